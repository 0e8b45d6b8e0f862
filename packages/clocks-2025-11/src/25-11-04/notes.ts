import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Churn',
  reading:
    'The spiral of milk has two drops: the number in the inner one, nearer the middle, is the hour, in twelve hours; the number in the outer one, at its end, is the minute.',
  about:
    'A churn from above. Milk runs out along Bernoulli’s spiral, which is the same at every size; he wanted it on his gravestone, and the mason cut the wrong one. Two rings of numbers turn below and stop where the milk comes to them, and between them it draws its threads.',
  facets: ['figures', 'science', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Rozha One',
      makers: ['Indian Type Foundry'],
      source: { registry: 'npm', package: '@fontsource/rozha-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2014 Indian Type Foundry (info@indiantypefoundry.com)',
      changes:
        'the ten figures as a picture of distances to their outlines, by renders/25-11-04.py, and as outlines in outlines.ts',
      files: ['figures.webp'],
    },
  ],
}
