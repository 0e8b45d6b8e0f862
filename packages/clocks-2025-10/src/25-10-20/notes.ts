import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Birds on a Wire',
  reading:
    'The number under the highest bird is the hour, of twelve; the number under the middle bird is the tens of the minutes, the one under the lowest bird the ones: 3, 4 and 2 are 3:42.',
  about:
    'A few wires, as of a stave, and three birds who cannot read. They turn round by turns, one a second, and fly to another number when it is time; at the full hour all of them do. Owls have the night and a cock two hours of the morning. How the penguin comes up every ten minutes is not known.',
  facets: ['position', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Fjalla One',
      makers: ['The Fjalla Project Authors'],
      source: { registry: 'npm', package: '@fontsource/fjalla-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The Fjalla Project Authors (https://github.com/SorkinType/FjallaOne)',
      changes: 'subset to 0–9, renamed',
      files: ['plates.woff2'],
    },
  ],
}
