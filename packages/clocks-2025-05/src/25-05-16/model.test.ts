import { describe, expect, it } from 'vitest'
import { cellOf, clickAt, coursesOf, craneAt, kindOf, placeOf, poleFor, snapAt, swingAt } from './model'

describe('a course', () => {
  it('has sixty bricks on the rim of sixteen studs by sixteen, each once', () => {
    const cells = Array.from({ length: 60 }, (_, index) => cellOf(index))
    expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(60)
    expect(cells.every(({ x, y }) => x === 0 || y === 0 || x === 15 || y === 15)).toBe(true)
  })

  it('has its corners at the quarters, clockwise from the far one', () => {
    expect([0, 15, 30, 45, 60].map((index) => cellOf(index))).toEqual([
      { x: 0, y: 0 },
      { x: 15, y: 0 },
      { x: 15, y: 15 },
      { x: 0, y: 15 },
      { x: 0, y: 0 },
    ])
    expect(cellOf(-1)).toEqual({ x: 0, y: 1 })
    expect(placeOf(14.5)).toEqual({ x: 7, y: -7.5 })
  })

  it('marks fifths and tenths', () => {
    expect([1, 5, 10, 35, 59, 60].map(kindOf)).toEqual(['plain', 'fifth', 'tenth', 'fifth', 'plain', 'tenth'])
  })
})

describe('the hours', () => {
  it('are courses from midnight and from noon', () => {
    expect([0, 1, 11, 12, 13, 23].map(coursesOf)).toEqual([0, 1, 11, 0, 1, 11])
  })

  it('are written on the pole as the visitor counts them', () => {
    expect(poleFor(3, 12)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(poleFor(3, 24)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(poleFor(15, 24)[3]).toBe(15)
    expect(poleFor(15, 12)[3]).toBe(3)
  })
})

describe('a brick that has been laid', () => {
  it('springs back twice and sits', () => {
    expect([0, 0.15, 0.3, 0.39, 0.48, 0.7].map(snapAt).map((high) => Math.round(high * 1000) / 1000)).toEqual(
      [0, 0.42, 0, 0.12, 0, 0],
    )
  })
})

describe('the crane', () => {
  it('begins the minute over the brick it has laid and ends it over the next place, on its seat', () => {
    expect(craneAt(10, 0)).toEqual({ over: 9, reach: 1, lift: 0, loaded: false })
    const end = craneAt(9, 59.9999999)
    expect(end.lift).toBeCloseTo(0, 4)
    expect(end.loaded).toBe(true)
    expect(end.reach).toBe(1)
    expect(end.over).toBe(69)
  })

  it('clicks on by a place a second, thrown a little too far', () => {
    expect(clickAt(30)).toBe(30)
    expect(clickAt(30.5)).toBe(31)
    expect(Math.max(...[0.1, 0.15, 0.2, 0.25].map((part) => clickAt(30 + part)))).toBeGreaterThan(31)
  })

  it('springs up when it is rid of its brick, and comes to rest', () => {
    expect(craneAt(5, 0.6).lift).toBeGreaterThan(2.6)
    expect(craneAt(5, 3.5).lift).toBe(2.6)
  })

  it('drags its load behind it, in one movement from second to second', () => {
    expect(swingAt(0.15)).toBeLessThan(-0.05)
    expect(swingAt(0.9999)).toBeCloseTo(swingAt(0), 2)
  })

  it('never puts the load through its seat', () => {
    for (let tenth = 0; tenth < 600; tenth++) expect(craneAt(5, tenth / 10).lift).toBeGreaterThanOrEqual(0)
  })
})
