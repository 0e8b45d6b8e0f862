import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'In the three tubes over HOUR and in the three over MINUTE one marble has a large number on a white spot: it is the hour, and the minute; a black 0 in an empty seat stands for none.',
  about:
    'Every minute a marble drops into the tube of its colour. The first tube of each three has seats for tens, the others five and four for the ones; the tenth marble sends the nine away and goes to the tens, and the sixtieth minute is an hour. Meanwhile a steel ball rolls once down the chute, a step a second. The light in the shadows was followed through the glass.',
  facets: ['counting', 'picture', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Sofia Sans Semi Condensed',
      creator: 'The Sofia Sans Project Authors',
      source: '@fontsource/sofia-sans-semi-condensed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Sofia Sans Project Authors (https://github.com/lettersoup/Sofia-Sans)',
      changes: 'subset to 0–9 E H I M–O R–U',
      files: ['numbers.woff2'],
    },
    {
      title: 'Glass and steel in the sun',
      creator: 'Found Time',
      source: 'own work, rendered with POV-Ray 3.7',
      licence: 'CC0-1.0',
      files: [
        'blue.webp',
        'cyan.webp',
        'green.webp',
        'yellow.webp',
        'orange.webp',
        'violet.webp',
        'steel.webp',
      ],
    },
  ],
}
