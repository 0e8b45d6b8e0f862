import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The smoke writes the hour, twelve or twenty-four as you keep it, and the minute; the biplane goes round once a minute, at the top on the full minute and at the bottom on the half.',
  about:
    'Seen from the front a barrel roll is a circle: the plane goes round a line in the air with its cockpit always towards it, on its back at the top. Flown well, everything in it stays pressed to the floor; Bob Hoover poured iced tea while he did it, and in 1955 Tex Johnston rolled the prototype of the Boeing 707 so, twice. The evening is a photograph, in the inks of an air-show poster.',
  facets: ['figures', 'position', 'picture', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Sunset, a photograph',
      creator: 'Aitzol Berasategi',
      source: 'lomiri-wallpapers-16.04 20.04.0-2 (Debian)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2018 Aitzol Berasategi',
      changes:
        'the hills and the sun cut out, the sky drawn out upwards, flares taken off, in a poster’s inks',
      files: ['evening.webp'],
    },
    {
      title: 'Biplane',
      creator: 'Lorc, Delapouite and contributors (game-icons.net)',
      source: '@iconify-json/game-icons 1.2.4 (npm)',
      licence: 'CC-BY-3.0',
      changes: 'coloured, outlined, rolled',
    },
  ],
}
