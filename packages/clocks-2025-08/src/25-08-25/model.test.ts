import { expect, it } from 'vitest'
import { bitsOf, checkOf, codeOf, codewordsOf, formatOf, SIDE } from './code'
import { planOf, rowsOf, textOf } from './model'

it('writes the standard’s example AC-42 in the alphanumeric mode', () => {
  expect(bitsOf('AC-42')).toBe('00100000001010011100111011100111001000010')
})

it('mends the standard’s example 01234567 of version 1-M', () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(checkOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

it('says level M and mask 101 as the standard’s example does', () => {
  expect(formatOf(0, 5)).toBe('100000011001110')
})

it('fills nine codewords with data and seventeen with the check', () => {
  expect(codewordsOf('10:09:36')).toHaveLength(26)
  expect(codewordsOf('12:42:07PM')).toHaveLength(26)
})

it('has three finders, lines of timing and the module that is always dark', () => {
  const code = codeOf('10:09:36')
  const line = (row: number, from: number, to: number) =>
    code[row]!.slice(from, to)
      .map((dark) => (dark ? '#' : '.'))
      .join('')
  expect(line(0, 0, 8)).toBe('#######.')
  expect(line(2, 14, 21)).toBe('#.###.#')
  expect(line(16, 0, 7)).toBe('#.###.#')
  expect(line(6, 7, 14)).toBe('.#.#.#.')
  expect(code[13]![8]).toBe(true)
})

it('says the time in at most ten characters, in either cycle', () => {
  expect(textOf({ hour: 15, minute: 42, second: 7 }, 24)).toBe('15:42:07')
  expect(textOf({ hour: 15, minute: 42, second: 7 }, 12)).toBe('3:42:07 PM')
  expect(textOf({ hour: 0, minute: 0, second: 0 }, 12)).toBe('12:00:00AM')
  expect(textOf({ hour: 0, minute: 0, second: 0 }, 24)).toBe('00:00:00')
})

it('keeps the quiet border of the code on every stage, and the figures out of it', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [844, 390],
    [160, 90],
  ] as const) {
    const { module, code, hour, minute, dot } = planOf(width, height)
    expect(Math.min(...code)).toBeGreaterThanOrEqual(module * 2)
    const [right, foot] = [code[0] + SIDE * module, code[1] + SIDE * module]
    for (const [x, y] of [hour, minute]) {
      expect(Math.max(x - 8 * dot - right, y - 5 * dot - foot)).toBeGreaterThan(module * 2)
      expect(x + 8 * dot).toBeLessThanOrEqual(width)
      expect(y + 5 * dot).toBeLessThan(height)
    }
  }
})

it('has rows of one length for every figure', () => {
  for (const figure of '0123456789') expect(new Set(rowsOf(figure).map((row) => row.length)).size).toBe(1)
})
