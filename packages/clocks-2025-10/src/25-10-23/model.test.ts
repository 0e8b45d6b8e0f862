import { expect, it } from 'vitest'
import { columnAt, labelOf, minuteX, planOf, sortColumn, stepOf, THRESHOLDS, thresholdOf } from './model'

it('sorts runs at or above the threshold brightest first, and leaves what is darker', () => {
  expect([...sortColumn(Uint8Array.of(60, 80, 70, 10, 20, 50, 90), 50)]).toEqual([80, 70, 60, 10, 20, 90, 50])
  expect([...sortColumn(Uint8Array.of(60, 80, 70, 10, 20, 50, 90), 0)]).toEqual([90, 80, 70, 60, 50, 20, 10])
})

it('sorts no further than the second has come', () => {
  expect([...sortColumn(Uint8Array.of(1, 2, 3, 4, 5, 6), 0, 3)]).toEqual([3, 2, 1, 4, 5, 6])
})

it('takes the threshold from the hour, black at noon and at midnight', () => {
  expect(thresholdOf(0)).toBe(0)
  expect(thresholdOf(12)).toBe(0)
  expect(thresholdOf(15)).toBe(50)
  expect(thresholdOf(23)).toBe(171)
  expect(THRESHOLDS).toHaveLength(12)
})

it('numbers the steps twelve, then one to eleven', () => {
  expect([0, 1, 11].map(labelOf)).toEqual(['12', '1', '11'])
})

it('has sorted a sixtieth of the columns at each minute', () => {
  expect(columnAt(0, 900)).toBe(0)
  expect(columnAt(31, 900)).toBe(465)
  expect(columnAt(60, 900)).toBe(900)
  expect(Math.abs(minuteX(30, 390, 844) - 195)).toBeLessThan(1)
})

it('opens the step of the hour, and fills the whole side with the wedge', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [160, 90],
  ] as const) {
    const steps = Array.from({ length: 12 }, (_, step) => stepOf(step, 22, width, height))
    const upright = height > width
    const long = steps.map((step) => (upright ? step.width : step.height))
    expect(long.reduce((sum, one) => sum + one)).toBeCloseTo(upright ? width : height)
    expect(long.indexOf(Math.max(...long))).toBe(10)
    const { photo, crop } = planOf(width, height)
    expect(crop.width / crop.height).toBeCloseTo(photo.width / photo.height, 1)
  }
})
