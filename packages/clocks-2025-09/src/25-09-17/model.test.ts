import { expect, it } from 'vitest'
import {
  areaOf,
  hoursOf,
  LEAST,
  leftAt,
  minutesOf,
  pairOf,
  pressesOf,
  restAfter,
  squeeze,
  squeezed,
} from './model'

it('is incompressible: however far it is squeezed, it encloses as much', () => {
  for (const text of ['00', '11', '42', '58', '23'])
    for (const part of [1, 0.9, 0.75, LEAST]) {
      const ratio = areaOf(squeezed(text, part)) / areaOf(pairOf(text))
      expect(ratio).toBeGreaterThan(0.995)
      expect(ratio).toBeLessThan(1.005)
    }
})

it('is as high as the plate leaves it', () => {
  expect(squeeze(1).risen(1)).toBeCloseTo(1)
  expect(squeeze(0.7).risen(1)).toBeCloseTo(0.7)
  expect(squeeze(LEAST).risen(1)).toBeCloseTo(0.53)
  expect(squeeze(0.7).risen(-1)).toBeCloseTo(0)
})

it('bulges between the plates, and more the further it is squeezed', () => {
  expect(squeeze(1).wider(0)).toBeCloseTo(1)
  expect(squeeze(0.7).wider(0)).toBeGreaterThan(squeeze(0.7).wider(1))
  expect(squeeze(LEAST).wider(0) / squeeze(LEAST).wider(1)).toBeCloseTo(1.23)
})

it('squeezes by a stroke a second to half and a little more, and springs out new', () => {
  expect(restAfter(0)).toBe(1)
  expect(restAfter(59)).toBeCloseTo(0.53)
  expect(leftAt(30, 0)).toBeCloseTo(restAfter(29))
  expect(leftAt(30, 0.5)).toBeCloseTo(restAfter(30))
  expect(leftAt(0, 0)).toBeCloseTo(0.53)
  expect(leftAt(0, 0.25)).toBeGreaterThan(1)
  expect(leftAt(0, 1)).toBe(1)
})

it('shows the hour and the minute', () => {
  expect([hoursOf(0, 24), minutesOf(2)]).toEqual(['00', '02'])
  expect([hoursOf(15, 24), minutesOf(42)]).toEqual(['15', '42'])
  expect(hoursOf(15, 12)).toBe('03')
  expect(hoursOf(0, 12)).toBe('12')
})

it('keeps the broadest figures within their press when they are squeezed furthest', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (const press of pressesOf(width, height)) {
      const reach = Math.max(...squeezed('44', LEAST).flatMap((shape) => shape.map(([x]) => Math.abs(x))))
      expect(press.middle + reach * press.across).toBeLessThanOrEqual(press.left + press.width)
      expect(press.middle - reach * press.across).toBeGreaterThanOrEqual(press.left + press.scale * 0.99)
      expect(press.floor - press.up - press.plate).toBeGreaterThan(press.top)
    }
})
