import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Crush',
  reading:
    'The green figures on the left are the hour, those on the right the minute; on an upright stage the hour is above.',
  about:
    'Two presses. One takes sixty seconds over a minute, the other sixty minutes over an hour, and then what they have flattened springs out as the next. The figures cannot be compressed: every layer that gets thinner gets broader by exactly as much, those at the plates least, so that a narrow typeface slowly becomes a wide one and never loses a drop of green.',
  facets: ['figures', 'type', 'across-a-room'],
  credits: [
    {
      title: 'Anton',
      makers: ['The Anton Project Authors'],
      source: { registry: 'npm', package: '@fontsource/anton', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Anton Project Authors (https://github.com/googlefonts/AntonFont.git)',
      changes: 'subset to space 0–9 A–Z; the outlines of the figures are squeezed',
      files: ['label.woff2'],
    },
  ],
}
