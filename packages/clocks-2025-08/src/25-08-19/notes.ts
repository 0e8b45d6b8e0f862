import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Read the white figures on the steel balls from left to right: the two before the colon are the hour, the two after it the minute.',
  about:
    'The toy from the manager’s desk. Now the left ball swings, now the right one, as a real pendulum does, and each second they click. In the last third of a second of a minute the balls whose figure changes turn under their strings. What the steel shows is a real room, a hall with chandeliers and white curtains; a narrow picture looks along the row from its right end.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Hall, a photograph of a room in all directions',
      creator: 'Poly Haven and the Poimandres collective',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'shown in five steel balls, from two sides, by renders/25-08-19-ball.py',
      files: [
        'wide-left.webp',
        'wide-middle.webp',
        'wide-right.webp',
        'tall-left.webp',
        'tall-middle.webp',
        'tall-right.webp',
      ],
    },
    {
      title: 'Barlow ExtraBold',
      creator: 'Jeremy Tribby, The Barlow Project Authors',
      source: '@fontsource/barlow 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'its figures and colon, cut into steel and filled with enamel by renders/25-08-19-ball.py',
      files: ['figures.webp'],
    },
  ],
}
