import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Isotype',
  reading:
    'The hour is the number under the ochre figure that stands. The minute is where the ochre figure sits: the number of its row and that of its column, added.',
  about:
    'A statistical table as Otto Neurath and Gerd Arntz drew them in Vienna from 1925 on: more of a thing is not drawn larger, but more often. Here an hour stands, a minute sits down with a newspaper, a cup or a book, and a second has no time for that. Nobody needs to count: rows and columns are numbered.',
  facets: ['counting', 'data', 'position', 'picture'],
  credits: [
    {
      title: 'Jost',
      makers: ['The Jost Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/jost', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to space , - . 0–9 : = A–Z a–z – ’',
      files: ['letters.woff2'],
    },
  ],
}
