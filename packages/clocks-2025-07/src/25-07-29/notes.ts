import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Double Pendulum',
  reading:
    'The thick yellow arm points at the hour, and the thin white one, which hangs from its end, at the minute on the dark disc; before each minute they swing about, and the lines on the disc wait where they belong.',
  about:
    'Two rods and two weights are enough for chaos. For fifty-one seconds they are the hands of a clock; then they get a push, each minute of the day a trace stronger than the last, fly, and are caught at the next minute. The ribbon is what their end drew, and a bead tells it again. Nothing is left to chance: every loop follows from Lagrange’s equations and comes again tomorrow.',
  facets: ['dial', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Mécanique analytique',
      makers: ['Joseph-Louis Lagrange'],
      attribution: 'Joseph-Louis Lagrange, 1788',
      source: { words: 'its equations of motion alone, worked out for two equal rods and weights' },
      licence: 'public domain',
      changes: 'solved in steps of a hundredth of a second by the method of Runge and Kutta',
    },
    {
      title: 'Jost',
      makers: ['The Jost Project Authors'],
      source: { registry: 'npm', package: '@fontsource/jost', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
