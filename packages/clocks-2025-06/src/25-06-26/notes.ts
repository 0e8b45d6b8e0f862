import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The yellow ball is the hour (24 is midnight), the blue ball the minute; both are dabbed on the ticket, and with no blue ball it is the full hour.',
  about:
    'Callers in British bingo halls have names for every number, and the time of day uses the first fifty-nine. The balls still in the cage go from 60 to 90, since no minute will ever call them. Each minute has a ticket of its own, properly made with three rows of five, and it always wins.',
  facets: ['figures', 'game', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Material spheres 0019, 0071, 0080, 0082, 0087, 0124, 0126 and 0165',
      creator: 'The Poimandres collective and those who photographed them',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'cut out as balls, the two that are called shaded',
      files: ['balls.webp', 'called.webp'],
    },
    {
      title: 'Curtain',
      creator: 'Lost Property Lab',
      source: 'computed: folds of cloth under a lamp',
      licence: 'CC0-1.0',
      changes: 'none',
      files: ['curtain.webp'],
    },
    {
      title: 'Passion One Bold',
      creator: 'Fontstage',
      source: '@fontsource/passion-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 Fontstage (info@fontstage.com), with Reserved Font Name "Passion"',
      changes: 'subset to letters and figures, renamed Bingo Caller',
      files: ['caller.woff2'],
    },
    {
      title: 'Nicknames of numbers',
      creator: 'callers in British bingo halls',
      source: '“List of British bingo nicknames”, Wikipedia: the sayings alone',
      licence: 'public domain',
      changes: 'one for each number from 1 to 59',
    },
  ],
}
