import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The can whose colours have slipped and that has a price tag tells the time: the number on its label is the hour, the price below it is the minute, in cents.',
  about:
    'Every can of soup is famous for an hour, and gets a new colourway every fifteen minutes. Its three plates never come to lie where they belong: each second the next one slips. The prices have been going up all hour, and at the full hour they are back at nothing.',
  facets: ['figures', 'picture', 'busy'],
  credits: [
    {
      title: 'Oleo Script',
      creator: 'Soytutype',
      source: '@fontsource/oleo-script 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        "Copyright (c) 2012, Soytutype (contact@soytutype.com.ar|soytutype@gmail.com), with reserved fontname 'Oleo'",
      changes: 'subset to F d n o u',
      files: ['script.woff2'],
    },
    {
      title: 'Anton',
      creator: 'The Anton Project Authors',
      source: '@fontsource/anton 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to 0–9 C K L O P S U ¢ ’',
      files: ['figures.woff2'],
    },
  ],
}
