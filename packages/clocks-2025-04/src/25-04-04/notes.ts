import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sixty Fish',
  reading:
    'The large fish up in the light are the hours, to twelve; on the wheel, counted from the top, the last small fish in colour, which is larger than the rest, is the minute.',
  about:
    'These fish once swam behind the windows of Unix workstations, and the numerals are screen type from the same world. A pearl of air leaves the sea bed each second until all sixty are gone. In the last minute of an hour the next large fish waits just below the light, and when twelve is over all but the first go back down together.',
  facets: ['counting', 'picture', 'busy'],
  transparent: true,
  credits: [
    {
      title: 'Fish of xfishtank, two swimming frames each',
      makers: ['Jonathan Greenblatt', 'Dave Lemke', 'Eric Bina'],
      attribution: 'Jonathan Greenblatt, Dave Lemke and Eric Bina',
      source: { registry: 'Debian', package: 'gcompris-qt-data', version: '3.1-2' },
      licence: 'public domain',
      changes: 'fourteen of them trimmed, tripled in size and reprinted in one ink beside their own colours',
      files: [
        'porkfish.webp',
        'butterfly.webp',
        'emperor.webp',
        'copperband.webp',
        'moon.webp',
        'queen.webp',
        'cardinal.webp',
        'parrot.webp',
        'squirrel.webp',
        'french.webp',
        'bluering.webp',
        'sixbar.webp',
        'banded.webp',
        'surgeon.webp',
      ],
    },
    {
      title: 'New Century Schoolbook bold italic, 12 point at 100 dots an inch',
      makers: ['Adobe Systems', 'Digital Equipment Corporation'],
      attribution: 'Adobe Systems and Digital Equipment Corporation',
      source: { registry: 'Debian', package: 'xfonts-100dpi', version: '1:1.0.5' },
      licence: 'HPND',
      notice:
        'Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation. Adobe is a trademark of Adobe Systems Incorporated which may be registered in certain jurisdictions. Permission to use these trademarks is hereby granted only in association with the images described in this file. Permission to use, copy, modify, distribute and sell this software and its documentation for any purpose and without fee is hereby granted, provided that the above copyright notices appear in all copies and that both those copyright notices and this permission notice appear in supporting documentation, and that the names of Adobe Systems and Digital Equipment Corporation not be used in advertising or publicity pertaining to distribution of the software without specific, written prior permission. Adobe Systems and Digital Equipment Corporation make no representations about the suitability of this software for any purpose. It is provided "as is" without express or implied warranty.',
      changes: 'the figures, pixel by pixel, as paths',
    },
  ],
}
