import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The knob points to the hour; each coloured sock round the door is a minute, every fifth has its number beside it, so the last coloured sock, the one that wriggles, is the minute; the lit sign changes every ten seconds.',
  about:
    'Sixty socks go in. One comes out each minute and is pegged on the door, and at every odd minute one of them has lost its mate. The signs are those on the label in your shirt, in the order in which you should have read them: wash, by hand, bleach, tumble, hang, iron.',
  facets: ['dial', 'counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Signs of laundry care, sock and shirt (Tabler Icons)',
      creator: 'Paweł Kuna',
      source: '@iconify-json/tabler 1.2.41 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) 2020-2026 Paweł Kuna',
      changes: 'six signs recoloured; the outlines of sock and shirt filled, the sock given heel and cuff',
    },
    {
      title: 'Fredoka Bold',
      creator: 'The Fredoka Project Authors',
      source: '@fontsource/fredoka 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One)',
      changes: 'subset to 0–9',
      files: ['knob.woff2'],
    },
  ],
}
