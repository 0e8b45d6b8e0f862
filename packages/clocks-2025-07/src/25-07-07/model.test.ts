import { expect, it } from 'vitest'
import { changedAt, countsAt, LANES, placeOf, roadOf, shadowOf, sizeOf } from './model'

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

it('tells what is new', () => {
  expect(changedAt(10, 9, 24)).toEqual([false, false, false, true])
  expect(changedAt(10, 10, 24)).toEqual([false, false, true, true])
  expect(changedAt(0, 0, 24)).toEqual([true, true, true, true])
})

it('drives to the left on a desk and up on a telephone, five to a row; in a square three', () => {
  expect(roadOf(1280, 800)).toMatchObject({ columns: 5, upright: false })
  expect(roadOf(390, 844)).toMatchObject({ columns: 5, upright: true })
  expect(roadOf(300, 300)).toMatchObject({ columns: 3, upright: false })
})

it('keeps all between the stop line and the edge, and nobody on another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const road = roadOf(width, height)
    for (const [lane, { most }] of LANES.entries()) {
      const [long, broad] = sizeOf(road, lane)
      for (let index = 0; index < most; index++) {
        const [along, across] = placeOf(road, lane, index)
        expect(along - long / 2).toBeGreaterThan(road.stop)
        expect(along + long / 2).toBeLessThan(road.along)
        expect(across + broad / 2).toBeLessThan(road.across)
      }
      expect(placeOf(road, lane, 1)[0] - placeOf(road, lane, 0)[0]).toBeGreaterThan(long)
    }
  }
})

it('puts the sixth beside the first', () => {
  const road = roadOf(1280, 800)
  const [first, sixth] = [placeOf(road, 3, 0), placeOf(road, 3, 5)]
  expect(sixth[0]).toBe(first[0])
  expect(sixth[1]).toBeGreaterThan(first[1])
})

it('throws a shadow to one side only', () => {
  expect(shadowOf(100, 50, 10)).toBe(
    'M-44.0 -25.0L44.0 -25.0L60.0 -11.0L60.0 27.0L54.0 33.0L-34.0 33.0L-50.0 19.0L-50.0 -19.0Z',
  )
})
