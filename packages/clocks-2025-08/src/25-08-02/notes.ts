import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The can whose colours have slipped is the hour, which it has on its label; its price tag is the minute, in cents.',
  about:
    'Every can of soup is famous for an hour, and gets a new colourway every fifteen minutes. Its three plates never come to lie where they belong: each second the next one slips. The prices have been going up all hour, and at the full hour they are back at nothing.',
  facets: ['figures', 'picture', 'busy'],
  credits: [
    {
      title: 'Bowlby One',
      creator: 'vernon adams',
      source: '@fontsource/bowlby-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 by vernon adams (vern@newtypography.co.uk), with Reserved Font Names "Bowlby" "Bowlby One" and "Bowlby One SC". This Font Software is licensed under the SIL Open Font License, Version 1.1. This license is available with a FAQ at: http://scripts.sil.org/OFL',
      changes: 'subset to 0–9 C K L O P S U ¢ ’',
      files: ['figures.woff2'],
    },
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
  ],
}
