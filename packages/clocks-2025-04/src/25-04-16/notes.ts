import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fortune',
  reading:
    'The lucky numbers on the slip are the hour, the minute and the second; its saying begins with the letter of the hour, A at one to L at twelve.',
  about:
    'Most fortunes cannot be checked, but the lucky numbers on these slips come true at once. The sayings over them are definitions by Ambrose Bierce, so at eight o’clock hurry may turn out to be the dispatch of bunglers. At ten, under J, there are only four to go round. No cookie was broken: both halves were baked by a renderer.',
  facets: ['figures', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'The Devil’s Dictionary',
      makers: ['Ambrose Bierce'],
      source: { registry: 'Debian', package: 'dict-devil', version: '1.0-13.1' },
      licence: 'public domain',
      changes: 'just over a hundred short entries of A to L, some only their first sentence',
    },
    {
      title: 'A cookie in two, crumbs, two slips and a table',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with Blender 3.4 by renders/25-04-16.py' },
      licence: 'CC0-1.0',
      files: ['left.webp', 'right.webp', 'crumbs.webp', 'wide.webp', 'tall.webp', 'table.webp'],
    },
    {
      title: 'IM Fell DW Pica',
      makers: ['Igino Marini'],
      attribution: 'Igino Marini, after the types of Bishop Fell',
      source: { registry: 'npm', package: '@fontsource/im-fell-dw-pica', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to what the sayings need, renamed Kept Pica',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL DW Pica Roman',
      files: ['pica.woff2'],
    },
    {
      title: 'Old Standard',
      makers: ['Alexey Kryukov'],
      source: { registry: 'npm', package: '@fontsource/old-standard-tt', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'subset to the bold figures, renamed Kept Figures',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      files: ['numbers.woff2'],
    },
  ],
}
