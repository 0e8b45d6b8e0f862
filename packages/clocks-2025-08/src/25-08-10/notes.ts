import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The number cut into the candle is the hour; each run of wax that goes down out of the picture is ten minutes, and the one still on its way has come down to the line of its minute, where the double line is five.',
  about:
    'King Alfred kept time with candles, says Asser, and marked them with lines. This one is coated in red over pale wax, and the hour is cut through the coat, so that the flame shines out. Each minute a run goes on to the next line, and no two go the same way: some are joined, some go cold at the edge. At the hour the wax is smoothed and the next number cut.',
  facets: ['counting', 'picture', 'quiet'],
  credits: [
    {
      title: 'Grenze Gotisch',
      creator: 'The Grenze Gotisch Project Authors',
      source: '@fontsource/grenze-gotisch 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'subset to 0–9',
      files: ['tags.woff2'],
    },
  ],
}
