import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'One Hundred',
  reading:
    'The white dial tells the usual time: its broad blue leaf points to the hour, its long blue lance to the minute; all round it is the decimal day, the gold line points to its ten hours, the gold tooth to their hundred minutes.',
  about:
    'In the autumn of 1793 the Convention decreed that the day has ten hours, the hour a hundred minutes and the minute a hundred seconds. Watches had to tell both times on one plate until the old one was forgotten. It never was, and in April 1795 the new one was given up. Here it goes on: what has passed of the day is red, so that at noon the flag is whole, and a gold bead steps every 0.864 of a second.',
  facets: ['dial', 'science', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Bodoni Moda',
      makers: ['The Bodoni Moda Project Authors'],
      source: { registry: 'npm', package: '@fontsource/bodoni-moda', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
      changes: 'subset to the figures and some letters, renamed',
      files: ['didone.woff2'],
    },
  ],
}
