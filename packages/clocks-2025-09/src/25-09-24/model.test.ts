import { expect, it } from 'vitest'
import {
  BLUE,
  BROAD,
  crossingAt,
  frontOf,
  growing,
  numbersAt,
  panelsOf,
  RED,
  shutterOf,
  signsAt,
} from './model'

it('has the Modulor’s two series as they were printed', () => {
  expect(RED.slice(0, 5)).toEqual([27, 43, 70, 113, 183])
  expect(BLUE.slice(2, 5)).toEqual([86, 140, 226])
  for (const series of [RED, BLUE])
    for (let index = 2; index < series.length; index++)
      expect(Math.abs(series[index]! - series[index - 1]! - series[index - 2]!)).toBeLessThanOrEqual(1)
})

it('adds a series up', () => expect(growing([27, 43, 70])).toEqual([0, 27, 70, 140]))

it('puts the upright line at the hour and the level one at the minute', () => {
  const front = { left: 10, top: 20, width: 2400, height: 600, scale: 1 }
  expect(crossingAt(front, 0, 0)).toEqual({ x: 10, y: 20 })
  expect(crossingAt(front, 15, 30)).toEqual({ x: 1560, y: 320 })
  expect(crossingAt(front, 23, 59).y).toBe(610)
})

it('says the numbers', () => {
  expect(numbersAt(15, 42, 24)).toEqual({ hour: '15', minute: '42' })
  expect(numbersAt(0, 2, 12)).toEqual({ hour: '12', minute: '02' })
})

it('covers the whole façade with panels, once', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (const [hour, minute] of [
      [0, 0],
      [11, 59],
      [15, 42],
      [23, 59],
    ] as const) {
      const front = frontOf(width, height)
      const panels = panelsOf(front, crossingAt(front, hour, minute))
      const area = panels.reduce((sum, panel) => sum + panel.width * panel.height, 0)
      expect(area / (front.width * front.height)).toBeCloseTo(1, 4)
    }
})

it('sets each number against its line, inside the façade and clear of the other line', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
  ] as const)
    for (let at = 0; at < 1440; at += 7) {
      const [hour, minute] = [Math.floor(at / 60), at % 60]
      const front = frontOf(width, height)
      const { x, y } = crossingAt(front, hour, minute)
      const signs = signsAt(front, hour, minute, 24)
      expect([signs.hour.x, signs.hour.x + signs.hour.width].some((edge) => Math.abs(edge - x) < 0.01)).toBe(
        true,
      )
      expect(
        [signs.minute.y, signs.minute.y + signs.minute.height].some((edge) => Math.abs(edge - y) < 0.01),
      ).toBe(true)
      expect(signs.minute.x < x - 1 && signs.minute.x + signs.minute.width > x + 1).toBe(false)
      expect(signs.hour.y < y - 1 && signs.hour.y + signs.hour.height > y + 1).toBe(false)
      for (const sign of [signs.hour, signs.minute]) {
        expect(sign.x).toBeGreaterThan(front.left - 1)
        expect(sign.x + sign.width).toBeLessThan(front.left + front.width + 1)
        expect(sign.number.length * BROAD * sign.size).toBeLessThan(sign.width)
      }
    }
})

it('has a shutter of 113 by 33', () =>
  expect(shutterOf({ left: 0, top: 0, width: 0, height: 0, scale: 2 })).toEqual({ width: 226, height: 66 }))
