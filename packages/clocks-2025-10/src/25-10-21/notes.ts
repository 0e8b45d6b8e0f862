import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bell Tower',
  reading:
    'In the black row, the number at the left is the minute, and the bell in the red square is the hour; 0, E and T are ten, eleven and twelve, as ringers write them.',
  about:
    'Twelve bells ring Plain Bob Maximus, a row a minute, as ringers print it to learn it by heart: the path of one bell as a line through all the others. It is the hour’s bell. Each hour begins with rounds, and no row comes twice before the next; every row is pulled five times, a bell a second.',
  facets: ['figures', 'type', 'position', 'across-a-room'],
  credits: [
    {
      title: 'Roboto Serif',
      makers: ['The Roboto Serif Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/roboto-serif', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Roboto Serif Project Authors (https://github.com/googlefonts/RobotoSerif)',
      changes: 'subset to 0–9 E T',
      files: ['figures.woff2'],
    },
  ],
}
