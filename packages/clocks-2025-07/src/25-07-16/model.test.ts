import { expect, it } from 'vitest'
import { edgesAt, planOf, slabsAt } from './model'

it('has the hour’s walker on the minute’s slab, and the others five apart', () => {
  expect(slabsAt(22, 9)).toEqual([54, 49, 44, 39, 34, 29, 24, 19, 14, 9, 4, 59])
  expect(slabsAt(0, 0)[11]).toBe(0)
  expect(slabsAt(12, 59)[11]).toBe(59)
})

it('sends everyone one slab on each minute, and at a full hour five more', () => {
  expect(slabsAt(7, 31)[2]! - slabsAt(7, 30)[2]!).toBe(1)
  expect((slabsAt(8, 0)[2]! - slabsAt(7, 59)[2]! + 60) % 60).toBe(6)
})

it('turns the band over: what was outside is inside after the twist, and half-way it is as broad as it is', () => {
  const rounded = (at: number) => edgesAt(at, 2, 10).map((edge) => Math.round(edge * 100) / 100 + 0)
  expect(rounded(0)).toEqual([1, 1, -1, -1])
  expect(rounded(0.5)).toEqual([-5, 5, -5, 5])
  expect(rounded(1)).toEqual([-1, -1, 1, 1])
})

it('has a slab’s second face right behind its first', () => {
  const { slabs } = planOf(1000, 1000)
  for (const slab of [0, 12, 29]) {
    const [first, second] = [slabs[slab]!.stand, slabs[slab + 30]!.stand]
    expect(Math.abs(first.turn - second.turn)).toBeCloseTo(180)
  }
})

it('goes clockwise from the top', () => {
  const { slabs } = planOf(1280, 800)
  expect(slabs[0]!.x).toBeGreaterThan(640)
  expect(slabs[29]!.x).toBeLessThan(640)
  expect(slabs[15]!.y).toBeGreaterThan(500)
})
