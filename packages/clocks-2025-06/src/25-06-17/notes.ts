import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Minesweeper',
  reading:
    'The daisies spell the time in figures, hours first, minutes after them or below; hours run from 00 to 23, unless you count to twelve. Meanwhile the grass around them is cleared.',
  about:
    'When the game was asked to stop playing with mines, it gave the choice of flowers instead. The daisies of every minute lie in the shape of the time; otherwise it is a fair game: each number is the true count of flowers around it, and the first click is lucky. The field is clear after fifty-seven seconds.',
  facets: ['figures', 'game', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Daisies, grass, a bee and figures in pixels',
      makers: ['Found Time'],
      source: { words: 'drawn for this clock' },
      licence: 'CC0-1.0',
    },
  ],
}
