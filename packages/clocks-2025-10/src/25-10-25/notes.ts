import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sandpile',
  reading:
    'Two dark cuts part the field. The large number at the left end of the lying one is the hour, of twelve; the large number at the foot of the standing one is the minute.',
  about:
    'Let sand lie on squares: four grains on one, and it gives a grain to each neighbour, or over the edge. For every rectangle there is one pile that changes no other it is poured on, and nobody laid its pattern out. The time cuts the field into four of them, with more sand heaped along their middles. Each second a grain falls there, and all settle as they must.',
  facets: ['position', 'science', 'quiet'],
  credits: [
    {
      title: 'Alumni Sans',
      makers: ['The Alumni Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/alumni-sans', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 The Alumni Sans Project Authors (https://github.com/googlefonts/alumni)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
