import { expect, it } from 'vitest'
import { berriesOf, chainOf, dadoOf, figuresAt, parrotAt } from './model'

it('counts four figures in either cycle', () => {
  expect(figuresAt(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresAt(15, 42, 12)).toEqual([0, 3, 4, 2])
  expect(figuresAt(0, 9, 12)).toEqual([1, 2, 0, 9])
})

it('repeats a motif sooner where a figure is', () => {
  expect(chainOf(50, 100, 30, 5, () => false)).toEqual([-10, 20, 50, 80, 110])
  expect(chainOf(50, 100, 30, 5, (x) => x > 50)).toEqual([-10, 20, 50, 75, 100])
  expect(chainOf(50, 100, 30, 5, (x) => x < 50)).toEqual([0, 25, 50, 80, 110])
})

it('lays as many berries as the figure says, the dots of dice', () => {
  for (let figure = 0; figure < 10; figure++) expect(berriesOf(figure)).toHaveLength(figure)
  expect(berriesOf(3)).toEqual([
    [-1, -1],
    [0, 0],
    [1, 1],
  ])
})

it('leaves most of the stage to the wall', () => {
  expect(dadoOf(1280, 800).height).toBeCloseTo(272)
  expect(dadoOf(390, 844).height).toBeCloseTo(358.8)
  expect(dadoOf(1024, 1024).height).toBeCloseTo(291.84)
})

it('lets the parrot cross in a minute', () => {
  expect(parrotAt(0, 1)).toEqual({ along: 0, high: 0 })
  expect(parrotAt(59, 1)).toEqual({ along: 1, high: 0 })
  expect(parrotAt(30, 0.5).high).toBe(1)
  expect(parrotAt(0, 0.5).along).toBe(0)
})
