import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The number in white stickers on the cube’s left side is the hour, the one on its right side the minute.',
  about:
    'A scrambled cube of nine by nine, and somebody who peels its stickers off: each minute the rows in the middle swing round and bring up the next number from behind. Each second the layer that hangs loose falls into place and another is pulled out of line; the second half of the minute takes back what the first has done. Count them: there are 81 stickers of each colour, as on a new one.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [],
}
