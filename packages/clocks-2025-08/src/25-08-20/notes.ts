import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The wide ribbon in the middle is your own time, the hour above the minutes; each ribbon beside it is another time that the world has now, with its hour and a city.',
  about:
    'Every time that is now on Earth, side by side: west at the left, east at the right, an hour of each ribbon in the colour of its sky. Where clocks are set by half an hour, or a quarter, the ribbon is cut with a notch and its hours are shifted. The sun stands where it is noon, a ray of it counting the seconds.',
  facets: ['figures', 'position', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Cities and their time zones',
      creator: 'Kevin Roberts',
      source: 'city-timezones 1.3.4 (npm); the offsets are those of the visitor’s own zone data',
      licence: 'MIT',
      notice: 'Copyright (c) Kevin Roberts',
      changes: 'a city for each zone; those that it lacks are named after their zone',
    },
    {
      title: 'Big Shoulders Display ExtraBold',
      creator: 'Patric King',
      source: '@fontsource/big-shoulders-display 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
      changes: 'subset to letters and figures, renamed',
      files: ['type.woff2'],
    },
  ],
}
