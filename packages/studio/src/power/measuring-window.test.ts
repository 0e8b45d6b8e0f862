import { expect, it } from 'vitest'
import { untilClearMs } from './measuring-window.ts'

const at = (second: number) => Date.UTC(2025, 3, 1, 10, 8, second)

it('begins at once when the window ends before the minute does', () => {
  expect(untilClearMs(at(10), 5, 6)).toBe(0)
  expect(untilClearMs(at(44), 5, 6)).toBe(0)
})

it('waits for the next minute when the window would reach over its turn', () => {
  expect(untilClearMs(at(45), 5, 6)).toBe(18_000)
  expect(untilClearMs(at(57), 5, 6)).toBe(6000)
})

it('waits until what happens at the turn is over', () => {
  expect(untilClearMs(at(0), 5, 6)).toBe(3000)
})

it('takes a window of a minute as it comes', () => {
  expect(untilClearMs(at(57), 5, 60)).toBe(0)
})
