import type { Credit } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { groupCredits, inARow, madeFromPage, makersOf, packageOf, slugOf, withNames } from './credits.ts'

const painting = (title: string, more: Partial<Credit> = {}): Credit => ({
  title,
  makers: ['Vincent van Gogh'],
  source: { registry: 'Debian', package: 'gcompris-qt-data', version: '3.1-2', within: 'activity "details"' },
  licence: 'public domain',
  ...more,
})

describe('credits that say the same', () => {
  it('are one entry with their titles, each once, in the order of the first', () => {
    const credits = [
      painting('Irises'),
      painting('Besley', { makers: ['Owen Earl'] }),
      painting('The Starry Night'),
      painting('Irises'),
    ]
    expect(groupCredits(credits).map(({ titles }) => titles)).toEqual([
      ['Irises', 'The Starry Night'],
      ['Besley'],
    ])
  })

  it.each([
    { makers: ['another'] },
    { attribution: 'another' },
    { source: { words: 'another' } },
    { licence: 'another' },
    { changes: 'another' },
    { notice: 'another' },
  ])('are two entries where they differ in %j', (other) =>
    expect(groupCredits([painting('Irises'), painting('The Starry Night', other)])).toHaveLength(2),
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

describe('makers', () => {
  it.each([
    ['Vincent van Gogh', 'vincent-van-gogh'],
    ['Étienne-Jules Marey', 'etienne-jules-marey'],
    ['Claus Eggers Sørensen', 'claus-eggers-sorensen'],
    ['Bogusław Jackowski', 'boguslaw-jackowski'],
    ['Trevor “Freespace”', 'trevor-freespace'],
    ["NASA's Earth Observatory", 'nasas-earth-observatory'],
  ])('%s is at %s', (name, slug) => expect(makersOf({ makers: [name] })).toEqual([{ name, slug }]))

  it('are each one, but for the lab', () =>
    expect(makersOf({ makers: ['Owen Earl', 'Lost Property Lab', 'Jeremy Tribby'] })).toEqual([
      { name: 'Owen Earl', slug: 'owen-earl' },
      { name: 'Jeremy Tribby', slug: 'jeremy-tribby' },
    ]))

  it('are one, however a name is written', () =>
    expect(slugOf('RAMÓN Miranda')).toBe(slugOf('Ramon Miranda')))
})

describe('a package', () => {
  it.each([
    [
      { registry: 'npm', package: '@fontsource/besley', version: '5.3.0' },
      'npm-fontsource-besley',
      'https://www.npmjs.com/package/@fontsource/besley',
    ],
    [
      { registry: 'Debian', package: 'xfonts-75dpi', version: '1:1.0.5' },
      'debian-xfonts-75dpi',
      'https://packages.debian.org/xfonts-75dpi',
    ],
    [
      { registry: 'GitHub', package: 'textcreationpartnership/A35722' },
      'github-textcreationpartnership-a35722',
      'https://github.com/textcreationpartnership/A35722',
    ],
  ] as const)('of %j is at %s, and kept at %s', (source, slug, address) =>
    expect(packageOf(source)).toEqual({
      name: source.package,
      registry: source.registry,
      slug,
      address,
    }),
  )

  it('is none where something was taken from a page, or from nowhere', () => {
    expect(packageOf({ url: 'https://museum.example/towels' })).toBeUndefined()
    expect(packageOf({ words: 'made for this clock' })).toBeUndefined()
  })

  it('has a page of its own', () =>
    expect(madeFromPage(packageOf({ registry: 'npm', package: 'moby' })!)).toBe('/made-from/npm-moby'))
})

it('names in a text are its pieces, in the order in which they stand there', () => {
  const [earl, tribby] = makersOf({ makers: ['Owen Earl', 'Jeremy Tribby'] })
  expect(withNames('Jeremy Tribby and Owen Earl, after others', [earl!, tribby!])).toEqual([
    tribby,
    ' and ',
    earl,
    ', after others',
  ])
  expect(withNames('traditional', [earl!])).toEqual(['traditional'])
})
