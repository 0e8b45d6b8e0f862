import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Seven Segments of Elsewhere',
  reading: 'The open windows form the figures of the hour and, after the two small ones, of the minute.',
  about:
    'Behind the bars of a seven-segment display there is usually nothing. Here it is a thick wall, and behind it a valley below Aitzgorri in the Basque Country, one piece from the first window to the last. It has the light of your own hour: in the morning the floor is lit from the left, in the evening from the right, and by night there are stars and fireflies.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Aitzgorri',
      makers: ['Aitzol Berasategi'],
      source: { registry: 'Debian', package: 'lomiri-wallpapers-16.04', version: '20.04.0-2' },
      licence: 'CC-BY-4.0',
      changes:
        'scaled, evenly lit, overcast made blue, colours changed; by night in blues, with stars and fireflies (renders/25-04-27-views.py)',
      files: ['day.webp', 'night.webp'],
    },
    {
      title: 'The plaster of the wall',
      makers: ['Lost Property Lab'],
      source: { words: 'computed with NumPy (renders/25-04-27.py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['wall.webp'],
    },
  ],
}
