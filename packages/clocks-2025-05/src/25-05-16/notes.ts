import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Each red brick is one minute, in groups of five; each brick at the left is one hour, yellow in the morning and blue after it: twelve yellow are midnight, twelve blue noon; the tilted brick in the air does not count yet.',
  about:
    'One brick a minute, on flat green places marked for all sixty. The tilted one is held just above the plate, comes nearer from the right each second and is pressed home on the stroke; on the hour all the red ones are taken off and an hour is put down. Proportions are the real ones, 9.6 millimetres of brick to 8 of stud, and no two sit quite alike.',
  facets: ['position', 'game'],
  credits: [
    {
      title: 'Bricks, flat bricks, a stud and their shadows',
      creator: 'Lost Property Lab',
      source: 'rendered with POV-Ray',
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['bricks.webp'],
    },
    {
      title: 'Racing Sans One',
      creator: 'Impallari Type',
      source: '@fontsource/racing-sans-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2012, Pablo Impallari (www.impallari.com|impallari@gmail.com) and Rodrigo Fuenzalida (www.rfuenzalida.com), with Reserved Font Name Racing Sans.',
      changes: 'four capitals moulded on each brick’s studs',
    },
  ],
}
