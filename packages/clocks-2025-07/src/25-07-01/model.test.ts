import { expect, it } from 'vitest'
import { isCued, planOf, steppedSecond, sweepAt } from './model'

it('goes a quarter round in fifteen seconds and stands at the top at a full minute', () => {
  expect(sweepAt(0, 15)).toEqual({ turn: 0.25, over: 0 })
  expect(sweepAt(9, 0)).toEqual({ turn: 0, over: 1 })
  expect(sweepAt(10, 30)).toEqual({ turn: 0.5, over: 0 })
})

it('shows the frame before the full hour in the dye of the fifty-ninth minute', () => {
  expect(sweepAt(0, -1).over).toBe(1)
  expect(sweepAt(0, -1).turn).toBeCloseTo(59 / 60)
})

it('arrives within four pictures of twenty-four a second', () => {
  expect(steppedSecond(10, 0)).toBe(9.25)
  expect(steppedSecond(10, 126)).toBe(10)
  expect(steppedSecond(10, 999)).toBe(10)
  expect(steppedSecond(0, 0)).toBe(0)
})

// SMPTE 301, leaders and cue marks: the motor cue about eight seconds before the end of the reel, the changeover cue about one.
it('is cued eight seconds and one second before the minute ends', () => {
  const cued = Array.from({ length: 60 }, (_, second) => second).filter(isCued)
  expect(cued).toEqual([52, 59])
})

// A Kodak Standard hole is 1.981 mm along the film and 2.794 mm across, and they are 4.75 mm apart (SMPTE 139).
it('has the holes of a print', () => {
  const { hole, frame } = planOf(1280, 800)
  expect(hole.width / hole.height).toBeCloseTo(1.981 / 2.794, 2)
  expect(hole.pitch / hole.height).toBeCloseTo(4.75 / 2.794, 1)
  expect(frame.pitch / hole.pitch).toBeCloseTo(8)
})

it('keeps the ring in the frame, and on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const { ring, frame } = planOf(width, height)
    expect(ring * 2).toBeLessThan(Math.min(frame.height, width))
  }
})
