import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Swim Lanes',
  reading:
    'The white number at the fingertips in the first lane is the hour, 1 to 12; the one in the second lane, 0 to 59, is the minute. The smallest swimmer does a length a minute.',
  about:
    'A pool whose lanes are as long as half a day, an hour and a minute. The first swims breaststroke and waits an hour for the next stroke, the second crawls a stroke a minute, the third never stops. Each hand is exactly where its number lies on the floor of the pool, so the board could be left out, and was.',
  facets: ['figures', 'position', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Archivo SemiBold',
      makers: ['Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource/archivo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
