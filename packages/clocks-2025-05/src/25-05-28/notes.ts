import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Moiré',
  reading:
    'Twelve at the top, as on any dial: where the rings go blue is the short hour hand, where they go red the long minute hand among sixty red marks, its outer end alone where the two would cross, and the violet ripple outside them is the second.',
  about:
    'Three screens of rings lie on one another, blue and red under dark. Where they agree only the upper one is seen; a hand is where the rings of a lower one swerve by half a step into the gaps, and it is in neither screen alone. Beyond the dial the red rings gain and the blue ones lag, and every place where they meet again is a band.',
  facets: ['dial', 'science', 'busy', 'across-a-room'],
  credits: [],
}
