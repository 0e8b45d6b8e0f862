import { expect, it } from 'vitest'
import { figureOf, placeAt, screenOf, stepFor, tipAt } from './model'

it('is in a corner exactly on each hour', () => {
  expect(placeAt(10, 0)).toEqual({ long: 0, across: 0 })
  expect(placeAt(11, 0)).toEqual({ long: 1, across: 0 })
  expect(placeAt(0, 0)).toEqual({ long: 0, across: 0 })
})

it('goes on where the last hour left it', () => {
  for (const hour of [0, 1, 10, 23]) {
    const end = placeAt(hour, 3599.9999)
    const start = placeAt((hour + 1) % 24, 0)
    expect(end.long).toBeCloseTo(start.long, 5)
    expect(end.across).toBeCloseTo(start.across, 4)
  }
})

it('meets a wall on each minute, this side and that in turn', () => {
  expect([0, 1, 2, 3].map((minute) => placeAt(10, minute * 60).across)).toEqual([0, 1, 0, 1])
  expect(placeAt(10, 8 * 60 + 30).across).toBe(0.5)
})

it('has a tip that runs along the ruler, from the mark’s own length to the far end', () => {
  const screen = screenOf(1280, 800)
  expect(screen.upright).toBe(false)
  expect(tipAt(screen, 10, 0)).toBe(screen.mark)
  expect(tipAt(screen, 10, 60)).toBe(1280)
  expect(tipAt(screen, 11, 60)).toBe(0)
  expect(screenOf(390, 844)).toMatchObject({ upright: true, length: 844, breadth: 390 })
})

it('writes as many figures on the ruler as it has room for', () => {
  expect(stepFor(880, 30)).toBe(5)
  expect(stepFor(180, 17)).toBe(10)
})

it('names hours as the visitor does', () => {
  expect([0, 13, 23].map((hour) => figureOf(hour, 12))).toEqual([12, 1, 11])
  expect([0, 13, 23].map((hour) => figureOf(hour, 24))).toEqual([0, 13, 23])
})
