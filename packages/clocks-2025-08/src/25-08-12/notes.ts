import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading: 'The white number on the cube’s blue side is the hour, the one on its red side the minute.',
  about:
    'A cube of nine by nine, in the hands of somebody who never solves it. Each second a layer is twisted, but only one that holds no part of a number; by the end of the minute all are back in their places. Then all but the blue side rolls over at once and brings up the next minute from behind. On a telephone the cube lies on its side, for two large faces, one below the other.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [],
}
