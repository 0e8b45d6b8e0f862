import { expect, it } from 'vitest'
import { BROAD, crownOf, facetsAt } from './model'
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
    const { facets } = crownOf(fold, [0, 0], 100)
    const numbers = facets.flatMap(({ number }) => number ?? [])
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: fold }, (_, index) => index + 1))
    const top = facets.find(({ number }) => number === fold)!
    expect(top.points[0]![0]).toBeCloseTo(0)
    expect(top.points[0]![1]).toBeLessThan(-99)
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
