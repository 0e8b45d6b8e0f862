import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Rolling Ball',
  reading:
    'Each ball bears the hour or the minute at which it came. The pale ball on the first track is the hour, of twelve; the one on the two other tracks, of fives and of ones, is the minute.',
  about:
    'Rolling-ball clocks count with balls on three tracks: twelve hours, twelve fives, and four ones between them. Mostly one has to add up. Here each ball is painted with the moment of its arrival, and the last one on either side is the time. The next is always under way, a sixtieth of its track each second, and comes to rest on the minute.',
  facets: ['position', 'science'],
  transparent: true,
  credits: [
    {
      title: 'Rokkitt ExtraBold',
      makers: ['The Rokkitt Project Authors'],
      source: { registry: 'npm', package: '@fontsource/rokkitt', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to figures, renamed',
      notice:
        'Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont) Rokkitt-Italic[wght].ttf: Copyright 2016 The Rokkit Project Authors (https://github.com/googlefonts/RokkittFont)',
      files: ['enamel.woff2'],
    },
  ],
}
