import { expect, it } from 'vitest'
import { agreement, FLIES, figuresOf, glow, lateness, PLACES, planOf } from './model'

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

it('flashes at once and never goes out', () => {
  expect(glow(0)).toBe(1)
  expect(glow(0.9)).toBeGreaterThan(0.5)
  expect(glow(-0.001)).toBeGreaterThan(0.98)
})

it('has as many fireflies in each figure, all within it', () => {
  for (const places of PLACES) {
    expect(places).toHaveLength(FLIES)
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(-0.06)
      expect(x).toBeLessThan(1.07)
      expect(y).toBeGreaterThan(-0.06)
      expect(y).toBeLessThan(1.8)
    }
  }
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
