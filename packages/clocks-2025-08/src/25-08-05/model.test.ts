import { describe, expect, it } from 'vitest'
import {
  dayTurn,
  decimalAt,
  decimalHands,
  dialIn,
  RING,
  reach,
  standingOf,
  untilDecimal,
  usualHands,
} from './model'

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

it('goes round the stage once a day, its minute hand ten times', () => {
  expect(dayTurn(at(12))).toBe(0.5)
  expect(dayTurn(at(18))).toBe(0.75)
  expect(decimalHands(at(12), 1).minute).toBe(1800)
  expect(decimalHands(at(12), 1).second % 360).toBe(0)
})

it('has the usual hands as everywhere, and the minute hand on its minute at once', () => {
  expect(usualHands(at(15, 30))).toEqual({ hour: 105, minute: 180 })
  expect(usualHands(at(15, 30, 59, 999))).toEqual({ hour: 105, minute: 180 })
  expect(Math.abs(usualHands(at(15, 30, 0, 60)).minute - 180)).toBeLessThan(2)
})

it('finds how far the stage reaches', () => {
  const dial = { x: 100, y: 50, radius: 40 }
  expect(reach(300, 120, dial, 0)).toBe(50)
  expect(reach(300, 120, dial, 90)).toBe(200)
  expect(reach(300, 120, dial, 180)).toBeCloseTo(70)
  expect(reach(300, 120, dial, 45)).toBeCloseTo(70.71, 2)
})

describe.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [480, 252],
  [844, 390],
  [160, 90],
])('on a stage of %i × %i', (width, height) => {
  const { x, y, radius } = dialIn(width, height)

  it('has the whole white dial with the ring round it', () => {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius * RING)
  })

  it('has ten figures on it, outside the ring, each in its own tenth', () => {
    for (let hour = 1; hour <= 10; hour++) {
      const broad = hour === 10 ? 1.2 : 0.7
      const standing = standingOf(width, height, hour, broad)
      const half = standing.tall / 2
      expect(standing.tall).toBeGreaterThan(Math.min(width, height) * 0.04)
      expect(Math.min(standing.y, height - standing.y)).toBeGreaterThan(half)
      expect(Math.min(standing.x, width - standing.x)).toBeGreaterThan(half * broad)
      expect(Math.hypot(standing.x - x, standing.y - y)).toBeGreaterThan(radius * RING)
      const angle = (Math.atan2(standing.x - x, y - standing.y) * 180) / Math.PI
      expect(Math.abs(((angle - hour * 36 + 900) % 360) - 180)).toBeLessThan(6.1)
    }
  })
})
