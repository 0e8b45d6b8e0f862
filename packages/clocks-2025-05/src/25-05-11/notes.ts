import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Passport Control',
  reading:
    'The newest stamp marked HERE is your time, the other dark one is the time in a capital now; each hole punched along the tops of the pages is a second.',
  about:
    'The bearer is a citizen of Utopia, whose code UTO is the one that specimen passports use. Its number is the time of day, it was issued to somebody born today, it is good for ten years, and all five of its check digits are right. The foreign stamp comes from a capital where it is the same minute and, as a rule, another hour.',
  facets: ['figures', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Rubik Distressed',
      makers: ['The Rubik Filtered Project Authors'],
      source: { registry: 'npm', package: '@fontsource/rubik-distressed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Rubik Filtered Project Authors (https://github.com/NaN-xyz/Rubik-Filtered)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
    {
      title: 'Stardos Stencil',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/stardos-stencil', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Vernon Adams (vern@newtypography.co.uk) with Reserved Font Names ‘Stardos’. All rights reserved.',
      changes: 'bold, subset to capitals and figures, renamed Passport Letters',
      files: ['letters.woff2'],
    },
    {
      title: 'OCR-B',
      makers: ['Norbert Schwarz', 'Matthew Skala'],
      attribution: 'Norbert Schwarz and Matthew Skala, after Adrian Frutiger',
      source: { registry: 'Debian', package: 'fonts-ocr-b', version: '0.3~dfsg1-1' },
      licence: 'public domain',
      changes: 'subset to the characters of travel documents',
      files: ['ocrb.woff2'],
    },
    {
      title: 'Rough paper',
      makers: ['Ramón Miranda'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'smaller, its hollows made holes in the ink',
      files: ['grain.webp'],
    },
    {
      title: 'AIGA symbol signs: departing flights',
      makers: ['Jean-Victor Balin'],
      attribution: 'Jean-Victor Balin, after the American Institute of Graphic Arts',
      source: { registry: 'Debian', package: 'openclipart-svg', version: '0.18' },
      licence: 'public domain',
      changes: 'figures rounded, turned',
    },
    {
      title: 'Maki: ferry and rail',
      makers: ['Mapbox'],
      source: { registry: 'npm', package: '@mapbox/maki', version: '8.2.0' },
      licence: 'CC0-1.0',
      changes: 'figures rounded',
    },
    {
      title: 'Capitals and their time zones',
      makers: ['Kevin Roberts'],
      attribution: 'Kevin Roberts and contributors',
      source: { registry: 'npm', package: 'city-timezones', version: '1.3.4' },
      licence: 'MIT',
      changes: 'sixty-two capitals',
      notice: 'Copyright (c) Kevin Roberts',
    },
  ],
}
