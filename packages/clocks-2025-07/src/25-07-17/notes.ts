import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The time is what the large face has just answered, in blue, on a twenty-four-hour clock unless you chose twelve; three dots fill with the seconds, twenty to a dot, while the next one types.',
  about:
    'Sixty characters each have a minute of the hour that is theirs for good: the black cat has nine, for its lives, and the dodo the last one. There are thirteen ways to ask and thirteen does not divide sixty, so for thirteen hours running the cat is asked in another way. The corner in which every telephone shows the time only ever says “now”.',
  facets: ['figures', 'words', 'interface', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Twemoji: sixty faces',
      creator: 'Twitter, Inc and other contributors; jdecked',
      source: '@iconify-json/twemoji 1.2.5 (npm)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2019 Twitter, Inc and other contributors (https://github.com/jdecked/twemoji)',
      changes: 'drawn at 432 pixels, twenty to a sheet',
      files: ['faces-0.webp', 'faces-1.webp', 'faces-2.webp'],
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
