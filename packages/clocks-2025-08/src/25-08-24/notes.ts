import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Colonnade',
  reading:
    'Read the white columns as Roman numerals: those on the orange wall are the hour, those on the blue one the minute, which on an upright stage may go on in a second row under the first; N is nought.',
  about:
    'A front in true elevation, with the sun at the draughtsman’s forty-five degrees and the paint that marble once had: Ionic over Doric, as at the Colosseum. The Romans had no sign for nothing; monks who reckoned Easter about 725 wrote N, nulla, so it stands here at the full hour. The masons on the roof are never done: sixty façades an hour.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [],
}
