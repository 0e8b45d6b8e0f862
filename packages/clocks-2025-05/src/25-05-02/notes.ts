import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Planisphere',
  reading:
    'Where today’s date meets the ring of hours the glass shows, large, the minute last passed by the red hairline; the red stud on its rim counts the seconds, and the Great Bear goes round once a day.',
  about:
    'A cardboard planisphere usually needs a hand to turn it. This one is set by sidereal time, so the window holds the sky over 50° north as it is now, by day as well as by night. The disc gains nearly four minutes on the sun each day, which is just the width of a date on its rim, and for summer time the whole ring of hours moves by one.',
  facets: ['dial', 'science', 'quiet'],
  transparent: true,
  credits: [
    {
      title: 'Stars, constellation figures, Milky Way',
      makers: ['Olaf Frohn'],
      attribution: 'Olaf Frohn, after the Hipparcos catalogue and others',
      source: { registry: 'npm', package: 'd3-celestial', version: '0.7.35' },
      licence: 'BSD-3-Clause',
      changes:
        'stars to magnitude 4 north of 45° south, rounded and packed; Mira put in; Milky Way simplified',
      notice: 'Copyright (c) 2015, Olaf Frohn. All rights reserved.',
    },
    {
      title: 'Bodoni Moda',
      makers: ['indestructible type'],
      source: { registry: 'npm', package: '@fontsource-variable/bodoni-moda', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'three single cuts, subset to the letters of the chart, renamed',
      notice: 'Copyright 2020 The Bodoni Moda Project Authors',
      files: ['title.woff2', 'small.woff2', 'names.woff2'],
    },
    {
      title: 'Paper',
      makers: ['MrMamurk'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'its grain as shadows, softened, recompressed',
      files: ['paper.webp'],
    },
  ],
}
