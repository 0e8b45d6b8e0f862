import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The blue words in the large white bubble are the time: either minute past hour, or hour and then minute, on a twenty-four-hour clock unless you chose twelve; the three blue dots below fill with the seconds, twenty to a dot.',
  about:
    'A group chat of sixty, each with a minute of the hour that is theirs for good: the black cat has nine, for its lives, and the dodo the last one. Thirteen ways to ask do not divide sixty, so for thirteen hours running the cat is asked in another way. The wallpaper is of things that once told how late it was: candles, the moon, a fish eaten to the bone.',
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
      title: 'Twenty-two Tabler Icons',
      creator: 'Paweł Kuna',
      source: '@iconify-json/tabler 1.2.41 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) 2020-2026 Paweł Kuna',
      changes: 'turned, recoloured and strewn over a tile of wallpaper',
      files: ['wallpaper.svg'],
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
  ],
}
