import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Signal Flags',
  reading:
    'The two pennants of the upper row are the hour and the two of the lower row the minute, one figure each: the end of the name on the board under each says it, so UNAONE is 1 and NADAZERO is 0; the two small ones are the seconds.',
  about:
    'Numeral pennants of the International Code of Signals, with the names given to figures on the radio so that nobody mishears them. The small flags over the mastheads are in the order that was made for dressing a ship: so mixed that they say nothing at all. The Noontide is invented; her captain has heard every joke about it.',
  facets: ['words', 'data', 'picture'],
  credits: [
    {
      title: 'Barlow Condensed',
      makers: ['The Barlow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to A–Z',
      files: ['boards.woff2'],
    },
  ],
}
