import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Inventory',
  reading:
    'The full flasks are the hours, up to 24, gold coins the tens of minutes and copper coins the minutes beside them, so 15 full flasks, 4 gold and 2 copper are 15:42; each of the six torches burns for ten seconds.',
  about:
    'What somebody owns who has come far in an old adventure. A copper is found each minute, ten are changed for gold, and at the hour everything goes on one more potion; no two of them are alike. At midnight all are drunk. There are enough torches for exactly one more minute.',
  facets: ['counting', 'game', 'picture'],
  credits: [
    {
      title: '32×32 graphics for Angband: potions, coins and fire, 1999',
      makers: ['David Gervais'],
      source: { registry: 'Debian', package: 'angband-data', version: '3.5.1-2.5' },
      licence: 'CC-BY-3.0',
      changes:
        'shadows off; potions three times as large by Scale3x, also emptied; coins drawn anew, flame slimmer, both doubled; wood and torches added',
      files: ['items.webp'],
    },
  ],
}
