import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Powers',
  reading:
    'The largest figures, in which the equation ends and which alone are printed in both inks, are the time: before the raised h are the hours, before the raised m after it the minutes.',
  about:
    'Every minute of the day is a number, and every number is a sum of powers. Squares are printed on pink, of which four always do (Lagrange, 1770); cubes on blue, of which nine do, and which only 3:59 and 0:23 need (Dickson, 1939); powers of two on yellow; on green whatever powers are fewest. The type is as narrow or wide and the equals signs are as long as each line needs to be full. Each second another power is red.',
  facets: ['figures', 'type', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Noto Serif Display Black',
      makers: ['The Noto Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/noto-serif-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 Google Inc. All Rights Reserved.',
      changes: 'outlines of the figures, h and m, at the narrowest and the usual width, mixed for each line',
    },
  ],
}
