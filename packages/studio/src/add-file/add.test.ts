/** The whole command on packages made here, without a network: a folder, which npm packs, `.tgz` and `.deb` files. */
import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { faultsOf } from '../licences/licences.ts'
import { charactersOf, readTypeface, withNames } from '../licences/typeface.ts'
import { findProgram } from '../system/find-program.mjs'
import { addFile } from './add.ts'
import { readOptions } from './options.ts'
import { inWords } from './subset.ts'

const CLOCK = `import { type ClockNotes, Stage } from '@found-time/clock-runtime'

export const images: string[] = []
export const fonts = []
export const notes: ClockNotes = {
  reading: 'The towel is the hour.',
  credits: [],
}
`
const LICENCE = 'MIT License\n\nCopyright (c) 2019, 2021 Ann Other <ann@example.org>\n\nAs it is.\n'

let place = ''
let folder = ''

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'towels-'))
  vi.stubEnv('TMPDIR', place) // packages are taken apart there
  folder = path.join(place, '25-06-12')
  await put({ '25-06-12/clock.tsx': CLOCK })
})

afterEach(async () => {
  vi.unstubAllEnvs()
  const left = (await readdir(place)).filter((name) => name.startsWith('add-file-'))
  expect(left, 'the package that was taken apart is gone').toEqual([])
  await rm(place, { recursive: true })
})

