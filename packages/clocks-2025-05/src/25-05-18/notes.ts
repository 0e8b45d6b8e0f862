import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Barcode',
  reading:
    'The price is the time, large figures for the hour and small raised ones for the minute; the bar code ends in both, by the 24-hour clock, and a check figure, and the red beam stands on the second at the side.',
  about:
    'A scale in a shop makes up its own numbers for what it weighs, and they begin with 20 to 29. Those happen to be the years of this decade, so the date and the minute fit into a valid EAN-13, check figure and all. From 2030 on the same minutes will count as French. The small print has the price by the hour.',
  facets: ['figures', 'data', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'OCR-B',
      makers: ['Norbert Schwarz', 'Matthew Skala'],
      attribution: 'Norbert Schwarz and Matthew Skala, after Adrian Frutiger',
      source: { registry: 'Debian', package: 'fonts-ocr-b', version: '0.3~dfsg1-1' },
      licence: 'public domain',
      notice:
        'Glyphs copyright 1995, 2010 Norbert Schwarz: you may freely use, modify and/or distribute, without limitation',
      changes: 'subset to capitals, figures and points',
      files: ['print.woff2'],
    },
    {
      title: 'Anton',
      makers: ['The Anton Project Authors'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to figures and a few capitals',
      files: ['price.woff2'],
    },
    {
      title: 'Sansita Swashed',
      makers: ['The Sansita Swashed Project Authors'],
      source: { registry: 'npm', package: '@fontsource/sansita-swashed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Sansita Swashed Project Authors (https://github.com/Omnibus-Type/Sansita-Swashed)',
      changes: 'subset to two words',
      files: ['script.woff2'],
    },
  ],
}
