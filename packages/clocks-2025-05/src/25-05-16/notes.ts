import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Bricks',
  reading:
    'The highest number on the small bricks is the hour, yellow in the morning and blue after it (a yellow 12 is midnight, a blue 12 noon); in the house each floor has ten bricks, five at the back and then five at the front, and each brick is a minute; the tilted one in the air does not count yet.',
  about:
    'One brick a minute: ten make a floor of a house, red and white by turns, and six floors the hour, when it is all taken down and the next number is set. The tilted one comes down beside the house, a step each second, and is pressed home on the stroke. From seven in the evening till seven there is light behind the windows. Proportions are the real ones, 9.6 millimetres of brick to 8 of stud, and no two sit quite alike.',
  facets: ['figures', 'counting', 'game'],
  credits: [
    {
      title: 'Bricks, flat bricks, a stud, a tree and their shadows',
      makers: ['Lost Property Lab'],
      source: { words: 'rendered with POV-Ray' },
      licence: 'MIT',
      notice: 'Copyright (c) 2026 Lost Property Lab',
      files: ['bricks.webp'],
    },
    {
      title: 'Racing Sans One',
      makers: ['Impallari Type'],
      source: { registry: 'npm', package: '@fontsource/racing-sans-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2012, Pablo Impallari (www.impallari.com|impallari@gmail.com) and Rodrigo Fuenzalida (www.rfuenzalida.com), with Reserved Font Name Racing Sans.',
      changes: 'four capitals moulded on each brick’s studs',
    },
    {
      title: 'Lilita One',
      makers: ['Juan Montoreano'],
      source: { registry: 'npm', package: '@fontsource/lilita-one', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 Juan Montoreano (juan@remolacha.biz), with Reserved Font Names "Lilita One"',
      changes: 'subset to 0–9, renamed: Lilita One is a reserved name',
      files: ['numbers.woff2'],
    },
  ],
}
