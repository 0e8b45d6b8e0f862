import { expect, it } from 'vitest'
import { metricsOf } from './glyphs'
import { FIGURE, linesOf, minutesAt, POWERS_END, planOf, SHIFT, struckAt, type Text, widthOf } from './model'
import { amountOf, kindAt, sumOf } from './powers'

const DAY = Array.from({ length: 1440 }, (_, minute) => minute)
const KINDS = ['squares', 'cubes', 'twos', 'mixed'] as const

it('adds up, for every minute and in every way', () => {
  for (const kind of KINDS) {
    const wrong = DAY.filter(
      (count) => sumOf(count, kind).reduce((sum, power) => sum + amountOf(power), 0) !== count,
    )
    expect(wrong).toEqual([])
  }
})

it('needs four squares only for 4ᵃ(8b + 7) and never more (OEIS A004215)', () => {
  const four = DAY.filter((count) => sumOf(count, 'squares').length === 4)
  expect(four.slice(0, 16)).toEqual([7, 15, 23, 28, 31, 39, 47, 55, 60, 63, 71, 79, 87, 92, 95, 103])
  expect(DAY.some((count) => sumOf(count, 'squares').length > 4)).toBe(false)
})

it('needs nine cubes for 23 and 239 alone, and eight for fifteen numbers (OEIS A018888, A018889)', () => {
  const taking = (terms: number) => DAY.filter((count) => sumOf(count, 'cubes').length === terms)
  expect(taking(9)).toEqual([23, 239])
  expect(taking(8)).toEqual([15, 22, 50, 114, 167, 175, 186, 212, 231, 238, 303, 364, 420, 428, 454])
})

it('finds single powers and pairs of cubes', () => {
  expect(sumOf(729, 'mixed')).toEqual([{ base: 3, exponent: 6 }])
  expect(sumOf(1024, 'mixed')).toEqual([{ base: 2, exponent: 10 }])
  expect(sumOf(1001, 'cubes').map(amountOf)).toEqual([1000, 1])
})

it('writes twos as binary', () => {
  expect(sumOf(609, 'twos').map(({ exponent }) => exponent)).toEqual([9, 6, 5, 0])
})

it('counts the minutes', () => {
  expect(minutesAt(10, 9, 24)).toBe(609)
  expect(minutesAt(15, 42, 24)).toBe(942)
  expect(minutesAt(15, 42, 12)).toBe(222)
  expect(minutesAt(0, 5, 12)).toBe(725)
  expect(kindAt(0)).not.toBe(kindAt(1))
})

it('is as long as its ink', () => {
  expect(widthOf('0', 0)).toBeCloseTo(0.423)
  expect(widthOf('10', 0)).toBeCloseTo(0.9)
  expect(widthOf('10', 1)).toBeCloseTo(1.078)
})

it('breaks a sum into lines, the longer ones first', () => {
  const lengths = (count: number) => linesOf([...'1234567'], count).map((line) => line.length)
  expect(lengths(1)).toEqual([7])
  expect(lengths(2)).toEqual([4, 3])
  expect(lengths(3)).toEqual([3, 2, 2])
})

it('says the powers, the minutes and the time', () => {
  const { powers, total, answer } = planOf(10, 9, 24, 1280, 800)
  expect(powers.map((texts) => texts.map(({ text }) => text).join('^'))).toEqual(['2^9', '2^6', '2^5', '2^0'])
  expect(total.map(({ text }) => text)).toEqual(['609', 'm'])
  expect(answer.map(({ text }) => text)).toEqual(['10', 'h', '09', 'm'])
})

const SIZES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
  [844, 390],
  [160, 90],
] as const
const SOME = DAY.filter((count) => count % 7 === 0 || [23, 239, 729, 767, 1279].includes(count))
const planAt = (count: number, width: number, height: number) =>
  planOf(Math.floor(count / 60), count % 60, 24, width, height)

const endOf = ({ text, xs, size, wide }: Text) => {
  const alone = { text: text.at(-1)!, x: xs.at(-1)! }
  return alone.x + (widthOf(alone.text, wide) + metricsOf(alone.text, wide).left) * size
}

it.each(SIZES)(
  'sets every line from margin to margin at %i × %i, the answer the largest',
  (width, height) => {
    const margin = Math.min(width, height) * 0.05
    for (const count of SOME) {
      const { powers, total, answer } = planAt(count, width, height)
      const figures = answer.filter(({ text }) => /\d/.test(text))
      for (const { size } of [...powers.flat(), ...total])
        expect(size).toBeLessThan(Math.min(...figures.map((text) => text.size)))
      const last = answer.at(-1)!
      expect(endOf(last) + figures.at(-1)!.size * SHIFT).toBeCloseTo(width - margin, 3)
      const lines = [powers[0]![0]!, total[0]!, answer[0]!]
      for (const { text, xs, size, wide } of lines)
        expect(xs[0]! + metricsOf(text[0]!, wide).left * size).toBeCloseTo(margin, 3)
    }
  },
)

it.each(SIZES)('stays within the stage at %i × %i', (width, height) => {
  for (const count of SOME) {
    const { powers, total, answer } = planAt(count, width, height)
    const texts = [...powers.flat(), ...total, ...answer]
    expect(Math.max(...texts.map(endOf))).toBeLessThan(width * 0.98)
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(height * 0.98)
    expect(Math.min(...texts.map(({ y, size }) => y - size * FIGURE))).toBeGreaterThan(0)
    expect(Math.max(...powers.flat().map(({ y }) => y))).toBeLessThan(height * (POWERS_END - 0.01))
  }
})

it('strikes one power after the other, and then none', () => {
  expect([0, 1, 2, 3, 4].map((second) => struckAt(3, second))).toEqual([undefined, 0, 1, 2, undefined])
  expect(struckAt(1, 59)).toBe(0)
})
