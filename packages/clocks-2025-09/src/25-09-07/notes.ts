import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Paint Chips',
  reading:
    'The large chip with the wet, running paint is the time: its number is the hour, 0 to 23, and the minute.',
  about:
    'Every hour has its family of colours, every minute a chip in it with a name that somebody gave it in earnest: Tree Hugger, Embarrassed Frog, Old Whiskey. The strip that is on is pulled out of the fan, and the paint of its minute runs until the next is opened. Nobody has yet been able to choose.',
  facets: ['figures', 'words', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Seven hundred and twenty colours and their names',
      makers: ['David Aerne'],
      attribution: 'David Aerne and the contributors of color-names',
      source: { registry: 'npm', package: 'color-name-list', version: '14.29.0' },
      licence: 'MIT',
      notice: 'Copyright (c) 2017 David Aerne',
      changes: 'chosen from its best names, twelve families of sixty',
    },
    {
      title: 'Familjen Grotesk',
      makers: ['The Familjen Grotesk Project Authors'],
      source: { registry: 'npm', package: '@fontsource/familjen-grotesk', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2021 The Familjen Grotesk Project Authors (https://github.com/Familjen-Sthlm/Familjen-Grotesk)',
      changes: 'subset to space ! & - . 0–9 ? A–Z a–z – ’',
      files: ['chip.woff2'],
    },
  ],
}
