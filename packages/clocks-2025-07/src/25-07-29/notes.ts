import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The yellow figures are the hour, twelve or twenty-four as you keep it, and the minute; the arm writes them anew each minute, is let go, and swings freely until the next.',
  about:
    'Two rods and two weights are enough for chaos. Each minute of the day the arm is let go a thousandth of a degree farther out, and on a wide stage that is a wholly different swing within a minute; on a narrow one it is thrown more gently and stays tame. Yet nothing is left to chance: every loop follows from Lagrange’s equations, and comes again tomorrow at the same minute.',
  facets: ['figures', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Mécanique analytique',
      creator: 'Joseph-Louis Lagrange, 1788',
      source: 'its equations of motion alone, worked out for two equal rods and weights',
      licence: 'public domain',
      changes: 'solved in steps of a hundredth of a second by the method of Runge and Kutta',
    },
  ],
}
