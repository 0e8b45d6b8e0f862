import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Nocturne',
  reading:
    'On the roll of the player piano the red number, beside the long hole in the bass, is the hour; the blue number, beside the long hole in the treble, is the minute: those next above the brass bar count.',
  about:
    'Eleven bars of this nocturne, at the tempo printed over it, last a minute to the quaver. A piano has eighty-eight keys, which are twenty-four hours, sixty minutes and four to spare, so two long holes in the roll can hold the time down while Chopin goes on between them. It is silent.',
  facets: ['figures', 'data', 'busy'],
  credits: [
    {
      title: 'Nocturne in E flat, opus 9 number 2, bars 1 to 11',
      makers: ['Frédéric Chopin'],
      attribution: 'Frédéric Chopin, 1832',
      source: { words: 'the score alone; punched anew, at its own 132 quavers a minute' },
      licence: 'public domain',
    },
    {
      title: 'Paper mamurk_a_1',
      makers: ['MrMamurk'],
      attribution: 'MrMamurk, 2011',
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'tinted',
      files: ['paper.webp'],
    },
    {
      title: 'Limelight',
      makers: ['Nicole Fally', 'Eben Sorkin'],
      attribution: 'Nicole Fally and Eben Sorkin, Sorkin Type',
      source: { registry: 'npm', package: '@fontsource/limelight', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name Limelight.',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
