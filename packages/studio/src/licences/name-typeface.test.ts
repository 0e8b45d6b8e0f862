import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { faultsOf } from './licences.ts'
import { nameTypeface } from './name-typeface.ts'
import { readTypeface, withNames } from './typeface.ts'

const besley = await readFile(
  path.resolve(import.meta.dirname, '../../../ui-frame/assets/fonts/besley-italic.woff2'),
)
const credit = { licence: 'OFL-1.1', copyright: 'Copyright 2018 The Besley Project Authors' }
const called = 'Found Time 25-06-12 tabs'
const besleyWith = (...changed: [number, string | undefined][]) => {
  const names = new Map(readTypeface(besley).names)
  for (const [nameId, text] of changed) text === undefined ? names.delete(nameId) : names.set(nameId, text)
  return withNames(besley, names)
}

it('leaves a typeface as it is that says what its credit says', () => {
  expect(nameTypeface(besley, credit, called)).toBe(besley)
})

it('writes copyright and licence where they are missing, and keeps the name', () => {
  const { names } = readTypeface(nameTypeface(besleyWith([0, undefined], [13, undefined]), credit, called))
  expect(names.get(0)).toBe('Copyright 2018 The Besley Project Authors')
  expect(names.get(13)).toBe('SIL Open Font License 1.1')
  expect(names.get(1)).toBe('Besley')
})

it('gives a typeface another name whose own is reserved, and keeps its copyright line', () => {
  const copyright = 'Copyright 2018 X, with Reserved Font Name "Besley".'
  const typeface = readTypeface(nameTypeface(besleyWith([0, copyright], [16, 'Besley Text']), credit, called))
  expect(faultsOf(typeface, 'OFL-1.1')).toEqual([])
  expect(typeface.names.get(0)).toBe(copyright)
  expect(typeface.names.get(1)).toBe('Found Time 25-06-12 tabs')
  expect(typeface.names.get(6)).toBe('FoundTime25-06-12tabs')
  expect(typeface.names.has(16)).toBe(false)
})

it('leaves out what the file is called where that is the reserved name', () => {
  const copyright = 'Copyright 2018 X, with Reserved Font Name "Besley".'
  const given = nameTypeface(besleyWith([0, copyright]), credit, 'Found Time 25-06-12 besley')
  expect(faultsOf(readTypeface(given), 'OFL-1.1')).toEqual([])
  expect(readTypeface(given).names.get(1)).toBe('Found Time 25-06-12')
})

it('names a typeface that has no name', () => {
  const { names } = readTypeface(nameTypeface(besleyWith([1, undefined]), credit, called))
  expect(names.get(1)).toBe('Found Time 25-06-12 tabs')
})
