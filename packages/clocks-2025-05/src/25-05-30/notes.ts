import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Numbers Station',
  reading:
    'The large group of five is the time: two figures of hour, twelve or twenty-four as you keep it, two of minute, and a dim one that only checks them. The needle is at the hour too, and a figure is called each second.',
  about:
    'Nadazero, Unaone, Bissotwo: this is how the rules of international radio spell out figures, each of them said twice over, so that it survives a bad night on short wave. The fifth figure is the last one of the sum of the others. Every group is called twelve times, and the hours are tuned as megahertz: at six in the morning you are in the 49 metre band.',
  facets: ['figures', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Figure code, Radio Regulations, Appendix 14',
      makers: ['International Telecommunication Union'],
      source: { words: 'a convention, written out' },
      licence: 'public domain',
    },
    {
      title: 'Barlow Condensed',
      makers: ['Jeremy Tribby', 'The Barlow Project Authors'],
      attribution: 'Jeremy Tribby and The Barlow Project Authors',
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'medium, subset to the figures',
      files: ['figures.woff2'],
    },
    {
      title: 'Routed Gothic',
      makers: ['Darren Embry'],
      source: { registry: 'Debian', package: 'fonts-routed-gothic', version: '1.0.0+git20210723' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
      changes: 'subset to the engraving, renamed',
      files: ['engraved.woff2'],
    },
  ],
}
