import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Read the white columns as Roman numerals: the upper storey is the hour, the lower one the minutes; N is nought.',
  about:
    'A temple front in true elevation, with the sun at the draughtsman’s forty-five degrees and the paint that marble once had. The Romans had no sign for nothing; monks who reckoned Easter about 725 wrote N, nulla, so it stands here at the full hour. The masons on the roof are never done: sixty façades an hour.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [],
}
