import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Disruptive Pattern',
  reading:
    'Look for the purple among the blue: it is the hour above (0 to 23, unless you chose twelve) and the minute below, each in two large figures, whose pattern slides once a second.',
  about:
    'Each patch of both cloths is an island, one of 502, turned and laid over the others. Every purple is as light as its blue, and each cloth has some of the other’s patches: in black and white the time is gone, until it moves. The hour’s pattern slides to the left and the minute’s to the right, while the figures themselves stay where they are.',
  facets: ['figures', 'type', 'data', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Natural Earth, land at 1:10 million: the outlines of islands',
      makers: ['Natural Earth', 'Mike Bostock'],
      attribution: 'Natural Earth; TopoJSON by Mike Bostock',
      source: { registry: 'npm', package: 'world-atlas', version: '2.0.2', within: 'land-10m.json' },
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock. The map data is in the public domain.',
      changes: 'islands taken out, turned, scaled and strewn in four tones; two swatches that repeat',
      files: ['sea.webp', 'plum.webp'],
    },
    {
      title: 'Rubik Mono One',
      makers: ['Hubert and Fischer'],
      source: { registry: 'npm', package: '@fontsource/rubik-mono-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2013, 2014, Hubert and Fischer, Philipp Hubert (philipp@hubertfischer.com), Sebastian Fischer (sebastian@hubertfischer.com)',
      changes: 'subset to 0–9, the three made of the eight; cut out of the cloth, taller on a narrow stage',
      files: ['block.woff2'],
    },
  ],
}
