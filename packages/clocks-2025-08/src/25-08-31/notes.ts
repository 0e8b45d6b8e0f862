import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Count the potions for the hour and the coins for the minute, or read how many there are above them; a torch burns for ten seconds.',
  about:
    'The bag of somebody who has come far in an old adventure. A coin is found each minute and laid on the others, ten to a stack; at the hour the merchant takes all sixty for a potion, which is never the same as the last one. Every third is uncommon, every sixth rare, every twelfth legendary. There are enough torches for exactly one minute.',
  facets: ['counting', 'figures', 'game', 'picture'],
  credits: [
    {
      title: '32×32 graphics for Angband: potions, a merchant and fire, 1999',
      creator: 'David Gervais',
      source: 'angband-data 3.5.1-2.5 (Debian)',
      licence: 'CC-BY-3.0',
      changes: 'shadows taken off; the flame larger and slimmer; coins, torches and a glove added',
      files: ['items.webp'],
    },
    {
      title: 'Silkscreen',
      creator: 'The Silkscreen Project Authors',
      source: '@fontsource/silkscreen 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2001 The Silkscreen Project Authors (https://github.com/googlefonts/silkscreen)',
      changes: 'drawn pixel by pixel, the figures also twice as large and with a rim',
    },
  ],
}
