import { expect, it } from 'vitest'
import { altitudeOf, directionOf, flatten, hourAngleAt, hourText, placeOf, sunAt } from './model'

it('has the declination of Meeus, example 25.a: 1992 October 13 at 0h, -7.785°', () => {
  expect(sunAt(Date.UTC(1992, 9, 13)).declination).toBeCloseTo(-7.785, 2)
})

it('has the equation of time of Meeus, example 28.a: +13 min 42.6 s', () => {
  expect(sunAt(Date.UTC(1992, 9, 13)).equationOfTime).toBeCloseTo(13 + 42.6 / 60, 1)
})

it('is farthest north at the solstice of 2025, June 21, 02:42 UTC', () => {
  expect(sunAt(Date.UTC(2025, 5, 21, 2, 42)).declination).toBeCloseTo(23.436, 2)
})

/** Height of the sun's middle in degrees. */
const height = (at: number, north: number, east: number) =>
  altitudeOf(directionOf(hourAngleAt(at, east), sunAt(at).declination, north))

it('rises and sets at Greenwich on that day at 03:43 and 20:21 UTC, as almanacs have it', () => {
  // Sunrise is when the middle is 50′ below the horizon.
  expect(height(Date.UTC(2025, 5, 21, 3, 43), 51.48, 0)).toBeCloseTo(-0.83, 0)
  expect(height(Date.UTC(2025, 5, 21, 20, 21), 51.48, 0)).toBeCloseTo(-0.83, 0)
})

it('is nearly overhead at Havana at noon in June', () => {
  expect(height(Date.UTC(2025, 5, 21, 17, 31), 23.13, -82.37)).toBeGreaterThan(89)
})

it('knows where a zone is', () => {
  expect(placeOf('Europe/Berlin', 2)).toEqual({ north: 52, east: 13 }) // 52°30′ N 13°22′ E in zone.tab
  expect(placeOf('Asia/Tokyo', 9)).toEqual({ north: 36, east: 140 }) // 35°39′ N 139°45′ E
  expect(placeOf('America/Argentina/Buenos_Aires', -3)).toEqual({ north: -35, east: -58 })
  expect(placeOf('Asia/Calcutta', 5.5)).toEqual(placeOf('Asia/Kolkata', 5.5))
  expect(placeOf('UTC', 0)).toEqual({ north: 51.5, east: 0 })
  expect(placeOf('+05:30', 5.5).east).toBe(82.5)
})

it('lays the sky flat with west to the right, seen towards the south', () => {
  const noon = directionOf(0, 10, 50)
  const [x, y] = flatten(noon)(directionOf(1, 10, 50))!
  expect(x).toBeCloseTo(Math.cos((10 * Math.PI) / 180), 2)
  expect(Math.abs(y)).toBeLessThan(0.02)
  expect(flatten(noon)(noon)).toEqual([0, 0])
})

it('writes hours in either cycle', () => {
  expect([hourText(0, 12), hourText(15, 12), hourText(0, 24)]).toEqual(['12', '3', '0'])
})
