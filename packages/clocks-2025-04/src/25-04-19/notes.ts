import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sort',
  reading:
    'The black pencil’s number is the minute; the underlined way to sort, of twelve, has the number of the hour; the underline grows with the seconds while sixty pencils are put in order.',
  about:
    'Twelve ways to put sixty pencils in order get a minute each, and every minute the pencils are shuffled anew. Bubble sort at one o’clock hurries through hundreds of swaps, insertion sort at three needs fifty-nine moves at most, and pancake sort at twelve can only turn the front of the row round. In the end the black pencil stands where its minute belongs.',
  facets: ['figures', 'science', 'busy'],
  transparent: true,
  credits: [
    {
      title: 'Federo',
      makers: ['Olexa M. Volochay', 'Cyreal'],
      source: { registry: 'npm', package: '@fontsource/federo', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to twelve names and the figures, renamed',
      notice: 'Copyright (c) 2011 by Olexa M. Volochay | Cyreal.org. All rights reserved.',
      files: ['imprint.woff2'],
    },
  ],
}
