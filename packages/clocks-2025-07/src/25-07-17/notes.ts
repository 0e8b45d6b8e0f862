import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The time is the blue part of what the large sticker has just answered, on a twenty-four-hour clock unless you chose twelve; the three dots below fill with the seconds, twenty to a dot, while the next one is typing.',
  about:
    'A group chat with a hillside for its wallpaper and sixty members, each with a minute of the hour that is theirs for good: the black cat has nine, for its lives, and the dodo the last one. Thirteen ways to ask do not divide sixty, so for thirteen hours running the cat is asked in another way. Where a telephone shows the time there is only “now”, and over all that was said before, “then”.',
  facets: ['figures', 'words', 'interface', 'picture', 'across-a-room'],
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
      title: 'Aitzgorri, a photograph',
      creator: 'Aitzol Berasategi',
      source: 'lomiri-wallpapers-16.04 20.04.0-2 (Debian)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2018 Aitzol Berasategi',
      changes: 'cropped, made smaller, its colours stronger',
      files: ['meadow.webp'],
    },
    {
      title: 'Shantell Sans ExtraBold',
      creator: 'Shantell Martin, Stephen Nixon, Anya Danilova',
      source: '@fontsource-variable/shantell-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Shantell Sans Project Authors (https://github.com/arrowtype/shantell-sans)',
      changes: 'one weight, a little of its bounce; subset to the letters of a chat, renamed',
      files: ['chat.woff2'],
    },
  ],
}
