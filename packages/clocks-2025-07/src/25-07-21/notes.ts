import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Anglerfish',
  reading:
    'The big number is the hour and the smaller, lower one the minute: the anglerfish swims from one to the other every ten seconds, and the one it has left glows on in green.',
  about:
    'Sea charts have no room for decimal points: they print a depth of ten metres and nine tenths as a large 10 with a small, lowered 9, and so does this one with the time. The sea floor is Tennessee: mountains measured from the Space Shuttle, as deep here as they are high there. Only the lure can light its soundings, and that lamp is kept burning by bacteria that lodge in the fish.',
  facets: ['figures', 'picture', 'data', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Elevations about the Jacksboro fault, Tennessee',
      makers: ['NASA'],
      attribution: 'NASA, Shuttle Radar Topography Mission',
      source: { registry: 'Debian', package: 'python-matplotlib-data', version: '3.6.3-1' },
      licence: 'public domain',
      changes:
        'averaged, turned from east to west and from height to depth; made into contours, tints and soundings',
    },
    {
      title: 'Barlow Condensed SemiBold Italic',
      makers: ['Jeremy Tribby', 'The Barlow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to 0–9',
      files: ['sounding.woff2'],
    },
  ],
}
