import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Twelve Moons',
  reading:
    'Count the full moons in the rice fields for the hour, twelve of them at noon and at midnight; the light of the great moon ends at the minute on its scale, and the geese cross the sky once a minute.',
  about:
    'At Sarashina in Japan the moon is said to stand in every one of the terraced rice fields. Here the fields get theirs one by one: in the last second of the hour the great moon goes down behind the hills and comes up in the water of the next. It can be read with a straight rule because the lit share of its breadth is the lit share of its face.',
  facets: ['counting', 'position', 'picture', 'science', 'quiet'],
  transparent: true,
  credits: [
    {
      title: 'Clementine UVVIS basemap mosaic of the moon',
      makers: ['NASA/SDIO'],
      attribution: 'NASA/SDIO, courtesy of the USGS Astrogeology Research Program',
      source: { registry: 'Debian', package: 'marble-qt-data', version: '22.12.3' },
      licence: 'public domain',
      changes:
        'the near side projected to a disc as seen from the earth, gaps of the mosaic filled, printed as a mask: the sky shows through the seas',
      files: ['moon.webp'],
    },
    {
      title: 'Zen Antique',
      makers: ['The Zen Antique Project Authors'],
      source: { registry: 'npm', package: '@fontsource/zen-antique', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed Moon Figures',
      notice: 'Copyright 2021 The Zen Antique Project Authors (https://github.com/googlefonts/zen-antique)',
      files: ['figures.woff2'],
    },
  ],
}
