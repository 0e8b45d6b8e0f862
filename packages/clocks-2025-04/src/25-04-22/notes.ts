import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Marbling',
  reading:
    'Red tulips are the hours, twelve at twelve; blue carnations are tens of minutes and yellow hearts single minutes; a drop falls in the margin each second.',
  about:
    'A tulip takes three strokes of the needle through floating rings of ink, a carnation eight and a heart a single one, and no two lean quite alike. Where no flower is due there is gall alone, which opens a clear ring and keeps the place. Each drop in the margin pushes aside those that fell just before it, until a rake skims off all sixty for the next minute.',
  facets: ['counting', 'picture'],
  transparent: true,
  credits: [],
}
