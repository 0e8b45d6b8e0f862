import { describe, expect, it } from 'vitest'
import {
  circlesAt,
  couplesOf,
  drawnAt,
  figuresOf,
  lineOf,
  penAt,
  SAMPLES,
  sheetFor,
  sheetOf,
  strokeOf,
  swellOf,
} from './model'

const sheet = sheetFor(1280, 800)
const line = lineOf([1, 0, 0, 9], sheet)
const couples = couplesOf(line)

describe('the sheet', () => {
  it('has one row across and two upright, within the stage', () => {
    expect(new Set(sheet.boxes.map(({ y }) => y)).size).toBe(1)
    expect(new Set(sheetFor(390, 844).boxes.map(({ y }) => y)).size).toBe(2)
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [160, 90],
      [300, 300],
    ] as const) {
      const { boxes, across, down } = sheetFor(width, height)
      expect(boxes[0]!.x).toBeGreaterThan(0)
      expect(boxes[3]!.x + 0.64 * across).toBeLessThan(width)
      expect(boxes[3]!.y + down).toBeLessThan(height)
    }
  })
})

describe('the line', () => {
  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ])('lies whole on a stage of %i × %i', (width, height) => {
    const own = sheetOf([1, 5, 4, 2], width, height)
    for (const { point } of lineOf([1, 5, 4, 2], own)) {
      expect(Math.abs(point[0] - width / 2)).toBeLessThan(width / 2 - strokeOf(own) / 2)
      expect(Math.abs(point[1] - height / 2)).toBeLessThan(height / 2 - strokeOf(own) / 2)
    }
  })
  it('swells and fades without a step', () => {
    const swell = swellOf(line)
    expect(Math.max(...swell)).toBe(1)
    expect(Math.min(...swell)).toBe(0)
    for (let index = 1; index < SAMPLES; index++)
      expect(Math.abs(swell[index]! - swell[index - 1]!)).toBeLessThan(0.04)
  })
  it('begins with the first figure and ends with the last', () => {
    expect(line).toHaveLength(SAMPLES)
    expect(line[0]!.point[0]).toBeCloseTo(sheet.boxes[0]!.x + 0.1 * sheet.across, -1)
    expect(line.at(-1)!.point[1]).toBeCloseTo(sheet.boxes[3]!.y + 0.98 * sheet.down, -1)
  })
  it('is light on the way from figure to figure', () => {
    expect(line.filter(({ weight }) => weight === 0).length).toBeGreaterThan(60)
    expect(line[0]!.weight).toBe(1)
  })
})

describe('the circles', () => {
  it('bring the pen along the line, to a hundredth of a figure', () => {
    for (const index of [150, 520, 1100, 1400]) {
      const [x, y] = penAt(couples, index / (SAMPLES - 1))
      const { point } = line[index]!
      expect(Math.hypot(x - point[0], y - point[1])).toBeLessThan(sheet.down / 100)
    }
  })
  it('come in couples of one size', () => {
    const { circles } = circlesAt(couples, 0.3, 5)
    expect(circles).toHaveLength(10)
    expect(circles[0]!.radius).toBe(circles[1]!.radius)
  })
  it('all of them leave the pen where the series does', () => {
    const { end } = circlesAt(couples, 0.3, 280)
    const pen = penAt(couples, 0.3)
    expect(end[0]).toBeCloseTo(pen[0], 6)
    expect(end[1]).toBeCloseTo(pen[1], 6)
  })
})

it('steps once a second', () => {
  expect(drawnAt(36.9)).toBe(36)
  expect(drawnAt(36)).toBe(35)
  expect(drawnAt(0.5)).toBe(0)
  expect(drawnAt(59, true)).toBe(59)
})

it('writes four figures', () => {
  expect(figuresOf(9, 5)).toEqual([0, 9, 0, 5])
  expect(figuresOf(23, 59)).toEqual([2, 3, 5, 9])
})