async function put(files: Readonly<Record<string, string | Buffer>>) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(place, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** A package of npm: a picture of 400 × 300 pixels, whose right half is red, and what else is given. */
async function towels(manifest = {}, files: Readonly<Record<string, string | Buffer>> = {}) {
  const red = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .composite([{ input: red, left: 200, top: 0 }])
    .png()
    .toBuffer()
  const entries = { 'img/Tea Towel.png': picture, LICENSE: LICENCE, 'notes.txt': 'towels', ...files }
  const about = { name: 'towels', version: '1.2.0', license: 'MIT', ...manifest }
  await put({ 'towels/package.json': JSON.stringify(about) })
  for (const [name, content] of Object.entries(entries)) await put({ [`towels/${name}`]: content })
  spawnSync('tar', ['-czf', 'towels.tgz', 'towels'], { cwd: place })
  return path.join(place, 'towels.tgz')
}

async function add(...words: string[]) {
  const told: string[] = []
  const options = readOptions(['25-06-12', ...words])
  await addFile({ name: '25-06-12', folder }, options, (text) => told.push(text))
  return told.join('\n')
}

/** What it says, once nothing has changed. */
async function refusal(...words: string[]) {
  const message = await add(...words).then(
    () => 'It was done.',
    (error: Error) => error.message,
  )
  expect(await readdir(folder)).toEqual(['clock.tsx'])
  expect(await readFile(path.join(folder, 'clock.tsx'), 'utf8')).toBe(CLOCK)
  return message
}

it('lists the pictures and typefaces of a package that npm packs', async () => {
  await towels()
  expect(await add(path.join(place, 'towels'))).toMatch(
    /^towels 1\.2\.0 \(npm\) has 1 pictures and typefaces, and 3 other files\.\n {2}img\/Tea Towel\.png \d\.\d kB\n/,
  )
})

it('lists those alone that are looked for, in capitals or not', async () => {
  const from = await towels({}, { 'img/bath.png': 'a', 'img/TEA.svg': 'b', 'tea.txt': 'c' })
  expect(await add(from, '--find', 'tea')).toMatch(
    /^towels 1\.2\.0 \(npm\) has 3 pictures and typefaces, and 4 other files\.\n2 of them with "tea" in the name\.\n {2}img\/TEA\.svg \d\.\d kB\n {2}img\/Tea Towel\.png \d\.\d kB\nName one of them to bring it in\.$/,
  )
})

it('says how a long list is looked through', async () => {
  const icons = Array.from({ length: 40 }, (_, index) => [`icons/${index}.svg`, 'icon'])
  expect(await add(await towels({}, Object.fromEntries(icons)))).toMatch(
    /\n--find snow lists those alone with that in their names\.$/,
  )
})

describe('a picture', () => {
  it('is cut out, scaled and credited', async () => {
    const told = await add(await towels(), 'Tea Towel.png', '--crop', '200,0,200,300', '--width', '100')
    const { data, info } = await sharp(path.join(folder, 'tea-towel.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 100, height: 150 })
    const middle = (75 * 100 + 50) * info.channels
    expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 16))).toEqual([13, 1, 3])
    expect(told).toContain('package.json: MIT\n  LICENSE: MIT License / Copyright (c) 2019, 2021 Ann Other')
    const source = await readFile(path.join(folder, 'clock.tsx'), 'utf8')
    expect(source).toContain("const teaTowel = new URL('./tea-towel.webp', import.meta.url).href")
    expect(source).toContain('export const images: string[] = [teaTowel]')
    expect(source).toContain(`
    {
      title: 'tea towel',
      creator: 'Ann Other',
      source: 'towels 1.2.0 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) 2019, 2021 Ann Other <ann@example.org>',
      changes: 'cut out, 100 pixels wide, WebP',
      files: ['tea-towel.webp'],
    },`)
  })

  const drawing = (width: number, height: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`

  it.each([
    [16, 16, [], 1024, 1024, '1024 pixels wide, WebP'],
    [20, 10, [], 1024, 512, '1024 pixels wide, WebP'],
    [30, 60, [], 512, 1024, '512 pixels wide, WebP'],
    [3000, 1500, [], 1024, 512, '1024 pixels wide, WebP'],
    [20, 10, ['--width', '300'], 300, 150, '300 pixels wide, WebP'],
    [20, 10, ['--width', '8'], 8, 4, '8 pixels wide, WebP'],
    [20, 10, ['--crop', '10,0,10,5'], 1024, 512, 'cut out, 1024 pixels wide, WebP'],
  ])('that is drawn, %i × %i, asked for with %j, becomes %i × %i', async (...given) => {
    const [from, to, words, width, height, changes] = given
    const told = await add(await towels({}, { 'bar.svg': drawing(from, to) }), 'bar.svg', ...words)
    expect(await sharp(path.join(folder, 'bar.webp')).metadata()).toMatchObject({ width, height })
    expect(await readFile(path.join(folder, 'clock.tsx'), 'utf8')).toContain(`changes: '${changes}',`)
    expect(told).not.toContain('blown up')
  })

  it('that is drawn is refused where all of it would be too large to paint', async () => {
    const from = await towels({}, { 'bar.svg': drawing(1000, 1000) })
    expect(await refusal(from, 'bar.svg', '--crop', '0,0,10,10', '--width', '300')).toBe(
      'All of the drawing would be 30000 pixels: take more of it with --crop, or a smaller --width.',
    )
  })

  it('that comes out small is told', async () => {
    const from = await towels()
    expect(await add(from, 'Tea Towel.png', '--width', '64', '--as', 'icon.webp')).toContain(
      'It is only 64 × 48 pixels: shown larger than that it is blown up.',
    )
    expect(await add(from, 'Tea Towel.png', '--as', 'whole.webp')).not.toContain('blown up')
  })

  it('that is added again replaces file and credit', async () => {
    const from = await towels()
    await add(from, 'Tea Towel.png')
    const told = await add(from, 'Tea Towel.png', '--width', '100')
    expect(told).toContain('The one that was there before is replaced.')
    expect(await sharp(path.join(folder, 'tea-towel.webp')).metadata()).toMatchObject({ width: 100 })
    const source = await readFile(path.join(folder, 'clock.tsx'), 'utf8')
    expect(source).toContain('export const images: string[] = [teaTowel]')
    expect(source.match(/files: /g)).toHaveLength(1)
    expect(source).toContain("changes: '100 pixels wide, WebP',")
  })

  it('that comes back after somebody took its file away has one credit', async () => {
    const from = await towels()
    await add(from, 'Tea Towel.png')
    await rm(path.join(folder, 'tea-towel.webp'))
    await add(from, 'Tea Towel.png')
    expect((await readFile(path.join(folder, 'clock.tsx'), 'utf8')).match(/files: /g)).toHaveLength(1)
  })

  it('is printed for a hand where clock.tsx is written otherwise', async () => {
    await put({ '25-06-12/clock.tsx': 'export const images = all()\n' })
    const told = await add(await towels(), 'Tea Towel.png')
    expect(told).toContain('Put these in by hand, `teaTowel` into `images` and the entry into `credits`')
    expect(await readFile(path.join(folder, 'clock.tsx'), 'utf8')).toBe('export const images = all()\n')
  })
})

describe('a typeface', async () => {
  const fonts = path.resolve(import.meta.dirname, '../../../ui-frame/assets/fonts')
  const besley = await readFile(path.join(fonts, 'besley-italic.woff2'))

  it('keeps the glyphs that are asked for, and is renamed where its name is reserved', async () => {
    const names = new Map(readTypeface(besley).names)
    names.set(0, 'Copyright 2018 The Besley Authors, with Reserved Font Name "Besley".')
    const from = await towels({ license: 'OFL-1.1' }, { 'besley-700.woff2': withNames(besley, names) })
    await add(from, 'besley-700.woff2', '--glyphs', 'a-c', '--as', 'tabs.woff2')
    const file = await readFile(path.join(folder, 'tabs.woff2'))
    expect(String.fromCodePoint(...charactersOf(file))).toBe('abc')
    expect(faultsOf(readTypeface(file), 'OFL-1.1')).toEqual([])
    expect(readTypeface(file).names.get(1)).toBe('Found Time 25-06-12 tabs')
    const source = await readFile(path.join(folder, 'clock.tsx'), 'utf8')
    expect(source).toContain("family: 'ft-25-06-12 Tabs',")
    expect(source).toContain("weight: '700',")
    expect(source).toContain("title: 'Besley',")
    expect(source).toContain("changes: 'subset to a–c, renamed: Besley is a reserved name',")
  })

  it('is refused without all of its glyphs, or without any', async () => {
    const from = await towels({ license: 'OFL-1.1' }, { 'besley.woff2': besley })
    expect(await refusal(from, 'besley.woff2', '--glyphs', 'a文')).toBe(
      'besley.woff2 has no 文. Another file of it may.',
    )
    expect(await refusal(from, 'besley.woff2')).toBe('Say which glyphs the clock shows: --glyphs "0-9:"')
  })
})

it.each([
  ['0123456789:', '0–9 :'],
  [' ABCab', 'space A–C a b'],
  ['+-./', '+ - . /'],
])('"%s" are in words %s', (glyphs, words) => expect(inWords(glyphs)).toBe(words))

describe('nothing is left behind by', () => {
  it.each([
    [['hat.png'], 'towels 1.2.0 (npm) has no hat.png.'],
    [['Towel.png'], 'towels 1.2.0 (npm) has no Towel.png. It has img/Tea Towel.png.'],
    [['notes.txt'], 'notes.txt is neither a picture nor a typeface: only these are brought in.'],
    [
      ['Tea Towel.png', '--crop', '300,0,101,10'],
      'The box 300,0,101,10 is not within the picture, which is 400 × 300 pixels.',
    ],
    [['Tea Towel.png', '--width', '500'], 'It is only 400 pixels wide, less than 500.'],
    [['Tea Towel.png', '--glyphs', 'a'], 'img/Tea Towel.png is a picture: --glyphs is for typefaces.'],
    [['broken.png'], 'broken.png is not a picture that can be read.'],
    [['broken.ttf', '--glyphs', 'a'], 'broken.ttf is not a typeface that can be read.'],
  ])('%s', async (words, message) => {
    const from = await towels({}, { 'broken.png': 'no', 'broken.ttf': 'no' })
    expect(await refusal(from, ...words)).toBe(message)
  })

  it('a name that no package can have', async () => {
    expect(await refusal('to wels')).toBe('"to wels" is not the name of an npm package.')
    expect(await refusal('Towels!', '--debian')).toBe('"Towels!" is not the name of a Debian package.')
  })

  it('a package under copyleft, and one whose licence file says so', async () => {
    const copyleft = 'is copyleft: everyone who passes the clock on would have to do so under the same terms.'
    const gpl = await towels({ license: 'GPL-3.0' })
    expect(await refusal(gpl, 'Tea Towel.png', '--licence', 'MIT')).toBe(`GPL-3.0 ${copyleft}`)
    const hidden = await towels({ license: 'MIT' }, { 'img/COPYING': 'GNU GENERAL PUBLIC LICENSE\n' })
    expect(await refusal(hidden, 'Tea Towel.png')).toBe(`GNU GENERAL PUBLIC LICENSE ${copyleft}`)
  })

  it('a folder with a licence of its own, until somebody has read it', async () => {
    const from = await towels({}, { 'img/LICENSE': 'Do as you like.' })
    expect(await refusal(from, 'Tea Towel.png')).toMatch(
      /^It does not say in a word which licence this file has\./,
    )
    await add(from, 'Tea Towel.png', '--licence', 'CC0-1.0')
    expect(await readFile(path.join(folder, 'clock.tsx'), 'utf8')).toContain("licence: 'CC0-1.0',")
  })

  it('a file called as one of another package is', async () => {
    await add(await towels(), 'Tea Towel.png')
    await expect(add(await towels({ name: 'rags' }), 'Tea Towel.png')).rejects.toThrow(
      'tea-towel.webp is there already: --as gives this one another name.',
    )
  })
})

describe('what cannot be fetched is told in a sentence, and nothing is left behind:', () => {
  const gone = 'towels did not come: the network gave out. Try again when it is back.'
  it.each([
    ['npm', 'npm error code E404', ['towels'], 'There is no npm package towels.'],
    ['npm', 'npm error code ETARGET', ['towels@9'], 'There is no version towels@9 on npm.'],
    ['npm', 'npm error code ECONNREFUSED', ['towels'], gone],
    ['npm', 'npm error code EPERM', ['towels'], 'towels cannot be fetched: it said nothing'],
    ['apt-get', 'E: Failed to fetch, Temporary failure resolving', ['towels', '--debian'], gone],
    [
      'apt-get',
      'E: Unable to locate package towels',
      ['towels', '--debian'],
      "There is no package towels in this machine's lists: `apt-get update` renews them.",
    ],
    ['another', '', ['towels'], 'This machine has no npm.'],
  ])('%s says %s', async (program, said, words, message) => {
    // A program of that name which only says so.
    await put({ [`bin/${program}`]: `#!/bin/sh\necho '${said}' >&2\nexit 1\n` })
    await chmod(path.join(place, 'bin', program), 0o755)
    vi.stubEnv('PATH', path.join(place, 'bin'))
    expect(await refusal(...words)).toBe(message)
  })
})

