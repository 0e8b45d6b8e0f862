import { describe, expect, it } from 'vitest'
import {
  contour,
  courseAt,
  EXTENT,
  heightAt,
  lapAt,
  layOut,
  levelAt,
  NUMBERED,
  onSheet,
  type Point,
  surgeAt,
  swellAt,
} from './model'

/** By the shoelace formula, in square samples; more than nothing where the ground inside is the higher. */
const areaOf = (loop: readonly Point[]) =>
  -loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length]!
    return sum + x * nextY - nextX * y
  }, 0) / 2
const landAt = (level: number) => contour(level).reduce((sum, loop) => sum + areaOf(loop), 0)

describe('the sea', () => {
  it('stands at the contour of the hour on the hour', () =>
    expect([1, 7, 12].map((hour) => levelAt(hour, 0))).toEqual([1, 7, 12]))
  it('is half-way to the next at half past', () => expect(levelAt(3, 30)).toBe(3.5))
  it('rises within the last second of a minute and is there on the stroke', () => {
    expect([0, 42, 58.9].map(swellAt)).toEqual([0, 0, 0])
    expect(swellAt(59.5)).toBeCloseTo(0.5, 9)
    expect(swellAt(59.999)).toBeCloseTo(1, 6)
  })
  it('runs up with each wave, and ever slower', () => {
    expect([0, 1].map(lapAt)).toEqual([0, 1])
    expect(lapAt(0.5)).toBeGreaterThan(0.8)
  })
})

describe('the island', () => {
  it('is one at one o’clock', () => expect(contour(1).length).toBe(1))
  it('falls apart as the water rises: at ten o’clock there are two', () => expect(contour(10).length).toBe(2))
  it('loses land with every hour, and some of it is left a minute before one', () => {
    const land = Array.from({ length: 12 }, (_, index) => landAt(index + 1))
    for (const [index, area] of land.entries()) if (index) expect(area).toBeLessThan(land[index - 1]!)
    expect(landAt(levelAt(12, 59))).toBeGreaterThan(5)
  })
  it('is about as high as its contours say, everywhere along them', () => {
    for (const level of [-2, 1, 5.5, 12])
      for (const loop of contour(level))
        for (const [x, y] of loop) expect(Math.abs(heightAt(x, y) - level)).toBeLessThan(1e-6)
  })
  it('has the higher ground on the left of a contour: round the summit they run against the clock', () =>
    expect(areaOf(contour(12)[0]!)).toBeGreaterThan(0))
  it('has its numbers on the contours they name', () => {
    expect(NUMBERED.length).toBe(12)
    for (const [index, [x, y]] of NUMBERED.entries())
      expect(Math.abs(heightAt(x, y) - (index + 1))).toBeLessThan(0.12)
  })
  it('lies in the sea', () => {
    for (const x of [0, EXTENT[0]]) expect(heightAt(x, 40)).toBeLessThan(-2)
    for (const y of [0, EXTENT[1]]) expect(heightAt(60, y)).toBeLessThan(-2)
  })
})

describe('the cutter', () => {
  it('starts at the top, is on the right after a quarter of a minute and on the left after three', () => {
    const [quarter, half, last] = [15, 30, 45].map(courseAt) as [Point, Point, Point]
    const start = courseAt(0)
    expect(start[1]).toBeLessThan(15)
    expect(quarter[0]).toBeGreaterThan(100)
    expect(half[1]).toBeGreaterThan(70)
    expect(last[0]).toBeLessThan(22)
  })
  it('comes back to where she started', () => {
    const [x, y] = courseAt(59.999)
    expect(Math.hypot(x - courseAt(0)[0], y - courseAt(0)[1])).toBeLessThan(0.1)
  })
  it('is at a buoy on each second, and keeps afloat', () => {
    expect([surgeAt(0), surgeAt(1)].map((part) => Math.round(part * 1e9) / 1e9)).toEqual([0, 1])
    for (let second = 0; second < 60; second++) expect(heightAt(...courseAt(second))).toBeLessThan(-0.8)
  })
})

describe('the sheet', () => {
  it('has the well on the right, and below on an upright one', () => {
    const wide = layOut(1280, 800)
    const tall = layOut(390, 844)
    expect(wide.well.x).toBeCloseTo(wide.map.x + wide.map.width, 6)
    expect(tall.well.y).toBeCloseTo(tall.map.y + tall.map.height, 6)
    expect([wide.turned, tall.turned]).toEqual([false, true])
  })
  it('shows the whole course at every size', () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1280, 800],
      [300, 300],
      [160, 90],
    ] as const) {
      const sheet = layOut(width, height)
      const { map } = sheet
      for (let second = 0; second < 60; second++) {
        const [x, y] = onSheet(sheet, courseAt(second))
        expect(x).toBeGreaterThan(map.x)
        expect(x).toBeLessThan(map.x + map.width)
        expect(y).toBeGreaterThan(map.y)
        expect(y).toBeLessThan(map.y + map.height)
      }
    }
  })
})
