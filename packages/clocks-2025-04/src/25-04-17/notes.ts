import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Truchet',
  reading:
    'The darkest tiles lie face down and form the figures of the hour and the minute; in the red border two more turn over each second, clockwise from the top.',
  about:
    'In 1704 Sébastien Truchet worked out what a single tile can do if it may be laid in more than one way. These are glazed on both sides, with dark and pale corners by turns like a chessboard, so their edges meet however they lie. Whatever the shape of the window, the pavement is laid so that exactly a hundred and twenty tiles run round its edge.',
  facets: ['figures', 'science', 'busy', 'across-a-room'],
  credits: [],
}
