import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Albers',
  reading:
    'Each number has a tile of its own colour. The number in the margin that has lost its tile is the hour, the one round the square that has lost its tile is the minute; the tile that has grown is the second.',
  about:
    'No tile has been taken away. It lies on its own colour and cannot be seen, as Josef Albers taught. Every number has a colour of its own, whoever uses it: the units give the hue, the tens the tone. So once a minute the small square, which is the second, is gone for a second, and at ten past ten the large one is not there for a minute.',
  facets: ['position', 'picture', 'quiet'],
  credits: [
    {
      title: 'A Dictionary of Color Combinations (1933)',
      makers: ['Sanzo Wada', 'Matt DesLauriers'],
      attribution: 'Sanzo Wada; colours measured by Matt DesLauriers',
      source: { registry: 'npm', package: 'dictionary-of-colour-combinations', version: '1.0.2' },
      licence: 'MIT',
      notice: 'Copyright (c) 2020 Matt DesLauriers',
      changes: 'sixty of its 159 colours, put in order',
    },
    {
      title: 'Jost',
      makers: ['The Jost Project Authors'],
      source: { registry: 'npm', package: '@fontsource/jost', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to figures',
      files: ['numbers.woff2'],
    },
  ],
}
