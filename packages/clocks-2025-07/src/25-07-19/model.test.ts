import { expect, it } from 'vitest'
import { berriesOf, dadoOf, figuresAt, thrushAt } from './model'
import { levelsOf } from './wall'

it('counts four figures in either cycle', () => {
  expect(figuresAt(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresAt(15, 42, 12)).toEqual([0, 3, 4, 2])
  expect(figuresAt(0, 9, 12)).toEqual([1, 2, 0, 9])
})

it('slopes from the wall to a figure, pixel by pixel', () => {
  const levels = levelsOf(160, 1)
  expect(levels.map(({ sooner }) => sooner)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(levels[0]!.beyond).toBeCloseTo(10.8, 6)
  expect(levels[9]!.beyond).toBeCloseTo(-10.8, 6)
  // On a fine screen as many steps, each as broad as a step there.
  expect(levelsOf(320, 2).map(({ sooner }) => sooner)).toEqual([2, 4, 6, 8, 10, 11, 13, 15, 17, 19])
})

it('lays as many berries as the figure says, the dots of dice', () => {
  for (let figure = 0; figure < 10; figure++) expect(berriesOf(figure)).toHaveLength(figure)
  expect(berriesOf(3)).toEqual([
    [-1, -1],
    [0, 0],
    [1, 1],
  ])
})

it('leaves most of the stage to the wall, and all plates whole', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [300, 300],
    [160, 90],
  ] as const) {
    const dado = dadoOf(width, height)
    expect(dado.height).toBeLessThan(height * 0.34)
    const places = dado.plates.map(([x]) => x)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(dado.plate / 2)
    expect(Math.max(...places)).toBeLessThanOrEqual(width - dado.plate / 2)
    for (const [at, x] of places.slice(1).entries()) expect(x - places[at]!).toBeGreaterThan(dado.plate)
  }
})

it('lets the thrush cross in a minute', () => {
  expect(thrushAt(0, 1)).toEqual({ along: 0, high: 0 })
  expect(thrushAt(59, 1)).toEqual({ along: 1, high: 0 })
  expect(thrushAt(30, 0.5).high).toBe(1)
  expect(thrushAt(0, 0.5).along).toBe(0)
})
