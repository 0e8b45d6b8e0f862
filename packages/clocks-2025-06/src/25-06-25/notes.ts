import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Vertebrae',
  reading:
    'The big number that the snake has swallowed is the hour, and the rib where it has arrived is the minute: its small glowing number stands beside it.',
  about:
    'A real python has several hundred vertebrae, this one sixty with ribs and nine in its tail, modelled for the occasion after anatomy. The hour shows up on the film because it is of metal, and the body is a little thicker wherever it has got to. When it has passed the last rib, the next one has been swallowed.',
  facets: ['figures', 'position', 'science', 'dark'],
  credits: [
    {
      title: 'Saira ExtraBold',
      makers: ['Hector Gatti', 'Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource/saira', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Saira Project Authors (https://github.com/Omnibus-Type/Saira)',
      changes: 'subset to the figures, renamed',
      files: ['lead.woff2'],
    },
    {
      title: 'Bones of a python: skull, vertebra with its ribs, bone of the tail',
      makers: ['Lost Property Lab'],
      source: { words: 'modelled after anatomy, and looked through with POV-Ray' },
      licence: 'CC0-1.0',
      files: ['rib.webp', 'lit.webp', 'tail.webp', 'skull.webp'],
    },
  ],
}
