import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cell Division',
  reading:
    'The chromosomes in the large pale cell are the hour as a Roman numeral, I to XII; the number of the dark cell, the newest, is the minute.',
  about:
    'Chromosomes have always looked like Roman numerals; these are ready to tell the hour, and are banded as the human chromosome of that number is. Round them a cell divides each minute, through all four phases in their order, and every cell that comes has a number. At the full hour the field is empty again but for the mother and nought.',
  facets: ['figures', 'science', 'picture', 'quiet'],
  credits: [
    {
      title: 'Bands of the human chromosomes 1 to 12',
      makers: ['Eric Weitz', 'National Center for Biotechnology Information'],
      attribution: 'Eric Weitz, Ideogram; National Center for Biotechnology Information',
      source: {
        registry: 'npm',
        package: 'ideogram',
        version: '1.53.0',
        within: 'dist/data/bands/native/homo-sapiens-400.json',
      },
      licence: 'CC0-1.0',
      changes: 'the dark bands of twelve chromosomes, in thousandths of an arm',
    },
    {
      title: 'Averia Serif Libre Bold',
      makers: ['Dan Sayers'],
      source: { registry: 'npm', package: '@fontsource/averia-serif-libre', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        "Copyright (c) 2011, Dan Sayers (i@iotic.com), with Reserved Font Name 'Averia' and 'Averia Libre'.",
      changes: 'subset to 0–9, renamed: Averia Serif Libre is a reserved name',
      files: ['numbers.woff2'],
    },
  ],
}
