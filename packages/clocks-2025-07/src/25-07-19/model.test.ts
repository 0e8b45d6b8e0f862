import { expect, it } from 'vitest'
import { berriesOf, chainOf, dadoOf, figuresAt, thrushAt } from './model'

it('counts four figures in either cycle', () => {
  expect(figuresAt(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresAt(15, 42, 12)).toEqual([0, 3, 4, 2])
  expect(figuresAt(0, 9, 12)).toEqual([1, 2, 0, 9])
})

it('hangs repeat by repeat, and sooner where a figure is', () => {
  expect([...chainOf(9, 3, () => 3)]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2])
  expect([...chainOf(9, 3, () => 2)]).toEqual([1, 0, 1, 0, 1, 2, 1, 2, 1])
})

it('has two pictures of each thing, as far apart as its depth asks', () => {
  const figure = (x: number) => (x > 300 && x < 420 ? 46 : 50)
  const places = chainOf(600, 50, figure)
  for (const seen of [290, 340, 380, 450, 520]) {
    const apart = figure(seen)
    expect(places[seen + apart / 2]).toBe(places[seen - apart / 2])
  }
  const left = chainOf(600, 50, (x) => (x > 100 && x < 200 ? 46 : 50))
  for (const seen of [80, 150, 180, 240]) {
    const apart = seen > 100 && seen < 200 ? 46 : 50
    expect(left[seen + apart / 2]).toBe(left[seen - apart / 2])
  }
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
