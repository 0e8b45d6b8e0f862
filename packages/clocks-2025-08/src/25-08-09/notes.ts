import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Look at the large banner in front: its upper button says the hour and its lower one the minutes past it, in words.',
  about:
    'One more consent banner each minute, from another site in another house style, before all those nobody has answered: they trail away over the cookie they are about. Just before the hour everything is accepted at once. The pointer changes its mind every second.',
  facets: ['words', 'type', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Bricolage Grotesque',
      creator: 'The Bricolage Grotesque Project Authors',
      source: '@fontsource/bricolage-grotesque 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
      changes: 'subset to letters',
      files: ['sturdy.woff2'],
    },
    {
      title: 'Lilita One',
      creator: 'Juan Montoreano',
      source: '@fontsource/lilita-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Juan Montoreano (juan@remolacha.biz), with Reserved Font Names "Lilita One"',
      changes: 'subset to letters, renamed',
      files: ['round.woff2'],
    },
    {
      title: 'DM Serif Display',
      creator: 'Adobe Systems Incorporated',
      source: '@fontsource/dm-serif-display 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        "Copyright 2014 - 2017 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name 'Source'. Copyright 2019 Google LLC.",
      changes: 'subset to letters',
      files: ['serif.woff2'],
    },
    {
      title: 'Space Mono',
      creator: 'The Space Mono Project Authors',
      source: '@fontsource/space-mono 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Space Mono Project Authors (https://github.com/googlefonts/spacemono)',
      changes: 'subset to letters',
      files: ['mono.woff2'],
    },
    {
      title: 'Anton',
      creator: 'Vernon Adams',
      source: '@fontsource/anton 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to letters, renamed',
      files: ['poster.woff2'],
    },
    {
      title: 'Barlow Condensed, extra bold italic',
      creator: 'Jeremy Tribby',
      source: '@fontsource/barlow-condensed 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to letters, renamed',
      files: ['sport.woff2'],
    },
    {
      title: 'Bodoni Moda, black italic',
      creator: 'Owen Earl',
      source: '@fontsource/bodoni-moda 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
      changes: 'subset to letters, renamed',
      files: ['fashion.woff2'],
    },
  ],
}
