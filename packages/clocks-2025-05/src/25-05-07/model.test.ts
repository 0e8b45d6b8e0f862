import { describe, expect, it } from 'vitest'
import {
  cardHour,
  corner,
  middleOf,
  outlineOf,
  PIECES,
  standAt,
  strewn,
  tableAt,
  wayHome,
  wayOut,
} from './model'

describe('the cut', () => {
  it('is sixty pieces, ten to a row', () => {
    expect(PIECES).toBe(60)
    expect(middleOf(0)[0]).toBeCloseTo(0.05)
    expect(middleOf(9)[0]).toBeCloseTo(0.95)
    expect(middleOf(41)[0]).toBeCloseTo(0.15)
    expect(middleOf(41)[1]).toBeCloseTo(0.5357, 4)
  })

  it('keeps to the sides of the picture, which is seven by five', () => {
    expect(corner(0, 0)).toEqual([0, 0])
    expect(corner(10, 6)[0]).toBe(1)
    expect(corner(10, 6)[1]).toBeCloseTo(5 / 7)
    expect(outlineOf(0).curves).toHaveLength(14) // two straight sides, two of six curves
    expect(outlineOf(25).curves).toHaveLength(24)
  })

  it('closes each outline where it began', () => {
    for (let piece = 0; piece < 60; piece++) {
      const { start, curves } = outlineOf(piece)
      const [x, y] = curves.at(-1)![2]
      expect(x).toBeCloseTo(start[0], 10)
      expect(y).toBeCloseTo(start[1], 10)
    }
  })

  it('gives neighbours the same edge, run the other way', () => {
    const right = outlineOf(22).curves.slice(6, 12)
    const left = outlineOf(23).curves.slice(18, 24)
    const ends = (curves: typeof right) =>
      curves.slice(0, -1).map(([, , [x, y]]) => [x.toFixed(9), y.toFixed(9)])
    expect(ends(left).reverse()).toEqual(ends(right))
  })
})

describe('the hour', () => {
  it('has as many pieces of its picture at home as minutes', () => {
    expect(standAt(15, 42, 7)).toEqual({ first: 0, end: 42, shown: 15 })
    expect(standAt(23, 59, 59)).toEqual({ first: 0, end: 59, shown: 23 })
  })

  it('begins with the picture before it whole, and loses a piece of that a second', () => {
    expect(standAt(0, 0, 0)).toEqual({ first: 0, end: 60, shown: 23 })
    expect(standAt(12, 0, 59)).toEqual({ first: 59, end: 60, shown: 11 })
    expect(standAt(12, 1, 0)).toEqual({ first: 0, end: 1, shown: 12 })
  })

  it('is on the card as the visitor counts hours', () => {
    expect([0, 9, 12, 15].map((hour) => cardHour(hour, 24))).toEqual(['00', '09', '12', '15'])
    expect([0, 9, 12, 15].map((hour) => cardHour(hour, 12))).toEqual(['12', '9', '12', '3'])
  })
})

describe('the piece under way', () => {
  it('goes on with each beat, lies still in between, and never goes back', () => {
    expect(wayHome(20, 0.1)).toEqual(wayHome(20, 0.5))
    const parts = Array.from({ length: 60 }, (_, second) => wayHome(second, 0).part)
    for (let second = 1; second < 57; second++) expect(parts[second]).toBeGreaterThan(parts[second - 1]!)
    expect(parts[0]).toBe(0)
    expect(parts[56]).toBe(1)
  })

  it('is held over its place at the end, and pressed in on the stroke', () => {
    expect(wayHome(56, 0)).toEqual({ part: 1, lift: 1, tremble: 0 })
    expect(wayHome(58, 0.4).lift).toBeGreaterThan(0.7)
    expect(wayHome(59, 0.999).lift).toBeLessThan(0.001)
    expect(Math.abs(wayHome(59, 0.999).tremble)).toBeLessThan(0.01)
  })

  it('moves without a jump from its last hop to being held', () => {
    expect(wayHome(55, 0.999).part).toBeCloseTo(1, 4)
    expect(wayHome(55, 0.999).lift).toBeCloseTo(1, 3)
  })

  it('waits for its time in the minute nought', () => {
    expect(wayHome(21, 0.9, 22).part).toBe(0)
    expect(wayHome(56, 0, 22).part).toBe(1)
  })

  it('is taken out flat and put down flat', () => {
    expect(wayOut(0.2)).toEqual({ part: 0, lift: 0, tremble: 0 })
    expect(wayOut(1).part).toBe(1)
    expect(wayOut(1).lift).toBeCloseTo(0)
  })
})

describe('the table', () => {
  const sizes = [
    [1280, 800],
    [390, 844],
    [844, 390],
    [320, 568],
    [300, 300],
    [160, 90],
    [1920, 1080],
  ] as const

  it.each(sizes)('has tray and card side by side on %i by %i', (width, height) => {
    const { picture, rail, card } = tableAt(width, height)
    expect(picture.x - rail).toBeGreaterThan(0)
    expect(picture.y - rail).toBeGreaterThan(0)
    expect(picture.x + picture.width + rail).toBeLessThan(width)
    expect(picture.y + picture.height + rail).toBeLessThan(height)
    expect(card.x + card.width).toBeLessThan(width)
    expect(card.y + card.height).toBeLessThan(height)
    const beside = card.x > picture.x + picture.width + rail
    const above = card.y + card.height < picture.y - rail
    const below = card.y > picture.y + picture.height + rail
    expect(beside || above || below).toBe(true)
  })

  it.each(sizes)('has room for sixty loose pieces clear of the picture on %i by %i', (width, height) => {
    const table = tableAt(width, height)
    const { picture } = table
    const poses = strewn(table, 10, 'seed')
    expect(poses).toHaveLength(60)
    for (const { x, y } of poses) {
      const over =
        x > picture.x && x < picture.x + picture.width && y > picture.y && y < picture.y + picture.height
      expect(over).toBe(false)
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    }
  })

  it('is strewn anew each hour', () => {
    const table = tableAt(1280, 800)
    expect(strewn(table, 10, 'seed')).toEqual(strewn(table, 10, 'seed'))
    expect(strewn(table, 10, 'seed')).not.toEqual(strewn(table, 11, 'seed'))
  })
})
