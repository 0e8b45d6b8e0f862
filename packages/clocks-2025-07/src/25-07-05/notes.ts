import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'A double feature: the red words on the left are the hour, those on the right the minutes past it.',
  about:
    'There are eighty-four films, and none was ever made: twenty-four about hours, sixty about minutes. The theatre is short of letters, as theatres are, so some come out of other sets, and now and then an M is a W on its head. No bulb moves: they are wired in four circuits, of which two are lit, and three times a second the next two.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Bebas Neue',
      creator: 'The Bebas Neue Project Authors',
      source: '@fontsource/bebas-neue 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Bebas Neue Project Authors (https://github.com/dharmatype/Bebas-Neue)',
      changes: 'subset to capitals',
      files: ['track.woff2'],
    },
    {
      title: 'Anton',
      creator: 'The Anton Project Authors',
      source: '@fontsource/anton 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to capitals',
      files: ['fat.woff2'],
    },
    {
      title: 'Staatliches',
      creator: 'The Staatliches Project Authors',
      source: '@fontsource/staatliches 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2018 The Staatliches Project Authors (https://github.com/googlefonts/staatliches)',
      changes: 'subset to capitals',
      files: ['odd.woff2'],
    },
    {
      title: 'Monoton',
      creator: 'Vernon Adams',
      source: '@fontsource/monoton 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 by vernon adams. All rights reserved.',
      changes: 'subset to the name',
      files: ['tubes.woff2'],
    },
  ],
}
