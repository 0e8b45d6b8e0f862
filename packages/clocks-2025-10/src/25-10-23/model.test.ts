import { expect, it } from 'vitest'
import { columnAt, labelOf, minuteX, planOf, stepOf, THRESHOLDS, thresholdOf } from './model'

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
