import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Credit, Registry } from '@found-time/clock-runtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attribute, HtmlPage } from '../html.ts'
import { BOARD, ORANGE } from '../test-clocks.ts'
import { contributorsOf } from './contributors.ts'
import { publishMadeFrom } from './made-from.ts'
import { typefaceOf } from './typefaces.ts'

const besley: Credit = {
  title: 'Besley Black',
  makers: ['Owen Earl'],
  source: { registry: 'npm', package: '@fontsource/besley', version: '5.3.0' },
  licence: 'OFL-1.1',
  notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type).',
  files: ['figures.woff2'],
}
const paper: Credit = {
  title: 'Pastel paper',
  makers: ['Ramón Miranda'],
  source: { registry: 'Debian', package: 'mypaint-data-extras', version: '2.0.1-9' },
  licence: 'CC0-1.0',
  files: ['grain.webp'],
}
const CLOCKS = [
  {
    ...ORANGE,
    credits: [
      besley,
      paper,
      { ...paper, title: 'Rough paper', attribution: 'Ramón Miranda, 2010', changes: 'cropped' },
      { ...paper, title: 'Curtain', makers: ['Lost Property Lab'], source: { words: 'made for this clock' } },
    ],
  },
  {
    ...BOARD,
    credits: [
      { ...besley, title: 'Besley', attribution: 'Owen Earl, after the Clarendon of Robert Besley' },
      {
        ...paper,
        title: 'Canvas',
        makers: ['RAMÓN MIRANDA'],
        source: { registry: 'Debian' as const, package: 'mypaint-data-extras', version: '2.0.1' },
      },
    ],
  },
]

const typeface = (title: string, registry: Registry, name: string, files = ['face.woff2']) =>
  typefaceOf({ title, source: { registry, package: name }, files, makers: [], licence: '' })

describe('a typeface', () => {
  it.each([
    ['Rokkitt ExtraBold', 'npm', '@fontsource/rokkitt', 'Rokkitt', 'typeface-rokkitt'],
    ['Bodoni Moda', 'npm', '@fontsource-variable/bodoni-moda', 'Bodoni Moda', 'typeface-bodoni-moda'],
    ['IM Fell DW Pica', 'npm', '@fontsource/im-fell-dw-pica', 'IM Fell DW Pica', 'typeface-im-fell-dw-pica'],
    [
      'Old Standard, roman and italic',
      'npm',
      '@fontsource/old-standard-tt',
      'Old Standard',
      'typeface-old-standard-tt',
    ],
    [
      'Old Standard TT Bold',
      'npm',
      '@fontsource/old-standard-tt',
      'Old Standard TT',
      'typeface-old-standard-tt',
    ],
    ['Routed Gothic, two widths', 'Debian', 'fonts-routed-gothic', 'Routed Gothic', 'typeface-routed-gothic'],
    ['DSEG7 Classic Bold', 'Debian', 'fonts-dseg', 'DSEG7 Classic', 'typeface-dseg7-classic'],
    ['SkakNew-Diagram', 'Debian', 'texlive-games', 'SkakNew-Diagram', 'typeface-skaknew-diagram'],
  ] as const)('credited as “%s” from %s, %s, is %s', (title, registry, from, name, slug) => {
    expect(typeface(title, registry, from)).toEqual({ name, slug })
  })

  it('is one that was drawn from, too', () => {
    expect(typeface('Abril Fatface', 'npm', '@fontsource/abril-fatface', ['saucer.webp'])?.name).toBe(
      'Abril Fatface',
    )
  })

  it('is none of a paper, and none of icons and bitmaps that are set as type', () => {
    expect(typeface('Paper', 'Debian', 'mypaint-data-extras', ['paper.webp'])).toBeUndefined()
    expect(typeface('Game Icons: things that fly', 'npm', '@iconify-json/game-icons')).toBeUndefined()
    expect(typeface('Screen bitmaps of a workstation', 'Debian', 'xfonts-75dpi')).toBeUndefined()
  })
})

