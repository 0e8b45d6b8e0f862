import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Danse Macabre',
  reading:
    'The skeletons form Roman figures with their bodies: those on black are the hour (I to XII), those on the pale ground the minute; upright, its tens and below them its ones. One that lies down means no minutes.',
  about:
    'A dance of death in four letters: I stands, X leaps, L sits on the floor, and V has gone head first into the grave. They change their steps every second. At the full hour one lies down, for the Romans had no nought; and from midnight until one they wear crowns, since before Death all are kings.',
  facets: ['figures', 'picture', 'dark'],
  credits: [
    {
      title: 'Skull, crowned skull, rib cage, pelvis and hand of Game Icons',
      makers: ['Lorc', 'Delapouite'],
      attribution: 'Lorc, Delapouite and contributors (game-icons.net)',
      source: { registry: 'npm', package: '@iconify-json/game-icons', version: '1.2.4' },
      licence: 'CC-BY-3.0',
      changes: 'five drawings put together with drawn bones to skeletons',
    },
  ],
}
