import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Dot Dash',
  reading:
    'The bridge’s lights blink the time in Morse code, hours then minutes: the river keeps a short gleam for each dot and a long one for each dash, and below every five it spells out their figure.',
  about:
    'In Morse every figure has five signals, so the time is always twenty flashes. The lamps of Roebling’s bridge at Cincinnati, which came out of a jigsaw puzzle program, send them slowly enough to be read by eye, with every length in the regulation proportion, two or three times a minute and never in part.',
  facets: ['figures', 'picture', 'interface', 'dark'],
  credits: [
    {
      title: 'Roebling Suspension Bridge at night, Cincinnati',
      makers: ['Derek Jensen'],
      source: {
        registry: 'Debian',
        package: 'palapeli-data',
        version: '4:22.12.3',
        within: 'cincinnati-bridge.jpg',
      },
      licence: 'public domain',
      changes:
        'its sides widened, near bank, bush and houseboat taken out, the river mirrored anew from what is above it; the glow of its lamps as pictures of their own',
      files: ['wide.webp', 'tall.webp', 'wide-flare.webp', 'tall-flare.webp'],
    },
    {
      title: 'Lamps and their gleams on water',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock' },
      licence: 'CC0-1.0',
      files: ['gleams.webp'],
    },
    {
      title: 'Barlow Bold',
      makers: ['The Barlow Project Authors'],
      source: { registry: 'npm', package: '@fontsource/barlow', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow)',
      changes: 'the outlines of the figures alone, in straight pieces, as numbers',
    },
  ],
}
