import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Lava Lamp',
  reading:
    'The number in the largest piece of wax is the hour, one to twelve, and so many pieces are adrift; the column’s surface stands at the minute on the scale of the glass, and runs through its number.',
  about:
    'The instructions say to allow sixty minutes for the wax to warm up. Above the surface it is wax in the liquid, below it the liquid in the wax, and nothing is in a hurry: the column takes an hour to climb the glass and a second and a half to think better of it.',
  facets: ['figures', 'counting', 'position', 'picture', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Bagel Fat One',
      makers: ['The Bagel Fat Project Authors'],
      source: { registry: 'npm', package: '@fontsource/bagel-fat-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Bagel Fat Project Authors (https://github.com/JAMO-TYPEFACE/BagelFat)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
