import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The newest stamp marked HERE is your time, the other dark one is the time in a capital now; each hole punched along the tops of the pages is a second.',
  about:
    'The bearer is a citizen of Utopia, whose code UTO is the one that specimen passports use. Its number is the time of day, it was issued to somebody born today, it is good for ten years, and all five of its check digits are right. The foreign stamp comes from a capital where it is the same minute and, as a rule, another hour.',
  facets: ['figures', 'data', 'across-a-room'],
  credits: [
    {
      title: 'Rubik Distressed',
      creator: 'The Rubik Filtered Project Authors',
      source: '@fontsource/rubik-distressed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Rubik Filtered Project Authors (https://github.com/NaN-xyz/Rubik-Filtered)',
      changes: 'subset to the figures',
      files: ['figures.woff2'],
    },
    {
      title: 'Stardos Stencil',
      creator: 'Vernon Adams',
      source: '@fontsource/stardos-stencil 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Vernon Adams (vern@newtypography.co.uk) with Reserved Font Names ‘Stardos’. All rights reserved.',
      changes: 'bold, subset to capitals and figures, renamed Passport Letters',
      files: ['letters.woff2'],
    },
    {
      title: 'OCR-B',
      creator: 'Norbert Schwarz and Matthew Skala, after Adrian Frutiger',
      source: 'fonts-ocr-b 0.3~dfsg1-1 (Debian)',
      licence: 'public domain',
      changes: 'subset to the characters of travel documents',
      files: ['ocrb.woff2'],
    },
    {
      title: 'Rough paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'smaller, its hollows made holes in the ink',
      files: ['grain.webp'],
    },
    {
      title: 'AIGA symbol signs: departing flights',
      creator: 'Jean-Victor Balin, after the American Institute of Graphic Arts',
      source: 'openclipart-svg 0.18 (Debian)',
      licence: 'public domain',
      changes: 'figures rounded, turned',
    },
    {
      title: 'Maki: ferry and rail',
      creator: 'Mapbox',
      source: '@mapbox/maki 8.2.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'figures rounded',
    },
    {
      title: 'Capitals and their time zones',
      creator: 'Kevin Roberts and contributors',
      source: 'city-timezones 1.3.4 (npm)',
      licence: 'MIT',
      changes: 'sixty-two capitals',
      notice: 'Copyright (c) Kevin Roberts',
    },
  ],
}
