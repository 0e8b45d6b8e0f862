import { expect, it } from 'vitest'
import { canesIn, dripAt, foliageIn, painted, sagged, wetness } from './model'

it('paints a segment an hour, six to a cane', () => {
  expect(painted(0)).toEqual([0, 0, 0, 0])
  expect(painted(6)).toEqual([6, 0, 0, 0])
  expect(painted(15)).toEqual([6, 6, 3, 0])
  expect(painted(23)).toEqual([6, 6, 6, 5])
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('has sixty leaves and twenty-four segments, all on a stage of %i by %i', (width, height) => {
  const { leaves, twigs } = foliageIn(width, height)
  expect(leaves).toHaveLength(60)
  expect(twigs).toHaveLength(6)
  for (const { x, y, turn, length } of leaves) {
    const tip = [x + Math.cos(turn) * length, y + Math.sin(turn) * length] as const
    expect(tip[0]).toBeGreaterThan(0)
    expect(tip[0]).toBeLessThan(width)
    expect(tip[1]).toBeLessThan(height)
  }
  const segments = canesIn(width, height).flat()
  expect(segments).toHaveLength(24)
  for (const { foot, head } of segments) {
    expect(foot[1]).toBeGreaterThan(head[1])
    expect(head[1]).toBeGreaterThan(0)
    expect(foot[1]).toBeLessThan(height)
  }
})

it('keeps the leaves of one spray apart from those of the next', () => {
  const { leaves } = foliageIn(1280, 800)
  expect(leaves[5]!.y - leaves[0]!.y).toBeGreaterThan(leaves[0]!.length)
  expect(leaves[10]!.x).toBeGreaterThan(leaves[0]!.x + leaves[0]!.length)
})

it('dries within the minute', () => {
  expect(wetness(0)).toBe(1)
  expect(wetness(59)).toBeLessThan(0.01)
})

it('lets the drop swell for a second and fall in the next', () => {
  expect(dripAt(0, 0, false)).toEqual({ sunk: 0, size: 0.3, fallen: 0 })
  expect(dripAt(0, 999, false)).toEqual({ sunk: 1, size: 1, fallen: 0 })
  expect(dripAt(1, 0, false)).toEqual({ sunk: 1, size: 1, fallen: 0 })
  expect(dripAt(1, 999, false)).toEqual({ sunk: 0, size: 0, fallen: 1 })
  expect(dripAt(1, 0, true)).toEqual({ sunk: 0, size: 0, fallen: 1 })
})

it('lets a leaf at either side sink towards straight down', () => {
  const leaf = { x: 0, y: 0, length: 1, bend: 0 }
  expect(sagged({ ...leaf, turn: Math.PI }, 1).turn).toBeLessThan(Math.PI)
  expect(sagged({ ...leaf, turn: 0 }, 1).turn).toBeGreaterThan(0)
})
