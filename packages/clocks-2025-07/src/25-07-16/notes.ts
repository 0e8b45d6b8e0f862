import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Strip',
  reading:
    'The walker who carries the placard: the number on his coat is the hour, of twelve; the number on the placard is the minute.',
  about:
    'Möbius and Listing found the strip with one side independently in 1858. A lap is only half the way: after thirty slabs each walker is back where he set out, but on the other face, and walks over all of them again. After sixty minutes he has been on both sides without crossing an edge, and hands the placard to the next.',
  facets: ['figures', 'science', 'position'],
  credits: [
    {
      title: 'Passion One',
      makers: ['Fontstage'],
      source: { registry: 'npm', package: '@fontsource/passion-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 Fontstage (info@fontstage.com), with Reserved Font Name "Passion"',
      changes: 'subset to 0–9, renamed: Passion One is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
