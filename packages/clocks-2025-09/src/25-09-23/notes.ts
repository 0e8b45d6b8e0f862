import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The large black figures between the heartbeats are the hour, then the minute; on an upright stage the minute is below. The heart beats once a second.',
  about:
    'Electrocardiograph paper from so near that two seconds fill it. A healthy heart at rest beats sixty times a minute, and between two beats the pen keeps so low that there is room to write. The heart is a published one: five bells on a circle, P, Q, R, S and T, at 25 millimetres a second and 10 for a millivolt. The pen goes over the hour in even seconds and over the minute in odd ones.',
  facets: ['figures', 'science', 'across-a-room'],
  credits: [
    {
      title: 'Teko',
      creator: 'The Teko Project Authors',
      source: '@fontsource/teko 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2023 The Teko Project Authors (https://www.github.com/googlefonts/teko)',
      changes:
        'two weights; subset to 0–9, and to letters, figures and stops; the line of the figures as high as they are',
      files: ['figures.woff2', 'machine.woff2'],
    },
  ],
}
