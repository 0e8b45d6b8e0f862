import { describe, expect, it } from 'vitest'
import { bearing, deskOf, hop, nearest, onRing } from './model'

describe('the ring', () => {
  const ring = { width: 400, height: 200, inset: 10, radius: 0 }
  it.each([
    [0, 200, 10, 0, 1],
    [0.25, 390, 100, -1, 0],
    [0.5, 200, 190, 0, -1],
    [0.75, 10, 100, 1, 0],
  ])('is, after %f of it, at %i, %i', (turn, x, y, inX, inY) => {
    const place = onRing(ring, turn)
    expect(place.x).toBeCloseTo(x)
    expect(place.y).toBeCloseTo(y)
    expect([place.inX, place.inY]).toEqual([inX, inY])
  })

  it('goes evenly round its corners', () => {
    const round = { ...ring, radius: 60 }
    const lengths = Array.from({ length: 600 }, (_, step) => {
      const [from, to] = [onRing(round, step / 600), onRing(round, (step + 1) / 600)]
      return Math.hypot(to.x - from.x, to.y - from.y)
    })
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(0.002)
  })
})

describe('the desk', () => {
  it('has about a thousand pointers', () => {
    for (const [width, height] of [
      [1280, 800],
      [3840, 2160],
      [390, 844],
    ] as const) {
      const { length } = deskOf(width, height).pointers
      expect(length).toBeGreaterThan(800)
      expect(length).toBeLessThan(1100)
    }
  })

  it('has fewer where they could not be told apart', () => {
    expect(deskOf(160, 90).pointers.length).toBeLessThan(110)
    expect(deskOf(160, 90).pointers.length).toBeGreaterThan(50)
  })
})

it('points up, right, down and left', () => {
  const here = { x: 0, y: 0 }
  expect(bearing(here, { x: 0, y: -5 })).toBe(0)
  expect(bearing(here, { x: 5, y: 0 })).toBeCloseTo(Math.PI / 2)
  expect(bearing(here, { x: 0, y: 5 })).toBeCloseTo(Math.PI)
  expect(bearing(here, { x: -5, y: 0 })).toBeCloseTo(-Math.PI / 2)
})

it('turns the short way', () => {
  expect(nearest(1.5 * Math.PI)).toBeCloseTo(-0.5 * Math.PI)
  expect(nearest(-1.5 * Math.PI)).toBeCloseTo(0.5 * Math.PI)
})

it('hops from one tick to the next, a little over it before it lands', () => {
  expect([hop(0), hop(1)]).toEqual([0, 1])
  expect(hop(0.85)).toBeGreaterThan(1)
})
