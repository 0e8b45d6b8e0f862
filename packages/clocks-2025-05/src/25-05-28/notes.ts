import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Twelve at the top, as on any dial: the short blue blade is the hour, the long red one the minute among sixty marks, and the yellow dot outside them the second.',
  about:
    'Two sheets of rings, the lower one red and blue: a hand is where it is filled, and shows in all the gaps of the upper one. The upper sheet goes round once a minute, a sixth of a step off centre, and lets red out on the side of the second and blue opposite. Beyond the dial the red rings gain and the blue ones lag, and where they meet they print dark.',
  facets: ['dial', 'science', 'busy', 'across-a-room'],
  credits: [],
}
