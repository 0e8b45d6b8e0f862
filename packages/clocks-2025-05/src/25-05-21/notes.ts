import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Braille',
  reading:
    'The large cells are the hour and then the minute in braille, each figure printed under its own; the shadow of a fingertip takes the minute to read the page, one step a second.',
  about:
    'Braille has no figures of its own: the sign printed here as # says that the letters after it are to be counted, so that a is 1 and j is 0. The text is always about time and changes with the quarter of an hour. The light wanders over the sheet from left to right between six in the morning and six at night, and then a lamp brings it back.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Grey paper',
      makers: ['MrMamurk'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'made grey, contrast raised, made smaller',
      files: ['paper.webp'],
    },
    {
      title: 'Atkinson Hyperlegible',
      makers: ['Braille Institute of America', 'Applied Design Works'],
      source: { registry: 'npm', package: '@fontsource/atkinson-hyperlegible', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 Braille Institute of America, Inc.',
      changes: 'subset to letters, figures and a few marks',
      files: ['print.woff2'],
    },
    {
      title: 'Sentences on time',
      makers: ['William Shakespeare', 'Benjamin Franklin'],
      source: {
        words: 'plays and poems of 1592 to 1606; Poor Richard’s Almanack and The Way to Wealth, 1748 to 1758',
      },
      licence: 'public domain',
    },
  ],
}
