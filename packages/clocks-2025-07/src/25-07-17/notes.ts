import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The largest words in the large bubble are the time: either minute past hour, or hour and then minute, on a twenty-four-hour clock unless you chose twelve; the three dots below fill with the seconds, twenty to a dot.',
  about:
    'A group chat of sixty, each with a minute of the hour that is theirs for good: the black cat has nine, for its lives, and the dodo the last one. Who shouts does so in spikes, who dozes in waves, and the dead drip; the robot knows no curve. Thirteen ways to ask do not divide sixty, so for thirteen hours running the cat is asked in another way.',
  facets: ['words', 'interface', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Twemoji: sixty faces',
      creator: 'Twitter, Inc and other contributors; jdecked',
      source: '@iconify-json/twemoji 1.2.5 (npm)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2019 Twitter, Inc and other contributors (https://github.com/jdecked/twemoji)',
      changes: 'given the white edge of a sticker, twenty to a sheet',
      files: ['faces-0.svg', 'faces-1.svg', 'faces-2.svg'],
    },
    {
      title: 'Fredoka Bold',
      creator: 'The Fredoka Project Authors',
      source: '@fontsource-variable/fredoka 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One)',
      changes: 'one weight, a little narrowed; subset to the letters of a chat',
      files: ['chat.woff2'],
    },
    {
      title: 'Bangers',
      creator: 'Vernon Adams',
      source: '@fontsource/bangers 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
      changes: 'subset to the letters of a chat, renamed',
      files: ['shout.woff2'],
    },
    {
      title: 'Jersey 10',
      creator: 'The Soft Type Project Authors',
      source: '@fontsource/jersey-10 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Soft Type Project Authors (https://github.com/scfried/soft-type-jersey)',
      changes: 'subset to the letters of a chat, renamed',
      files: ['machine.woff2'],
    },
    {
      title: 'Caveat Brush',
      creator: 'Impallari Type',
      source: '@fontsource/caveat-brush 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2015 Google Inc. All Rights Reserved.',
      changes: 'subset to the letters of a chat, renamed',
      files: ['hand.woff2'],
    },
    {
      title: 'Rye',
      creator: 'Sorkin Type Co',
      source: '@fontsource/rye 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2012, Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name "Rye"',
      changes: 'subset to the letters of a chat, renamed',
      files: ['poster.woff2'],
    },
    {
      title: 'Creepster',
      creator: 'Font Diner, Inc DBA Sideshow',
      source: '@fontsource/creepster 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Font Diner, Inc (diner@fontdiner.com), with Reserved Font Names "Creepster"',
      changes: 'subset to the letters of a chat, renamed',
      files: ['creepy.woff2'],
    },
  ],
}
