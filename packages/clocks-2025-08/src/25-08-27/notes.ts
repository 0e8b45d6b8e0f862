import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The largest figures, in which the equation ends and which are printed in both inks, are the time: those before the raised h are the hours, those before the raised m the minutes.',
  about:
    'Every minute of the day is a number, and every number is a sum of powers. Squares are printed on pink, of which four always do (Lagrange, 1770); cubes on blue, of which nine do, and which only 3:59 and 0:23 need (Dickson, 1939); powers of two on yellow; on green whatever powers are fewest. Each second the red ink strikes another power.',
  facets: ['figures', 'type', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Computer Modern Bold Extended, as KaTeX Main Bold',
      creator: 'Donald E. Knuth; Khan Academy and contributors',
      source: 'katex 0.19.1 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2009-2010 Design Science, Inc., Copyright (c) 2014-2018 Khan Academy',
      changes: 'subset to figures, brackets, h and m',
      files: ['type.woff2'],
    },
  ],
}
