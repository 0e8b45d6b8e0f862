import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Side View',
  reading:
    'The narrow drum is a clock seen exactly from its edge. Read its shadow on the wall like any dial: the short broad hand points to the hour, the long dark one to the minute, the red one to the second.',
  about:
    'Seen from its edge a dial is a line, and its hands are lines that only lengthen and shorten, so that the quarters vanish. One lamp beside it gives the breadth back: each point of dial and hands is carried on to the wall along its own ray, and what is further from the wall grows. The wall has one paint; the shadow and the dark beside the beam are the same green.',
  facets: ['dial', 'science', 'quiet', 'across-a-room'],
  credits: [
    {
      title: 'Saira Stencil One',
      makers: ['Hector Gatti', 'Omnibus-Type'],
      source: { registry: 'npm', package: '@fontsource/saira-stencil-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Saira Stencil Project Authors (https://github.com/Omnibus-Type/Saira)',
      changes: 'subset to figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
