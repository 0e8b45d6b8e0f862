import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cardio',
  reading:
    'The tall spike of the heartbeat stands over the minute on the scale at the foot, and its tip is as high as the hour on the scale at the left, 1 to 12. The two numbers that are meant are large and black; the dot is only the second.',
  about:
    'Electrocardiograph paper has five small squares to each large one, so sixty of them are twelve: it has been a clock’s dial all along, laid flat. One beat of a published heart is as long as an hour, P, Q, R, S and T, five bells on a circle. Its R wave goes a square to the right each minute, and grows until noon and until midnight.',
  facets: ['position', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Teko SemiBold',
      makers: ['The Teko Project Authors'],
      source: { registry: 'npm', package: '@fontsource/teko', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Teko Project Authors (https://www.github.com/googlefonts/teko)',
      changes: 'subset to 0–9; the line of the figures as high as they are',
      files: ['figures.woff2'],
    },
  ],
}
