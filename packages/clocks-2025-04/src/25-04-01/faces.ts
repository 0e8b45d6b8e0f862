import type { Credit, Source } from '@found-time/clock-runtime'

/** The hour that a face opens is its place in this list. */
export const FACES: readonly (readonly [
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  source: Source,
  notice: string,
])[] = [
  [
    'UnifrakturCook',
    { makers: ['j. ‘mach’ wust'], attribution: 'j. ‘mach’ wust, after Peter Wiegel' },
    { registry: 'npm', package: '@fontsource/unifrakturcook', version: '5.3.0' },
    "Copyright (c) 2010 j. 'mach' wust with Reserved Font Name UnifrakturCook. Copyright (c) 2009 Peter Wiegel",
  ],
  [
    'Jacquard 24',
    { makers: ['Sarah Cadigan-Fried'] },
    { registry: 'npm', package: '@fontsource/jacquard-24', version: '5.3.0' },
    'Copyright 2023 The Soft Type Project Authors',
  ],
  [
    'Monoton',
    { makers: ['Vernon Adams'] },
    { registry: 'npm', package: '@fontsource/monoton', version: '5.3.0' },
    'Copyright (c) 2011, Vernon Adams with Reserved Font Name Monoton',
  ],
  [
    'Kablammo',
    { makers: ['Vectro Type Foundry'] },
    { registry: 'npm', package: '@fontsource-variable/kablammo', version: '5.3.0' },
    'Copyright 2023 The Kablammo Project Authors',
  ],
  [
    'Micro 5',
    { makers: ['Sarah Cadigan-Fried'] },
    { registry: 'npm', package: '@fontsource/micro-5', version: '5.3.0' },
    'Copyright 2023 The Soft Type Project Authors',
  ],
  [
    'Fascinate Inline',
    { makers: ['Astigmatic'] },
    { registry: 'npm', package: '@fontsource/fascinate-inline', version: '5.2.8' },
    'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic, with Reserved Font Name Fascinate Inline',
  ],
  [
    'Anybody',
    { makers: ['Etcetera Type Co'] },
    { registry: 'npm', package: '@fontsource-variable/anybody', version: '5.3.0' },
    'Copyright 2020 The Anybody Project Authors',
  ],
  [
    'Bungee Shade',
    { makers: ['David Jonathan Ross'] },
    { registry: 'npm', package: '@fontsource/bungee-shade', version: '5.3.0' },
    'Copyright 2023 The Bungee Project Authors',
  ],
  [
    'Big Shoulders Stencil',
    { makers: ['The Big Shoulders Project Authors'] },
    { registry: 'npm', package: '@fontsource-variable/big-shoulders-stencil', version: '5.3.0' },
    'Copyright 2019 The Big Shoulders Project Authors',
  ],
  [
    'Abril Fatface',
    { makers: ['TypeTogether'] },
    { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
    'Copyright (c) 2011, TypeTogether, with Reserved Font Names Abril and Abril Fatface',
  ],
  [
    'Fraunces',
    { makers: ['Undercase Type'] },
    { registry: 'npm', package: '@fontsource-variable/fraunces', version: '5.3.0' },
    'Copyright 2020 The Fraunces Project Authors',
  ],
  [
    'Hamlet Tertia 18',
    { makers: ['Jérôme Knebusch'], attribution: 'Jérôme Knebusch, Gotico-Antiqua' },
    { registry: 'Debian', package: 'fonts-gotico-antiqua', version: '0+git20190704' },
    'Copyright 2019 Jérôme Knebusch',
  ],
  [
    'Climate Crisis',
    { makers: ['The Climate Crisis Project Authors'] },
    { registry: 'npm', package: '@fontsource-variable/climate-crisis', version: '5.3.0' },
    'Copyright 2020 The Climate Crisis Project Authors',
  ],
  [
    'Grenze Gotisch',
    { makers: ['Omnibus-Type'] },
    { registry: 'npm', package: '@fontsource-variable/grenze-gotisch', version: '5.3.0' },
    'Copyright 2020 The Grenze Gotisch Project Authors',
  ],
  [
    'Special Elite',
    { makers: ['Astigmatic'] },
    { registry: 'npm', package: '@fontsource/special-elite', version: '5.3.0' },
    'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic',
  ],
  [
    'Ewert',
    { makers: ['Johan Kallas', 'Mihkel Virkus'] },
    { registry: 'npm', package: '@fontsource/ewert', version: '5.3.0' },
    'Copyright (c) 2011, Johan Kallas, Mihkel Virkus with Reserved Font Name Ewert',
  ],
  [
    'Train One',
    { makers: ['Fontworks'] },
    { registry: 'npm', package: '@fontsource/train-one', version: '5.3.0' },
    'Copyright 2020 The Train Project Authors',
  ],
  [
    'Rampart One',
    { makers: ['Fontworks'] },
    { registry: 'npm', package: '@fontsource/rampart-one', version: '5.3.0' },
    'Copyright 2020 The Rampart Project Authors',
  ],
  [
    'Rye',
    { makers: ['Sorkin Type Co'] },
    { registry: 'npm', package: '@fontsource/rye', version: '5.3.0' },
    'Copyright (c) 2012, Sorkin Type Co with Reserved Font Name Rye',
  ],
  [
    'Bodoni Moda',
    { makers: ['indestructible type'] },
    { registry: 'npm', package: '@fontsource-variable/bodoni-moda', version: '5.3.0' },
    'Copyright 2020 The Bodoni Moda Project Authors',
  ],
  [
    'Plaster',
    { makers: ['Sorkin Type Co'] },
    { registry: 'npm', package: '@fontsource/plaster', version: '5.0.13' },
    'Copyright (c) 2011, Sorkin Type Co with Reserved Font Name Plaster',
  ],
  [
    'Sancreek',
    { makers: ['Vernon Adams'] },
    { registry: 'npm', package: '@fontsource/sancreek', version: '5.3.0' },
    'Copyright (c) 2011 by Vernon Adams, with Reserved Font Name Sancreek',
  ],
  [
    'Vast Shadow',
    { makers: ['Sorkin Type Co'] },
    { registry: 'npm', package: '@fontsource/vast-shadow', version: '5.3.0' },
    'Copyright (c) 2010 by Sorkin Type Co with Reserved Font Names Vast and Vast Shadow',
  ],
  [
    'Triod Postnaja',
    { makers: ['Daniel Johnson'] },
    { registry: 'Debian', package: 'fonts-triod-postnaja', version: '20130809' },
    'Copyright 2011-2013 Daniel Johnson',
  ],
]
