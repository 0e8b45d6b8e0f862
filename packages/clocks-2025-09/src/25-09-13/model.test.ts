import { expect, it } from 'vitest'
import {
  ageOf,
  breadthOf,
  depthOf,
  flakeAt,
  hourAt,
  hourOf,
  lightAt,
  mayPass,
  roundOf,
  sideOf,
  trailOf,
  writing,
} from './model'

it('writes the hour', () => {
  expect(hourAt(15, 24)).toBe('15')
  expect(hourAt(15, 12)).toBe('3')
  expect(hourAt(0, 24)).toBe('0')
  expect(hourAt(0, 12)).toBe('12')
})

it('goes round clockwise from the top, a quarter in fifteen minutes', () => {
  const round = roundOf(1280, 800)
  expect(round(0).x).toBeCloseTo(640)
  expect(round(0).y).toBeCloseTo(84)
  expect(round(15).x).toBeCloseTo(1196)
  expect(round(15).y).toBeCloseTo(400, 0)
  expect(round(30).y).toBeCloseTo(716)
  expect(round(45).x).toBeCloseTo(84)
  expect(round(60).x).toBeCloseTo(round(0).x)
  expect(round(60).y).toBeCloseTo(round(0).y)
  expect(round(0).heading).toBeCloseTo(0)
  expect(round(15).heading).toBeCloseTo(Math.PI / 2)
})

it('makes steps of one length', () => {
  const round = roundOf(390, 844)
  const long = (minute: number) =>
    Math.hypot(round(minute + 1).x - round(minute).x, round(minute + 1).y - round(minute).y)
  for (let minute = 0; minute < 60; minute++) expect(long(minute) / long(20)).toBeCloseTo(1, 1)
})

it('has the minute’s own print as the newest, and the one before it as the oldest', () => {
  expect(ageOf(42, 42)).toBe(0)
  expect(ageOf(41, 42)).toBe(1)
  expect(ageOf(43, 42)).toBe(59)
  expect(ageOf(0, 2)).toBe(2)
  expect(depthOf(0)).toBe(1)
  expect(depthOf(59)).toBeLessThan(0.1)
  expect(depthOf(1)).toBeLessThan(0.6)
  for (let age = 1; age < 60; age++) expect(depthOf(age)).toBeLessThan(depthOf(age - 1))
})

it('writes a number about its place', () => {
  const points = writing('15', 500, 300, 100).flat()
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  expect((left + right) / 2).toBeCloseTo(500, -1)
  expect(right - left).toBeLessThan(breadthOf('15') * 100)
  expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(250, 0)
  expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(350, 0)
})

it('is darker at night', () => {
  const bright = (hour: number) => lightAt(hour).sky[1] + lightAt(hour).low[1]
  expect(bright(0)).toBeLessThan(bright(8))
  expect(bright(8)).toBeLessThan(bright(12))
})

const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [300, 300],
  [320, 568],
] as const

it('writes the minute before the newest print, and neither touches the other or the edge', () => {
  expect(trailOf([1280, 800], 42).number.text).toBe('42')
  expect(trailOf([1280, 800], 0).number.text).toBe('0')
  expect(trailOf([1280, 800], 42).newest.print).toBe(42)
  for (const [width, height] of SIZES)
    for (let minute = 0; minute < 60; minute++) {
      const { newest, number, older } = trailOf([width, height], minute)
      const wide = (breadthOf(number.text) * number.high) / 2
      expect(number.x - wide).toBeGreaterThan(0)
      expect(number.x + wide).toBeLessThan(width)
      expect(number.y - number.high / 2).toBeGreaterThan(0)
      expect(number.y + number.high / 2).toBeLessThan(height)
      const apart = Math.max(
        Math.abs(number.x - newest.x) - wide,
        Math.abs(number.y - newest.y) - number.high / 2,
      )
      expect(apart).toBeGreaterThan(newest.size * 0.6)
      expect(older.length).toBeGreaterThan(44)
      expect(older.some(({ print }) => print === newest.print)).toBe(false)
    }
})

it('writes the hour in a row, and on an upright stage in a column', () => {
  expect(hourOf([1280, 800], '15').map(({ text }) => text)).toEqual(['15'])
  expect(hourOf([390, 844], '15').map(({ text }) => text)).toEqual(['1', '5'])
  expect(hourOf([390, 844], '0').map(({ text }) => text)).toEqual(['0'])
})

it('never lets the number touch the hour', () => {
  for (const [width, height] of SIZES)
    for (let minute = 0; minute < 60; minute++)
      for (const hour of ['0', '8', '12', '20', '23']) {
        const { number } = trailOf([width, height], minute)
        const wide = (breadthOf(number.text) * number.high) / 2
        for (const { text, x, y, high } of hourOf([width, height], hour)) {
          const across = Math.abs(number.x - x) - wide - (breadthOf(text) * high) / 2
          const down = Math.abs(number.y - y) - number.high / 2 - high / 2
          expect(Math.max(across, down), `${hour}:${minute} at ${width}`).toBeGreaterThan(high * 0.13)
        }
      }
})

it('treads right and left in turn', () => expect([1, 2, 3].map(sideOf)).toEqual([1, -1, 1]))

it('lets a flake fall for five seconds, and then another', () => {
  expect(flakeAt(0, 0)).toEqual({ count: 0, high: 1 })
  expect(flakeAt(0, 2.5)).toEqual({ count: 0, high: 0.5 })
  expect(flakeAt(0, 5)).toEqual({ count: 1, high: 1 })
})

it('keeps the shadow from the newest print', () => {
  expect([2, 20, 38, 45].map((minute) => mayPass([1280, 800], minute))).toEqual([true, true, false, false])
})
