import { describe, expect, it } from 'vitest'
import {
  beadOf,
  bloomAt,
  derive,
  heightAt,
  labelOf,
  layoutOf,
  leavesOf,
  markOf,
  plantAt,
  SPECIES,
} from './model'

describe('L-systems (Prusinkiewicz & Lindenmayer, The Algorithmic Beauty of Plants, 1990)', () => {
  it('grows Lindenmayer’s alga, section 1.2: A to AB, B to A', () => {
    const alga = [0, 1, 2, 3, 4].map((steps) => derive('A', { A: 'AB', B: 'A' }, steps))
    expect(alga).toEqual(['A', 'AB', 'ABA', 'ABAAB', 'ABAABABA'])
    expect(alga.map((word) => word.length)).toEqual([1, 2, 3, 5, 8])
  })

  it('grows the bracketed plant of figure 1.24 a', () => {
    expect(derive('F', { F: 'F[+F]F[-F]F' }, 1)).toBe('F[+F]F[-F]F')
    expect(derive('F', { F: 'F[+F]F[-F]F' }, 2)).toHaveLength(61)
  })

  it('leaves constants alone', () => {
    expect(derive('X', { X: 'F[+X]F[-X]+X', F: 'FF' }, 2)).toBe(
      'FF[+F[+X]F[-X]+X]FF[-F[+X]F[-X]+X]+F[+X]F[-X]+X',
    )
  })
})

describe('the twelve species', () => {
  it('write themselves', () => {
    expect(plantAt(1, 3)).toBe('F[+L]F[-L]F[+L]B')
    expect(plantAt(12, 4)).toBe('F[+L]F[-l]F[+l]F[-L]A')
    expect(plantAt(10, 3)).toBe('F[+L][-L]FF[+L]B')
    expect(plantAt(2, 2)).toBe('F[+G[+l][-l]Q]F[-P]A')
    expect(plantAt(7, 3)).toBe('F[+G[+l]l[-l]]F[-GQ]F[+P]B')
  })

  it('have a leaf and an internode for each minute', () => {
    expect(SPECIES).toHaveLength(12)
    for (let hour = 1; hour <= 12; hour++)
      for (const minute of [0, 1, 7, 36, 59]) {
        const word = plantAt(hour, minute)
        expect(leavesOf(word)).toBe(minute)
        expect(word.split('F').length - 1).toBe(
          hour > 9 && hour < 12 ? 2 * Math.floor(minute / 2) + (minute % 2) : minute,
        )
      }
  })
})

describe('growing', () => {
  it('stands at the minute once settled', () => {
    expect(heightAt(36, 0.1, true)).toBe(36)
    expect(heightAt(36, 30, false)).toBe(36)
    expect(heightAt(36, 0, false)).toBe(35)
    expect(heightAt(0, 0, false)).toBe(0)
  })

  it('flowers at the end of the hour', () => {
    expect(bloomAt(49, 59)).toBe(0)
    expect(bloomAt(59, 0)).toBe(0.25)
    expect(bloomAt(59, 59)).toBe(1)
  })
})

describe('the house', () => {
  it('labels the pots by the visitor’s count', () => {
    expect([0, 1, 11].map((pot) => labelOf(pot, 15, 12))).toEqual(['12', '1', '11'])
    expect([0, 1, 11].map((pot) => labelOf(pot, 3, 24))).toEqual(['00', '01', '11'])
    expect([0, 1, 11].map((pot) => labelOf(pot, 15, 24))).toEqual(['12', '13', '23'])
  })

  it.each([
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
  ])('fits %i by %i', (width, height) => {
    const layout = layoutOf(width, height)
    expect(markOf(layout, 0)).toBe(layout.zero)
    expect(markOf(layout, 60)).toBeCloseTo(layout.sixty)
    expect(layout.sixty).toBeGreaterThan(layout.bar)
    expect(layout.columns * layout.rows).toBe(12)
    expect(beadOf(layout, 0)[0]).toBeGreaterThan(0)
    expect(beadOf(layout, 59)[0]).toBeLessThan(width)
  })
})
