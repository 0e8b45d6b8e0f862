import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Rhymes With',
  reading:
    'Each large word only rhymes with one word of the time. The answer is printed upside down below: the minutes past the hour, and the part of the day.',
  about:
    'Shorty gnu, fast bee, spoon: it is forty-two past three in the afternoon. Nothing here says the time but everything rhymes with it, by the Carnegie Mellon dictionary of how words are spoken, and each second one word is given another beginning. As in any puzzle book, the answer stands on its head.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Special Gothic Condensed One',
      makers: ['The Special Gothic Project Authors'],
      source: { registry: 'npm', package: '@fontsource/special-gothic-condensed-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2022 The Special-Gothic Project Authors (https://github.com/AlistairMcCready/Special-Gothic)',
      changes: 'subset to space - A–Z a–z ’',
      files: ['type.woff2'],
    },
  ],
}
