import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The large number in the snow is the hour. The cat walks clockwise, a print a minute, past the small numbers: the newest, deepest print, just behind the cat, is the minute.',
  about:
    'A cat has sixty steps for its round, and an hour for it. It keeps falling, so the prints grow shallow as they grow old, and when the cat comes by again they are all but filled. Prints, numbers and cat are one relief in one low light, computed anew each minute: the sun by day, the moon at night. The tail keeps the seconds.',
  facets: ['dial', 'picture', 'quiet', 'counting'],
  credits: [],
}
