import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The ringed group of five is the time: two figures of hour, two of minute and a check; the red needle is at the hour too, and a figure is read each second, every stroke being a reading of five.',
  about:
    'Nadazero, Unaone, Bissotwo: this is how the rules of international radio spell out figures, saying each of them twice over, so that it survives a bad night on short wave. The fifth figure of a group checks the other four, and each group is read twelve times. The pad keeps the minutes before, in case somebody has missed one.',
  facets: ['figures', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Figure code, Radio Regulations, Appendix 14',
      creator: 'International Telecommunication Union',
      source: 'a convention, written out',
      licence: 'public domain',
    },
    {
      title: 'Canvas, a paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'toned as grille cloth, recompressed',
      files: ['cloth.webp'],
    },
    {
      title: 'Courier Prime',
      creator: 'The Courier Prime Project Authors',
      source: '@fontsource/courier-prime 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2015 The Courier Prime Project Authors (https://github.com/quoteunquoteapps/CourierPrime)',
      changes: 'bold, subset to the figures and their words, renamed',
      files: ['telegram.woff2'],
    },
    {
      title: 'Routed Gothic',
      creator: 'Darren Embry',
      source: 'fonts-routed-gothic 1.0.0+git20210723 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
      changes: 'subset to the engraving, renamed',
      files: ['engraved.woff2'],
    },
  ],
}
