import { createRandom } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import {
  agreedAt,
  agreement,
  figuresOf,
  flash,
  gone,
  grassOn,
  headOn,
  lateness,
  litOn,
  pictureOn,
  planOf,
  swarmOf,
} from './model'

it('agrees as a flock does that is followed step by step', () => {
  const many = 400
  const phases = Array.from({ length: many }, (_, fly) => 2 * Math.PI * lateness((fly + 0.5) / many, 0.35))
  const order = () =>
    Math.hypot(
      phases.reduce((sum, phase) => sum + Math.cos(phase), 0) / many,
      phases.reduce((sum, phase) => sum + Math.sin(phase), 0) / many,
    )
  expect(order()).toBeCloseTo(0.35, 3)
  for (let step = 0; step < 1000; step++) {
    const r = order()
    for (const [fly, phase] of phases.entries()) phases[fly] = phase - 0.24 * r * Math.sin(phase) * 0.01
  }
  expect(order()).toBeCloseTo(agreement(10), 2)
  expect(phases[320]! / (2 * Math.PI)).toBeCloseTo(lateness(320.5 / many, agreement(10)), 2)
})

it('agrees by a third at first and all but wholly after half a minute', () => {
  expect(agreement(0)).toBeCloseTo(0.35)
  expect(agreement(30)).toBeGreaterThan(0.99)
  expect(lateness(0.75, 0)).toBeCloseTo(0.25)
  expect(lateness(0.75, 1)).toBeCloseTo(0)
})

it('flashes at once and dies slowly', () => {
  expect(flash(0)).toBe(1)
  expect(flash(0.5)).toBeCloseTo(0.165, 3)
  expect(flash(-0.001)).toBeGreaterThan(0.98)
})

it('goes out and falls apart before the next figures', () => {
  expect(agreedAt(59)).toBe(agreement(59))
  expect(agreedAt(59.999_99)).toBeCloseTo(0.35)
  expect([gone(0), gone(59.1), gone(60)]).toEqual([0, 0, 1])
  expect(gone(59.6)).toBeCloseTo(0.5)
})

it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('crowds loosely along the lines of a %d', (figure) => {
  const flies = swarmOf(figure, createRandom('meadow', figure))
  expect(flies.length).toBeGreaterThan(60)
  expect(flies.length).toBeLessThan(260)
  for (const { x, y, lamp } of flies) {
    expect(x).toBeGreaterThan(-0.35)
    expect(x).toBeLessThan(1.35)
    expect(y).toBeGreaterThan(-0.35)
    expect(y).toBeLessThan(2.05)
    expect(lamp).toBeLessThan(0.07)
  }
  // No part of the figure as long as a fifth of its breadth is dark: each has another not far from it.
  for (const { x, y } of flies.slice(0, -1)) {
    const gaps = flies.map((other) => Math.hypot(other.x - x, other.y - y)).sort((one, two) => one - two)
    expect(gaps[1]).toBeLessThan(0.25)
  }
  expect(new Set(flies.map(({ lamp }) => Math.round(lamp * 1000))).size).toBeGreaterThan(10)
  expect(swarmOf(figure, createRandom('meadow', figure))).toEqual(flies)
})

it('says the time in either cycle', () => {
  expect(figuresOf(15, 42, 24)).toEqual([1, 5, 4, 2])
  expect(figuresOf(15, 42, 12)).toEqual([undefined, 3, 4, 2])
  expect(figuresOf(0, 0, 24)).toEqual([0, 0, 0, 0])
  expect(figuresOf(0, 9, 12)).toEqual([1, 2, 0, 9])
})

it('keeps the figures on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [844, 390],
    [160, 90],
  ] as const) {
    const { figures, size, broad } = planOf(width, height)
    for (const [x, y] of figures) {
      expect(x).toBeGreaterThan(0)
      expect(x + size * broad).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y + size * 1.7).toBeLessThan(height)
    }
  }
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [844, 390],
  [320, 568],
  [300, 1000],
  [1300, 1000],
])('lays the picture over all of a stage of %d × %d', (width, height) => {
  const picture = pictureOn(width, height)
  expect(picture.left).toBeLessThanOrEqual(0)
  expect(picture.top).toBeLessThanOrEqual(0)
  expect(picture.left + picture.width).toBeGreaterThanOrEqual(width - 0.001)
  expect(picture.top + picture.height).toBeGreaterThanOrEqual(height - 0.001)
})

it('keeps the others away from the figures', () => {
  expect(grassOn(1000, 600)).toEqual({ left: 0, top: 300, width: 460, height: 300 })
  expect(Math.min(...planOf(1000, 600).figures.map(([x]) => x))).toBeGreaterThan(460)
})

it('lights all of the picture that has grass before it', () => {
  expect(pictureOn(1600, 1000)).toEqual({ left: 0, top: -700, width: 1600, height: 1700 })
  expect(litOn(1600, 1000)).toEqual({ left: 0, top: -500, width: 1600, height: 1500 })
  expect(headOn(1600, 1000)).toEqual({ x: 470, y: 390, radius: 215 })
})
