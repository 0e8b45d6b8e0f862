import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Loading',
  reading:
    'Two boxes are white. The large figures in the white box of the wall are the minute; the figures in the white box of the bar along the edge are the hour, 0 to 23.',
  about:
    'Sixty spinners that programmers have collected to say that nothing has happened yet: one for each minute of the hour, every one at its own true speed. What is loaded turns black. At the full hour it is all there, and begins again, as these things do.',
  facets: ['counting', 'type', 'interface'],
  credits: [
    {
      title: 'Iosevka Bold',
      makers: ['Renzhi Li (Belleve Invis)'],
      source: { registry: 'npm', package: '@fontsource/iosevka', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2015-2023, Renzhi Li (aka. Belleve Invis, belleve@typeof.net)',
      changes:
        'subset to the characters of sixty spinners, letters and figures; line heights made one; renamed',
      files: ['spinners.woff2'],
    },
    {
      title: 'cli-spinners',
      makers: ['Sindre Sorhus'],
      source: { registry: 'npm', package: 'cli-spinners', version: '3.4.0' },
      licence: 'MIT',
      notice: 'Copyright (c) Sindre Sorhus <sindresorhus@gmail.com> (https://sindresorhus.com)',
      changes: 'sixty of its spinners, in its order',
    },
  ],
}
