import { describe, expect, it } from 'vitest'
import { change, type Impression, pressingFrom, sign, smoothedAt, stylusAt } from './model'

const count = (marks: readonly Impression[], kind: Impression['kind']) =>
  marks.filter((mark) => mark.kind === kind).length

/** How many of a kind stand in each row, from the top. */
const rows = (marks: readonly Impression[], kind: Impression['kind']) => {
  const heads = new Map<number, number>()
  for (const mark of marks) if (mark.kind === kind) heads.set(mark.y, (heads.get(mark.y) ?? 0) + 1)
  return [...heads].sort(([a], [b]) => a - b).map(([, number]) => number)
}

describe('a Babylonian number', () => {
  // The square root of two on the Old Babylonian tablet YBC 7289: 1;24,51,10.
  // O. Neugebauer and A. Sachs, Mathematical Cuneiform Texts (1945), pages 42 and 43.
  it.each([
    [1, 0, 1],
    [24, 2, 4],
    [51, 5, 1],
    [10, 1, 0],
    [59, 5, 9],
  ])('writes %i with %i chevrons and %i wedges', (value, tens, ones) => {
    expect(count(sign(value, 'sign'), 'ten')).toBe(tens)
    expect(count(sign(value, 'sign'), 'one')).toBe(ones)
  })

  // As the signs are drawn in Noto Sans Cuneiform: U+12415 … U+12446.
  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [3, 1]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [3, 3, 1]],
    [8, [3, 3, 2]],
    [9, [3, 3, 3]],
  ])('sets the wedges of %i in rows of at most three: %j', (value, expected) => {
    expect(rows(sign(value, 'sign'), 'one')).toEqual(expected)
  })

  it.each([
    [30, [3]],
    [40, [2, 2]],
    [50, [3, 2]],
  ])('sets the chevrons of %i in rows: %j', (value, expected) => {
    expect(rows(sign(value, 'sign'), 'ten')).toEqual(expected)
  })

  it('keeps the tens left of the axis and the ones right of it', () => {
    const marks = sign(38, 'sign')
    expect(
      Math.max(...marks.filter(({ kind }) => kind === 'ten').map(({ x, width }) => x + width)),
    ).toBeLessThan(0)
    expect(Math.min(...marks.filter(({ kind }) => kind === 'one').map(({ x }) => x))).toBeGreaterThan(0)
  })

  it('writes nought with two slanting wedges, or leaves the clay bare', () => {
    expect(sign(0, 'sign').map(({ kind }) => kind)).toEqual(['slant', 'slant'])
    expect(sign(0, 'bare')).toEqual([])
  })

  it('is another sign for each number below sixty', () => {
    const all = Array.from({ length: 60 }, (_, value) => JSON.stringify(sign(value, 'sign')))
    expect(new Set(all).size).toBe(60)
  })
})

describe('the work between two numbers', () => {
  const work = (from: number, to: number) => {
    const { kept, smoothed, pressed } = change(sign(from, 'bare'), sign(to, 'bare'))
    return [kept.length, smoothed.length, pressed.length]
  }

  it('is one wedge where one more fits the row', () => {
    expect(work(21, 22)).toEqual([3, 0, 1])
    expect(work(10, 11)).toEqual([1, 0, 1])
  })

  it('is the whole group where the rows change', () => {
    expect(work(23, 24)).toEqual([2, 3, 4])
    expect(work(6, 7)).toEqual([0, 6, 7])
  })

  it('is nine wedges away and a chevron for ten', () => {
    expect(work(9, 10)).toEqual([0, 9, 1])
  })

  it('is all smooth clay at the end of the minute', () => {
    expect(work(59, 0)).toEqual([0, 14, 0])
  })
})

describe('the hands', () => {
  it('have smoothed what must go before the stroke', () => {
    expect(smoothedAt(0.8)).toBe(0)
    expect(smoothedAt(0.56)).toBeCloseTo(0.5)
    expect(smoothedAt(0.3)).toBe(1)
  })

  it('press in turn, the last to its full depth just before the stroke', () => {
    expect(stylusAt(0.9, 1).depth).toBe(0)
    expect(stylusAt(0.01, 1)).toEqual({ at: expect.closeTo(0.95, 5), depth: 1 })
    expect(Math.floor(stylusAt(0.05, 7).at)).toBe(6)
    expect(Math.floor(stylusAt(0.41, 7).at)).toBe(0)
  })

  it('leave the stylus alone until it goes to its first press', () => {
    expect(pressingFrom(0)).toBe(1)
    expect(pressingFrom(1)).toBeCloseTo(0.8, 6)
    for (const presses of [1, 2, 3, 7]) {
      const remaining = 1 - pressingFrom(presses)
      expect(stylusAt(remaining + 0.001, presses).at).toBeLessThan(0)
      expect(stylusAt(remaining - 0.001, presses).at).toBeGreaterThan(0)
    }
  })

  it('rest where nothing is due', () => {
    expect(stylusAt(0.01, 0)).toEqual({ at: -1, depth: 0 })
  })
})
