import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The big pink pad says the hour and the other big note the minutes; the small notes round them are the minutes of this hour that are over.',
  about:
    'Each minute is in another hand than the last and keeps its colour when it joins the others. The newest flutters in the draught. Just before the hour the wind takes the wall, oldest first.',
  facets: ['figures', 'type', 'counting'],
  credits: [
    {
      title: 'Permanent Marker, Schoolbell, Walter Turncoat',
      creator: 'Font Diner',
      source: '@fontsource 5.3.0 (npm)',
      licence: 'Apache-2.0',
      changes: 'subset to 0–9',
      files: ['permanent-marker.woff2', 'schoolbell.woff2', 'walter-turncoat.woff2'],
    },
    {
      title: 'Covered By Your Grace, Gloria Hallelujah',
      creator: 'Kimberly Geswein',
      source: '@fontsource 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: 'subset to 0–9',
      files: ['covered-by-your-grace.woff2', 'gloria-hallelujah.woff2'],
    },
    {
      title: 'Kalam',
      creator: 'Indian Type Foundry',
      source: '@fontsource/kalam 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
      changes: 'bold, subset to 0–9',
      files: ['kalam.woff2'],
    },
    {
      title: 'Caveat Brush',
      creator: 'Google Inc',
      source: '@fontsource/caveat-brush 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 Google Inc. All Rights Reserved.',
      changes: 'subset to 0–9',
      files: ['caveat-brush.woff2'],
    },
    {
      title: 'Notes',
      creator: 'Lost Property Lab',
      source: 'made for this clock (renders/25-08-17-notes.py)',
      licence: 'CC0-1.0',
      files: ['yellow.webp', 'orange.webp', 'lime.webp', 'pad.webp'],
    },
  ],
}
