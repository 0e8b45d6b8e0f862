import { describe, expect, it } from 'vitest'
import { breakLines, burntAt, dustAt, edgeOf, folioOf, pageOf, setPage } from './model'

describe('the book', () => {
  it('has a word for each minute of the day', () =>
    expect(Array.from({ length: 24 }, (_, page) => pageOf(page).length)).toEqual(Array(24).fill(60)))
  // Austen, Northanger Abbey (London: John Murray, 1818), the last two chapters.
  it('opens in the last chapter but one', () =>
    expect(pageOf(0).slice(0, 8).join(' ')).toBe('Northanger had been of the most unfriendly kind.'))
  it('ends at a minute to midnight with the end of the novel', () =>
    expect(pageOf(23).slice(-4).join(' ')).toBe('or reward filial disobedience.'))
})

describe('the folio', () => {
  it('is the hour of a 24-hour day', () =>
    expect([0, 1, 12, 23].map((page) => folioOf(page, 24))).toEqual([0, 1, 12, 23]))
  it('starts again with the second volume at noon', () =>
    expect([0, 1, 11, 12, 13, 23].map((page) => folioOf(page, 12))).toEqual([12, 1, 11, 12, 1, 11]))
})

describe('a page', () => {
  it('breaks where the lines end evenly', () =>
    expect(breakLines([2, 2, 1, 3, 4], 1, 5, 3).lines).toEqual([
      { first: 0, end: 2 },
      { first: 2, end: 4 },
      { first: 4, end: 5 },
    ]))
  it('cannot be set when a word is too long', () =>
    expect(breakLines([2, 9, 2], 1, 5, 3).badness).toBe(Number.POSITIVE_INFINITY))
  it('keeps every word, in order, upright or wide', () => {
    const widths = pageOf(10).map((word) => word.length * 0.45)
    for (const [width, height] of [
      [900, 600],
      [300, 500],
    ] as const) {
      const { lines, size, leading } = setPage(widths, 0.25, width, height)
      expect(lines[0]!.first).toBe(0)
      expect(lines.at(-1)!.end).toBe(60)
      for (let index = 1; index < lines.length; index++)
        expect(lines[index]!.first).toBe(lines[index - 1]!.end)
      expect(lines.length * leading).toBeCloseTo(height, 6)
      expect(leading / size).toBeGreaterThan(1.559)
    }
  })
})

describe('the fire', () => {
  it('has burnt half the word at half a minute', () => expect(burntAt(30)).toBe(0.5))
  it('rests for the second half of each second', () => {
    expect(burntAt(12.4)).toBeCloseTo(13 / 60, 9)
    expect(burntAt(12.9)).toBeCloseTo(13 / 60, 9)
  })
  it('has burnt all of it on the stroke', () => expect(burntAt(59.999)).toBeCloseTo(1, 9))
  it('runs under what it has read and over what it has not', () => {
    const edge = edgeOf({ front: 500, upper: 100, lower: 200, size: 50 }, 0, 1000, 3)
    const [first, last] = [edge[0]!, edge.at(-1)!]
    expect(Math.abs(first[1] - 200)).toBeLessThan(25.1)
    expect(Math.abs(last[1] - 100)).toBeLessThan(25.1)
  })
  it('keeps to the same grain wherever the front is', () =>
    expect(edgeOf({ front: 500, upper: 100, lower: 200, size: 50 }, 0, 200, 3)).toEqual(
      edgeOf({ front: 700, upper: 100, lower: 200, size: 50 }, 0, 200, 3),
    ))
})

describe('the ash', () => {
  it('holds until the last second of the hour', () =>
    expect([dustAt(0, 0), dustAt(30, 59.9), dustAt(59, 58.9)]).toEqual([0, 0, 0]))
  it('is a quarter gone half a second before the stroke', () => expect(dustAt(59, 59.5)).toBeCloseTo(0.25, 9))
  it('is all gone on the stroke', () => expect(dustAt(59, 59.9999)).toBeCloseTo(1, 3))
})
