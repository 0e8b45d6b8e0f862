import { expect, it } from 'vitest'
import { comingAfter, countsAt, lastOf, numberOn, placeOf, rolledAt, SEATS, TOP, worksOf } from './model'

const told = (hour12: number, minute: number) =>
  lastOf({ hour12, minute }).map(({ track, seat }) => numberOn(track, seat, minute))

it('tells the hour and the minute by the last balls', () => {
  expect(told(12, 0)).toEqual([12, 0])
  expect(told(12, 2)).toEqual([12, 2])
  expect(told(10, 9)).toEqual([10, 9])
  expect(told(3, 40)).toEqual([3, 40])
  expect(told(11, 57)).toEqual([11, 57])
})

it('has a ball for each hour, for each fifth minute, and for those since', () => {
  expect(countsAt({ hour12: 12, minute: 0 })).toEqual([12, 1, 0])
  expect(countsAt({ hour12: 3, minute: 42 })).toEqual([3, 9, 2])
  expect(countsAt({ hour12: 11, minute: 59 })).toEqual([11, 12, 4])
})

it('never has more balls than places', () => {
  for (let minute = 0; minute < 720; minute++) {
    const counts = countsAt({ hour12: Math.floor(minute / 60) || 12, minute: minute % 60 })
    for (const [track, count] of counts.entries()) expect(count).toBeLessThanOrEqual(SEATS[track]!)
  }
})

it('sends each ball to its own track', () => {
  expect(comingAfter({ hour12: 10, minute: 8 }, { hour12: 10, minute: 9 })).toEqual({
    track: 2,
    seat: 3,
    number: 9,
  })
  expect(comingAfter({ hour12: 10, minute: 9 }, { hour12: 10, minute: 10 })).toEqual({
    track: 1,
    seat: 2,
    number: 10,
  })
  expect(comingAfter({ hour12: 10, minute: 59 }, { hour12: 11, minute: 0 })).toEqual({
    track: 0,
    seat: 10,
    number: 11,
  })
})

it('has all places on the stage, and lets balls come from beyond its edge', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const works = worksOf(width, height)
    const inside = (track: 0 | 1 | 2, seat: number) => {
      const [x, y] = placeOf(works, track, seat)
      const room = works.ball * 0.49
      return x > room && y > room && x < width - room && y < height - room
    }
    for (const track of [0, 1, 2] as const)
      for (let seat = 0; seat < SEATS[track]; seat++) expect(inside(track, seat)).toBe(true)
  }
  const [x] = placeOf(worksOf(1280, 800), 2, TOP)
  expect(x).toBeGreaterThan(1280)
})

it('rolls a sixtieth each second, and is home at the full minute', () => {
  expect(rolledAt(0, 0)).toBe(0)
  expect(rolledAt(31, 0)).toBe(0.5)
  expect(rolledAt(31, 170) * 60).toBeCloseTo(30.5)
  expect(rolledAt(59, 500) * 60).toBeCloseTo(58)
  expect(rolledAt(59, 1000)).toBe(1)
})
