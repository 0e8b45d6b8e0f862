import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Under Construction',
  reading: 'The striped boards make four figures: two for the hour, two for the minute.',
  about:
    'This time is under construction, as every page of 1996 was. The men of the road signs put it up anew each minute: one digs, one climbs, one points, and one brings, a step a second, the board for the next. Of four lamps two blink. Nobody remembers who ordered it, and it has never been finished.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Construction',
      makers: ['Google'],
      attribution: 'Google, Noto Emoji',
      source: { registry: 'npm', package: '@iconify-json/noto', version: '1.2.9' },
      licence: 'Apache-2.0',
      changes: 'its board redrawn in orange and white, its lamp in black; the crew is the clock’s own',
    },
  ],
}
