import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newMonth } from './new-month.ts'
import { nodeFault } from './node-version.ts'

const RANGES = { runtime: '^1.2.0', studio: '^1.3.0' }
const CALLED = { name: 'found-time', call: 'npx found-time new-month' }
const SAID = ['--name', '@winter/clocks-2025-12', '--title', 'Winter Clocks', '--licence', 'CC0-1.0']

let place = ''
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'new-month-'))
})
afterEach(() => rmSync(place, { recursive: true }))

it('makes a package that is called as it was said, and asks for our packages in the ranges given', async () => {
  const folder = path.join(place, 'winter')
  await newMonth([folder, ...SAID], RANGES, CALLED)
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src',
    'src/index.ts',
    'tsconfig.json',
  ])
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    name: '@winter/clocks-2025-12',
    license: 'CC0-1.0',
    engines: { node: '>=22.12' },
    foundTime: { title: 'Winter Clocks' },
    peerDependencies: { '@found-time/clock-runtime': '^1.2.0' },
    devDependencies: { '@found-time/studio': '^1.3.0' },
  })
})

it('keeps tarballs and pictures that were taken to look at out of the repository, and no file of a clock', async () => {
  await newMonth([place, ...SAID], RANGES, CALLED)
  expect(readFileSync(path.join(place, '.gitignore'), 'utf8')).toBe(
    'node_modules\ndist\n*-report\nexports\n*.tgz\n/*.png\n/*.webp\n/*.webm\n/*.mp4\n/preview*/\n',
  )
})

it('may be begun in a folder that is there and empty', async () => {
  await newMonth([place, ...SAID], RANGES, CALLED)
  expect(readdirSync(place)).toContain('package.json')
})

it('leaves a folder alone that has something in it', async () => {
  writeFileSync(path.join(place, 'diary.txt'), 'mine')
  await expect(newMonth([place, ...SAID], RANGES, CALLED)).rejects.toThrow(
    `${place} has something in it already. Nothing was changed.`,
  )
  expect(readdirSync(place)).toEqual(['diary.txt'])
})

it.each([
  [
    ['--name', 'Winter Clocks'],
    '"Winter Clocks" is no name of a package. Names look like @winter/clocks-2025-12.',
  ],
  [['--title', ' '], 'A collection needs a title, as "Winter Clocks".'],
  [['--licence', 'all mine'], '"all mine" is no SPDX identifier. Identifiers look like MIT.'],
])('refuses %j, and makes nothing', async (words, fault) => {
  await expect(newMonth([place, ...SAID, ...words], RANGES, CALLED)).rejects.toThrow(fault)
  expect(readdirSync(place)).toEqual([])
})

it('says what it would ask where nobody can answer', async () => {
  await expect(newMonth([place, '--title', 'Winter Clocks'], RANGES, CALLED)).rejects.toThrow(
    'Nobody can be asked here: say --name, --licence too.',
  )
})

it.each([
  ['22.12.0', undefined],
  ['24.0.0', undefined],
  ['22.11.0', 'found-time needs Node 22.12 or newer. This is Node 22.11.0.'],
  ['20.19.5', 'found-time needs Node 22.12 or newer. This is Node 20.19.5.'],
])('of Node %s it says: %s', (version, fault) => expect(nodeFault('found-time', version)).toBe(fault))
