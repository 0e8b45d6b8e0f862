import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Recently Used',
  reading:
    'The large number on the white tab at the top is the hour, that on the large black key is the minute.',
  about:
    'A keyboard of sixty animals, from the dog to the spider, and twelve tabs. Whichever was used last gets room from its column and its row, and all others make do. So the poodle has a minute of fame an hour, and the pig’s nose has one too. Each second a key is typed.',
  facets: ['figures', 'position', 'interface', 'busy'],
  credits: [
    {
      title: 'Noto Emoji Bold',
      makers: ['Google LLC'],
      source: { registry: 'npm', package: '@expo-google-fonts/noto-emoji', version: '0.4.7' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2013 Google LLC',
      changes: 'subset to sixty animals, at letters of private use (renders/25-09-21.py)',
      files: ['animals.woff2'],
    },
    {
      title: 'M PLUS Rounded 1c ExtraBold',
      makers: ['The Rounded M+ Project Authors'],
      source: { registry: 'npm', package: '@fontsource/m-plus-rounded-1c', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Rounded M+ Project Authors',
      changes: 'subset to 0–9 (renders/25-09-21.py)',
      files: ['figures.woff2'],
    },
    {
      title: 'Order of the animals: unicode-emoji-json',
      makers: ['Mu-An Chiou'],
      source: { registry: 'npm', package: 'unicode-emoji-json', version: '0.9.0' },
      licence: 'MIT',
      notice: 'Copyright (c) 2019 Mu-An Chiou',
      changes: 'sixty of them, named in `model.ts`',
    },
  ],
}
