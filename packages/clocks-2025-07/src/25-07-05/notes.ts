import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Marquee',
  reading:
    'A double feature: the red words on the left are the hour, those on the right the minutes past it.',
  about:
    'There are eighty-four films, and none was ever made: twenty-four about hours, sixty about minutes. The theatre is short of letters, as theatres are, so some come out of other sets, and now and then an M is a W on its head. No bulb moves: they are wired in four circuits, of which two are lit, and three times a second the next two.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Bebas Neue',
      makers: ['The Bebas Neue Project Authors'],
      source: { registry: 'npm', package: '@fontsource/bebas-neue', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Bebas Neue Project Authors (https://github.com/dharmatype/Bebas-Neue)',
      changes: 'subset to capitals',
      files: ['track.woff2'],
    },
    {
      title: 'Anton',
      makers: ['The Anton Project Authors'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to capitals',
      files: ['fat.woff2'],
    },
    {
      title: 'Staatliches',
      makers: ['The Staatliches Project Authors'],
      source: { registry: 'npm', package: '@fontsource/staatliches', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2018 The Staatliches Project Authors (https://github.com/googlefonts/staatliches)',
      changes: 'subset to capitals',
      files: ['odd.woff2'],
    },
    {
      title: 'Monoton',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/monoton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 by vernon adams. All rights reserved.',
      changes: 'subset to the name',
      files: ['tubes.woff2'],
    },
  ],
}
