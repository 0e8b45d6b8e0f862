import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Two dark cuts part the field, and each ends at a large number: on the scale of twelve along the short side it is the hour, on the scale of sixty along the long side the minute.',
  about:
    'Let sand lie on squares: four grains on one, and it gives a grain to each neighbour, or over the edge. For every rectangle there is one pile that changes no other it is poured on, and nobody laid its pattern out. The time cuts the field into four of them. Each second a grain falls in every middle, and settles as it must.',
  facets: ['position', 'science', 'quiet'],
  credits: [
    {
      title: 'Alumni Sans',
      creator: 'The Alumni Sans Project Authors',
      source: '@fontsource/alumni-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 The Alumni Sans Project Authors (https://github.com/googlefonts/alumni)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
