import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Add up the hearts for the hour and the coins for the minute: a full slot holds ten, and the figure in its corner says how many are in it. The torch’s bar is what is left of the minute.',
  about:
    'A bag of twelve slots, as every game has one. It earns a coin a minute, and at the hour the merchant takes sixty of them for one heart, a price that nobody has ever talked him out of. The slots lie in columns or in rows, as the stage is broad or high, and what is missing from a stack is left as its shadow.',
  facets: ['counting', 'figures', 'game', 'picture'],
  credits: [
    {
      title: 'Crew: coin, heart, fire, sword and a wizard at work',
      creator: 'KAPLAY team',
      source: '@kaplayjs/crew 2.1.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'put on one sheet, with silhouettes; two frames of the fire, eight of the wizard',
      files: ['items.webp'],
    },
    {
      title: 'Jersey 10',
      creator: 'The Soft Type Project Authors',
      source: '@fontsource/jersey-10 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
