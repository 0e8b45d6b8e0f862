import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The big numeral on the stage is the hour; the lit footlights are the minutes, ten to a box in two rows of five, so every full box is ten minutes.',
  about:
    'The curtain is closed at the full hour, so the numeral takes its bow in front of it; then it is tugged open a little each minute, and a carved wooden sea appears, cranked from the wings as in a baroque theatre. In the last seconds of the hour it closes again. The velvet was hung fold by fold, and lit, before it was photographed.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Ultra',
      creator: 'Brian J. Bonislawsky DBA Astigmatic',
      source: '@fontsource/ultra 5.3.0 (npm)',
      licence: 'Apache-2.0',
      notice: 'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.',
      changes: 'subset to 0–9',
      files: ['ultra.woff2'],
    },
    {
      title: 'Velvet curtain and swag',
      creator: 'Lost Property Lab',
      source: 'made for this clock with Blender (renders/25-08-03-drapery.py)',
      licence: 'CC0-1.0',
      changes: 'rendered, compressed',
      files: ['leg.webp', 'swag.webp'],
    },
  ],
}
