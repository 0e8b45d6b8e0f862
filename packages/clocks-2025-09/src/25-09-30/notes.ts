import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The heavy parts of the line are four figures: the first two are the hour, the last two the minute.',
  about:
    'One line comes in from the left, goes through four figures and leaves on the right; the pen is nowhere lifted. What only joins is a hair. At the full minute a new figure rises out of the line as though a hand passed behind it, and all minute long a bulge travels along, a sixtieth of the way each second.',
  facets: ['figures', 'type', 'dark', 'quiet', 'across-a-room'],
  credits: [],
}
