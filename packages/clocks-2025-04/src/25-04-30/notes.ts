import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const face = (
  file: string,
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  notice: string,
): Credit => ({
  title,
  ...by,
  source: {
    registry: 'npm',
    package: `@fontsource/${title.toLowerCase().replaceAll(' ', '-')}`,
    version: '5.3.0',
  },
  licence: 'OFL-1.1',
  notice,
  changes: 'subset to capitals, renamed',
  files: [`${file}.woff2`],
})

export const notes: ClockNotes = {
  title: 'Ransom Note',
  reading:
    'The pasted words say the time; of the sixty drops of glue along the foot, read from the left and row by row, one more dries clear each second.',
  about:
    'The sender makes no threat and wants no money, only to have it known how late it is. On a twelve-hour clock the note talks like people, with half past and quarter to, and pastes in the part of the day whole like a headline. Some scraps were cut from an astronaut, a cat, a cup of coffee or deep space. It comes off again with one drop of glue still wet.',
  facets: ['words', 'type', 'across-a-room'],
  transparent: true,
  credits: [
    {
      title: 'Astronaut, cat, coffee, grass, deep field',
      makers: ['NASA', 'Stéfan van der Walt', 'Rachel Michetti'],
      attribution: 'NASA, Stéfan van der Walt, Rachel Michetti and others',
      source: { registry: 'Debian', package: 'python3-skimage', version: '0.19.3-8' },
      licence: 'public domain',
      changes: 'details screened and tinted as printed paper, beside papers drawn for this clock',
      files: ['papers.webp'],
    },
    {
      title: 'Paper backgrounds',
      makers: ['Ramón Miranda'],
      source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
      licence: 'CC0-1.0',
      changes: 'their grain laid over coloured papers',
      files: ['papers.webp'],
    },
    face(
      'didone',
      'Abril Fatface',
      { makers: ['TypeTogether'] },
      'Copyright (c) 2011, TypeTogether, with Reserved Font Names "Abril" and "Abril Fatface"',
    ),
    face(
      'slab',
      'Bevan',
      { makers: ['The Bevan Project Authors'] },
      'Copyright 2016 The Bevan Project Authors',
    ),
    face(
      'round',
      'Titan One',
      { makers: ['Rodrigo Fuenzalida'] },
      'Copyright (c) 2011 Rodrigo Fuenzalida, with Reserved Font Name "Titan One"',
    ),
    face(
      'wood',
      'Rye',
      { makers: ['Sorkin Type Co'] },
      'Copyright (c) 2012, Sorkin Type Co, with Reserved Font Name Rye',
    ),
    {
      ...face(
        'typed',
        'Special Elite',
        { makers: ['Brian J. Bonislawsky', 'Astigmatic'] },
        'Copyright (c) 2010 by Brian J. Bonislawsky',
      ),
      licence: 'Apache-2.0',
    },
    face(
      'tall',
      'Anton',
      { makers: ['The Anton Project Authors'] },
      'Copyright 2020 The Anton Project Authors',
    ),
    face('sign', 'Shrikhand', { makers: ['Jonny Pinhorn'] }, 'Copyright (c) 2015 Jonny Pinhorn'),
    face(
      'deco',
      'Limelight',
      { makers: ['Sorkin Type Co'] },
      'Copyright (c) 2010 by Sorkin Type Co, with Reserved Font Name Limelight',
    ),
    face(
      'italic',
      'Playfair Display',
      { makers: ['The Playfair Display Project Authors'] },
      'Copyright 2017 The Playfair Display Project Authors, with Reserved Font Name "Playfair Display"',
    ),
    face('crate', 'Stardos Stencil', { makers: ['Vernon Adams'] }, 'Copyright (c) 2011, Vernon Adams'),
    face(
      'grotesque',
      'Archivo Black',
      { makers: ['The Archivo Black Project Authors'] },
      'Copyright 2017 The Archivo Black Project Authors',
    ),
  ],
}
