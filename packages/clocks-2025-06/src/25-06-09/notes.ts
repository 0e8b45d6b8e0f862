import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Contour',
  reading:
    'The figure that shines in the frame is the hour, of twenty-four unless twelve are asked for; the mountain glows as many sheets high as there are minutes, and their number is cut into it at the edge of the glow.',
  about:
    'This hill in Tennessee was measured from a space shuttle and now comes with a plotting library, so that people have something to practise shading on. It is cut into sixty sheets, and a spark runs round the edge of the next one in exactly a minute. The light on the ridges falls from whichever hour is lit in the frame.',
  facets: ['figures', 'data', 'science', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Elevations about the Jacksboro fault, Tennessee',
      makers: ['NASA'],
      attribution: 'NASA, Shuttle Radar Topography Mission',
      source: { registry: 'Debian', package: 'python-matplotlib-data', version: '3.6.3-1' },
      licence: 'public domain',
      changes:
        'a hill and the ridges east of it, smoothed, in sixty steps of height, raised two and a half times',
    },
    {
      title: 'Big Shoulders Stencil ExtraBold',
      makers: ['The Big Shoulders Project Authors'],
      source: { registry: 'npm', package: '@fontsource/big-shoulders-stencil', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)',
      changes: 'subset to the figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
