import { expect, it } from 'vitest'
import { dropsAt, ovalIn, placeOf } from './model'

it('leaves the same margin on all sides', () => {
  expect(ovalIn(1280, 800)).toEqual({ across: 572, up: 332 })
  expect(ovalIn(300, 300)).toEqual({ across: 124.5, up: 124.5 })
})

it('goes clockwise from the top', () => {
  const oval = { across: 100, up: 50 }
  expect(placeOf(0, 1, oval)).toEqual([0, 50])
  expect(placeOf(0.25, 1, oval)[0]).toBeCloseTo(100)
  expect(placeOf(0.5, 1, oval)[1]).toBeCloseTo(-50)
})

it('has the hour at the top at noon and at midnight, and at the right at three in the afternoon', () => {
  expect(dropsAt(0, 0, 0, 800, 800).hour.x).toBe(0)
  expect(dropsAt(12, 0, 0, 800, 800).hour.x).toBe(0)
  expect(dropsAt(15, 0, 0, 800, 800).hour.y).toBeCloseTo(0)
  expect(dropsAt(15, 0, 0, 800, 800).hour.x).toBeGreaterThan(100)
})

it('leaves the minute on its mark while the second flows', () => {
  const [before, after] = [dropsAt(10, 42, 0, 800, 800), dropsAt(10, 42, 59.9, 800, 800)]
  expect(after.minute).toEqual(before.minute)
  expect(after.hour).toEqual(before.hour)
  expect(after.second.x).not.toBe(before.second.x)
})

it('lets a drop cover its own mark and no other', () => {
  const { minute } = dropsAt(0, 0, 0, 800, 800)
  const { up } = ovalIn(800, 800)
  expect(minute.radius).toBeLessThan((2 * Math.PI * up) / 60)
})
