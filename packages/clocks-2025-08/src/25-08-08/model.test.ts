import { expect, it } from 'vitest'
import { BROAD, crownOf, edgesOf, facetsAt, numberAt, placeAt, planOf } from './model'
import { reflectanceOf, stoneOf } from './stones'

it('has sixty facets all round, the one of now broad', () => {
  const facets = facetsAt(42)
  expect(facets).toHaveLength(60)
  expect(facets[59]![1] - facets[0]![0]).toBeCloseTo(2 * Math.PI)
  expect(facets[42]![1] - facets[42]![0]).toBeCloseTo(BROAD)
  expect(facets[41]![1] - facets[41]![0]).toBeLessThan(BROAD / 4)
})

it('cuts a stone with as many numbered points as hours, the last on top', () => {
  for (let fold = 1; fold <= 12; fold++) {
    const { facets } = crownOf(fold, planOf(200, 200))
    const numbers = facets.flatMap(({ number }) => number ?? [])
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: fold }, (_, index) => index + 1))
    const top = facets.find(({ number }) => number === fold)!
    expect(top.points[0]![0]).toBeCloseTo(100)
    expect(top.points[0]![1]).toBeCloseTo(32)
  }
})

it('cuts the facet on top broadest', () => {
  const edges = edgesOf(12)
  expect((edges[1]! - edges[0]!) / (2 * Math.PI)).toBeCloseTo(0.21)
  expect((edges[2]! - edges[1]!) / (2 * Math.PI)).toBeCloseTo(0.79 / 11)
  expect((edgesOf(3)[1]! - edgesOf(3)[0]!) / (2 * Math.PI)).toBeCloseTo(1 / 3)
})

it('writes the hour large on a telephone, and keeps the minute on the stage', () => {
  const plan = planOf(390, 844)
  for (let hour = 1; hour <= 12; hour++) {
    const top = crownOf(hour, plan).facets.find(({ number }) => number === hour)!
    expect(numberAt(top).size).toBeGreaterThan(42)
  }
  for (let minute = 0; minute < 60; minute++) {
    const [from, to] = facetsAt(minute)[minute]!
    const [x, y] = placeAt(plan, (from + to) / 2, 0.423)
    expect(Math.abs(x - 195)).toBeLessThan(170)
    expect(Math.abs(y - 422)).toBeLessThan(390)
  }
})

it('throws back as much light as the tables say', () => {
  expect(reflectanceOf(stoneOf(4).index)).toBeCloseTo(0.172, 3)
  expect(reflectanceOf(1.5)).toBeCloseTo(0.04)
})

it('has the stones of the months', () => {
  expect([0, 1, 7, 9, 12].map((hour) => stoneOf(hour).name)).toEqual([
    'tanzanite',
    'garnet',
    'ruby',
    'sapphire',
    'tanzanite',
  ])
  expect(stoneOf(18).tones).not.toEqual(stoneOf(6).tones)
})
