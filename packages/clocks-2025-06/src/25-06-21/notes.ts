import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fifteen',
  reading:
    'The yellow number at the bottom of the hole is the hour, and the numbered tiles that have slid into the corner on its right, and so are yellow, are the minute.',
  about:
    'Ten tiles for the units and five for the tens make every minute there is, which leaves just the one hole for the hour. In the last seconds of each minute they slide, legally and by the shortest way, to the next. At midnight somebody puts them back in order by hand, and for one minute the pika is whole but for two squares.',
  facets: ['figures', 'picture', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Pika with a sprig, a photograph',
      makers: ['National Park Service'],
      attribution: 'National Park Service, Climate Change Response',
      source: {
        registry: 'Debian',
        package: 'gcompris-qt-data',
        version: '3.1-2',
        within: 'activity erase; flickr.com/photos/npsclimatechange/23072904076',
      },
      licence: 'public domain',
      changes:
        'its blurred ground drawn out above, cropped, a little brighter, cut into the tiles of a puzzle',
      files: ['pika.webp'],
    },
    {
      title: 'A room with a window, by whose light frame and bead are seen (interior.exr)',
      makers: ['Greg Zaal'],
      attribution: 'Greg Zaal, HDRI Haven',
      source: {
        registry: 'Debian',
        package: 'blender-data',
        version: '3.4.1',
        within: 'datafiles/studiolights/world',
      },
      licence: 'CC0-1.0',
      changes: 'lights a wooden frame and a brass bead of our own',
      files: ['frame.webp', 'bead.webp'],
    },
    {
      title: 'The Fifteen Puzzle',
      makers: ['Noyes Chapman'],
      attribution: 'Noyes Chapman, about 1874',
      source: { words: 'the game alone; nothing of it is copied' },
      licence: 'public domain',
      changes: 'the tiles are ten units and five tens, which make every minute',
    },
    {
      title: 'Anybody Black',
      makers: ['Tyler Finck', 'Etcetera Type Company'],
      source: { registry: 'npm', package: '@fontsource-variable/anybody', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anybody Project Authors (https://github.com/Etcetera-Type-Co/Anybody)',
      changes: 'one weight, all widths; subset to the figures, renamed',
      files: ['tile.woff2'],
    },
  ],
}
