import { describe, expect, it } from 'vitest'
import {
  HOUR,
  hourAngle,
  MINUTE,
  minuteAngle,
  minuteShape,
  RING,
  SECONDS,
  STEP,
  swerve,
  swing,
  swungTo,
} from './model'

describe('the hands', () => {
  it('go round as on any dial', () => {
    expect(minuteAngle(0)).toBe(0)
    expect(minuteAngle(47)).toBe(282)
    expect(hourAngle(0, 0)).toBe(0)
    expect(hourAngle(15, 30)).toBe(105)
    expect(hourAngle(23, 58)).toBe(359)
  })
  it('are a short broad one and a long slender one, each with a point', () => {
    expect([HOUR(30), HOUR(55.99), HOUR(57)]).toEqual([13, expect.closeTo(0, 0), 0])
    expect([MINUTE(42), MINUTE(80.6)]).toEqual([7.4, 0])
  })
})

describe('the rings', () => {
  it('swerve by half a step, into the gap, and come back', () => {
    expect([-1, -0.75, 0, 0.5, 0.75, 1, 2].map(swerve)).toEqual([
      0,
      expect.closeTo(0.25),
      0.5,
      0.5,
      expect.closeTo(0.25),
      0,
      0,
    ])
  })
  it('leave white beside them in the gap that they fill', () => expect(RING * 2).toBeLessThan(0.9))
  it('have the second within the dial', () => expect((SECONDS.at(-1)! + 0.5) * STEP).toBeLessThan(98))
})

describe('a swing', () => {
  it('goes past its mark once and rests there', () => {
    expect(swing(0)).toBe(0)
    expect(swing(0.5)).toBeGreaterThan(1)
    expect(swing(1)).toBe(1)
    expect([swungTo(15, 0), swungTo(15, 0.9)]).toEqual([14, 15])
  })
})

it('shows the outer end alone of a minute hand that would cross the other', () => {
  const [meeting, apart] = [minuteShape(1, 12), minuteShape(304.5, 54)]
  expect(meeting(42)).toBe(0)
  expect(meeting(60)).toBeCloseTo(5.83, 2)
  expect(apart(42)).toBe(7.4)
  expect(minuteShape(359.5, 354)(42)).toBe(0)
})
