import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Binary',
  reading:
    'A lever that is up uncovers its number; add what is uncovered in each column. The two columns at H give the two figures of the hour, 00 to 23, those at M of the minute; nothing uncovered is nought.',
  about:
    'Twenty levers do what a computer’s clock does inside: count in ones, twos, fours and eights, a figure at a time. There is no eight among the tens, for it would never be thrown. At midnight all are down and the panel says nothing, which in this arithmetic is the exact time.',
  facets: ['counting', 'science', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Twenty lever switches',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray 3.7 (renders/25-11-03.pov, renders/25-11-03.py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['switches.webp'],
    },
    {
      title: 'National Park Bold',
      makers: ['Andrea Herstowski', 'Ben Hoepner', 'Jeremy Shellhorn'],
      source: { registry: 'npm', package: '@fontsource/national-park', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2024 The National Park Project Authors (https://github.com/benhoepner/National-Park)',
      changes: 'traced, cut into the plates and filled with paint in the render',
      files: ['switches.webp'],
    },
  ],
}
