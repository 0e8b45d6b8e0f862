import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bingo',
  reading:
    'The upper number on the board is the hour, 1 to 24 (24 is midnight) unless you chose twelve; the lower one is the minute, and where there is none it is the full hour.',
  about:
    'Callers in British bingo halls have names for every number, and the time of day uses the first fifty-nine. Here they go up on the board outside, letter by letter, on plates that slide between rails. The box holds two of each letter in black; for a third they use a green one. Below it is how long until the next call.',
  facets: ['figures', 'type', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Big Shoulders Display ExtraBold',
      makers: ['Patric King', 'The Big Shoulders Project Authors'],
      source: { registry: 'npm', package: '@fontsource/big-shoulders-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
      changes: 'subset to capitals, figures and four marks',
      files: ['letters.woff2'],
    },
    {
      title: 'Nicknames of numbers',
      makers: ['callers in British bingo halls'],
      source: { words: '“List of British bingo nicknames”, Wikipedia: the sayings alone' },
      licence: 'public domain',
      changes: 'one for each number from 1 to 59',
    },
  ],
}
