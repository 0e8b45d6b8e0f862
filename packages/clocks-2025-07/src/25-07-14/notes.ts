import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The first balloon says the hour (0 to 23, unless you chose twelve), the second the minutes; the bomb ticks the seconds, and the last panel makes a joke of it.',
  about:
    'Sixteen animals have sixteen jokes, told so that the same minute has another one in the next hour; who asks for the time has the last word. On the minute the bomb goes off, as it has to. In the funny pages nobody ever minds, and the page begins anew.',
  facets: ['figures', 'words', 'picture', 'busy', 'across-a-room'],
  credits: [
    {
      title: 'Fluent Emoji Flat: sixteen heads',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation.',
      changes: 'outlined, on one sheet; bodies and arms drawn to them, and eyes over theirs',
      files: ['heads.svg'],
    },
    {
      title: 'Noto Emoji: a bomb',
      creator: 'Google Inc.',
      source: '@iconify-json/noto 1.2.9 (npm)',
      licence: 'Apache-2.0',
      notice: 'Copyright Google Inc. Licensed under the Apache License, Version 2.0.',
      changes: 'outlined and cropped',
      files: ['bomb.webp'],
    },
    {
      title: 'Bangers',
      creator: 'Vernon Adams',
      source: '@fontsource/bangers 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
      changes: "subset to ! ' 0–9 A–Z",
      files: ['shout.woff2'],
    },
    {
      title: 'Comic Neue',
      creator: 'Craig Rozynski',
      source: '@fontsource/comic-neue 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2014 The Comic Neue Project Authors (https://github.com/crozynski/comicneue)',
      changes: "subset to space ! ' , . 0–9 : ? A–Z …",
      files: ['talk.woff2'],
    },
  ],
}
