import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The white bars are a dial seen exactly from its edge. Read its shadow on the wall like any dial: the short broad hand points to the hour, the long one to the minute, the thin one to the second.',
  about:
    'Seen from its edge a dial is a line, and its hands are lines that only lengthen and shorten, so that half past and the full hour differ by up and down and the quarters vanish. The light comes from the side and gives back the breadth that you cannot see. The more slanting the light, the broader the shadow.',
  facets: ['dial', 'science', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Saira Stencil One',
      creator: 'Hector Gatti, Omnibus-Type',
      source: '@fontsource/saira-stencil-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)',
      changes: 'subset to figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
