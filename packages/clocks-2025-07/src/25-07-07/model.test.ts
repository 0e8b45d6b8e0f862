import { expect, it } from 'vitest'
import { BLINDS, breadthOf, countsAt, LANES, pigeonAt, placeOf, roadOf, scaleAt, sizeOf } from './model'

it('sends out as many as the figures of the time', () => {
  expect(countsAt(0, 0, 24)).toEqual([0, 0, 0, 0])
  expect(countsAt(19, 59, 24)).toEqual([1, 9, 5, 9])
  expect(countsAt(20, 0, 24)).toEqual([2, 0, 0, 0])
  expect(countsAt(0, 30, 12)).toEqual([1, 2, 3, 0])
  expect(countsAt(15, 7, 12)).toEqual([0, 3, 0, 7])
})

it('never has more in a lane than fit', () => {
  for (let minute = 0; minute < 1440; minute++)
    for (const [lane, count] of countsAt(Math.floor(minute / 60), minute % 60, 24).entries())
      expect(count).toBeLessThanOrEqual(LANES[lane]!.most)
})

it('has a blind for every bus', () => expect(BLINDS).toHaveLength(9))

it('keeps everybody between the stop line and the upper edge, and shows a good part of each', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
    [320, 568],
  ] as const) {
    const road = roadOf(width, height)
    for (const [lane, { most }] of LANES.entries()) {
      const high = sizeOf(road, lane)[1]
      const [first, last] = [placeOf(road, lane, 0), placeOf(road, lane, most - 1)]
      expect(first.y).toBeCloseTo(road.stop)
      expect(last.y - high * last.scale).toBeGreaterThan(0)
      const [before, after] = [placeOf(road, lane, most - 2), placeOf(road, lane, most - 1)]
      expect(before.y - high * before.scale - (after.y - high * after.scale)).toBeGreaterThan(
        high * after.scale * 0.15,
      )
    }
  }
})

it('is true to one vanishing point', () => {
  const road = roadOf(1280, 800)
  const { y, scale } = placeOf(road, 3, 4)
  expect(scaleAt(road, y)).toBeCloseTo(scale)
})

it('measures what is painted', () => expect(breadthOf('TEN')).toBeCloseTo(1.981))

it('has the pigeon half over at half a minute', () => {
  expect(pigeonAt(0, 0)).toBe(0)
  expect(pigeonAt(30, 0)).toBe(0.5)
})
