import { expect, it } from 'vitest'
import { ankleAt, hipAt, hourFigure, hourLabel, kneeAt, LENGTHS, planOf, walkerAt } from './model'

it('bends hip, knee and ankle as the measured gait does', () => {
  // Rows 0, 0.22 and 0.52 of the source, rounded to a tenth.
  expect([hipAt(0), kneeAt(0), ankleAt(0)]).toEqual([24.6, 3.9, -1.7])
  expect([hipAt(0.22), kneeAt(0.22), ankleAt(0.22)]).toEqual([9.6, 12.5, 4.6])
  expect([hipAt(0.52), kneeAt(0.52), ankleAt(0.52)]).toEqual([-16.8, 11.3, 8.3])
  expect(kneeAt(0.72)).toBeCloseTo(58.3)
  expect(hipAt(1.25)).toBeCloseTo(hipAt(0.25))
})

it('stands on the ground at every part of the stride, with bones that keep their length', () => {
  for (let stride = 0; stride < 1; stride += 0.01) {
    const { hip, legs } = walkerAt(stride)
    const feet = legs.flatMap(({ heel, toe }) => [heel[1], toe[1]])
    expect(Math.min(...feet)).toBeCloseTo(0)
    for (const { knee } of legs)
      expect(Math.hypot(knee[0] - hip[0], knee[1] - hip[1])).toBeCloseTo(LENGTHS.thigh)
  }
})

it('has its hip at a little more than half of the height', () => {
  expect(walkerAt(0.3).hip[1]).toBeGreaterThan(0.5)
  expect(walkerAt(0.3).hip[1]).toBeLessThan(0.54)
})

it('gives the hour every fifth figure, twelve at the left', () => {
  expect([0, 1, 11, 12, 22].map(hourFigure)).toEqual([0, 5, 55, 0, 50])
  expect([0, 1, 11].map(hourLabel)).toEqual(['12', '1', '11'])
})

it('spreads sixty figures over the whole width', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [160, 90],
  ] as const) {
    const { x, tall, strip } = planOf(width, height)
    expect(x(0)).toBeGreaterThan(0)
    expect(x(0) + x(59)).toBeCloseTo(width)
    expect(x(30) - x(29)).toBeCloseTo(x(1) - x(0))
    expect(tall + strip).toBeLessThan(height)
  }
})
