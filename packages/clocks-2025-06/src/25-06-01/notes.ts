import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Air Mail',
  reading: 'Add up the stamps: the large one is the hour, the small ones with a c are the minutes.',
  about:
    'A letter franked with whatever stamps were in the drawer is a sum, and so is the time of day. All thirty-eight pictures are of things that fly, one for each hour, over a sea cut line by line as for a steel plate: a line swells where it is to be dark, and the hours of night are dark all over. Where nothing is owed no stamp is stuck. Every minute is a new letter, cancelled within its first second.',
  facets: ['figures', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Game Icons: thirty-eight things that fly',
      makers: ['Lorc', 'Delapouite'],
      attribution: 'Lorc, Delapouite and contributors (game-icons.net)',
      source: { registry: 'npm', package: '@iconify-json/game-icons', version: '1.2.4' },
      licence: 'CC-BY-3.0',
      changes: 'made into a typeface, printed in one ink of two',
      files: ['things.woff2'],
    },
    {
      title: 'Abril Fatface',
      makers: ['TypeTogether'],
      source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, TypeTogether (www.type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
      changes: 'subset to the figures, renamed',
      files: ['value.woff2'],
    },
    {
      title: 'Homemade Apple',
      makers: ['Font Diner'],
      source: { registry: 'npm', package: '@fontsource/homemade-apple', version: '5.3.0' },
      licence: 'Apache-2.0',
      notice: 'Copyright (c) 2010 by Font Diner, Inc. All rights reserved.',
      changes: 'subset to the address',
      files: ['hand.woff2'],
    },
    {
      title: 'Bricolage Grotesque',
      makers: ['Mathieu Triay'],
      source: { registry: 'npm', package: '@fontsource/bricolage-grotesque', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
      changes: 'subset to the labels, renamed',
      files: ['label.woff2'],
    },
  ],
}
