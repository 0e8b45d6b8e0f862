import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Polyhedra',
  reading:
    'The bright face of the smaller die is the hour, in twelve hours; the bright face of the larger die is the minute.',
  about:
    'The minutes are thrown with a die of sixty faces, a deltoidal hexecontahedron, the hours with a dodecahedron. Both are cut from dark stone, and so well polished that only the face that lies level shows the lamp. Whoever watches for long enough will say that they are loaded.',
  facets: ['figures', 'science', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Quattrocento',
      makers: ['Pablo Impallari', 'Igino Marini', 'Brenda Gallo'],
      source: { registry: 'npm', package: '@fontsource/quattrocento', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Pablo Impallari (www.impallari.com|impallari@gmail.com), Copyright (c) 2011, Igino Marini. (www.ikern.com|mail@iginomarini.com), Copyright (c) 2011, Brenda Gallo. (gbrenda1987@gmail.com), with Reserved Font Name Quattrocento.',
      changes:
        'the ten figures as a picture of distances to their outlines, by renders/25-10-14.py, and as outlines in outlines.ts',
      files: ['figures.webp'],
    },
  ],
}
