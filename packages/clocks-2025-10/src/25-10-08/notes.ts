import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Nonogram',
  reading:
    'The black squares draw the time in four figures: the first two are the hour, the last two (right of the colon or, upright, below) the minute.',
  about:
    'A nonogram a minute. The numbers at the edges are its true clues, and it is solved as one solves it, line by line: black squares for twenty seconds, then a dot wherever there is none, and every finished clue is struck out. It has one solution, which is right for a minute.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Barlow Condensed SemiBold',
      makers: ['The Barlow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to 0–9, renamed',
      files: ['clues.woff2'],
    },
  ],
}
