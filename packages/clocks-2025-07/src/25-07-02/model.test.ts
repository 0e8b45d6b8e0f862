import { expect, it } from 'vitest'
import { handsAt, passerAt, roomOf, secondAt } from './model'

it('points as any clock does', () => {
  expect(handsAt(0, 0)).toEqual({ hour: 0, minute: 0 })
  expect(handsAt(15, 30)).toEqual({ hour: 105, minute: 180 })
  expect(handsAt(10, 9)).toEqual({ hour: 304.5, minute: 54 })
})

it('ticks from second to second, and over the full minute without going back', () => {
  expect(secondAt(15, 0, false)).toBeCloseTo(84)
  expect(secondAt(15, 900, false)).toBe(90)
  expect(secondAt(0, 0, false)).toBeCloseTo(-6)
  expect(secondAt(15, 0, true)).toBe(90)
})

it('sends somebody else past the window each minute, a step a second', () => {
  expect(passerAt(10, 9, 36, 900, false).who).not.toBe(passerAt(10, 10, 36, 900, false).who)
  expect(passerAt(10, 9, 30, 900, false).across).toBe(0.5)
  expect(passerAt(10, 9, 0, 0, false).across).toBe(0)
  expect(passerAt(10, 9, 30, 900, false).off).toBeCloseTo(0)
})

it('has clock and window within the mirror and apart, on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [844, 390],
    [300, 300],
  ] as const) {
    const { frame, shelf, clock, window } = roomOf(width, height)
    expect(clock.x - clock.radius).toBeGreaterThan(frame)
    expect(clock.y + clock.radius).toBeLessThan(shelf)
    expect(window.left + window.width).toBeLessThan(width - frame)
    expect(window.width).toBeGreaterThan(width * 0.25)
    const beside = window.left > clock.x + clock.radius
    const below = window.top > clock.y + clock.radius
    expect(beside || below).toBe(true)
  }
})
