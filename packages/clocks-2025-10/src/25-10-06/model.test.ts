import { expect, it } from 'vitest'
import {
  conesOf,
  depthAt,
  figuresAt,
  inkOf,
  PLATES,
  packOf,
  pairOf,
  patchAt,
  placesOf,
  plateAt,
  shapeOf,
  swellOf,
} from './model'

it('writes hour and minute in two figures each', () => {
  expect(figuresAt(0, 2, 24)).toBe('0002')
  expect(figuresAt(15, 42, 24)).toBe('1542')
  expect(figuresAt(15, 42, 12)).toBe('0342')
  expect(figuresAt(0, 7, 12)).toBe('1207')
})

it('sees white as the published matrix says', () => {
  const [long, middle, short] = conesOf([1, 1, 1])
  expect(long).toBeCloseTo(65.518, 3)
  expect(middle).toBeCloseTo(34.478, 3)
  expect(short).toBeCloseTo(1.6814, 3)
})

it('differs for one kind of cone alone', () => {
  const lacking = { protan: 0, deutan: 1, tritan: 2 }
  for (const plate of PLATES) {
    const { figure, ground } = pairOf(plate)
    const [ofFigure, ofGround] = [conesOf(figure), conesOf(ground)]
    for (const cone of [0, 1, 2]) {
      const part = Math.abs(ofFigure[cone]! / ofGround[cone]! - 1)
      if (cone === lacking[plate.line]) expect(part).toBeGreaterThan(0.12)
      else expect(part).toBeLessThan(0.001)
    }
    for (const value of [...figure, ...ground]) expect(value).toBeGreaterThan(0)
  }
})

it('changes the plate with the hour', () => {
  expect(plateAt(0)).toBe(PLATES[0])
  expect(plateAt(23)).toBe(PLATES[3])
  expect(inkOf([1, 0.5, 0], 1)).toBe('rgb(255,188,0)')
})

it('draws a one as a stem, and leaves the middle of a nought free', () => {
  const box = { left: 0, top: 0, width: 460, height: 1000 }
  expect(depthAt([shapeOf(1, box)], 290, 700, 40)).toBe(40)
  expect(depthAt([shapeOf(1, box)], 20, 700, 40)).toBe(-40)
  expect(depthAt([shapeOf(0, box)], 230, 500, 40)).toBe(-40)
  expect(depthAt([shapeOf(0, box)], 70, 500, 40)).toBe(40)
})

it('stands four in a row, or upright two over two', () => {
  expect(new Set(placesOf(1280, 800).map(({ top }) => top)).size).toBe(1)
  expect(new Set(placesOf(390, 844).map(({ top }) => top)).size).toBe(2)
})

it('packs dots that touch neither each other nor an outline, as far as the edges', () => {
  const dots = packOf(320, 200, '1009')
  expect(dots.length).toBeGreaterThan(1500)
  const large = dots.filter(({ radius }) => radius > 2)
  const touching = large.filter((one, index) =>
    large
      .slice(index + 1)
      .some((other) => Math.hypot(one.x - other.x, one.y - other.y) <= one.radius + other.radius),
  )
  expect(touching).toEqual([])
  const shapes = placesOf(320, 200).map((box, index) => shapeOf(Number('1009'[index]), box))
  for (const { x, y, radius, side } of dots) {
    const depth = depthAt(shapes, x, y, 10)
    expect(side === 'figure' ? depth : -depth).toBeGreaterThan(radius)
  }
  for (const [x, y] of [
    [0, 0],
    [320, 0],
    [0, 200],
    [320, 200],
  ] as const)
    expect(dots.some((dot) => Math.hypot(dot.x - x, dot.y - y) < 10)).toBe(true)
})

it('comes to another patch each second', () => {
  const stage = { width: 1280, height: 800 }
  const patches = Array.from({ length: 60 }, (_, second) => JSON.stringify(patchAt(31, second, stage)))
  expect(new Set(patches).size).toBeGreaterThan(45)
  for (const second of [0, 1, 2]) expect(patches[second]).not.toBe(patches[second + 1])
})

it('winces a little and is whole at the full second', () => {
  expect(swellOf(0)).toBe(1)
  expect(swellOf(120)).toBeLessThan(0.9)
  expect(swellOf(120)).toBeGreaterThan(0.8)
  expect(swellOf(640)).toBeCloseTo(1)
})
