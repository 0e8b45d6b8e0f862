import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Tilt',
  reading:
    'The large number below the brass ball on the pale field is the hour, of twelve; the large number below the brass ball on the dark field is the minute.',
  about:
    'A labyrinth seen from as near as the one who holds it. Once a minute it is tilted for eight tenths of a second, just long enough for a ball to roll to the next of sixty holes, and the eye goes along. The last one leads back to the first. Nobody has dropped it yet, though each second the hands tremble.',
  facets: ['position', 'figures', 'game', 'quiet'],
  credits: [
    {
      title: 'A polished brass ball, on a dark floor and on a pale one',
      makers: ['Lost Property Lab'],
      source: { words: 'renders/25-10-29.py, rendered with POV-Ray 3.7' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['dark.webp', 'pale.webp'],
    },
    {
      title: 'Bevan',
      makers: ['The Bevan Project Authors'],
      source: { registry: 'npm', package: '@fontsource/bevan', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Bevan Project Authors (https://github.com/googlefonts/BevanFont)',
      changes: 'subset to 0–9, renamed',
      files: ['figures.woff2'],
    },
  ],
}
