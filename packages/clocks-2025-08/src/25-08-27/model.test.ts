import { expect, it } from 'vitest'
import { FIGURE, linesOf, minutesAt, planOf, settingOf, struckAt } from './model'
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

it('brings ones closer, and begins where their ink begins', () => {
  expect(settingOf('00').xs.map((x) => x.toFixed(3))).toEqual(['-0.045', '0.530'])
  expect(settingOf('11').xs.map((x) => x.toFixed(3))).toEqual(['-0.080', '0.425'])
})

it('breaks a sum into full lines, and leaves no power alone on the last', () => {
  const lengths = (long: number) => linesOf(sumOf(511, 'twos').slice(0, 7), long).map((line) => line.length)
  expect(lengths(7)).toEqual([7])
  expect(lengths(5)).toEqual([5, 2])
  expect(lengths(3)).toEqual([3, 2, 2])
})

it('says the powers, the minutes and the time', () => {
  const { powers, total, answer } = planOf(10, 9, 24, 1280, 800)
  expect(powers.map((texts) => texts.map(({ text }) => text).join('^'))).toEqual(['2^9', '2^6', '2^5', '2^0'])
  expect(total.map(({ text }) => text)).toEqual(['609', 'm'])
  expect(answer.map(({ text }) => text)).toEqual(['10', 'h', '09', 'm'])
})

it('has two sizes on a sheet, the answer the larger, and begins all lines in one column', () => {
  const { powers, total, answer } = planOf(10, 9, 24, 390, 844)
  expect(new Set([...powers, total].map((texts) => texts[0]!.size)).size).toBe(1)
  expect(answer[0]!.size).toBe(answer[2]!.size)
  expect(answer[0]!.size).toBeGreaterThan(total[0]!.size)
  const edge = ({ text, xs, size }: { text: string; xs: readonly number[]; size: number }) =>
    (xs[0]! - settingOf(text).xs[0]! * size).toFixed(6)
  expect(new Set([powers[0]![0]!, total[0]!, answer[0]!, answer[2]!].map(edge)).size).toBe(1)
})

it('strikes one power after the other, and then none', () => {
  expect([0, 1, 2, 3, 4].map((second) => struckAt(3, second))).toEqual([undefined, 0, 1, 2, undefined])
  expect(struckAt(1, 59)).toBe(0)
})

it('stays within the stage', () => {
  const some = DAY.filter((count) => count % 7 === 0 || [23, 239, 767, 1279].includes(count))
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const outside = some.filter((count) => {
      const { powers, total, answer } = planOf(Math.floor(count / 60), count % 60, 24, width, height)
      const texts = [...powers.flat(), ...total, ...answer]
      const right = texts.map(({ text, xs, size }) => xs[0]! + settingOf(text).width * size)
      const feet = texts.map(({ y }) => y)
      const tops = texts.map(({ y, size }) => y - size * FIGURE)
      return Math.max(...right) > width * 0.98 || Math.max(...feet) > height * 0.98 || Math.min(...tops) < 0
    })
    expect(outside).toEqual([])
  }
})
