import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The red walker with the flag has the hour on his head, of twelve, and stands on the minute’s slab, the red one; all lean over to the other foot with the seconds.',
  about:
    'Möbius and Listing found the strip with one side independently in 1858. So a lap is only half the way: each walker goes over the thirty slabs, through the yellow twist, and then along the undersides of the same slabs, where he is seen as his own mirror image. After sixty minutes he has walked on both sides without crossing an edge, and hands the flag to the next.',
  facets: ['counting', 'science', 'position'],
  credits: [
    {
      title: 'person-walking, of Font Awesome Free 6.7.2',
      creator: 'Fonticons, Inc.',
      source: '@fortawesome/fontawesome-free 6.7.2 (npm)',
      licence: 'CC-BY-4.0',
      notice: 'Font Awesome Free 6.7.2 by @fontawesome - https://fontawesome.com',
      changes:
        'a larger head with a number, recoloured, mirrored on the second lap; one of twelve is given a flag',
    },
    {
      title: 'Passion One',
      creator: 'Fontstage',
      source: '@fontsource/passion-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 Fontstage (info@fontstage.com), with Reserved Font Name "Passion"',
      changes: 'subset to 0–9, renamed: Passion One is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
