import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Epicycles',
  reading:
    'The line spells the hour and then the minute in figures; a red pen goes over it once in that minute.',
  about:
    'Two circles of one size that turn against each other swing a point to and fro, and 280 such couples, each riding on the one before, write any four figures without lifting the pen. The nine largest are drawn, each circle as far as its arm has just come round. The veil is the same line with its quick circles more and more held back, down to one slow sweep from the first figure to the last.',
  facets: ['figures', 'science', 'across-a-room'],
  credits: [],
}
