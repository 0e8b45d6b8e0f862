import { expect, it } from 'vitest'
import { COLOURS, cellOf, hoursOf, inkOn, luminanceOf } from './model'

it('has sixty colours, of which no two are alike', () => {
  expect(new Set(COLOURS).size).toBe(60)
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  for (const [index, one] of COLOURS.entries())
    for (const other of COLOURS.slice(0, index)) {
      const apart = channels(one).map((value, channel) => Math.abs(value - channels(other)[channel]!))
      expect(apart.reduce((sum, value) => sum + value)).toBeGreaterThan(24)
    }
})

it('knows how light a colour is', () => {
  expect(luminanceOf('#ffffff')).toBeCloseTo(1)
  expect(luminanceOf('#ff0000')).toBeCloseTo(0.2126)
  expect(luminanceOf('#808080')).toBeCloseTo(0.2159, 3)
})

it('prints every number so that it is read, on its tile and without it', () => {
  for (const colour of COLOURS) {
    const [high, low] = [luminanceOf(colour), luminanceOf(inkOn(colour))].sort((a, b) => b - a) as [
      number,
      number,
    ]
    // What the guidelines ask for large figures.
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(3)
  }
})

it('has a quarter of an hour in each corner, and no place twice', () => {
  expect([0, 15, 30, 45].map(cellOf)).toEqual([
    [0, 0],
    [15, 0],
    [15, 15],
    [0, 15],
  ])
  expect([14, 16, 31, 59].map(cellOf)).toEqual([
    [14, 0],
    [15, 1],
    [14, 15],
    [0, 1],
  ])
  expect(new Set(COLOURS.map((_, minute) => String(cellOf(minute)))).size).toBe(60)
})

it('counts hours as the visitor does', () => {
  expect(hoursOf(0, 24)).toMatchObject({ shown: 0 })
  expect(hoursOf(0, 12)).toEqual({ first: [12, 1, 2, 3, 4, 5], second: [6, 7, 8, 9, 10, 11], shown: 12 })
  expect(hoursOf(15, 12).shown).toBe(3)
  expect(hoursOf(15, 24).second).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23])
})
