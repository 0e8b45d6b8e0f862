import { expect, it } from 'vitest'
import { FIGURES, FORMED, figuresAt, POSES, placesOf, poseOf, SKIES, skyAt, wayOf } from './model'

it('has two figures for the hour of a day of twenty-four and two for the minute', () => {
  expect(figuresAt(0, 2)).toEqual([0, 0, 0, 2])
  expect(figuresAt(10, 9)).toEqual([1, 0, 0, 9])
  expect(figuresAt(15, 42)).toEqual([1, 5, 4, 2])
  expect(figuresAt(23, 59)).toEqual([2, 3, 5, 9])
})

it('has between sixty and a hundred and forty bats in every figure, all of them within it', () => {
  expect(FIGURES).toHaveLength(10)
  for (const { broad, bats } of FIGURES) {
    expect(bats.length).toBeGreaterThan(60)
    expect(bats.length).toBeLessThan(140)
    for (const { x, y } of bats) {
      expect(x).toBeGreaterThan(-4)
      expect(x).toBeLessThan(broad + 4)
      expect(y).toBeGreaterThan(-4)
      expect(y).toBeLessThan(404)
    }
  }
})

it('has every figure formed three seconds into the minute', () => {
  expect(FORMED).toBeLessThan(3)
  expect(wayOf(0, 0)).toBe(0)
  expect(wayOf(2.6, 1)).toBe(1)
  expect(wayOf(59, 0.4)).toBe(1)
})

it('has one sky for each minute, between those of two hours', () => {
  expect(SKIES).toHaveLength(24)
  expect(skyAt(0, 0)).toBe('#6f7f8b')
  expect(skyAt(23, 59)).toBe('#6f7f8b')
  expect(skyAt(17, 30)).toBe('#d4bb97')
})

it('beats wings down and up again', () => {
  expect(POSES).toHaveLength(7)
  expect([0, 1, 2, 4, 7, 8].map(poseOf)).toEqual([2, 1, 0, 4, 1, 2])
})

it('keeps the figures on the stage, in a row or in two', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (const { x, y, scale, drop } of placesOf(width, height, [2, 0, 4, 8])) {
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
      expect(x + 230 * scale).toBeLessThan(width)
      expect(y + 400 * drop).toBeLessThan(height)
    }
})
