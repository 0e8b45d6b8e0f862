import { expect, it } from 'vitest'
import { bandOf, leanAt, placardAt, slabsAt, turnedAt } from './model'

it('has the hour’s walker on the minute’s slab, and the others five apart', () => {
  expect(slabsAt(22, 9)).toEqual([54, 49, 44, 39, 34, 29, 24, 19, 14, 9, 4, 59])
  expect(slabsAt(0, 0)[11]).toBe(0)
  expect(slabsAt(12, 59)[11]).toBe(59)
})

it('sends everyone one slab on each minute, and at a full hour five more', () => {
  expect(slabsAt(7, 31)[2]! - slabsAt(7, 30)[2]!).toBe(1)
  expect((slabsAt(8, 0)[2]! - slabsAt(7, 59)[2]! + 60) % 60).toBe(6)
})

it('turns the band over by half a turn in a lap, and never back', () => {
  expect(turnedAt(1) - turnedAt(0)).toBeCloseTo(Math.PI)
  for (let part = 0; part < 1; part += 0.01) expect(turnedAt(part + 0.01)).toBeGreaterThan(turnedAt(part))
})

it('has a slab’s second face right behind its first', () => {
  const { stands } = bandOf(1000, 800)
  for (const slab of [0, 12, 29]) {
    const [first, second] = [stands[slab]!, stands[slab + 30]!]
    expect([first.x, first.y]).toEqual([second.x, second.y])
    expect(Math.abs(first.turn - second.turn)).toBeCloseTo(180)
  }
})

it('keeps everybody’s feet and every placard on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const band = bandOf(width, height)
    for (const stand of band.stands) {
      expect(Math.min(stand.x, stand.y, width - stand.x, height - stand.y)).toBeGreaterThan(band.size * 0.1)
      const [x, y] = placardAt(band, stand)
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(band.size * 0.11)
    }
  }
})

it('leans from foot to foot', () => expect([leanAt(0), leanAt(1)]).toEqual([-5, 5]))
