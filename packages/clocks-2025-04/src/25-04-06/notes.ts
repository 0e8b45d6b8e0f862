import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Circle Line',
  reading:
    'The blue train calls at the twelve hours, the red one at the minutes, the yellow one at the seconds; the board of each line names the station its train last called at.',
  about:
    'A timetable is a map that has been told the time. The trains of the seconds and minutes arrive on the beat and never after it, which is why the red one leaves its platform three seconds before the minute is up, while the blue one creeps on for an hour without a stop. On the hour the three boards make a sentence: Ten, O’Clock, Sharp.',
  facets: ['position', 'data'],
  transparent: true,
  credits: [
    {
      title: 'Overpass',
      makers: ['The Overpass Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/overpass', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Overpass Project Authors (https://github.com/RedHatOfficial/Overpass)',
      changes: 'subset to the Latin letters, figures and marks used, weights 400 to 800',
      files: ['overpass.woff2'],
    },
  ],
}
