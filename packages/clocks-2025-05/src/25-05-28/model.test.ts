import { describe, expect, it } from 'vitest'
import { hourAngle, minuteAngle, shiftAt, stepOf, swing } from './model'

describe('the hands', () => {
  it('go round as on any dial', () => {
    expect(minuteAngle(0)).toBe(0)
    expect(minuteAngle(47)).toBe(282)
    expect(hourAngle(0, 0)).toBe(0)
    expect(hourAngle(15, 30)).toBe(105)
    expect(hourAngle(23, 58)).toBe(359)
  })
})

describe('the upper sheet', () => {
  it('is off by a sixth of a step towards the second', () => {
    expect(shiftAt(15.9)).toEqual({ angle: 90, steps: expect.closeTo(1 / 6) })
    expect(shiftAt(0, true)).toEqual({ angle: 0, steps: expect.closeTo(1 / 6) })
  })
  it('is nudged at each beat, from where it was', () => {
    expect(shiftAt(15)).toEqual({ angle: 84, steps: expect.closeTo(1 / 6) })
    expect(shiftAt(15.17).steps).toBeCloseTo(0.35)
  })
  it('swings past its mark once', () => {
    expect(swing(0)).toBe(0)
    expect(swing(0.5)).toBeGreaterThan(1)
    expect(swing(1)).toBe(1)
  })
})

it('has rings as fine as the stage can show', () => {
  expect(stepOf(800)).toBe(13.25)
  expect(stepOf(300)).toBe(5)
  expect(stepOf(90)).toBe(3)
})
