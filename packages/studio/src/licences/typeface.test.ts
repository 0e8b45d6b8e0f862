import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { faultsOf, licenceText, saidInTypefaces } from './licences.ts'
import { charactersOf, readTypeface, withNames } from './typeface.ts'

const fonts = path.resolve(import.meta.dirname, '../../../ui-frame/assets/fonts')
const variable = await readFile(path.join(fonts, 'besley-roman.woff2'))
const still = await readFile(path.join(fonts, 'besley-italic.woff2'))

const changed = (file: Buffer, nameId: number, text?: string) => {
  const names = new Map(readTypeface(file).names)
  if (text === undefined) names.delete(nameId)
  else names.set(nameId, text)
  return withNames(file, names)
}

it('reads the names of a WOFF2 file', () => {
  const { names } = readTypeface(variable)
  expect(names.get(1)).toBe('Besley')
  expect(names.get(13)).toBe('SIL Open Font License 1.1')
  expect(names.get(14)).toBe('https://spdx.org/licenses/OFL-1.1.html')
})

it('knows which characters a typeface has', () => {
  const characters = charactersOf(still)
  expect(characters.has('a'.charCodeAt(0))).toBe(true)
  expect(characters.has('文'.charCodeAt(0))).toBe(false)
  expect(characters.has(0xffff)).toBe(false)
})

it('writes names and leaves the rest as it was', () => {
  const other = changed(variable, 1, 'Bésley – 文字')
  expect(readTypeface(other).names.get(1)).toBe('Bésley – 文字')
  expect(readTypeface(other).references).toEqual(readTypeface(variable).references)
  expect(other.length).toBe(other.readUInt32BE(8))
  expect(changed(other, 1, 'Besley').equals(changed(variable, 1, 'Besley'))).toBe(true)
})

it('finds no fault with a typeface that says what it is', () => {
  expect(faultsOf(readTypeface(variable), 'OFL-1.1')).toEqual([])
})

it('misses a copyright line and a licence', () => {
  expect(faultsOf(readTypeface(changed(variable, 0)), 'OFL-1.1')).toEqual(['has no copyright line'])
  expect(faultsOf(readTypeface(variable), 'Apache-2.0')).toEqual([
    'does not say that its licence is Apache License 2.0',
    'does not say that its licence is at https://spdx.org/licenses/Apache-2.0.html',
  ])
})

it('sees where axes and instances point to a name that is not there', () => {
  const names = new Map([...readTypeface(variable).names].filter(([nameId]) => nameId < 256))
  const faults = faultsOf(readTypeface(withNames(variable, names)), 'OFL-1.1')
  expect(faults).toContain('has no name 256, which its fvar table points to')
})

it('takes a STAT table out that points to a name that is not there', () => {
  const names = new Map([...readTypeface(still).names].filter(([nameId]) => nameId < 256))
  expect(readTypeface(still).references.map(({ table }) => table)).toContain('STAT')
  expect(readTypeface(withNames(still, names)).references).toEqual([])
})

it.each([
  ['Copyright 2011 T, with Reserved Font Name "Besley".', 'Besley'],
  ["Copyright 2011 T, with Reserved Font Names 'Abril' and 'Besley'. All rights reserved.", 'Besley'],
])('refuses a name that its maker reserved: %s', (copyright, name) => {
  expect(faultsOf(readTypeface(changed(variable, 0, copyright)), 'OFL-1.1')).toEqual([
    `is still called ${name}, a name its maker reserved for the original`,
  ])
})

it('has the text of a licence, none for the public domain, and refuses what is not free', () => {
  expect(licenceText('OFL-1.1')).toMatch(/^SIL OPEN FONT LICENSE\n/)
  expect(licenceText('public domain')).toBeUndefined()
  expect(() => licenceText('CC-BY-NC-4.0')).toThrow('“CC-BY-NC-4.0” is not among 0BSD, Apache-2.0')
  expect(saidInTypefaces('public domain').address).toBe('https://creativecommons.org/publicdomain/mark/1.0/')
})
