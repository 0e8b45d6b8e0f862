import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Two Shadows',
  reading:
    'The shadow on the left wall is the hour and the shadow on the right wall the minute, its two figures side by side or the tens above the units; of the sixty tiles round the plinth, row by row from its left corner, one more is red each second.',
  about:
    'A shadow forgets one direction of everything, which leaves room in a single carving for two numbers that have nothing to do with each other. A cube stands wherever both lamps need it and nowhere else. In the last second of a minute all of them slide to their next places, each within its own layer, from the foot upwards.',
  facets: ['figures', 'science', 'across-a-room'],
  credits: [],
}
