import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The brass ball on the white field lies in the hole whose number, below it, is the hour, in twelve hours; the brass ball on the blue field does the same for the minute.',
  about:
    'A labyrinth of enamelled steel, held by somebody with very good nerves: once a minute it is tilted for eight tenths of a second, just long enough for a ball to roll to the next of sixty holes. The last one leads back to the first. Nobody has dropped it yet, though each second the hands tremble.',
  facets: ['position', 'figures', 'game', 'quiet'],
  credits: [
    {
      title: 'A board of enamelled steel, and two brass balls',
      creator: 'Lost Property Lab',
      source: 'renders/25-10-29.py, rendered with POV-Ray 3.7',
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['wide.webp', 'tall.webp', 'minute.webp', 'hour.webp'],
    },
    {
      title: 'Bevan',
      creator: 'The Bevan Project Authors',
      source: '@fontsource/bevan 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Bevan Project Authors (https://github.com/googlefonts/BevanFont)',
      changes: 'its figures painted on the rendered board',
      files: ['wide.webp', 'tall.webp'],
    },
  ],
}
