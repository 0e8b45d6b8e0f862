import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Butterfly Drawer',
  reading:
    'The butterfly on the measuring card is the hour, to twelve, by the Roman numeral on its label; its wings open from 0 to 60 in the hour, their tips at the minute, which the label also writes in millimetres; bright pins along the edge are the seconds.',
  about:
    'All twelve were named by Linnaeus, in one book of 1758. The drawer began as a single outline of a butterfly found among clip art, which was coloured for VII and given eleven neighbours. On the hour a pair of wings is all but shut, and it takes sixty minutes to open. The others have nothing to do but breathe, once in four seconds.',
  facets: ['position', 'picture', 'science', 'quiet'],
  transparent: true,
  credits: [
    {
      title: 'Farfalla contorno',
      makers: ['Francesco Rollandin'],
      source: { registry: 'Debian', package: 'openclipart-svg', version: '0.18' },
      licence: 'public domain',
      changes:
        'one half cut out and coloured as Papilio ulysses; the eleven other species drawn to match it by the Lost Property Lab',
      files: ['wings.webp', 'shadows.webp'],
    },
    {
      title: 'MrMamurk e 1, a paper',
      makers: ['MrMamurk'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'toned, recompressed',
      files: ['lining.webp'],
    },
    {
      title: 'La Belle Aurore',
      makers: ['Kimberly Geswein'],
      source: { registry: 'npm', package: '@fontsource/la-belle-aurore', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com kimberlygeswein@gmail.com)',
      changes: 'subset to the labels',
      files: ['hand.woff2'],
    },
    {
      title: 'Old Standard TT',
      makers: ['The Old Standard Project Authors'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'subset to numerals',
      files: ['print.woff2'],
    },
  ],
}
