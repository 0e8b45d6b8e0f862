import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The bright brass tag is the hour; each drop of wax that has run down is a minute: a whole run has ten, with a longer neck after the first five.',
  about:
    'King Alfred kept time with six candles of twelve inches a day, says Asser, so an inch took twenty minutes: the grooves are inches, and every third is an hour. Its tag hangs where the hour will end; then the wax lets go of the nail, an alarm of later days. The flame stays where it is and the candle comes up to it.',
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
