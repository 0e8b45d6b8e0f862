import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Sprout',
  reading:
    'The house number is the hour. Count green leaflets up the vine: each is a minute, a leaf five, a pair of leaves ten; or take the red ones from sixty. The ladybird walks from the vine’s foot to its tip in the sixty seconds.',
  about:
    'Virginia creeper has leaves of five leaflets, so that twelve of them make an hour. On the stroke autumn comes and all sixty turn red; then one a minute sprouts anew, light at first and darker by the minute. The yellow ladybird, of the kind with twenty-two spots, walks the whole vine in a minute, from the ground to its tip.',
  facets: ['counting', 'figures', 'picture'],
  transparent: true,
  credits: [
    {
      title: 'A limewashed wall, leaflets green, new and red, an enamelled plate',
      makers: ['Lost Property Lab'],
      source: { words: 'renders/25-05-26.py, reckoned with numpy' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['wall.webp', 'leaf.webp', 'plate.webp'],
    },
    {
      title: 'Caprasimo',
      makers: ['The Caprasimo Project Authors'],
      source: { registry: 'npm', package: '@fontsource/caprasimo', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2023 The Caprasimo Project Authors (https://github.com/docrepair-fonts/caprasimo-fonts)',
      changes: 'subset to figures, renamed',
      files: ['figures.woff2'],
    },
  ],
}
