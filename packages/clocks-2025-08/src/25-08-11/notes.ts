import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Spin Cycle',
  reading:
    'The figure on the knob is the hour. Each sock in the ring round the door is a minute, five of a colour; the large one, pegged over the glass, is the last of them and bears their number, the minute; at the full hour there is none.',
  about:
    'Sixty socks go in. One comes out each minute and is hung in the ring of the door, and the last one still drips on its peg. The drum turns an eighth each second, half a minute one way and half a minute back, and the wash falls to the other side behind the suds. Under the hour the knob shows a sign from the label in your shirt, twenty seconds each: wash, tumble, hang.',
  facets: ['dial', 'counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Signs of laundry care (Tabler Icons)',
      makers: ['Paweł Kuna'],
      source: { registry: 'npm', package: '@iconify-json/tabler', version: '1.2.41' },
      licence: 'MIT',
      notice: 'Copyright (c) 2020-2026 Paweł Kuna',
      changes: 'three signs, recoloured',
    },
    {
      title: 'Fredoka Bold',
      makers: ['The Fredoka Project Authors'],
      source: { registry: 'npm', package: '@fontsource/fredoka', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One)',
      changes: 'subset to 0–9',
      files: ['knob.woff2'],
    },
  ],
}
