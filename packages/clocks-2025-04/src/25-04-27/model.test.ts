import { expect, test } from 'vitest'
import { lightAt, nightAt, openAt, sideAt, thrown, wallAt, windowsOf } from './model'

test('the windows of 20:48 are those of its figures', () => {
  expect(openAt(20, 48, 24)).toEqual(['1101101', '1111110', '0110011', '1111111'])
})

test('a clock of twelve hours has no nought before its hours', () => {
  expect(openAt(9, 7, 12)).toEqual(['0000000', '1111011', '1111110', '1110000'])
  expect(openAt(0, 0, 12).slice(0, 2)).toEqual(['0110000', '1101101'])
})

test('all 1,440 minutes of a day differ', () => {
  const seen = new Set<string>()
  for (let minute = 0; minute < 1440; minute++)
    seen.add(openAt(Math.floor(minute / 60), minute % 60, 24).join())
  expect(seen.size).toBe(1440)
})

test('a shutter stands at first, reaches its stop, knocks back a little and lies', () => {
  expect(thrown(0)).toBe(0)
  expect(thrown(204)).toBe(1)
  expect(thrown(272)).toBeCloseTo(0.91, 9)
  expect(thrown(340)).toBeCloseTo(1, 9)
  expect(thrown(5000)).toBeCloseTo(1, 9)
})

test('the digits stand in a row on a wide wall and two by two on a tall one', () => {
  const [first, , , last] = wallAt(1280, 800).digits
  expect(first!.y).toBe(last!.y)
  const [hours, , minutes] = wallAt(390, 844).digits
  expect(hours!.x).toBe(minutes!.x)
  expect(hours!.y).toBeLessThan(minutes!.y)
})

test('no window is cut by the edge of the wall or stands on the floor', () => {
  for (const [width, height] of [
    [160, 90],
    [300, 300],
    [320, 568],
    [844, 390],
    [3840, 2160],
  ] as const) {
    const { digits, floor } = wallAt(width, height)
    const edge = Math.min(width, height) * 0.06
    for (const { x, y, w, h } of digits.flatMap(windowsOf)) {
      expect(Math.min(x, width - x - w)).toBeGreaterThan(edge)
      expect(Math.min(y, floor - y - h)).toBeGreaterThan(edge)
    }
  }
})

test('no two windows of a digit overlap', () => {
  const windows = windowsOf({ x: 0, y: 0, w: 200, h: 500 })
  for (const [index, one] of windows.entries())
    for (const two of windows.slice(index + 1))
      expect(
        one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y,
      ).toBe(true)
})

test('the view lies in moonlight at midnight, and in full day at noon', () => {
  expect([nightAt(0, 0), nightAt(12, 0), nightAt(23, 59)]).toEqual([1, 0, 1])
  expect(nightAt(20, 0)).toBeCloseTo(0.43, 2)
  expect(lightAt(9, 30)).toEqual([255, 248, 235])
})

test('the light comes from the left at six, from straight ahead at one, and then from the right', () => {
  expect([sideAt(6, 0), sideAt(9, 30), sideAt(13, 0), sideAt(16, 30)]).toEqual([-1, -0.5, 0, 0.5])
  expect([sideAt(20, 0), sideAt(1, 0), sideAt(3, 30)]).toEqual([-1, 0, 0.5])
})
