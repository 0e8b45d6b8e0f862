import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Counting Rods',
  reading:
    'Red rods are the hour and then the minute: of each two squares the left one holds tens and the right one ones, every rod counts one, a rod laid against the others counts five, and an empty square is nought; black rods are the seconds still owed.',
  about:
    'For two thousand years Chinese officials reckoned with rods, red for what there was and black for what was owed, so they had negative numbers when Europe had none. The Book of Sui says that the one kind had three edges and the other four, and so have these: a hand could tell them apart in the dark. Nought needed no sign. It was a place on the board with nothing in it.',
  facets: ['counting', 'picture', 'quiet'],
  credits: [
    {
      title: 'Handmade paper, mamurk_a_2',
      makers: ['MrMamurk'],
      attribution: 'MrMamurk, for MyPaint',
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'a piece of it, its relief alone, as the board’s surface',
      files: ['board.webp'],
    },
    {
      title: 'Noto Emoji: hand with fingers splayed',
      makers: ['Google LLC'],
      source: { registry: 'npm', package: '@iconify-json/noto', version: '1.2.9' },
      licence: 'Apache-2.0',
      changes: 'its outline as a shadow, with an arm',
      files: ['hand.webp'],
    },
    {
      title: 'Counting rods',
      makers: ['Lost Property Lab'],
      source: { words: 'computed, to the measures of the Book of Sui' },
      licence: 'CC0-1.0',
      changes: 'none',
      files: ['red-up.webp', 'red-across.webp', 'black-up.webp', 'black-across.webp', 'bundle.webp'],
    },
  ],
}
