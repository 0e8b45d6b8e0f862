import { expect, it } from 'vitest'
import {
  clamp,
  easeInOut,
  easeOut,
  laterBy,
  mix,
  secondsOf,
  untilMinute,
  untilMoved,
  untilSecond,
} from './motion'
import { timeAt } from './time'

it('gives the second with its fraction', () => {
  expect(secondsOf({ second: 59, millisecond: 999 })).toBe(59.999)
})

it('knows how long it is until the next second and minute', () => {
  expect(untilSecond({ millisecond: 0 })).toBe(1000)
  expect(untilSecond({ millisecond: 999 })).toBe(1)
  expect(untilMinute({ second: 0, millisecond: 0 })).toBe(60_000)
  expect(untilMinute({ second: 59, millisecond: 999 })).toBe(1)
})

it('knows for how long something stays within half a pixel of the screen', () => {
  expect(untilMoved(1, 1)).toBe(500)
  expect(untilMoved(-10, 2)).toBe(25)
  expect(untilMoved(0, 2)).toBe(Number.POSITIVE_INFINITY)
})

it('an hour after half past one, on the nights of summer time in Berlin, is half past three, and half past two', () => {
  const spring = timeAt(Date.UTC(2025, 2, 30, 0, 30), 'Europe/Berlin')
  expect([spring.hour, laterBy(spring, 3_600_000).hour]).toEqual([1, 3])
  const autumn = timeAt(Date.UTC(2025, 9, 26, 0, 30), 'Europe/Berlin')
  expect([autumn.hour, laterBy(autumn, 3_600_000).hour]).toEqual([2, 2])
  expect(laterBy(autumn, -3_600_000).hour).toBe(1)
})

it('keeps a number between two others', () => {
  expect([clamp(-1), clamp(0.25), clamp(7), clamp(7, 2, 5), clamp(-7, 2, 5)]).toEqual([0, 0.25, 1, 5, 2])
})

it('eases from nought to one and stays there', () => {
  expect([-1, 0, 0.25, 0.5, 1, 2].map(easeInOut)).toEqual([0, 0, 0.15625, 0.5, 1, 1])
  expect([-1, 0, 0.5, 1, 2].map(easeOut)).toEqual([0, 0, 0.875, 1, 1])
})

it('mixes numbers of any count, and goes on straight beyond them', () => {
  expect(mix([0, 255, 10], [100, 55, 10], 0.25)).toEqual([25, 205, 10])
  expect([-1, 0, 1, 2].map((part) => mix([4, 8], [6, 4], part))).toEqual([
    [2, 12],
    [4, 8],
    [6, 4],
    [8, 0],
  ])
})
