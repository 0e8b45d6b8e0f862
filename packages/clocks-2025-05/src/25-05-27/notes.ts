import type { ClockNotes, Credit } from '@found-time/clock-runtime'

/** A typeface cut down to the letters of the words from zero to fifty-nine. */
const face = (
  title: string,
  by: Pick<Credit, 'makers' | 'attribution'>,
  [name, version]: readonly [name: string, version: string],
  notice: string,
  file: string,
  renamed = '',
): Credit => ({
  title,
  ...by,
  source: { registry: 'npm', package: `@fontsource/${name}`, version },
  licence: 'OFL-1.1',
  notice,
  changes: `subset to the letters of the number words${renamed}`,
  files: [file],
})

const credits: readonly Credit[] = [
  {
    title:
      'Number words in French, German, Hebrew, Hindi, Irish, Khmer, Russian, Thai, Vietnamese, Armenian, Chinese, Greek and English',
    makers: ['Unicode CLDR'],
    source: { registry: 'npm', package: 'cldr-rbnf', version: '48.2.0' },
    licence: 'Unicode-3.0',
    notice: 'Copyright © 2004-2026 Unicode, Inc.',
    changes: 'spelled out from the rules for 0 to 59',
  },
  {
    title: 'Number words in Arabic, Georgian, Japanese and Korean',
    makers: ['Wael Tellat'],
    attribution: 'Wael Tellat and contributors',
    source: { registry: 'npm', package: 'n2words', version: '4.0.0' },
    licence: 'MIT',
    notice: 'Copyright (c) 2018-2026 Wael TELLAT',
    changes: 'spelled out for 0 to 59',
  },
  {
    title: 'Rough paper',
    makers: ['Ramón Miranda'],
    source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
    licence: 'CC0-1.0',
    changes: 'its hollows made into the grain of the ink',
    files: ['grain.webp'],
  },
  face(
    'Limelight',
    { makers: ['Sorkin Type Co'] },
    ['limelight', '5.3.0'],
    'Copyright (c) 2010 by Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name Limelight.',
    'french.woff2',
    ', renamed Polyglot Deco',
  ),
  face(
    'Rakkas',
    { makers: ['Zeynep Akay'] },
    ['rakkas', '5.3.0'],
    'Copyright 2017 The Rakkas Project Authors (https://github.com/zeynepakay/Rakkas)',
    'arabic.woff2',
  ),
  face(
    'Dela Gothic One',
    { makers: ['The Dela Gothic Project Authors'] },
    ['dela-gothic-one', '5.3.0'],
    'Copyright 2020 The Dela Gothic Project Authors (https://github.com/syakuzen/DelaGothic)',
    'japanese.woff2',
  ),
  face(
    'Grenze Gotisch',
    { makers: ['Omnibus-Type'] },
    ['grenze-gotisch', '5.3.0'],
    'Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)',
    'german.woff2',
  ),
  face(
    'Modak',
    { makers: ['Ek Type'] },
    ['modak', '5.3.0'],
    'Copyright (c) 2015 Ek Type (www.ektype.in)',
    'hindi.woff2',
  ),
  face(
    'Ruslan Display',
    { makers: ['Oleg Snarsky', 'Denis Masharov', 'Vladimir Rabdu'] },
    ['ruslan-display', '5.2.7'],
    'Copyright 2011 Oleg Snarsky, Denis Masharov, Vladimir Rabdu.',
    'russian.woff2',
  ),
  face(
    'Karantina',
    { makers: ['Rony Koch'] },
    ['karantina', '5.3.0'],
    'Copyright 2020 The Karantina Project Authors (https://github.com/ronykoch/Karantina)',
    'hebrew.woff2',
  ),
  face(
    'Black Han Sans',
    { makers: ['Zess Type'] },
    ['black-han-sans', '5.3.0'],
    'Copyright 2015 The Black Han Sans Project Authors (https://github.com/zesstype/Black-Han-Sans)',
    'korean.woff2',
  ),
  face(
    'Uncial Antiqua',
    { makers: ['Brian J. Bonislawsky', 'Astigmatic'] },
    ['uncial-antiqua', '5.3.0'],
    'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Uncial Antiqua"',
    'irish.woff2',
    ', renamed Polyglot Uncial',
  ),
  face(
    'Chonburi',
    { makers: ['Cadson Demak'] },
    ['chonburi', '5.3.0'],
    'Copyright (c) 2015, Cadson Demak (info@cadsondemak.com)',
    'thai.woff2',
  ),
  face(
    'Oi',
    { makers: ['Kostas Bartsokas'] },
    ['oi', '5.3.0'],
    'Copyright 2019 The Oi Project Authors (github.com/kosbarts/Oi)',
    'greek.woff2',
  ),
  face(
    'Ma Shan Zheng',
    { makers: ['The MaShanZheng Project Authors'] },
    ['ma-shan-zheng', '5.3.1'],
    'Copyright 2018 The MaShanZheng Project Authors (https://github.com/googlefonts/mashanzheng)',
    'chinese.woff2',
  ),
  face(
    'Bungee',
    { makers: ['David Jonathan Ross'] },
    ['bungee', '5.3.0'],
    'Copyright 2023 The Bungee Project Authors (https://github.com/djrrb/Bungee)',
    'vietnamese.woff2',
  ),
  face(
    'Noto Serif Georgian Black',
    { makers: ['The Noto Project Authors'] },
    ['noto-serif-georgian', '5.3.0'],
    'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/georgian)',
    'georgian.woff2',
  ),
  face(
    'Moul',
    { makers: ['Danh Hong'] },
    ['moul', '5.3.0'],
    'Copyright 2020 The Moul Project Authors (https://github.com/danhhong/Moul)',
    'khmer.woff2',
  ),
  face(
    'Noto Serif Armenian Black',
    { makers: ['The Noto Project Authors'] },
    ['noto-serif-armenian', '5.3.0'],
    'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/armenian)',
    'armenian.woff2',
  ),
  face(
    'Libre Caslon Text Bold',
    { makers: ['Pablo Impallari'] },
    ['libre-caslon-text', '5.3.0'],
    'Copyright 2012 The Libre Caslon Text Project Authors (https://github.com/impallari/Libre-Caslon-Text)',
    'english.woff2',
  ),
]

export const notes: ClockNotes = {
  title: 'Polyglot',
  reading:
    'The upper word is the hour and the lower one the minute, spelled out in another language each second; the plate in the corner says the same in English and, with the second, in figures.',
  about:
    'Sixteen languages take a second each, and since sixteen does not go into sixty, none keeps its place in the minute. Every one has a typeface and a pair of inks of its own. The pages come in as they are read, those in Arabic and Hebrew from the right and those in Chinese and Japanese from above. English is for the small print.',
  facets: ['words', 'type', 'busy'],
  credits,
}
