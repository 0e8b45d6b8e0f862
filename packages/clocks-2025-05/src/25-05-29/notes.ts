import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Gears',
  reading:
    'The hand on the wheel of 72 teeth shows the hour on the ring I to XII, the one on the wheel of 60 the minute on the ring 5 to 60, and the one on the escape wheel of 30 the second.',
  about:
    'The teeth were counted out by William Derham in 1696, for an eight-day clock, and the hands have nothing else to go by: each second lets half a tooth of the escape wheel pass, and the rest is division. The great wheel, which would have the weight on it, comes round once in twelve hours, and the blue one turns once in an hour the other way.',
  facets: ['dial', 'science', 'quiet'],
  transparent: true,
  credits: [
    {
      title: 'Numbers of an eight-day piece, from The Artificial Clock-maker, chapter X',
      makers: ['William Derham'],
      attribution: 'William Derham, 1696',
      source: { registry: 'GitHub', package: 'textcreationpartnership/A35722' },
      licence: 'CC0-1.0',
      changes: 'the numbers of the teeth cut into wheels',
    },
    {
      title: 'Bodoni Moda',
      makers: ['indestructible type'],
      source: { registry: 'npm', package: '@fontsource/bodoni-moda', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Bodoni Moda Project Authors',
      changes: 'two cuts, subset to the letters of the plate, renamed',
      files: ['roman.woff2', 'italic.woff2'],
    },
  ],
}
