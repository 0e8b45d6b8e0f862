import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The count in a slot’s corner says how much of it there is: potions are the hours, gold coins the tens of minutes and copper coins the minutes beside them, so 15 potions, 4 gold and 2 copper are 15:42; each of the six torches burns for ten seconds.',
  about:
    'The bag of somebody who has come far in an old adventure. A copper is found each minute, ten are changed for gold, and at the hour everything goes on a new potion, which is never the same as the last one. There are enough torches for exactly one more minute.',
  facets: ['counting', 'figures', 'game', 'picture'],
  credits: [
    {
      title: '32×32 graphics for Angband: potions, coins and fire, 1999',
      creator: 'David Gervais',
      source: 'angband-data 3.5.1-2.5 (Debian)',
      licence: 'CC-BY-3.0',
      changes:
        'shadows taken off; the potions three times as large by Scale3x; the coins drawn anew and larger, the flame slimmer; torches added',
      files: ['items.webp'],
    },
    {
      title: 'Jersey 15',
      creator: 'The Soft Type Project Authors',
      source: '@fontsource/jersey-15 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'its figures drawn pixel by pixel, with a rim',
    },
  ],
}
