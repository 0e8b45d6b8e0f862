import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Cradle',
  reading:
    'Read the figures on the five white balls from left to right (on a telephone from the top down): two for the hour, 00 to 23 unless you chose twelve, the colon, two for the minute.',
  about:
    'The toy from the manager’s desk, photographed as physics used to be: in the dark, with the shutter open and a lamp that flashes. The pale balls are where the lamp has caught the one that swings, crowded where it is slow. Now the first one is out, now the last, as a real pendulum is, and they click each second. A high picture shows it from straight above.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Jost',
      makers: ['Owen Earl', 'The Jost Project Authors'],
      source: { registry: 'npm', package: '@fontsource/jost', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
