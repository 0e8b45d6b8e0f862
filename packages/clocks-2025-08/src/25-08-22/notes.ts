import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The yellow door at the top has the hour; the yellow block of houses has the minute, and the blocks already passed are white. The two shoes are somebody who walks about and reaches the next block when the minute is over.',
  about:
    'A random walk is what a drunk does who draws lots at each corner. Left to itself, such a walk in a plane comes back to every corner sooner or later, but nobody can wait for it. So this one is pulled, just enough: of the four ways he may take only those from which the next block can still be reached in time. He takes a step each second, and is never late.',
  facets: ['position', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Shoe prints',
      creator: 'Font Awesome (Dave Gandy, Fonticons)',
      source: '@iconify-json/fa6-solid 1.2.4 (npm)',
      licence: 'CC-BY-4.0',
      changes: 'coloured, set on a disc',
    },
    {
      title: 'Bungee',
      creator: 'David Jonathan Ross',
      source: '@fontsource/bungee 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
      changes: 'subset to 0–9, renamed',
      files: ['signs.woff2'],
    },
  ],
}
