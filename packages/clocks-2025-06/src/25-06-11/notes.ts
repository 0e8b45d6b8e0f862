import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Tally',
  reading:
    'The big red gouges above are the hours, the white strokes below are this hour’s minutes: five to a gate, every gate of minutes numbered, a ring for none, and what the nail is still scratching or what lies under the paint does not count.',
  about:
    'Prisoners are said to scratch days into the wall. This one keeps minutes, which comes to 1,440 by midnight, and every full hour is painted over; the dents of the last two, and of yesterday’s hours, still show. The window’s bars throw a gate of five, too; their patch of light crosses the wall from five in the morning to half past nine at night, then a lamp takes over, and the shade in each groove goes round with it.',
  facets: ['counting', 'picture', 'dark', 'quiet'],
  credits: [
    {
      title: 'Normal maps 0006, plaster, and 0015 and 0021, grain',
      makers: ['Emmelleppi'],
      attribution: 'Emmelleppi and the Poimandres collective',
      source: { registry: 'npm', package: '@pmndrs/assets', version: '1.7.0' },
      licence: 'CC0-1.0',
      changes:
        'laid over one another, lit from the left, painted green, and flaking where the plaster has cracked',
      files: ['wall.webp'],
    },
  ],
}
