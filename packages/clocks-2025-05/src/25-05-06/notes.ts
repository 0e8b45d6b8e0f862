import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Hex',
  reading:
    'The six figures of the colour are hours, minutes and seconds; the big words, in their own colour, are the nearest name found for it, and each minute of the hour has its chip in the rack.',
  about:
    'Hours stop at 23, minutes and seconds at 59, so read as a web colour the time never leaves the dark corner of the cube. By the 24-hour clock the day begins in Black and ends in Bayberry. “Apart” says how far the name’s own colour is from the time’s, by a formula in which about one is the least an eye can tell.',
  facets: ['figures', 'data', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Color Name List, 527 of 31,881 names',
      makers: ['David Aerne'],
      attribution: 'David Aerne and contributors',
      source: { registry: 'npm', package: 'color-name-list', version: '14.29.0' },
      licence: 'MIT',
      notice: 'Copyright (c) 2017 David Aerne',
      changes: 'the name nearest to each time of day, without some of brands and of bad taste; packed',
    },
    {
      title: 'Bricolage Grotesque',
      makers: ['The Bricolage Grotesque Project Authors'],
      source: { registry: 'npm', package: '@fontsource-variable/bricolage-grotesque', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
      changes: 'one weight, width and optical size; subset to the letters of the names',
      files: ['chip.woff2'],
    },
  ],
}
