import { expect, it } from 'vitest'
import { ageOf, breadthOf, depthOf, FIVES, hourAt, lightAt, roundOf, swayAt, writing } from './model'

it('writes the hour', () => {
  expect(hourAt(15, 24)).toBe('15')
  expect(hourAt(15, 12)).toBe('3')
  expect(hourAt(0, 24)).toBe('0')
  expect(hourAt(0, 12)).toBe('12')
})

it('goes round clockwise from the top, a quarter in fifteen minutes', () => {
  const round = roundOf(1280, 800)
  expect(round(0).x).toBeCloseTo(640)
  expect(round(0).y).toBeCloseTo(60)
  expect(round(15).x).toBeCloseTo(1220)
  expect(round(15).y).toBeCloseTo(400, 0)
  expect(round(30).y).toBeCloseTo(740)
  expect(round(45).x).toBeCloseTo(60)
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

it('has the minute’s own print as the newest, and the one before the cat as the oldest', () => {
  expect(ageOf(42, 42)).toBe(0)
  expect(ageOf(41, 42)).toBe(1)
  expect(ageOf(43, 42)).toBe(59)
  expect(ageOf(0, 2)).toBe(2)
  expect(depthOf(0)).toBe(1)
  expect(depthOf(59)).toBeLessThan(0.26)
  for (let age = 1; age < 60; age++) expect(depthOf(age)).toBeLessThan(depthOf(age - 1))
})

it('numbers the fives', () => expect(FIVES).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]))

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

it('sways the tail from side to side', () => {
  expect(swayAt(7, 1)).toBe(swayAt(8, 0))
  expect(swayAt(8, 1)).toBe(swayAt(9, 0))
  expect(swayAt(8, 1)).not.toBe(swayAt(7, 1))
})
