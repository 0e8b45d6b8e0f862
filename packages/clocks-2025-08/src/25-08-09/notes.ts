import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'We Value Your Privacy',
  reading:
    'Look at the large banner in front: its upper button says the hour and its lower one the minutes past it, in words.',
  about:
    'One more consent banner each minute, from another site in another house style, before all those nobody has answered: they trail away over the cookie they are about. Just before the hour everything is accepted at once. The pointer changes its mind every second.',
  facets: ['words', 'type', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Bricolage Grotesque',
      makers: ['The Bricolage Grotesque Project Authors'],
      source: { registry: 'npm', package: '@fontsource/bricolage-grotesque', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
      changes: 'subset to letters',
      files: ['sturdy.woff2'],
    },
    {
      title: 'Lilita One',
      makers: ['Juan Montoreano'],
      source: { registry: 'npm', package: '@fontsource/lilita-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Juan Montoreano (juan@remolacha.biz), with Reserved Font Names "Lilita One"',
      changes: 'subset to letters, renamed',
      files: ['round.woff2'],
    },
    {
      title: 'DM Serif Display',
      makers: ['Adobe Systems Incorporated'],
      source: { registry: 'npm', package: '@fontsource/dm-serif-display', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        "Copyright 2014 - 2017 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name 'Source'. Copyright 2019 Google LLC.",
      changes: 'subset to letters',
      files: ['serif.woff2'],
    },
    {
      title: 'Space Mono',
      makers: ['The Space Mono Project Authors'],
      source: { registry: 'npm', package: '@fontsource/space-mono', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Space Mono Project Authors (https://github.com/googlefonts/spacemono)',
      changes: 'subset to letters',
      files: ['mono.woff2'],
    },
    {
      title: 'Anton',
      makers: ['Vernon Adams'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to letters, renamed',
      files: ['poster.woff2'],
    },
    {
      title: 'Barlow Condensed, extra bold italic',
      makers: ['Jeremy Tribby'],
      source: { registry: 'npm', package: '@fontsource/barlow-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'subset to letters, renamed',
      files: ['sport.woff2'],
    },
    {
      title: 'Bodoni Moda, black italic',
      makers: ['Owen Earl'],
      source: { registry: 'npm', package: '@fontsource/bodoni-moda', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2020 The Bodoni Moda Project Authors (https://github.com/indestructible-type/Bodoni)',
      changes: 'subset to letters, renamed',
      files: ['fashion.woff2'],
    },
  ],
}
