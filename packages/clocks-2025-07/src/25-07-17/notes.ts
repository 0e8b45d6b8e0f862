import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Is Typing',
  reading:
    'The large words in the dark bubble are the time: either minute past hour, or hour and then minute, on a twenty-four-hour clock unless you chose twelve; the three dots below fill with the seconds, twenty to a dot.',
  about:
    'A group chat of sixty, each with a minute of the hour that is theirs for good: the black cat has nine, for its lives, and the dodo the last one. Nobody has a picture; the words are enough to know them by. Thirteen ways to ask do not divide sixty, so for thirteen hours running the cat is asked in another way.',
  facets: ['words', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'Gabarito Black',
      makers: ['The Gabarito Project Authors'],
      source: { registry: 'npm', package: '@fontsource/gabarito', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Gabarito Project Authors (https://github.com/naipefoundry/gabarito)',
      changes: 'subset to the letters of a chat',
      files: ['chat.woff2'],
    },
  ],
}
