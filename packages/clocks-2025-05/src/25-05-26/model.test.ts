import { describe, expect, it } from 'vitest'
import {
  beadOf,
  bloomAt,
  derive,
  heightAt,
  type LeafGrowth,
  labelOf,
  layoutOf,
  leafShape,
  leafText,
  leavesOf,
  markOf,
  plantAt,
  SPECIES,
} from './model'
import { reachOf, walk } from './paint'

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

describe('the simple leaf of figure 5.6', () => {
  it('writes itself, leaf b', () => {
    expect(leafText([5, 1, 1, 1, 1], 0)).toBe('{.A(0)}')
    expect(leafText([5, 1, 1, 1, 1], 1)).toBe('{.G(5,1)[-B(0).][A(1)][+B(0).]}')
    expect(leafText([5, 1, 1, 1, 1], 3)).toBe(
      '{.G(5,1)[-B(0).][G(5,1)[-G(1,1)B(0).][G(5,1)[-B(2).][A(3)][+B(2).]][+G(1,1)B(0).]][+B(0).]}',
    )
  })

  it('lengthens what it has grown by its rate, leaf f', () => {
    expect(leafText([5, 1.1, 1, 1.2, 1], 2)).toBe(
      '{.G(5.5,1.1)[-B(0).][G(5,1.1)[-B(1).][A(2)][+B(1).]][+B(0).]}',
    )
  })

  it('is a triangle without decrement and broadest in its middle with one, leaves a and b', () => {
    const broadestOf = (growth: LeafGrowth) =>
      leafShape(growth, 20).outline.reduce((best, point) => (point[1] < best[1] ? point : best))[0]
    expect(broadestOf([5, 1, 1, 1, 0])).toBeLessThan(0.25)
    expect(broadestOf([5, 1, 1, 1, 1])).toBeCloseTo(0.5, 1)
  })

  it.each(SPECIES)('of the $name is one long, one broad and even', ({ shape: { outline } }) => {
    expect(Math.max(...outline.map(([x]) => x))).toBeCloseTo(1)
    expect(Math.max(...outline.map(([, y]) => y))).toBeCloseTo(0.5)
    expect(Math.min(...outline.map(([, y]) => y))).toBeCloseTo(-0.5)
  })
})

describe('the twelve species', () => {
  it('write themselves', () => {
    expect(plantAt(12, 3)).toBe('F[+G[+L][-L]G[+L]R]FFD')
    expect(plantAt(12, 6)).toBe('F[+G[+L][-L]G[+L][-L]GL]FFFFF[-G[+L]P]I')
    expect(plantAt(7, 5)).toBe('F[+GL[+L][-L][++L][--L]]FFFFH')
    expect(plantAt(4, 2)).toBe('F[+G[+L]G[-L]Q][W]FC')
    expect(plantAt(4, 6)).toBe('F[+G[+L]G[-L]G[+L]G[-L]GL][-G[+L]P]FFFFFI')
  })

  it('have a leaf and an internode for each minute, and a twig for each five', () => {
    expect(SPECIES).toHaveLength(12)
    expect(new Set(SPECIES.map(({ name }) => name)).size).toBe(12)
    for (let hour = 1; hour <= 12; hour++)
      for (let minute = 0; minute < 60; minute++) {
        const word = plantAt(hour, minute)
        expect(leavesOf(word)).toBe(minute)
        expect(word.split('F').length - 1).toBe(minute)
      }
  })
})

it.each(SPECIES.map(({ name }, hour) => [name, hour] as const))(
  '%s reaches as far as its leaves',
  (_, hour) => {
    let far = 0
    const blade = (x: number, _y: number, heading: number, long: number) => {
      const half = (long * SPECIES[hour]!.breadth) / 2
      far = Math.max(far, Math.abs(x + Math.cos(heading) * long) + Math.abs(Math.sin(heading)) * half)
    }
    const grown = { x: 0, base: 0, step: 0.12, grown: 60, minutes: 60, leaf: 1 }
    walk(hour, grown, { line: () => {}, blade, tendril: () => {} })
    expect(reachOf(hour)).toBeCloseTo(far, 3)
  },
)

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
