import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Name Tag',
  reading:
    'Somebody has written two words: the hour, and then the minute. The English for each is printed below it: ten, nine is nine minutes past ten, and zero is midnight or the full hour.',
  about:
    'Hello. Every minute somebody else puts on the tag and writes what time it is, as if it were a name, in one of thirty-one languages. Their language is printed at the foot, and there they go on counting, under their breath, to fifty-nine.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Sedgwick Ave Display',
      makers: ['The Sedgwick Ave Project Authors'],
      source: { registry: 'npm', package: '@fontsource/sedgwick-ave-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Sedgwick Ave Project Authors (https://github.com/googlefonts/sedgwickave)',
      changes: 'subset to the letters of numbers in 24 languages, renamed',
      files: ['latin.woff2'],
    },
    {
      title: 'Playpen Sans ExtraBold',
      makers: ['The Playpen Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/playpen-sans', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Playpen Sans Project Authors (https://github.com/TypeTogether/Playpen-Sans)',
      changes: 'subset to the letters of numbers, renamed',
      files: ['cyrillic.woff2'],
    },
    {
      title: 'Playpen Sans Hebrew ExtraBold',
      makers: ['The Playpen Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/playpen-sans-hebrew', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Playpen Sans Project Authors (https://github.com/TypeTogether/Playpen-Sans)',
      changes: 'subset to the letters of numbers, renamed',
      files: ['hebrew.woff2'],
    },
    {
      title: 'Playpen Sans Thai ExtraBold',
      makers: ['The Playpen Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/playpen-sans-thai', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Playpen Sans Project Authors (https://github.com/TypeTogether/Playpen-Sans)',
      changes: 'subset to the letters of numbers, renamed',
      files: ['thai.woff2'],
    },
    {
      title: 'Yusei Magic',
      makers: ['The Yusei Magic Project Authors'],
      source: { registry: 'npm', package: '@fontsource/yusei-magic', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Yusei Magic Project Authors (https://github.com/tanukifont/YuseiMagic)',
      changes: 'subset to eleven numerals, drawn with a thicker outline, renamed',
      files: ['kanji.woff2'],
    },
    {
      title: 'Archivo ExtraBold',
      makers: ['The Archivo Project Authors'],
      source: { registry: 'npm', package: '@fontsource/archivo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
      changes: 'subset to letters, renamed',
      files: ['print.woff2'],
    },
    {
      title: 'Unicode CLDR: rules for spelling out numbers',
      makers: ['Unicode, Inc.'],
      source: { registry: 'npm', package: 'cldr-rbnf', version: '48.2.0' },
      licence: 'Unicode-3.0',
      notice: 'Copyright © 1991-2025 Unicode, Inc. All rights reserved.',
      changes: 'the numbers 0 to 59 in 31 languages, in short form',
    },
  ],
}
