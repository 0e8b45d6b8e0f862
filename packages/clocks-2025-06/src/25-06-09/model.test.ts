import { expect, it } from 'vitest'
import { figuresOf, metresAt, pointsOf, sheetsIn, walked, wayAlong } from './model'

it('has the heights of the Shuttle Radar Topography Mission to within thirty metres, smoothed as they are', () => {
  // Elements [246, 239], [306, 289], [331, 330] and [281, 260] of `elevation` in matplotlib's jacksboro_fault_dem.npz.
  expect(Math.abs(metresAt([0, 0]) - 728)).toBeLessThan(30)
  expect(Math.abs(metresAt([50, 60]) - 384)).toBeLessThan(30)
  expect(Math.abs(metresAt([91, 85]) - 342)).toBeLessThan(30)
  expect(Math.abs(metresAt([22, 37]) - 787)).toBeLessThan(30)
})

const WINDOW = { left: 6, top: 6, width: 91 - 6, height: 64 }

/** Twice the area within a ring (the surveyor's formula), positive if it runs with the sun on a map. */
const areaOf = (ring: readonly (readonly [number, number])[]) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0) / 2

it('cuts sixty sheets, each smaller than the one below it', () => {
  const areas = sheetsIn(WINDOW).map((rings) => rings.reduce((sum, ring) => sum + areaOf(pointsOf(ring)), 0))
  expect(areas).toHaveLength(60)
  for (let sheet = 2; sheet < 60; sheet++) expect(areas[sheet]).toBeLessThan(areas[sheet - 1]!)
  expect(areas[59]).toBeGreaterThan(0)
  for (const rings of sheetsIn({ left: 4, top: 0, width: 37, height: 86 }).slice(1))
    expect(rings).not.toEqual([])
})

it('goes along a line bit by bit', () => {
  const square = { left: 0, top: 0, width: 11, height: 11 }
  const ring = [
    [2, 2],
    [6, 2],
    [6, 6],
    [2, 6],
  ] as const
  const way = wayAlong([ring], square)
  expect(way.length).toBe(16)
  expect(walked(way, 0.5).at(-1)!.at(-1)).toEqual([6, 6])
  expect(walked(way, 0.125)).toEqual([
    [
      [2, 2],
      [4, 2],
    ],
  ])
})

it('leaves out where a sheet is cut off at the edge', () => {
  const ring = [
    [0, 2],
    [5, 2],
    [5, 6],
    [0, 6],
  ] as const
  expect(wayAlong([ring], { left: 0, top: 0, width: 11, height: 11 }).length).toBe(14)
})

it('puts the figures of this half of the day round the frame', () => {
  expect(figuresOf(15, 24)[3]).toBe('15')
  expect(figuresOf(0, 24)[0]).toBe('0')
  expect(figuresOf(0, 12)[0]).toBe('12')
  expect(figuresOf(15, 12)[3]).toBe('3')
})
