import { expect, it } from 'vitest'
import { depthAt, dialsAt, handsAt, nestOf, RATIO, styleOf } from './model'

it('turns the hands', () => {
  expect(handsAt(180)).toEqual({ hour: 0.25, minute: 0 })
  expect(handsAt(10 * 60 + 30)).toEqual({ hour: 0.875, minute: 0.5 })
  expect(handsAt(15 * 60 + 45).minute).toBe(0.75)
})

it('lays the next clock where no hand crosses it', () => {
  const nearest = Array.from({ length: 720 }, (_, minute) => {
    const nest = nestOf(minute)
    const { hour, minute: long } = handsAt(minute)
    return Math.min(
      ...[hour, long].map((turn) => {
        const [x, y] = [Math.sin(turn * Math.PI * 2), -Math.cos(turn * Math.PI * 2)]
        const along = Math.max(0, nest.x * x + nest.y * y)
        return Math.hypot(nest.x - along * x, nest.y - along * y)
      }),
    )
  })
  expect(Math.min(...nearest)).toBeGreaterThan(1 / RATIO + 0.1)
})

it('is at the next clock when a minute ends', () => {
  const [end, start] = [dialsAt(609, 1), dialsAt(610, 0)]
  const at = (dials: typeof end, minute: number) => dials.find((dial) => dial.minute === minute)!
  for (const minute of [608, 609, 610, 611]) {
    expect(at(end, minute).radius).toBeCloseTo(at(start, minute).radius)
    expect(at(end, minute).x).toBeCloseTo(at(start, minute).x)
    expect(at(end, minute).y).toBeCloseTo(at(start, minute).y)
  }
  expect(at(start, 610).radius).toBe(1)
})

it('goes deeper all the time', () => {
  expect(depthAt(0, 0)).toBe(0)
  expect(depthAt(0, 1)).toBe(0)
  expect(depthAt(31, 0)).toBe(0.5)
  expect(depthAt(59, 1)).toBeLessThan(1)
  expect(depthAt(59, 1)).toBeGreaterThan(0.99)
})

it('gives neighbours different faces, over midnight too', () => {
  expect(styleOf(1440)).toBe(styleOf(0))
  expect(styleOf(-1)).toBe(styleOf(1439))
  expect(styleOf(0).face).not.toBe(styleOf(1).face)
})
