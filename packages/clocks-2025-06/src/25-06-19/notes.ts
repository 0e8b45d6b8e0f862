import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Registration',
  reading:
    'The blue plate prints the hour, the pink one the minute and the pale yellow one the second; their crosses meet in black only at the full hour.',
  about:
    'There is no black ink on this sheet, only three plates that are slightly out of register. The pink one goes round its proper place once an hour and the yellow one once a minute, so for one second in 3,600 all crosses fall together and make their black themselves. The screens stand at the angles of the printers’ norm.',
  facets: ['figures', 'type', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Screens of four-colour printing at 15°, 75° and 0°',
      makers: [],
      attribution: 'after DIN 16547',
      source: { words: 'the angles alone; drawn anew' },
      licence: 'public domain',
    },
    {
      title: 'Anton',
      makers: ['The Anton Project Authors', 'Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
    {
      title: 'Archivo Black and Archivo Expanded Black',
      makers: ['Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource-variable/archivo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
      changes: 'two instances, subset to the figures',
      files: ['broad.woff2', 'broadest.woff2'],
    },
  ],
}
