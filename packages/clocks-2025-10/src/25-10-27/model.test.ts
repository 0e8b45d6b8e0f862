import { expect, it } from 'vitest'
import { BEND, bent, drowned, gridOn, slabAt, squareOf, stepsOf } from './model'

it('has sixty steps along the walls of every well', () => {
  for (const [width, height] of [
    [1280, 800],
    [300, 300],
    [390, 844],
  ] as const)
    expect(stepsOf(gridOn(width, height))).toBe(60)
})

it('goes round clockwise from the top left corner', () => {
  const grid = gridOn(1280, 800)
  expect(squareOf(grid, 0)).toEqual([0, 0])
  expect(squareOf(grid, 19)).toEqual([19, 0])
  expect(squareOf(grid, 30)).toEqual([19, 11])
  expect(squareOf(grid, 49)).toEqual([0, 11])
  expect(squareOf(grid, 59)).toEqual([0, 1])
})

it('has the moon over the hour, and over twelve at midnight and noon', () => {
  expect(slabAt(0) + 1).toBe(12)
  expect(slabAt(12) + 1).toBe(12)
  expect(slabAt(10) + 1).toBe(10)
  expect(slabAt(15) + 1).toBe(3)
})

it('has as many steps under water as minutes have gone', () => {
  expect(drowned(0, 1)).toBe(0)
  expect(drowned(2, 1)).toBe(2)
  expect(drowned(42, 1)).toBe(42)
  expect(drowned(42, 0)).toBe(41)
  expect(drowned(0, 0)).toBe(59)
})

it('bends light as water does', () => {
  expect(bent(0)).toBe(0)
  expect(bent(30)).toBeCloseTo(22.03, 2)
  expect(bent(60)).toBeCloseTo(40.52, 2)
  expect(BEND).toBeCloseTo(0.25, 2)
})
