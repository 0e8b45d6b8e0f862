import { expect, it } from 'vitest'
import { colonyAt, cut, MOTHER, measure, parentOf, sharesAt } from './colony'
import { armsOf, chromosome, hourOf, lengthOf, phaseAt, tremble } from './model'

it('writes the hour as chromosomes can', () => {
  expect(hourOf(0)).toEqual({ number: 12, numeral: 'XII' })
  expect(hourOf(4).numeral).toBe('IV')
  expect(hourOf(15).numeral).toBe('III')
  expect(hourOf(23).numeral).toBe('XI')
  expect(lengthOf('II')).toBeCloseTo(0.59)
})

it('has as many numbered cells as the minute, the nought included', () => {
  for (const minute of [0, 2, 9, 31, 59]) {
    const ids = colonyAt(1280, 800, minute).map(({ id }) => id)
    expect(ids).toEqual([MOTHER, ...Array.from({ length: minute + 1 }, (_, index) => index)])
  }
})

it('gives every cell its share of the field, wide and upright', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const)
    for (const minute of [0, 7, 30, 59]) {
      const cells = colonyAt(width, height, minute)
      const newest = cells.at(-1)!
      expect(newest.area / (width * height)).toBeGreaterThan(0.065)
      expect(cells[0]!.area / (width * height)).toBeGreaterThan(0.3)
      for (const { area } of cells) expect(area / (width * height)).toBeGreaterThan(0.004)
    }
  const all = [...sharesAt(41).values()].reduce((sum, share) => sum + share, 0)
  expect(all).toBeCloseTo(1)
})

it('lets every cell come from one that was there before the minute', () => {
  expect(parentOf(0)).toBe(MOTHER)
  expect(parentOf(1)).toBe(MOTHER)
  expect(parentOf(2)).toBe(0)
  for (let id = 3; id < 60; id++) expect(parentOf(id)).toBeLessThan(id - 1)
})

it('cuts and measures outlines', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const
  expect(measure(cut(square, 1, 0, 1))).toEqual({ area: 2, centre: [0.5, 1] })
})

it('bands chromosome 12 as the map has it: 12p12 on the short arm, which is the shorter', () => {
  const { short, p, q } = chromosome(12)
  expect(short).toBe(0.281)
  expect(p).toEqual([[0.291, 0.639]])
  expect(q).toHaveLength(5)
  expect(armsOf('X', 12)).toHaveLength(4)
  expect(armsOf('V', 12)).toHaveLength(2)
})

it('divides in the order of the textbook', () => {
  expect([0, 20, 32, 42, 59].map((second) => phaseAt(second).phase)).toEqual([
    'prophase',
    'metaphase',
    'anaphase',
    'telophase',
    'telophase',
  ])
  expect(phaseAt(37)).toEqual({ phase: 'anaphase', part: 0.5 })
})

it('trembles on over a full minute', () => {
  expect(tremble(60, 2)).toBeCloseTo(tremble(0, 2))
})
