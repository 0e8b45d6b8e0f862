import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Solstice',
  reading:
    'The sun burns its track into the sky: the large bright number beside it is the hour, and the red needle that it wears points to the minute on the scale along its track.',
  about:
    'A tin with a pinhole and a sheet of photographic paper can watch the sun for half a year. This sheet shows where the sun truly is over the town that the time zone is named after, and it goes on doing so by night, under the horizon. Only the clouds that kept some days from burning are made up.',
  facets: ['figures', 'position', 'data', 'science'],
  credits: [
    {
      title: 'Places of the time zones (zone.tab)',
      makers: ['Arthur David Olson', 'Paul Eggert'],
      attribution: 'Arthur David Olson, Paul Eggert and others, IANA',
      source: { registry: 'Debian', package: 'tzdata', version: '2025b' },
      licence: 'public domain',
      changes: 'in whole degrees',
    },
    {
      title: 'Solar position',
      makers: [],
      attribution: 'after Jean Meeus, Astronomical Algorithms, and NOAA, Global Monitoring Laboratory',
      source: { words: 'the formulas alone' },
      licence: 'public domain',
    },
    {
      title: 'Paper HR_RoughPaper',
      makers: ['Ramón Miranda'],
      attribution: 'Ramón Miranda, 2010',
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
      licence: 'CC0-1.0',
      changes: 'its tooth made to the grain of a photograph',
      files: ['grain.webp'],
    },
    {
      title: 'Josefin Sans SemiBold',
      makers: ['The Josefin Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/josefin-sans', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2010 The Josefin Sans Project Authors (https://github.com/ThomasJockin/JosefinSansFont-master), with Reserved Font Name "Josefin Sans".',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
