import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The blue disc in the middle is a usual clock with yellow hands: the short one points to the hour, the long one to the minute; the white and red rings around it tell the same moment in decimal time.',
  about:
    'In November 1793 the Convention decreed that the day has ten hours, the hour a hundred minutes and the minute a hundred seconds. Hardly anybody used it, and in 1795 it was given up. Here it goes on, in a cockade: ten hours on the white ring, a hundred minutes on the red one, and a red hand that steps every 0.864 of a second and so never keeps step with ours.',
  facets: ['dial', 'science', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Bodoni Moda',
      creator: 'The Bodoni Moda Project Authors',
      source: '@fontsource/bodoni-moda 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
      changes: 'subset to 0–9 I V X',
      files: ['didone.woff2'],
    },
    {
      title: 'A blue disc, engine-turned',
      creator: 'Lost Property Lab',
      source: 'made for this clock by renders/25-08-05-guilloche.py',
      licence: 'CC0-1.0',
      files: ['guilloche.webp'],
    },
  ],
}
