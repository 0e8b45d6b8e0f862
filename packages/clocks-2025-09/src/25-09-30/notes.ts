import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Lines',
  reading:
    'The broad parts of the line are four figures: the first two are the hour, 00 to 23, the last two the minute.',
  about:
    'One line comes in from the left, goes through four figures and leaves on the right, and the pen is nowhere lifted. So five is written from its foot, six from its belly, and four ties a knot in itself. At the full minute a new figure rises out of the line; all minute long a bead travels along it, a sixtieth of the way each second.',
  facets: ['figures', 'type', 'dark', 'quiet', 'across-a-room'],
  credits: [],
}
