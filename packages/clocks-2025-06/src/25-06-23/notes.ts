import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Corner',
  reading:
    'The large black number is the hour, in the corner that the mark came from; the large white number at the tip of the mark is the minute.',
  about:
    'Meetings have stopped while a logo drifted towards the corner of an idle screen and missed it. This one cannot miss. It needs a minute from wall to wall and an hour for the long side, so it strikes a wall on every full minute and a corner on every full hour, and sets off again the other way.',
  facets: ['figures', 'interface', 'across-a-room'],
  credits: [
    {
      title: 'The feed mark',
      makers: ['Stephen Horlander'],
      attribution: 'Stephen Horlander, for Mozilla; drawn by the Simple Icons collaborators',
      source: { registry: 'npm', package: 'simple-icons', version: '16.37.0' },
      licence: 'CC0-1.0',
      changes: 'its gaps filled, its traces in outline; turned to the corner it comes from',
    },
    {
      title: 'Outfit',
      makers: ['The Outfit Project Authors'],
      source: { registry: 'npm', package: '@fontsource/outfit', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2021 The Outfit Project Authors (https://github.com/Outfitio/Outfit-Fonts)',
      changes: 'subset to figures',
      files: ['figures.woff2'],
    },
  ],
}
