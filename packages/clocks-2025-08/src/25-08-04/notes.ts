import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The fireflies fly in the shape of the time: the first two figures are the hour, the last two the minute; they learn to flash together on each second.',
  about:
    'In a meadow each firefly minds its own rhythm, but is hurried or held back a little by the light of all others, until a whole wood blinks as one. Yoshiki Kuramoto wrote down how in 1975. At a new minute the flock is at odds; by the half it agrees. Those down in the grass never listen.',
  facets: ['figures', 'science', 'dark', 'across-a-room'],
  credits: [],
}
