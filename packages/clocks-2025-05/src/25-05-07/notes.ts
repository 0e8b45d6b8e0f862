import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Jigsaw',
  reading:
    'The large figures are the hour (00 to 23, unless you count to twelve); the number on the loose piece is the minute, and so many pieces already lie.',
  about:
    'A jigsaw of sixty pieces whose only picture is the hour, in two tones that change places wherever a piece comes to lie. It is done the way everybody does it, the frame first. The loose piece is tried to and fro for a minute; its place is outlined. At the full hour there is a new one.',
  facets: ['figures', 'counting', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Anton',
      makers: ['The Anton Project Authors'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to 0–9',
      files: ['figures.woff2'],
    },
  ],
}
