import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Look at the banner in front: its first button says the hour and its second the minutes past it, in words.',
  about:
    'One more consent banner each minute, laid over all those nobody has answered, and just before the hour everything is accepted at once. The pointer changes its mind every second.',
  facets: ['words', 'type', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Cookie',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation.',
      changes: 'outlined, chips darkened, as WebP',
      files: ['cookie.webp'],
    },
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
  ],
}
