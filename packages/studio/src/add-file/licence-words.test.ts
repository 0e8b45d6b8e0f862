import { describe, expect, it } from 'vitest'
import { decideLicence } from './licence-words.ts'

describe('a licence from the list is taken under the name that credits use', () => {
  it.each([
    ['OFL-1.1', 'OFL-1.1'],
    ['Expat', 'MIT'],
    ['public-domain', 'public domain'],
    ['BSD-3-clause', 'BSD-3-Clause'],
    ['(MIT OR GPL-2.0)', 'MIT'],
    ['GPL-2+ or Expat', 'MIT'],
  ])('%s is %s', (found, name) => expect(decideLicence(found)).toBe(name))
})

describe('what the contract forbids is refused, whatever somebody says', () => {
  const copyleft = 'is copyleft: everyone who passes the clock on would have to do so under the same terms.'
  it.each([
    ['GPL-2+', `GPL-2+ ${copyleft}`],
    ['LGPL-2.1', `LGPL-2.1 ${copyleft}`],
    ['CC-BY-SA-4.0', `CC-BY-SA-4.0 ${copyleft}`],
    ['MIT AND GPL-3.0', `GPL-3.0 ${copyleft}`],
    ['CC-BY-NC-4.0', 'CC-BY-NC-4.0 forbids use for money, and a clock may be used by anyone.'],
    ['CC-BY-ND-4.0', 'CC-BY-ND-4.0 forbids changed copies, and cropping or subsetting makes one.'],
  ])('%s', (found, message) => {
    expect(() => decideLicence(found)).toThrow(message)
    expect(() => decideLicence(found, 'CC0-1.0')).toThrow(message)
    if (!found.includes(' ')) expect(() => decideLicence(undefined, found)).toThrow(message)
  })
})

describe('what is unclear takes somebody to read it', () => {
  it.each([
    [undefined, 'It does not say in a word which licence this file has.'],
    ['Artwork-1', 'Its licence, Artwork-1, is none that is known here.'],
    ['(CC-BY-4.0 AND OFL-1.1 AND MIT)', 'It has CC-BY-4.0, OFL-1.1, MIT for different parts.'],
  ])('%s', (found, message) => {
    expect(() => decideLicence(found)).toThrow(message)
    expect(decideLicence(found, 'CC-BY-4.0')).toBe('CC-BY-4.0')
  })

  it('and to name one from the list', () => {
    expect(() => decideLicence(undefined, 'Nice')).toThrow('Nice is not on the list: 0BSD, Apache-2.0')
  })
})

it('who has looked may say that another paragraph of the package means the file', () => {
  expect(decideLicence('GPL-2+', 'MIT', ['Expat', 'LGPL-2'])).toBe('MIT')
  expect(() => decideLicence('GPL-2+', 'CC0-1.0', ['Expat'])).toThrow('GPL-2+ is copyleft')
})
