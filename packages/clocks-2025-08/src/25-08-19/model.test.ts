import { expect, it } from 'vitest'
import { cradleOf, facing, figuresOf, periodRatio, rowsOf, sideAt, swingAt, turnedAt } from './model'

const degrees = (angle: number) => (angle * 180) / Math.PI

it('takes longer for a larger swing, as tables of the pendulum have it', () => {
  expect(periodRatio(Math.PI / 6)).toBeCloseTo(1.01741, 5)
  expect(periodRatio(Math.PI / 4)).toBeCloseTo(1.03997, 5)
  expect(periodRatio(Math.PI / 2)).toBeCloseTo(1.18034, 5)
})

it('swings out and back in a second, widest at the half of it', () => {
  const widest = Math.PI / 4
  expect(swingAt(widest, 0)).toBe(0)
  expect(swingAt(widest, 1)).toBe(0)
  expect(degrees(swingAt(widest, 0.5))).toBeCloseTo(45)
  expect(swingAt(widest, 0.3)).toBeCloseTo(swingAt(widest, 0.7))
  // A large swing lingers at its ends, longer than a sine.
  expect(swingAt(widest, 0.3)).toBeGreaterThan(widest * Math.sin(0.3 * Math.PI))
})

it('has the speed of a thing that fell: half of its square is what it lost in height', () => {
  const widest = Math.PI / 4
  const at = 0.2
  const speed = (swingAt(widest, at + 1e-5) - swingAt(widest, at - 1e-5)) / 2e-5
  const pace = Math.PI * periodRatio(widest)
  expect(speed ** 2 / 2 / pace ** 2).toBeCloseTo(Math.cos(swingAt(widest, at)) - Math.cos(widest), 5)
})

it('has the left ball out on even seconds and the right one on odd ones', () => {
  expect(sideAt(36, 0)).toEqual({ left: true, part: 0.5 })
  expect(sideAt(36, 750)).toEqual({ left: false, part: 0.25 })
  expect(sideAt(37, 0)).toEqual({ left: false, part: 0.5 })
  expect(sideAt(59, 500)).toEqual({ left: true, part: 0 })
})

it('turns only in the last third of a second of a minute', () => {
  expect(turnedAt(0, 0)).toBe(0)
  expect(turnedAt(59, 650)).toBe(0)
  expect(turnedAt(59, 825)).toBe(0.5)
  expect(turnedAt(59, 1000)).toBe(1)
})

it('takes a figure from the left edge over the front to the right one', () => {
  expect(facing(-1)[0]).toBeCloseTo(-1)
  expect(facing(0)).toEqual([0, 1])
  expect(facing(1)[1]).toBeCloseTo(0)
})

it('shows four figures', () => {
  expect(figuresOf(9, 5)).toEqual(['0', '9', '0', '5'])
  expect(figuresOf(23, 59)).toEqual(['2', '3', '5', '9'])
})

it('keeps every ball on the stage, however far it swings', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [160, 90],
    [844, 390],
  ] as const) {
    const balls = rowsOf(width, height)[0]!.length
    const { radius, middles, above, widest, floor } = cradleOf(width, height)
    const outer = width / 2 - radius * (balls - 1) - above * Math.sin(widest)
    expect(outer - radius).toBeGreaterThan(0)
    expect(above * Math.sin(widest)).toBeGreaterThan(radius * 0.4)
    expect(above).toBeGreaterThan(middles[0]!)
    expect(floor).toBeLessThan(height)
  }
})
