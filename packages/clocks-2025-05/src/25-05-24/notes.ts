import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fruit Machine',
  reading:
    'The four figures in the middle of the reels are hours and minutes; above them a bulb is lit for each second, ten to a field.',
  about:
    'Every reel has ten figures with a fruit after each, engraved as on an old lithograph, in four different orders, and all four spin for each minute, even for a figure that stays as it was: the arm goes down two seconds before, they stop from the left, the last on the stroke. Sixty bulbs are lit one by one, and then they all go out.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Ultra',
      makers: ['Brian J. Bonislawsky', 'Astigmatic'],
      source: { registry: 'npm', package: '@fontsource/ultra', version: '5.3.0' },
      licence: 'Apache-2.0',
      notice:
        'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved. Available under the Apache 2.0 licence.',
      changes: 'subset to the figures',
      files: ['slab.woff2'],
    },
    {
      title: 'Enamel, chrome, bulbs, the cup with its coins, and the ball of the arm',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['mint.webp', 'red.webp', 'bezel.webp', 'upright.webp', 'cup.webp', 'lamps.webp', 'ball.webp'],
    },
    {
      title: 'Six fruits, engraved over flat tints',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-05-24-fruit.py' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['fruit.webp'],
    },
  ],
}
