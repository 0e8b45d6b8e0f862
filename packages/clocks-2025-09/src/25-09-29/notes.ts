import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Marble Halls',
  reading:
    'The number on the open, bright door is the hour, of twelve; the number on the boards of the man on the stair is the minute.',
  about:
    'The staircase that Lionel and Roger Penrose published in 1958: every step is higher than the one before, and the sixtieth leads up to the first. A man between two boards climbs it for ever, a step a minute, shifting from foot to foot. Each fifth step has a door, so that it is a dial as well, folded round a court. From any other side it would fall apart.',
  facets: ['figures', 'position', 'picture', 'science'],
  credits: [
    {
      title: 'Jost SemiBold',
      makers: ['The Jost Project Authors'],
      source: { registry: 'npm', package: '@fontsource/jost', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Jost Project Authors (https://github.com/indestructible-type/Jost)',
      changes: 'subset to 0–9',
      files: ['stone.woff2'],
    },
  ],
}
