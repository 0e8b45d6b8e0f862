import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Tartan',
  reading:
    'The words in white are the cloth’s thread count: R is the hour, one to twelve, in red threads, and G the minute, in green ones. Every fifth thread is lighter.',
  about:
    'Registers keep a tartan as letters and numbers: so many threads of each colour, there and back again. Here the count is the time. The red stripe has the hour’s threads, the green one gets another each minute, and one white line parts them; a shuttle lays a pick each second.',
  facets: ['figures', 'data', 'across-a-room'],
  credits: [],
}
