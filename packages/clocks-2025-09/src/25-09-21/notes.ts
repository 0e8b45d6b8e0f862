import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The keycaps in the message are hour and minute. On the keyboard below, the open tab’s clock shows the hour, and the popped-up key is the minute’s, of sixty.',
  about:
    'The animals of Firefox OS, a telephone that is no longer made, on a keyboard of sixty keys. Each minute the next one pops up and is sent with the time; each hour somebody has another reason to write. Each second a key is typed, from the dog to the spider.',
  facets: ['figures', 'position', 'interface', 'busy'],
  credits: [
    {
      title: 'Fira Sans SemiBold',
      creator: 'Mozilla Foundation, Telefonica and the Fira Sans authors',
      source: '@fontsource/fira-sans 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Digitized data copyright 2012-2016, The Mozilla Foundation and Telefonica S.A.',
      changes: 'subset to letters, figures and marks',
      files: ['type.woff2'],
    },
    {
      title: 'Firefox OS Emoji',
      creator: 'Mozilla',
      source: '@iconify-json/fxemoji 1.2.2 (npm)',
      licence: 'Apache-2.0',
      changes: 'sixty animals, coordinates rounded, set into two sheets (renders/25-09-21.mjs)',
      files: ['animals-1.svg', 'animals-2.svg'],
    },
    {
      title: 'Order of the animals: unicode-emoji-json',
      creator: 'Mu-An Chiou',
      source: 'unicode-emoji-json 0.9.0 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) 2019 Mu-An Chiou',
      changes: 'those that Firefox OS has, named in `model.ts`',
    },
  ],
}
