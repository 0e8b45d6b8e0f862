import { describe, expect, it } from 'vitest'
import { leftIn, pushAt, ringsOn, saucerOf, shadeAt, turnsAt } from './model'

describe('ear and spoon', () => {
  it.each([
    [0, 0, 0, 0],
    [3, 0, 90, 0],
    [10, 9, 304.5, 54],
    [15, 42, 111, 252],
    [23, 59, 359.5, 354],
  ])('at %i:%i are turned to %d and %d degrees', (hour, minute, ear, spoon) => {
    const turns = turnsAt(hour, minute, 30, 0)
    expect(turns.ear).toBe(ear)
    expect(turns.spoon).toBe(spoon)
  })

  it('has the spoon on its minute from the first moment', () => {
    expect(turnsAt(10, 8, 59, 680).spoon).toBe(48)
    expect(turnsAt(10, 8, 59, 1000).spoon).toBe(54)
    expect(turnsAt(10, 9, 0, 0).spoon).toBe(54)
  })

  it('lets it go a little too far and come back', () => {
    expect(pushAt(0, 100)).toBeGreaterThan(0.2)
    expect(pushAt(0, 320)).toBeLessThan(0)
    expect(pushAt(0, 640)).toBe(0)
  })

  it('turns the foam six degrees a second', () => {
    expect(turnsAt(10, 9, 36, 450).foam).toBe(216)
    expect(turnsAt(10, 9, 36, 999).foam).toBe(216)
  })

  it('does all of it at once where movement is unwanted', () => {
    expect(turnsAt(10, 9, 0, 0, true)).toEqual({ ear: 304.5, spoon: 54, foam: 0 })
  })
})

describe('the shadow', () => {
  it('falls to the right of a spoon that points up, and is shorter', () => {
    const { turn, length } = shadeAt(0)
    expect(turn).toBeCloseTo(8.949)
    expect(length).toBeLessThan(1)
  })

  it('falls below a spoon that points right, and is longer', () => {
    const { turn, length } = shadeAt(90)
    expect(turn).toBeCloseTo(95.92)
    expect(length).toBeGreaterThan(1)
  })
})

describe('the saucer', () => {
  it('is as broad as the stage is narrow', () => {
    expect(saucerOf(1280, 800)).toMatchObject({ x: 640, y: 400, size: 756 })
    expect(saucerOf(390, 844).size).toBeCloseTo(368.55)
  })
})

describe('a day of coffee', () => {
  it('fills a cup on the hour and drinks it up within it', () => {
    expect(leftIn(0)).toBe(1)
    expect(leftIn(59)).toBeCloseTo(0.7)
  })

  it('leaves a ring for each of the 23 cups before the last', () => {
    expect(ringsOn(1280, 800)).toHaveLength(23)
    expect(ringsOn(390, 844)).toEqual(ringsOn(390, 844))
  })
})
