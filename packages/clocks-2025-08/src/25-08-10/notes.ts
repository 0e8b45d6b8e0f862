import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Candle',
  reading:
    'The large number is the hour (0 to 23, unless you count to twelve); the candle has burnt down to the minute on the scale beside it, where the bright mark is.',
  about:
    'King Alfred kept time with candles, says Asser, and marked them with lines. This one burns down past its scale in an hour, a mark a minute, and at the full hour there is a new one. Its light is printed in flat inks: sixteen of them, from the flame down into the wax and out into the room.',
  facets: ['figures', 'dial', 'picture', 'quiet'],
  credits: [
    {
      title: 'Grenze Gotisch',
      makers: ['The Grenze Gotisch Project Authors'],
      source: { registry: 'npm', package: '@fontsource/grenze-gotisch', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
      changes: 'subset to 0–9',
      files: ['tags.woff2'],
    },
  ],
}
