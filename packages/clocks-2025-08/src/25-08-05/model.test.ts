import { expect, it } from 'vitest'
import { decimalAt, decimalHands, dialsIn, untilDecimal, usualHands } from './model'

const at = (hour: number, minute = 0, second = 0, millisecond = 0) => ({ hour, minute, second, millisecond })

it('has noon at five hours and six in the evening at half past seven', () => {
  expect(decimalAt(at(12))).toMatchObject({ hour: 5, minute: 0, second: 0 })
  expect(decimalAt(at(18))).toMatchObject({ hour: 7, minute: 50, second: 0 })
  expect(decimalAt(at(0))).toMatchObject({ hour: 0, minute: 0, second: 0 })
})

it('has a decimal hour of 2 h 24 min and a decimal minute of 1 min 26.4 s', () => {
  expect(decimalAt(at(2, 24))).toMatchObject({ hour: 1, minute: 0, second: 0 })
  expect(decimalAt(at(0, 1, 26, 400))).toMatchObject({ hour: 0, minute: 1, second: 0 })
  expect(decimalAt(at(0, 1, 26, 399))).toMatchObject({ hour: 0, minute: 0, second: 99 })
})

it('fits a hundred thousand seconds into a day', () => {
  expect(decimalAt(at(23, 59, 59, 999)).count).toBe(99999)
  expect(untilDecimal(at(23, 59, 59, 999))).toBe(1)
  expect(untilDecimal(at(0))).toBe(864)
})

it('turns its hour hand once a day, its minute hand ten times', () => {
  expect(decimalHands(at(12), 1)).toMatchObject({ hour: 180, minute: 1800 })
  expect(decimalHands(at(12), 1).second % 360).toBe(0)
})

it('has the usual hands as everywhere, and the minute hand on its minute at once', () => {
  expect(usualHands(at(15, 30))).toEqual({ hour: 105, minute: 180 })
  expect(usualHands(at(15, 30, 59, 999))).toEqual({ hour: 105, minute: 180 })
  expect(Math.abs(usualHands(at(15, 30, 0, 60)).minute - 180)).toBeLessThan(2)
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [480, 252],
  [844, 390],
  [160, 90],
])('has both dials on a stage of %i × %i, apart, the usual one the larger', (width, height) => {
  const { usual, decimal } = dialsIn(width, height)
  for (const { x, y, radius } of [usual, decimal]) {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius)
  }
  expect(Math.hypot(usual.x - decimal.x, usual.y - decimal.y)).toBeGreaterThan(usual.radius + decimal.radius)
  expect(usual.radius).toBeGreaterThan(decimal.radius)
})
