import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sticky Notes',
  reading:
    'The pink notes among the yellow ones make the figures of the hour, of twenty-four unless twelve are asked for; the minute is written in black on the large green note.',
  about:
    'Offices fight each other with pictures of sticky notes in their windows. This one hangs the hour: sixty notes, pink where a figure goes. Each minute somebody writes on the next, row by row, and slaps a large green one over the one before; the older ones keep their numbers in ballpoint. Draughts run along the rows, and at the end of the hour the wind takes the wall and lays open the next.',
  facets: ['counting', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Permanent Marker',
      makers: ['Font Diner'],
      source: { registry: 'npm', package: '@fontsource/permanent-marker', version: '5.3.0' },
      licence: 'Apache-2.0',
      changes: 'subset to 0–9',
      files: ['permanent-marker.woff2'],
    },
    {
      title: 'Notes',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock (renders/25-08-17-notes.py)' },
      licence: 'CC0-1.0',
      files: ['yellow.webp', 'pink.webp', 'mint.webp'],
    },
    {
      title: 'Reenie Beanie',
      makers: ['Typeco'],
      source: { registry: 'npm', package: '@fontsource/reenie-beanie', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 Typeco. All rights reserved.',
      changes: 'subset to 0–9',
      files: ['reenie.woff2'],
    },
    {
      title: 'Covered By Your Grace',
      makers: ['Kimberly Geswein'],
      source: { registry: 'npm', package: '@fontsource/covered-by-your-grace', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: 'subset to 0–9',
      files: ['grace.woff2'],
    },
  ],
}
