import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { opening } from '../program/help.ts'
import { readGlyphs, readOptions } from './options.ts'

it('a clock, a package and a file are enough', () => {
  expect(readOptions(['25-06-12', '@fontsource/gloock', 'a.woff2'])).toMatchObject({
    date: '25-06-12',
    packageName: '@fontsource/gloock',
    file: 'a.woff2',
    debian: false,
  })
})

it('a box and a width are pixels', () => {
  expect(readOptions(['25-06-12', 'x', 'a.png', '--crop', '0,40,320,200', '--width', '160'])).toMatchObject({
    crop: { left: 0, top: 40, width: 320, height: 200 },
    width: 160,
  })
})

it('the guide’s commands are understood', () => {
  const guide = path.resolve(import.meta.dirname, '../../../../docs/a-clock-in-twenty-minutes.md')
  const lines = [...readFileSync(guide, 'utf8').matchAll(/^pnpm add-file (.+)$/gm)].map(
    ([, words = '']) => words,
  )
  const [look, take] = lines.map((words) => readOptions(words.replaceAll('"', '').split(' ')))
  expect(lines).toHaveLength(2)
  expect(look).toMatchObject({ packageName: '@fontsource/gloock', file: undefined })
  expect(take).toMatchObject({ glyphs: '0123456789:', as: 'figures.woff2' })
})

it('the help says where the credit goes, and names every option', () => {
  const help = opening(readFileSync(path.join(import.meta.dirname, 'add-file.ts'), 'utf8'))
  expect(help).toContain('with its credit in `notes.ts`')
  for (const option of ['find', 'debian', 'crop', 'width', 'lossless', 'glyphs', 'as', 'licence'])
    expect(help).toContain(`--${option}`)
})

describe('glyphs', () => {
  it.each([
    ['0-9:', '0123456789:'],
    ['-09', '-09'],
    ['09-', '-09'],
    ['aab', 'ab'],
    ['★A-C', 'ABC★'],
  ])('"%s" are "%s"', (text, glyphs) => expect(readGlyphs(text)).toBe(glyphs))
})

describe('is refused:', () => {
  it.each([
    [['25-6-12', 'x'], '"25-6-12" is not a date. Dates look like 25-06-12.'],
    [['25-06-12'], 'Name a package: pnpm add-file 25-06-12 @fontsource/gloock'],
    [['25-06-12', 'x', 'a', 'b'], 'One file at a time: what is b?'],
    [['25-06-12', 'x', 'a', '--crop', '1,2,0,4'], '"1,2,0,4" is not a box'],
    [
      ['25-06-12', 'x', 'a', '--width', 'wide'],
      '"wide" is not a width: --width takes pixels from 1 to 4096.',
    ],
    [['25-06-12', 'x', 'a', '--glyphs', '9-0'], '"9-0" runs backwards in --glyphs.'],
    [['25-06-12', 'x', 'a', '--as', '../a.webp'], '"../a.webp" is no name for a file here'],
    [['25-06-12', 'x', 'a', '--as', 'Flake.webp'], '"Flake.webp" is no name for a file here: small letters'],
    [
      ['25-06-12', 'x', 'a.svg', '--as', 'flake.svg'],
      '--as flake.svg: every picture becomes a .webp file here, an SVG too, and every typeface a .woff2 file. Call it flake.webp or flake.woff2.',
    ],
    [
      ['25-06-12', 'x', 'a.svg', '--find', 'snow'],
      '--find looks through the list of files: leave it out to take a.svg.',
    ],
  ])('%s', (words, message) => expect(() => readOptions(words)).toThrow(message))
})
