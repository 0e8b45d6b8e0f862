import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sea Level',
  reading:
    'The hour, to twelve, is the number of the highest contour line under water, in red, and the minute how many of its sixty marks the tide staff stands deep; the cutter drops a buoy each second on her way round.',
  about:
    'The island lies in Tennessee, a long way from the sea: its heights were measured from the Space Shuttle about the Jacksboro fault and are handed out as sample data for drawing charts. The tide takes a contour an hour from one o’clock on. By the end of the twelfth a last bit of summit is dry, and within a second all of it comes back.',
  facets: ['position', 'data', 'science'],
  credits: [
    {
      title: 'Elevations about the Jacksboro fault, Tennessee',
      makers: ['NASA'],
      attribution: 'NASA, Shuttle Radar Topography Mission',
      source: { registry: 'Debian', package: 'python-matplotlib-data', version: '3.6.3-1' },
      licence: 'public domain',
      changes:
        'the mountains south-west of the fault lowered towards their edges to an island, smoothed, spaced evenly in height; hills shaded from the same',
      files: ['relief.webp'],
    },
    {
      title: 'Playfair Display SemiBold Italic',
      makers: ['Claus Eggers Sørensen'],
      source: { registry: 'npm', package: '@fontsource/playfair-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2017 The Playfair Display Project Authors (https://github.com/clauseggers/Playfair-Display), with Reserved Font Name "Playfair Display".',
      changes: 'subset, lining figures made the usual ones, renamed Tide Sheet Italic',
      files: ['italic.woff2'],
    },
  ],
}
