import { expect, it } from 'vitest'
import { cutsAt, edgeOf, freshest, inLetters, lightAt, next, placeOf } from './model'

it('has a cut for each hour, ten minutes and minute', () => {
  expect(cutsAt(15, 42, 24)).toEqual({ hours: 15, tens: 4, ones: 2 })
  expect(cutsAt(15, 42, 12)).toEqual({ hours: 3, tens: 4, ones: 2 })
  expect(cutsAt(0, 5, 12)).toEqual({ hours: 12, tens: 0, ones: 5 })
  expect(cutsAt(0, 0, 24)).toEqual({ hours: 0, tens: 0, ones: 0 })
})

// The Unicode Standard, Ogham (U+1680–169F): H D T C Q left, M G NG Z R across, B L F S N right, of one to five strokes.
it('is true Ogham', () => {
  expect(inLetters({ hours: 10, tens: 0, ones: 8 })).toBe('ᚊᚊ ᚅᚃ')
  expect(inLetters({ hours: 12, tens: 4, ones: 2 })).toBe('ᚊᚊᚇ ᚎ ᚂ')
  expect(inLetters({ hours: 1, tens: 5, ones: 9 })).toBe('ᚆ ᚏ ᚅᚄ')
})

it('groups by five', () => {
  expect([0, 4, 5, 9, 10].map(placeOf)).toEqual([0, 4, 6.1, 10.1, 12.2])
})

it('knows the last cut and the one to come', () => {
  const cuts = (hour: number, minute: number) => cutsAt(hour, minute, 24)
  expect(freshest(cuts(10, 8))).toEqual({ row: 'ones', index: 7 })
  expect(freshest(cuts(10, 20))).toEqual({ row: 'tens', index: 1 })
  expect(freshest(cuts(10, 0))).toEqual({ row: 'hours', index: 9 })
  expect(freshest(cuts(0, 0))).toBeUndefined()
  expect(next(cuts(10, 8))).toEqual({ row: 'ones', index: 8 })
  expect(next(cuts(10, 19))).toEqual({ row: 'tens', index: 1 })
  expect(next(cuts(10, 59))).toEqual({ row: 'hours', index: 10 })
})

it('has room for all rows on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const)
    for (const [hours, tens] of [
      [0, 0],
      [1, 5],
      [12, 2],
      [23, 5],
    ] as const) {
      const edge = edgeOf(width, height, hours, tens)
      const end = edge.ones + placeOf(8) * edge.pitch
      expect(edge.hours).toBeGreaterThan(0)
      expect(edge.x + edge.dx * end).toBeLessThan(width)
      expect(edge.y + edge.dy * end).toBeLessThan(height)
    }
})

it('is lit from the left in the morning and from the right in the evening', () => {
  expect(lightAt(7).from[0]).toBeLessThan(-0.5)
  expect(lightAt(20).from[0]).toBeGreaterThan(0.5)
  expect(lightAt(13.4).from[1]).toBeGreaterThan(0.6)
  expect(lightAt(1).colour[2]).toBeGreaterThan(lightAt(1).colour[0])
})