describe('who and what gave something', () => {
  const contributors = contributorsOf(CLOCKS)
  const contributor = (slug: string) => contributors.find((one) => one.slug === slug)

  it('are each once, in the order of the alphabet, and the lab is not among them', () => {
    expect(contributors.map(({ kind, name, slug }) => [kind, name, slug])).toEqual([
      ['package', '@fontsource/besley', 'npm-fontsource-besley'],
      ['typeface', 'Besley', 'typeface-besley'],
      ['package', 'mypaint-data-extras', 'debian-mypaint-data-extras'],
      ['maker', 'Owen Earl', 'owen-earl'],
      ['maker', 'Ramón Miranda', 'ramon-miranda'],
    ])
  })

  it('have all they gave, to all clocks, each clock once', () => {
    expect(contributor('ramon-miranda')?.credits.map(({ title }) => title)).toEqual([
      'Pastel paper',
      'Rough paper',
      'Canvas',
    ])
    expect(contributor('ramon-miranda')?.clocks.map(({ title }) => title)).toEqual([
      'Orange',
      'Fish & <Chips>',
    ])
  })

  it('are found elsewhere where a credit says, and a package where it is kept', () => {
    expect(contributor('owen-earl')?.addresses).toEqual(['https://github.com/indestructible-type'])
    expect(contributor('debian-mypaint-data-extras')?.addresses).toEqual([
      'https://packages.debian.org/mypaint-data-extras',
    ])
    expect(contributor('ramon-miranda')?.addresses).toEqual([])
  })

  it('never share an address', () => {
    const credits = [
      { ...besley, makers: ['npm moby'] },
      { ...besley, source: { registry: 'npm' as const, package: 'moby' } },
    ]
    expect(() => contributorsOf([{ ...ORANGE, credits }])).toThrow(
      'The maker and the package called “moby” would share npm-moby.',
    )
  })
})

describe('the pages', () => {
  let client: string
  let addresses: string[]
  const html = (name: string) => readFile(path.join(client, name, 'index.html'), 'utf8')
  const page = async (name: string) => new HtmlPage(await html(name))
  const links = (of: HtmlPage, name: string) => of.all(name).map((link) => attribute(link, 'href'))

  beforeAll(async () => {
    client = await mkdtemp(path.join(tmpdir(), 'made-from-'))
    await mkdir(path.join(client, 'about'))
    await writeFile(
      path.join(client, 'about/index.html'),
      '<!DOCTYPE html><title>About</title><link rel="modulepreload" href="/assets/entry-1.js"><link rel="canonical" href="https://found-time.example/about"><link rel="stylesheet" href="/assets/styles-1.css"><link rel="alternate" type="text/calendar" href="/calendar.ics" title="Found Time">',
    )
    addresses = await publishMadeFrom(client, CLOCKS)
  })
  afterAll(() => rm(client, { recursive: true }))

  it('are one for all and one for each', async () => {
    expect(addresses).toEqual([
      '/made-from',
      '/made-from/npm-fontsource-besley',
      '/made-from/typeface-besley',
      '/made-from/debian-mypaint-data-extras',
      '/made-from/owen-earl',
      '/made-from/ramon-miranda',
    ])
    const linked = links(await page('made-from'), 'a')
    for (const address of addresses.slice(1)) expect(linked).toContain(address)
  })

  it('have the site’s style sheet and no script', async () => {
    const miranda = await page('made-from/ramon-miranda')
    expect(links(miranda, 'link').sort()).toEqual([
      '/assets/styles-1.css',
      '/calendar.ics',
      'https://found-time.example/made-from/ramon-miranda',
    ])
    expect(miranda.all('script')).toEqual([])
    expect(await html('made-from/ramon-miranda')).toMatch(/^<!DOCTYPE html><html lang="en">/)
  })

  it('say what they are about', async () => {
    const text = await html('made-from/ramon-miranda')
    expect(text).toContain('<title>Ramón Miranda | Found Time</title>')
    expect(text).toContain(
      '<meta name="description" content="A maker in 2 clocks: Pastel paper, Rough paper, Canvas."/>',
    )
  })

  it('gather what was given alike', async () => {
    const text = (await html('made-from/ramon-miranda')).replace(/<[^>]+>/g, '')
    expect(text).toContain('Pastel paper: CC0-1.0, from mypaint-data-extras')
    const extras = (await html('made-from/debian-mypaint-data-extras')).replace(/<[^>]+>/g, '')
    expect(extras).toContain('Pastel paper, Rough paper, Canvas, by Ramón Miranda: CC0-1.0')
  })

  it('show the clocks with their pictures, and lead to them', async () => {
    const besley = await page('made-from/typeface-besley')
    expect(links(besley, 'a')).toEqual(
      expect.arrayContaining(['/25-04-13', '/25-04-14', '/made-from/owen-earl', '/made-from']),
    )
    expect(besley.all('img').map((img) => attribute(img, 'src'))).toEqual([
      '/posters/25-04-13.webp',
      '/posters/25-04-14.webp',
    ])
  })
})
