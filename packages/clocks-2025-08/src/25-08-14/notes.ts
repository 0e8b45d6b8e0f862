import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Colour Sorting',
  reading:
    'In the three tubes over HOUR and in the three over MINUTE one marble is white: its number is the hour, from 0 to 23 or of twelve, and the minute; a white ring with 0 stands for none.',
  about:
    'Every minute a marble comes down the chute, a step a second, and at the full minute it drops into the tube of its colour. The first tube of each three holds tens, the others five and four; the tenth marble makes the nine fly up and goes to the tens, and the sixtieth minute is an hour. No two have the same twist of glass in them.',
  facets: ['counting', 'picture', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Sofia Sans Semi Condensed',
      makers: ['The Sofia Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/sofia-sans-semi-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Sofia Sans Project Authors (https://github.com/lettersoup/Sofia-Sans)',
      changes: 'subset to 0–9 E H I M–O R–U',
      files: ['numbers.woff2'],
    },
  ],
}
