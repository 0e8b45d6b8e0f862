import { describe, expect, it } from 'vitest'
import { figuresAt, layoutFor, MOVES, pegsAfter, placesAt, radiusOf, wayOf } from './model'

describe('the tower', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('goes from peg %i to peg %i in 63 legal moves of one disc', (from, to) => {
    expect(pegsAfter(0, from, to)).toEqual(Array(6).fill(from))
    expect(pegsAfter(MOVES, from, to)).toEqual(Array(6).fill(to))
    for (let move = 1; move <= MOVES; move++) {
      const [before, after] = [pegsAfter(move - 1, from, to), pegsAfter(move, from, to)]
      // The ruler sequence of Lucas's solution.
      const disc = Math.log2(move & -move)
      expect(after.filter((peg, index) => peg !== before[index])).toEqual([after[disc]])
      // None smaller may lie where it is taken from, or where it goes.
      expect(before.slice(0, disc)).not.toContain(before[disc])
      expect(before.slice(0, disc)).not.toContain(after[disc])
    }
  })

  it('is whole every 63 seconds, on the next peg', () => {
    const whole = (peg: number) => [0, 1, 2, 3, 4, 5].map((level) => ({ peg, level }))
    expect(placesAt(0)).toEqual(whole(0))
    expect(placesAt(63)).toEqual(whole(1))
    expect(placesAt(126)).toEqual(whole(2))
    expect(placesAt(189)).toEqual(whole(0))
  })

  it('moves one disc a second, the smallest first and every other time', () => {
    expect(placesAt(1)[5]).toEqual({ peg: 2, level: 0 })
    expect(placesAt(2)[4]).toEqual({ peg: 1, level: 0 })
    expect(placesAt(3)[5]).toEqual({ peg: 1, level: 1 })
  })
})

it('bears the time from the largest disc to the smallest', () => {
  expect(figuresAt(9, 5, 42)).toEqual([0, 9, 0, 5, 4, 2])
  expect(figuresAt(23, 59, 58)).toEqual([2, 3, 5, 9, 5, 8])
})

it('lifts, carries and sets down', () => {
  expect(wayOf(0)).toEqual({ up: 0, across: 0, down: 0 })
  expect(wayOf(0.28).up).toBeGreaterThan(0.95)
  expect(wayOf(0.28).across).toBe(0)
  expect(wayOf(0.7)).toMatchObject({ up: 1, across: 1 })
  expect(wayOf(1)).toEqual({ up: 1, across: 1, down: 1 })
})

describe('the discs', () => {
  it('are turned wide for a screen, tall for a telephone', () => {
    expect(layoutFor(1280, 800).turning.name).toBe('wide')
    expect(layoutFor(300, 300).turning.name).toBe('even')
    expect(layoutFor(390, 844).turning.name).toBe('tall')
  })
  it.each([
    [1280, 800],
    [844, 390],
    [300, 300],
    [390, 844],
    [320, 568],
    [160, 90],
  ])('stand side by side on a stage of %i × %i', (width, height) => {
    const layout = layoutFor(width, height)
    // No two are of one size, and none covers any part of another.
    expect(layout.apart).toBeGreaterThan(radiusOf(layout, 0) + radiusOf(layout, 1))
    expect(layout.x - layout.apart - layout.radius).toBeGreaterThanOrEqual(0)
    expect(layout.y - layout.rise - layout.height).toBeGreaterThan(0)
  })
})
