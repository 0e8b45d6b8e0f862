import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cursors',
  reading:
    'All pointers point at the red ring, which goes round the twelve crosses once in twelve hours and has the hour in it; the hourglass waits at the minute, with its tag; a caret blinks at the second.',
  about:
    'Being aimed at something is all that a pointer can do, and here the best part of a thousand are aimed at one place. The nearest are the largest and keenest. When the caret comes by, those around it glance at it and swing back like compass needles. The sand in the hourglass takes the whole minute to run down, in five pictures, before it hops on.',
  facets: ['dial', 'interface', 'busy', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'whiteglass and redglass pointers',
      makers: ['The XFree86 Project'],
      source: { registry: 'Debian', package: 'xcursor-themes', version: '1.0.5-1' },
      licence: 'X11',
      changes: 'four pointers and the frames of the hourglass, their shadows taken off',
      notice:
        'Copyright (C) 1994-2003 The XFree86 Project, Inc. All Rights Reserved. Its name stands in the licence where the text has that of the X Consortium.',
      files: ['pointers.webp'],
    },
    {
      title: 'Silkscreen Bold',
      makers: ['The Silkscreen Project Authors'],
      source: { registry: 'npm', package: '@fontsource/silkscreen', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed',
      notice: 'Copyright 2001 The Silkscreen Project Authors (https://github.com/googlefonts/silkscreen)',
      files: ['tip.woff2'],
    },
  ],
}
