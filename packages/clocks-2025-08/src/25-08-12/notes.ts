import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cube',
  reading:
    'The two figures on the first cube are the hour, from 00 to 23 or of twelve; those on the second one, beside it or below, the minute. Where a layer is turning, wait half a second.',
  about:
    'A puzzle for the patient: each cube has its two figures on all four sides, a figure and its twin opposite. So half a turn of any layer puts both together again, and a solver can turn one each second all day without getting lost. When the minute ends, all three layers go round, and the sides from behind bring the next figures.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Dela Gothic One',
      makers: ['The Dela Gothic Project Authors'],
      source: { registry: 'npm', package: '@fontsource/dela-gothic-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Dela Gothic Project Authors (https://github.com/syakuzen/DelaGothic)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
