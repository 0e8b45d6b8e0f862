import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'New Constellations',
  reading:
    'Real stars, where they stand tonight or behind the daylight now, are joined into four figures: red for the hour, blue for the minute; the trace on the paper tape grows a notch each second.',
  about:
    'Constellations were always a matter of joining what happens to be there. Every minute a new plate of the sky over your zone’s meridian is pushed in, and well over a hundred ways to lay each figure are weighed to find the one that real stars fit best. The number of the plate is the minute of the day, and the sidereal time in its corner is the true one.',
  facets: ['figures', 'data', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Stars of d3-celestial, after the Extended Hipparcos Compilation',
      makers: ['Olaf Frohn'],
      source: { registry: 'npm', package: 'd3-celestial', version: '0.7.35' },
      licence: 'BSD-3-Clause',
      changes: 'stars to magnitude 5.5 and 26° south, 5.2 from 14° south, rounded to ¼° and packed',
      notice: 'Copyright (c) 2015, Olaf Frohn. All rights reserved.',
    },
    {
      title: 'La Belle Aurore',
      makers: ['Kimberly Geswein'],
      source: { registry: 'npm', package: '@fontsource/la-belle-aurore', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to ASCII and °',
      notice: 'Copyright (c) 2010, Kimberly Geswein (kimberlygeswein.com kimberlygeswein@gmail.com)',
      files: ['hand.woff2'],
    },
  ],
}