describe.skipIf(!findProgram('DPKG_DEB_PATH', ['dpkg-deb']))('a package of Debian', () => {
  const COPYRIGHT = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2001 Ann Other
License: GPL-2+

Files: art/*
Copyright: 1999 Bea Sides <bea@example.org>
License: public-domain
 Everybody's.

Files: debian/*
Copyright: 2020 Debby An
License: CC0-1.0
`
  async function deb() {
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#222' } })
      .png()
      .toBuffer()
    await put({
      'deb/DEBIAN/control':
        'Package: towels-data\nVersion: 1.2-3\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: towels\n',
      'deb/usr/share/doc/towels-data/copyright': COPYRIGHT,
      'deb/usr/share/towels/art/dot.png': dot,
      'deb/usr/share/towels/other/blot.png': dot,
    })
    const file = path.join(place, 'towels.deb')
    const { status, stderr } = spawnSync('dpkg-deb', ['--build', path.join(place, 'deb'), file], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    return file
  }

  it('is used where the paragraph of the file lets it, and refused where it does not', async () => {
    const file = await deb()
    expect(await refusal(file, 'blot.png', '--debian')).toMatch(/^GPL-2\+ is copyleft/)
    // Neither what nothing there is under, nor what is of Debian's own files alone.
    for (const licence of ['MIT', 'CC0-1.0'])
      expect(await refusal(file, 'blot.png', '--debian', '--licence', licence)).toMatch(
        /^GPL-2\+ is copyleft/,
      )
    const told = await add(file, 'dot.png', '--debian', '--lossless')
    expect(told).toContain('usr/share/doc/towels-data/copyright:\n  Files: art/*')
    expect(await readFile(path.join(folder, 'clock.tsx'), 'utf8')).toContain(`
      creator: 'Bea Sides',
      source: 'towels-data 1.2-3 (Debian)',
      licence: 'public domain',
      changes: 'WebP without loss',`)
  })
})
