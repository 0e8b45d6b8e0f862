import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fifteen Minutes',
  reading:
    'Only one can is in many colours and has a price: the number on its label is the hour, and its price in cents is the minute.',
  about:
    'Every can of soup is famous for an hour, and famous means in colours: the other eleven come in the one ink of the wall. All are printed anew every fifteen minutes, with other inks and other streaks where the squeegee ran dry. The three plates of the famous one never come to lie where they belong: each second the next one slips. Its price goes up all hour, and at the full hour it is back at nothing.',
  facets: ['figures', 'picture', 'busy'],
  credits: [
    {
      title: 'Ink, as a silk screen lets it through',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock: renders/25-08-02.py' },
      licence: 'CC0-1.0',
      files: ['grain.webp', 'drag.webp', 'shade.webp'],
    },
    {
      title: 'Oleo Script',
      makers: ['Soytutype'],
      source: { registry: 'npm', package: '@fontsource/oleo-script', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        "Copyright (c) 2012, Soytutype (contact@soytutype.com.ar|soytutype@gmail.com), with reserved fontname 'Oleo'",
      changes: 'subset to F d n o u',
      files: ['script.woff2'],
    },
    {
      title: 'Anton',
      makers: ['The Anton Project Authors'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to 0–9 C K L O P S U ¢ ’',
      files: ['figures.woff2'],
    },
  ],
}
