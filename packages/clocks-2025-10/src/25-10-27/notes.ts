import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Wishing Well',
  reading:
    'The moon lies on the number of the hour, in twelve hours. Water climbs the numbered steps along the edge, clockwise from the top left: the first dry step, which is the palest, is the minute.',
  about:
    'A stepwell from straight above, with the moon in it. Somebody throws a coin each second and wishes for more time; the water rises by a step a minute, and at the full hour it runs out again. What lies below is bent as water bends it, and the moon on top far more.',
  facets: ['position', 'figures', 'picture', 'dark', 'quiet'],
  credits: [
    {
      title: 'Caudex',
      makers: ['Hjort Nidudsson'],
      source: { registry: 'npm', package: '@fontsource/caudex', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Hjort Nidudsson (nidud@users.sourceforge.net) Caudex-Bold.ttf: Copyright (c) 2011 Hjort Nidudsson (nidud@users.sourceforge.net)',
      changes:
        'the ten figures as a picture of distances to their outlines, by renders/25-10-27.py, and as outlines in outlines.ts',
      files: ['figures.webp'],
    },
  ],
}
