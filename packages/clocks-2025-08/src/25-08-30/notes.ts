import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Footnotes',
  reading:
    'The number of the red note is the hour, the number of the blue note is the minute: each stands in large figures above its word, and again before its footnote.',
  about:
    'A sentence that cannot say what time it is without its apparatus. There is a true note for each of twenty-four hours and sixty minutes; somebody reads them, a word a second, and the third note, ibid., is on another page every second. The sentence changes each minute.',
  facets: ['figures', 'words', 'type'],
  credits: [
    {
      title: 'Gloock',
      makers: ['The Gloock Project Authors'],
      source: { registry: 'npm', package: '@fontsource/gloock', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2022 The Gloock Project Authors (https://github.com/duartp/gloock)',
      changes: 'subset to space * , . 0–9 : ; A–Z a–z § ¶ ’',
      files: ['text.woff2'],
    },
    {
      title: 'Newsreader SemiBold',
      makers: ['Production Type'],
      source: { registry: 'npm', package: '@fontsource-variable/newsreader', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Newsreader Project Authors (http://github.com/productiontype/Newsreader)',
      changes: 'one weight and optical size; subset to letters, figures and marks, renamed',
      files: ['notes.woff2'],
    },
  ],
}
