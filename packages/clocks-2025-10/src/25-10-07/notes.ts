import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Somebody has written two words: the hour, and then the minute. The English for each is printed below it: ten, nine is nine minutes past ten, and zero is midnight or the full hour.',
  about:
    'Hello. Every minute somebody else puts on the tag and writes what time it is, as if it were a name, in one of thirty-one languages. Their language is printed at the foot, and there they go on counting, under their breath, to fifty-nine.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Sedgwick Ave Display',
      creator: 'The Sedgwick Ave Project Authors',
      source: '@fontsource/sedgwick-ave-display 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Sedgwick Ave Project Authors (https://github.com/googlefonts/sedgwickave)',
      changes: 'subset to the letters of numbers in 24 languages, renamed',
      files: ['latin.woff2'],
    },
    {
      title: 'Playpen Sans ExtraBold, with its Hebrew and its Thai',
      creator: 'The Playpen Sans Project Authors',
      source:
        '@fontsource/playpen-sans, @fontsource/playpen-sans-hebrew and @fontsource/playpen-sans-thai 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Playpen Sans Project Authors (https://github.com/TypeTogether/Playpen-Sans)',
      changes: 'subset to the letters of numbers, renamed',
      files: ['cyrillic.woff2', 'hebrew.woff2', 'thai.woff2'],
    },
    {
      title: 'Yusei Magic',
      creator: 'The Yusei Magic Project Authors',
      source: '@fontsource/yusei-magic 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Yusei Magic Project Authors (https://github.com/tanukifont/YuseiMagic)',
      changes: 'subset to eleven numerals, drawn with a thicker outline, renamed',
      files: ['kanji.woff2'],
    },
    {
      title: 'Archivo ExtraBold',
      creator: 'The Archivo Project Authors',
      source: '@fontsource/archivo 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
      changes: 'subset to letters, renamed',
      files: ['print.woff2'],
    },
    {
      title: 'Unicode CLDR: rules for spelling out numbers',
      creator: 'Unicode, Inc.',
      source: 'cldr-rbnf 48.2.0 (npm)',
      licence: 'Unicode-3.0',
      notice: 'Copyright © 1991-2025 Unicode, Inc. All rights reserved.',
      changes: 'the numbers 0 to 59 in 31 languages, in short form',
    },
  ],
}
