import type { Credit } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { groupCredits, inARow, madeFromPage, makerOf, packagesOf, slugOf } from './credits'

const painting = (title: string, more: Partial<Credit> = {}): Credit => ({
  title,
  creator: 'Vincent van Gogh',
  source: 'gcompris-qt-data 3.1-2 (Debian), activity "details"',
  licence: 'public domain',
  ...more,
})

describe('credits that say the same', () => {
  it('are one entry with their titles, each once, in the order of the first', () => {
    const credits = [
      painting('Irises'),
      painting('Besley', { creator: 'Owen Earl' }),
      painting('The Starry Night'),
      painting('Irises'),
    ]
    expect(groupCredits(credits).map(({ titles }) => titles)).toEqual([
      ['Irises', 'The Starry Night'],
      ['Besley'],
    ])
  })

  it.each(['creator', 'source', 'licence', 'changes', 'notice'] as const)(
    'are two entries where they differ in %s',
    (name) => {
      const credits = [painting('Irises'), painting('The Starry Night', { [name]: 'another' })]
      expect(groupCredits(credits)).toHaveLength(2)
    },
  )

  it('are told apart where a title has a comma of its own', () => {
    expect(inARow(['Irises', 'The Starry Night'])).toBe('Irises, The Starry Night')
    expect(inARow(['Irises, 1889', 'The Starry Night'])).toBe('Irises, 1889; The Starry Night')
  })

  it('may be gathered by less', () => {
    const credits = [painting('Irises'), painting('The Starry Night', { changes: 'cropped' })]
    expect(groupCredits(credits, ({ licence }) => licence)).toHaveLength(1)
  })
})

describe('a maker', () => {
  it.each([
    ['Vincent van Gogh', 'Vincent van Gogh', 'vincent-van-gogh'],
    ['MrMamurk, 2011', 'MrMamurk', 'mrmamurk'],
    ['Noyes Chapman, about 1874', 'Noyes Chapman', 'noyes-chapman'],
    ['Owen Earl, after the Clarendon of Robert Besley', 'Owen Earl', 'owen-earl'],
    ['Étienne-Jules Marey, after Ibry, 1885', 'Étienne-Jules Marey', 'etienne-jules-marey'],
    ['Kevin Roberts and contributors', 'Kevin Roberts', 'kevin-roberts'],
    ['Claus Eggers Sørensen', 'Claus Eggers Sørensen', 'claus-eggers-sorensen'],
    [
      'Bogusław Jackowski and Janusz M. Nowacki, after URW Nimbus Sans',
      'Bogusław Jackowski and Janusz M. Nowacki',
      'boguslaw-jackowski-and-janusz-m-nowacki',
    ],
    ['Trevor “Freespace”', 'Trevor “Freespace”', 'trevor-freespace'],
    ["NASA's Earth Observatory", "NASA's Earth Observatory", 'nasas-earth-observatory'],
    [' vultilion ', 'vultilion', 'vultilion'],
  ])('named “%s” is %s, at %s', (creator, name, slug) => {
    expect(makerOf(creator)).toEqual({ name, slug })
  })

  it.each([
    'unknown',
    'Lost Property Lab',
    'traditional',
    'unnamed on Wikimedia Commons (Red Panda, 30324056733)',
    'after DIN 16547',
  ])('is nobody where it says “%s”', (creator) => expect(makerOf(creator)).toBeUndefined())

  it('is one, however the name is written', () => {
    expect(slugOf('RAMÓN Miranda')).toBe(slugOf('Ramon Miranda'))
  })
})

describe('a package', () => {
  it.each([
    [
      '@fontsource/besley 5.3.0 (npm)',
      '@fontsource/besley',
      'npm-fontsource-besley',
      'https://www.npmjs.com/package/@fontsource/besley',
    ],
    [
      '@fontsource-variable/fraunces 5.3.0',
      '@fontsource-variable/fraunces',
      'npm-fontsource-variable-fraunces',
      'https://www.npmjs.com/package/@fontsource-variable/fraunces',
    ],
    [
      'xfonts-75dpi 1:1.0.5 (Debian)',
      'xfonts-75dpi',
      'debian-xfonts-75dpi',
      'https://packages.debian.org/xfonts-75dpi',
    ],
    [
      'fonts-ocr-b 0.3~dfsg1-1 (Debian)',
      'fonts-ocr-b',
      'debian-fonts-ocr-b',
      'https://packages.debian.org/fonts-ocr-b',
    ],
    [
      'palapeli-data 4:22.12.3 (Debian), cincinnati-bridge.jpg',
      'palapeli-data',
      'debian-palapeli-data',
      'https://packages.debian.org/palapeli-data',
    ],
    [
      'textcreationpartnership/A35722 (GitHub)',
      'textcreationpartnership/A35722',
      'github-textcreationpartnership-a35722',
      'https://github.com/textcreationpartnership/A35722',
    ],
  ])('in “%s” is %s', (source, name, slug, address) => {
    expect(packagesOf(source)).toEqual([expect.objectContaining({ name, slug, address })])
  })

  it('may be one of several', () => {
    const source = '@fontsource/jacquard-24 5.3.0, @fontsource/yarndings-20 5.3.0 (npm)'
    expect(packagesOf(source).map(({ slug }) => slug)).toEqual([
      'npm-fontsource-jacquard-24',
      'npm-fontsource-yarndings-20',
    ])
  })

  it.each([
    'made for this clock',
    'conventions, drawn anew',
    '“List of British bingo nicknames”, Wikipedia: the sayings alone',
    'plays and poems of 1592 to 1606; Poor Richard’s Almanack and The Way to Wealth, 1748 to 1758',
    'modelled after anatomy, and looked through with POV-Ray',
  ])('is none where it says “%s”', (source) => expect(packagesOf(source)).toEqual([]))

  it('has a page of its own', () => {
    expect(packagesOf('moby 1.1.2 (npm)').map(madeFromPage)).toEqual(['/made-from/npm-moby'])
  })
})
