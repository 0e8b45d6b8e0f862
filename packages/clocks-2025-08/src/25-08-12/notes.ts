import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading: 'The white number on the blue left side is the hour, the one on the red right side the minute.',
  about:
    'A cube of nine by nine, in the hands of somebody who never solves it. Each second a layer is twisted, but only one of the four that hold no part of a number; by the end of the minute all are back in their places. Then all but the left face rolls over at once and brings up the next minute from behind.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [],
}
