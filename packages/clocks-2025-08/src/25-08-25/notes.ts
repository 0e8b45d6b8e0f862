import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'QR',
  reading:
    'The large square figures are the time: the hour, and below or beside it the minutes; point a phone at the code and it says the same, with the seconds.',
  about:
    'This code really scans, and says another second each second. A reader stops where the text ends; the three quarters of a code that come after are anybody’s, and here a red panda has moved in. Its light squares are the photograph at noon, its dark ones, and the figures, the same photograph at night. Of the whole picture only those few squares turn in a second that have to do with the time.',
  facets: ['figures', 'picture', 'interface'],
  credits: [
    {
      title: 'Red Panda, a photograph',
      makers: ['Mathias Appel'],
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1-2',
        within: 'activity "erase"',
      },
      licence: 'CC0-1.0',
      changes: 'lightened; and the tones of its face as a small table of numbers',
      files: ['panda.webp'],
    },
  ],
}
