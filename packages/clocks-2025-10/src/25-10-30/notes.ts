import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Ouija',
  reading:
    'The great words are the time, first the hour and then the minutes, as in TEN, O NINE; the black moon means before noon, the black sun from noon on.',
  about:
    'A talking board that has been asked what time it is. The planchette finds the moon or the sun, then spells the hour and the minutes, a letter every two seconds; what it has called stays black. In the seconds left it says what it thinks of the question.',
  facets: ['words', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Amarante',
      makers: ['Sorkin Type Co'],
      source: { registry: 'npm', package: '@fontsource/amarante', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com) with Reserved Font Name "Amarante".',
      changes: 'subset to - A–Z ’, renamed: Amarante is a reserved name',
      files: ['board.woff2'],
    },
  ],
}
