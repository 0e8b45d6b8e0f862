import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Context Clues',
  reading:
    'Each black bar hides a number, and the dictionary says below it which: that under “hour” is the hour, 0 to 23, and that under “minute” the minute.',
  about:
    'A dictionary held far too close, with the time’s two words blacked out and everything around them giving them away: how they are reckoned, what everybody knows of them, how they are used, and which words come before and after. The marker spares one letter each second, and another the next.',
  facets: ['words', 'type', 'quiet'],
  credits: [
    {
      title: 'Gentium Book Plus',
      makers: ['SIL International'],
      source: { registry: 'npm', package: '@fontsource/gentium-book-plus', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2003-2022 SIL International',
      changes: 'regular, italic and bold; subset to letters, figures and marks',
      files: ['text.woff2', 'italic.woff2', 'bold.woff2'],
    },
  ],
}
