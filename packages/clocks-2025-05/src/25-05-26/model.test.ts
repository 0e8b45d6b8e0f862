import { describe, expect, it } from 'vitest'
import { FAN, gardenFor, LEAFLETS, LEAVES, walkedAt } from './model'

const SIZES = [
  [1280, 800],
  [844, 390],
  [300, 300],
  [390, 844],
  [320, 568],
  [160, 90],
] as const

it('has sixty leaflets', () => {
  expect(LEAVES * LEAFLETS).toBe(60)
  expect(FAN).toHaveLength(5)
})

describe.each(SIZES)('on a stage of %i × %i', (width, height) => {
  const garden = gardenFor(width, height)
  it('keeps every leaf on the stage and off the plate', () => {
    const { leaves, plate } = garden
    expect(leaves).toHaveLength(12)
    for (const { heart, facing, reach } of leaves)
      for (const [turn, length] of FAN) {
        const x = heart[0] + Math.sin(facing + turn) * length * reach
        const y = heart[1] - Math.cos(facing + turn) * length * reach
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
        expect(x < plate.x + plate.width && y < plate.y + plate.height).toBe(false)
      }
  })
})

it('has a beetle that takes a step a second', () => {
  expect(walkedAt(36.9)).toBe(36)
  expect(walkedAt(36)).toBe(35)
  expect(walkedAt(59.2, true)).toBe(59)
})
