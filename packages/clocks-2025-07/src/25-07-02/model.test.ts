import { expect, it } from 'vitest'
import { corridorOf, handsAt, secondAt, turnsOf } from './model'

it('points as any clock does', () => {
  expect(handsAt(0, 0)).toEqual({ hour: 0, minute: 0 })
  expect(handsAt(0, 31)).toEqual({ hour: 15.5, minute: 186 })
  expect(handsAt(15, 30)).toEqual({ hour: 105, minute: 180 })
  expect(handsAt(10, 9)).toEqual({ hour: 304.5, minute: 54 })
  expect(handsAt(22, 9)).toEqual({ hour: 304.5, minute: 54 })
})

it('ticks from second to second, and over the full minute without going back', () => {
  expect(secondAt(15, 0, false)).toBeCloseTo(84)
  expect(secondAt(15, 900, false)).toBe(90)
  expect(secondAt(0, 0, false)).toBeCloseTo(-6)
  expect(secondAt(15, 0, true)).toBe(90)
})

it('turns every clock over an odd number of times', () => {
  expect([0, 1, 2, 3].map(turnsOf)).toEqual([1, 3, 5, 7])
})

it('has the first clock whole and clear of the mirror, and each next one within it', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 568],
    [1024, 1024],
    [844, 390],
    [300, 300],
    [160, 90],
  ] as const) {
    const corridor = corridorOf(width, height)
    const { clock, mirror } = corridor[0]!
    expect(clock.x - clock.radius).toBeGreaterThan(0)
    expect(clock.y - clock.radius).toBeGreaterThan(0)
    expect(clock.radius).toBeGreaterThan(Math.min(width, height) * 0.3)
    const beside = mirror.left > clock.x + clock.radius
    const below = mirror.top > clock.y + clock.radius
    expect(beside || below).toBe(true)
    for (const [depth, { clock: next }] of corridor.slice(1).entries()) {
      const { left, top } = corridor[depth]!.mirror
      expect(next.x - next.radius).toBeGreaterThan(left)
      expect(next.y - next.radius).toBeGreaterThan(top)
    }
  }
})
