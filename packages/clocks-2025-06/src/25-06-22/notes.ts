import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Parallel Parking',
  reading:
    'The big yellow level is the hour; a car parks each minute, and the last one in shines its headlights on the number of its bay, which is the minute.',
  about:
    'Whoever parks at this hour takes a minute over it: along the street, past the bay and backwards into it on an S. All of them drive the same car out of a clip-art collection, in eight colours, open or with its top up. After bay 59 the street goes up, and one is on another level.',
  facets: ['figures', 'picture', 'dark'],
  credits: [
    {
      title: 'BMW Z4 from top',
      makers: ['Aubanel Monnier'],
      source: { registry: 'Debian', package: 'openclipart-svg', version: '0.18' },
      licence: 'public domain',
      changes: 'one car in eight colours; open with other seats, and with its top up',
      files: ['cars.webp'],
    },
    {
      title: 'Gravel 04',
      makers: ['CC0 Textures (ambientCG)'],
      source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3' },
      licence: 'CC0-1.0',
      changes: 'made small, dark and endless, as asphalt',
      files: ['asphalt.webp'],
    },
    {
      title: 'Saira Stencil One',
      makers: ['The Saira Stencil Project Authors'],
      source: { registry: 'npm', package: '@fontsource/saira-stencil-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)',
      changes: 'subset to figures and the word LEVEL',
      files: ['stencil.woff2'],
    },
  ],
}
