import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Simultaneous',
  reading:
    'The widest ribbon, in the middle, is your own time: its hour above the line, its minutes below. Each ribbon beside it is another time that the world has now, read in the same way.',
  about:
    'Every time that is now on Earth, side by side: west at the left, east at the right, an hour of each ribbon in the colour of its sky. Where clocks are set by half an hour, or a quarter, the ribbon is cut with a notch and its hours are shifted. The sun stands where it is noon, the moon where it is midnight, and in a minute the sun has grown its sixty rays.',
  facets: ['figures', 'position', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Names of the time zones',
      makers: ['Arthur David Olson', 'Paul Eggert'],
      attribution: 'Arthur David Olson, Paul Eggert and others, IANA',
      source: {
        registry: 'Debian',
        package: 'tzdata',
        version: '2025b',
        within: 'the offsets are those of the visitor’s own zone data',
      },
      licence: 'public domain',
      changes: 'a zone for each time, named by the last part of its name',
    },
    {
      title: 'Big Shoulders Display ExtraBold',
      makers: ['Patric King'],
      source: { registry: 'npm', package: '@fontsource/big-shoulders-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
      changes: 'subset to letters and figures, renamed',
      files: ['type.woff2'],
    },
  ],
}
