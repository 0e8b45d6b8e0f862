import { expect, it } from 'vitest'
import { barbOf, lettered, placeOf, pressuresAt, windFrom } from './model'

it('writes the hour on the low and the minute on the high', () => {
  expect(pressuresAt(0, 0, 24)).toEqual({ low: 900, high: 1000 })
  expect(pressuresAt(10, 9, 24)).toEqual({ low: 910, high: 1009 })
  expect(pressuresAt(23, 59, 24)).toEqual({ low: 923, high: 1059 })
  expect(pressuresAt(0, 0, 12).low).toBe(912)
  expect(pressuresAt(15, 42, 12)).toEqual({ low: 903, high: 1042 })
})

it('letters the last two figures apart', () => {
  expect(lettered(909)).toEqual(['9', '09'])
  expect(lettered(1042)).toEqual(['10', '42'])
})

it('feathers an arrow as WMO-No. 485 does', () => {
  expect(barbOf(4)).toEqual({ pennants: 0, full: 0, half: 0 })
  expect(barbOf(5)).toEqual({ pennants: 0, full: 0, half: 1 })
  expect(barbOf(42)).toEqual({ pennants: 0, full: 4, half: 0 })
  expect(barbOf(25)).toEqual({ pennants: 0, full: 2, half: 1 })
  expect(barbOf(59)).toEqual({ pennants: 1, full: 0, half: 1 })
})

it('lets the wind blow with the low on its left', () => {
  // High pressure to the south (y down): the wind is westerly, so the shaft points left, and a little to the south.
  expect((windFrom(0, 1) / Math.PI) * 180).toBeCloseTo(180 - 17.2, 0)
  // High pressure to the east: a southerly wind, the shaft points down.
  expect((windFrom(1, 0) / Math.PI) * 180).toBeCloseTo(90 - 17.2, 0)
})

it('places the pole and the equator as Snyder does', () => {
  expect(placeOf(-4, 56)).toEqual([0, 0])
  // A degree along the parallel of 60° is true there: 111.195 km × cos 60° = 55.6 km.
  const [west, east] = [placeOf(-4.5, 60), placeOf(-3.5, 60)]
  expect((east[0] - west[0]) * 4).toBeCloseTo(55.6, 1)
})
