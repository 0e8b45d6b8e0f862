import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The last line of the sum is the time: the large figures before h are the hours, those before min are the minutes. The long equals sign grows with the seconds.',
  about:
    'Every minute of the day is a number, and every number is a sum of powers, so each minute is worked out anew: in squares on red, of which four always do (Lagrange, 1770); in cubes on blue, of which nine do, and which only 3:59 and 0:23 need (Dickson, 1939); in powers of two on yellow; on green by whatever powers are fewest.',
  facets: ['figures', 'type', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Computer Modern Bold Extended, as KaTeX Main Bold',
      creator: 'Donald E. Knuth; Khan Academy and contributors',
      source: 'katex 0.19.1 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2009-2010 Design Science, Inc., Copyright (c) 2014-2018 Khan Academy',
      changes: 'subset to figures, signs and units, renamed',
      files: ['type.woff2'],
    },
  ],
}
