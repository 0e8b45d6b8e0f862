import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The four figures in the steel balls are the time, the two of the hour before the two of the minute; where balls hang in two rows, the hour is above.',
  about:
    'The toy from the manager’s desk, grown up: for a ball to be away a whole second, its strings must be almost a metre long. Now the left one swings, now the right one. It moves as a real pendulum with a wide swing does, lingering at the top. In the last third of a second of a minute the drums in the balls roll on.',
  facets: ['figures', 'picture'],
  credits: [
    {
      title: 'Steel balls in a red room',
      creator: 'Lost Property Lab',
      source: 'made for this clock by renders/25-08-19-ball.py',
      licence: 'CC0-1.0',
      files: ['left.webp', 'middle.webp', 'right.webp', 'lacquer.webp'],
    },
    {
      title: 'Barlow SemiBold',
      creator: 'Jeremy Tribby, The Barlow Project Authors',
      source: '@fontsource/barlow 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to 0–9 :',
      files: ['figures.woff2'],
    },
  ],
}
