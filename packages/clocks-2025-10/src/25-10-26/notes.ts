import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The large white numeral on the dark run of the tape is the hour, 0 to 23. The dark arrow at that run’s edge points at the minute: the marks are minutes, numbered every five.',
  about:
    'The day is a tape, and every hour of it folds back. In the night of 26 October 2025 Europe had two o’clock twice: then the same number stands on two of its runs. The small print knows when it will happen next where you are, asked of the time zone itself.',
  facets: ['position', 'data', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Sofia Sans Extra Condensed Bold',
      creator: 'The Sofia Sans Project Authors',
      source: '@fontsource/sofia-sans-extra-condensed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Sofia Sans Project Authors (https://github.com/lettersoup/Sofia-Sans)',
      changes: 'subset to space + , - . / 0–9 : A–Z _ a–z ’',
      files: ['strip.woff2'],
    },
  ],
}
