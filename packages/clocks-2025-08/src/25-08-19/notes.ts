import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The four figures cut into the steel balls are the time, the two of the hour before the two of the minute; where balls hang in two rows, the hour is above.',
  about:
    'The toy from the manager’s desk, hung from so high that its strings leave the picture. Now the left ball swings, now the right one, as a real pendulum does, and each second they click. In the last third of a second of a minute the balls whose figure changes turn on their strings. Nothing is photographed: the window that they show is numbers, too.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Steel balls before a vermilion ground',
      creator: 'Lost Property Lab',
      source: 'made for this clock by renders/25-08-19-ball.py',
      licence: 'CC0-1.0',
      files: ['left.webp', 'middle.webp', 'right.webp'],
    },
    {
      title: 'Barlow Bold',
      creator: 'Jeremy Tribby, The Barlow Project Authors',
      source: '@fontsource/barlow 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'its figures and colon, cut into steel and filled with enamel by renders/25-08-19-ball.py',
      files: ['figures.webp'],
    },
  ],
}
