import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Phyllotaxis',
  reading:
    'Count the petals clockwise, like the hours of a clock face: yellow ones in the morning, red ones in the afternoon. Count the bright seeds for the minutes: ten of each colour, the fifth with a dark eye, the newest in the middle. The bee goes round once a minute.',
  about:
    'There are always 1,440 seeds, a day’s minutes: a new one comes in the middle each minute and pushes all the others out by one place, until it leaves over the rim a day later. Each is turned 137.508° from the one before, the rule by which Helmut Vogel drew a sunflower in 1979, and nothing else makes the spirals you see. Count the spirals: you get 34, 55 or 89, Fibonacci’s numbers, though nobody put them in.',
  facets: ['counting', 'science', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'A bee seen from above',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock' },
      licence: 'CC0-1.0',
      files: ['bee.webp'],
    },
  ],
}
