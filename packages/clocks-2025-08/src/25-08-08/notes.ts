import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Facets',
  reading:
    'The number in the bright facet at the top of the stone is the hour, and the number in the broad bright facet outside the stone is the minute; the facets already cut are deep in colour.',
  about:
    'Twelve stones for twelve hours, those of the months, each cut with as many points as the hour: at one a pear of garnet, at two a navette, at three a trilliant, at four a diamond with four. Alexandrite at six is green in the morning and raspberry in the evening, as it is by day and by lamplight. How much a bright facet throws back follows from the mineral’s refractive index.',
  facets: ['position', 'figures', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Refractive indices of twelve gem minerals, and the list of birthstones',
      makers: ['gemmology-dev', 'American National Association of Jewelers'],
      attribution: 'gemmology-dev; American National Association of Jewelers',
      source: { url: 'https://github.com/gemmology-dev/gemmology-plugin', within: 'facts, typed in' },
      licence: 'public domain',
    },
    {
      title: 'Cinzel Black',
      makers: ['Natanael Gama'],
      source: { registry: 'npm', package: '@fontsource/cinzel', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Cinzel Project Authors (https://github.com/NDISCOVER/Cinzel)',
      changes: 'subset to 0–9, renamed',
      files: ['cut.woff2'],
    },
  ],
}
