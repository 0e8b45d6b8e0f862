import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Fireflies',
  reading:
    'Swarms of fireflies draw four figures in light: the first two are the hour, the last two, to their right or below them, the minute.',
  about:
    'At the last of dusk, beside a dandelion gone to seed, each firefly minds its own rhythm, but is hurried or held back a little by the light of all others, until the whole flock blinks as one. Yoshiki Kuramoto wrote down how in 1975. At a new minute they are at odds; by the half they agree, and with each second light the grass and the seed head. Those down in the grass never listen.',
  facets: ['figures', 'science', 'picture', 'dark', 'across-a-room'],
  credits: [
    {
      title: 'Seeding, a photograph',
      makers: ['Clemens Engelhardt'],
      source: {
        registry: 'Debian',
        package: 'lomiri-wallpapers-16.04',
        version: '20.04.0-2',
        within: 'seeding_by_Clements_Engelhardt.jpg',
      },
      licence: 'CC0-1.0',
      changes:
        'made smaller; graded from a low sun to dusk, with more sky and drawn grasses; so once more in the fireflies’ light; its outlines',
      files: ['dusk.webp', 'lit.webp', 'front.webp'],
    },
  ],
}
