import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'The blue label is the hour. Every potato is a minute: the last numbered stone counts the full columns of five, and the loose potatoes in the next column are added to it.',
  about:
    'A bed of red and yellow potatoes, cut open. There is a plant for each hour since noon or midnight, and after noon all of them are in flower. The white root at the foot needs a minute to reach the water; when it is there, a new potato has grown, and at the full hour all are dug up. The worm lives where the twelfth stone would be, and is never disturbed: no hour has a sixtieth minute.',
  facets: ['counting', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Potato, herb, seedling, cherry blossom, cloud, droplet and worm (Fluent Emoji Flat)',
      creator: 'Microsoft Corporation',
      source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) Microsoft Corporation.',
      changes:
        'outlines of their parts, recoloured, turned, stretched, plants made of three herbs and a blossom',
    },
    {
      title: 'Titan One',
      creator: 'Rodrigo Fuenzalida',
      source: '@fontsource/titan-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Rodrigo Fuenzalida (hello@rfuenzalida.com), with Reserved Font Name "Titan One"',
      changes: 'subset to 0–9, renamed: Titan One is a reserved name',
      files: ['tag.woff2'],
    },
  ],
}
