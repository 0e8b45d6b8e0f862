import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Back to School',
  reading:
    'The ringed lesson is the hour: its number stands in the margin, 0 to 23. The large number in the protractor is the minute.',
  about:
    'Somebody has drawn up a school day of twenty-four lessons, from insomnia, practical, to the revision of bed, and has had it marked. A fountain pen rings the lesson that is on, an arc is struck around a protractor divided into sixty, and a rubber takes back the doodle under the title, a stroke a second.',
  facets: ['position', 'words', 'picture', 'quiet'],
  credits: [
    {
      title: 'Schoolbell',
      makers: ['Font Diner, Inc'],
      source: { registry: 'npm', package: '@fontsource/schoolbell', version: '5.3.0' },
      licence: 'Apache-2.0',
      changes: "subset to space ! & ' ( ) , . 0–9 : ; ? A–Z a–z – ’ −",
      files: ['hand.woff2'],
    },
    {
      title: 'Nothing You Could Do',
      makers: ['Kimberly Geswein'],
      source: { registry: 'npm', package: '@fontsource/nothing-you-could-do', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com)',
      changes: "subset to space ! ' ( ) + , . 0–9 : ; ? A–Z a–z – ’ −",
      files: ['teacher.woff2'],
    },
  ],
}
