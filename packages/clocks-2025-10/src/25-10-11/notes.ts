import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: "Knight's Tour",
  reading:
    'The large number in the pale square of the border is the hour, from 0 to 23; the number on the knight is the minute.',
  about:
    'A knight on a board of ten by six has sixty squares, and can visit each of them once and come home. This one makes a move a minute and lays a line behind itself, which is closed at the full hour. The tour looks the same upside down, and a ring runs all over it in a minute.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Sofia Sans Extra Condensed ExtraBold',
      makers: ['The Sofia Sans Project Authors'],
      source: { registry: 'npm', package: '@fontsource/sofia-sans-extra-condensed', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2019 The Sofia Sans Project Authors (https://github.com/lettersoup/Sofia-Sans)',
      changes: 'subset to 0–9, renamed',
      files: ['figures.woff2'],
    },
    {
      title: 'Noto Sans Symbols 2, black chess knight',
      makers: ['The Noto Project Authors'],
      source: { registry: 'npm', package: '@fontsource/noto-sans-symbols-2', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/symbols)',
      changes: 'one outline, without the line of its mane',
    },
  ],
}
