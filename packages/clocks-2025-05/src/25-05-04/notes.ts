import type { ClockNotes } from '@found-time/clock-runtime'
import { credits } from './faces'

export const notes: ClockNotes = {
  title: 'Shoal of Commas',
  reading:
    'A dial of sixty stops, the large signs fives and the quotation mark at the top twelve: the sign in a pale disc is the hour, and the one big pale comma swims from it to the next; the row of dark ones points to the minute.',
  about:
    'Seen from the side a comma has a head, a body and a tail, and those of forty typefaces swim here; the stops are theirs too, and the signs at the fives those of three. Others come up to be the minute each time. What looks like the sea bed is a comma as well, another each hour, and the asterisk in the middle turns by one arm a minute. The small wine-red one noses past a stop a second.',
  facets: ['dial', 'type', 'busy'],
  transparent: true,
  credits,
}
