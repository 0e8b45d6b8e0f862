import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const COFFEE: Credit = {
  title: 'coffee.png, a cup of espresso',
  makers: ['Rachel Michetti'],
  attribution: 'Rachel Michetti, for Pikolo Espresso Bar',
  source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3-8' },
  licence: 'CC0-1.0',
}

const credits: Credit[] = [
  {
    ...COFFEE,
    changes: 'the coffee in the cup laid flat, browned and stirred, the red of the glaze taken from it',
    files: ['saucer.webp', 'coffee.webp', 'foam.webp'],
  },
  {
    title: 'Paper mamurk_e_1',
    makers: ['MrMamurk'],
    attribution: 'MrMamurk, 2011',
    source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1' },
    licence: 'CC0-1.0',
    changes: 'dyed blue',
    files: ['blotter.webp'],
  },
  {
    title: 'Apartment, a room as light',
    makers: ['Poly Haven'],
    source: { registry: 'npm', package: '@pmndrs/assets', version: '1.7.0' },
    licence: 'CC0-1.0',
    changes: 'lights the china and is seen in its glaze; the scene was rendered with POV-Ray',
    files: ['saucer.webp', 'ear.webp', 'spoon.webp'],
  },
  {
    title: 'Abril Fatface',
    makers: ['TypeTogether'],
    source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
    licence: 'OFL-1.1',
    notice:
      'Copyright (c) 2011, TypeTogether (www.type-together.com info@type-together.com), with Reserved Font Names "Abril" and "Abril Fatface"',
    changes: 'twelve numbers drawn on the saucer',
    files: ['saucer.webp'],
  },
  {
    title: 'Spoon, rings and shadows',
    makers: ['Lost Property Lab'],
    source: { words: 'made for this clock' },
    licence: 'CC0-1.0',
    files: ['spoon.webp', 'ring.webp', 'spoon-shade.webp', 'ear-shade.webp'],
  },
]

export const notes: ClockNotes = {
  title: 'Coffee',
  reading:
    'The saucer is a clock face: the cup’s cream handle points to the hour, the long spoon to the minute; each hour a cup is drunk up, and leaves its ring on the blotter.',
  about:
    'The coffee is a test picture: it comes with a library for image processing, whose manual looks for ellipses in it. Here it is laid flat, goes down a little every minute, and its foam turns with the seconds. Midnight brings a clean blotter, on which twenty-three faint rings have come through from yesterday.',
  facets: ['dial', 'picture', 'across-a-room'],
  transparent: true,
  credits,
}
