import { describe, expect, it } from 'vitest'
import {
  atBeam,
  beadsOf,
  downOf,
  figuresOf,
  frameOf,
  movesOf,
  placeOf,
  pushedAt,
  SETTLED_SECONDS,
} from './model'

// Sources: Tochio, Computation on the Soroban (the upper bead is worth five, each lower one, and a full column is
// cleared before one is carried forward); a modern soroban has one bead above the beam and four below.
describe('a rod of the soroban', () => {
  it.each([
    [0, false, 0],
    [1, false, 1],
    [4, false, 4],
    [5, true, 0],
    [6, true, 1],
    [9, true, 4],
  ])('sets %i', (figure, heaven, earth) => {
    expect(beadsOf(figure)).toEqual({ heaven, earth })
  })
})

describe('the figures on the rods', () => {
  it('are two for the hour, two for the minute, two for the second', () => {
    expect(figuresOf({ hour: 15, hour12: 3, minute: 42, second: 7 }, 24)).toEqual([1, 5, 4, 2, 0, 7])
  })
  it('follow the twelve-hour clock when asked', () => {
    expect(figuresOf({ hour: 0, hour12: 12, minute: 5, second: 59 }, 12)).toEqual([1, 2, 0, 5, 5, 9])
  })
})

describe('a carry', () => {
  it('moves one rod for most seconds, landing on the stroke', () => {
    expect(movesOf([1, 0, 0, 9, 3, 6], [1, 0, 0, 9, 3, 7])).toEqual([
      { rod: 5, from: 6, to: 7, start: -0.2, end: 0 },
    ])
  })
  it('clears the units before it sets the tens', () => {
    const moves = movesOf([1, 0, 0, 9, 3, 9], [1, 0, 0, 9, 4, 0])
    expect(moves.toSorted((one, other) => one.start - other.start).map(({ rod }) => rod)).toEqual([5, 4])
  })
})

describe('at midnight', () => {
  const moves = movesOf([2, 3, 5, 9, 5, 9], [0, 0, 0, 0, 0, 0])
  it('all six rods are cleared, from right to left, the hours landing on the stroke', () => {
    expect(moves.map(({ rod, from }) => [rod, from])).toEqual([
      [0, 2],
      [1, 3],
      [2, 5],
      [3, 9],
      [4, 5],
      [5, 9],
    ])
    expect(moves.map(({ end }) => end)).toEqual([0, -0.1, -0.2, -0.30000000000000004, -0.4, -0.5])
  })
})

describe('a bead', () => {
  const nine = [0, 0, 0, 0, 0, 9]
  const ten = [0, 0, 0, 0, 1, 0]
  it('rests where its figure wants it', () => {
    expect([0, 1, 2, 3, 4].map((bead) => atBeam(7, bead))).toEqual([true, true, true, false, false])
    expect(placeOf(9, 5, 0, 0.5, [], [])).toBe(1)
    expect(placeOf(0, 5, 4, 0.5, [], [])).toBe(0)
  })
  it('leaves before the stroke and has arrived by it', () => {
    const next = movesOf(nine, ten)
    expect(placeOf(9, 5, 0, 0.69, [], next)).toBe(1)
    expect(placeOf(9, 5, 0, 0.8, [], next)).toBeLessThan(0.8)
    expect(placeOf(9, 5, 0, 0.95, [], next)).toBeLessThan(0.08)
  })
  it('goes on from stroke to stroke without a jump, its rebound too', () => {
    const moves = movesOf(nine, ten)
    for (const bead of [0, 1, 4]) {
      const before = placeOf(9, 5, bead, 0.9999, [], moves)
      expect(placeOf(0, 5, bead, 0, moves, [])).toBeCloseTo(before, 1)
    }
  })
  it('lies still once settled', () => {
    const moves = movesOf([0, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 5])
    expect([0, 1, 2, 3, 4].map((bead) => placeOf(5, 5, bead, SETTLED_SECONDS, moves, []))).toEqual([
      1, 0, 0, 0, 0,
    ])
    expect(placeOf(5, 5, 0, SETTLED_SECONDS / 2, moves, [])).toBeLessThan(1)
  })
  it('gathers speed, and rebounds by less than a tenth of its way', () => {
    expect(pushedAt(0.04)).toBeLessThan(0.1)
    expect(pushedAt(0.158)).toBe(1)
    expect(Math.min(...[0.17, 0.2, 0.24, 0.3].map((at) => pushedAt(at)))).toBeGreaterThan(0.9)
    expect(pushedAt(0.5)).toBe(1)
  })
})

describe('the frame', () => {
  it('has its rods in three pairs, alike from both ends', () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [300, 300],
      [160, 90],
    ] as const) {
      const { rods, long, broad } = frameOf(width, height)
      const apart = rods.slice(1).map((rod, index) => rod - rods[index]!)
      expect(apart[1]).toBeGreaterThan(apart[0]!)
      expect(apart[0]).toBeGreaterThan(broad)
      expect(rods[0]! + rods[5]!).toBeCloseTo(long)
    }
  })
  it('is turned on a tall stage', () => {
    expect([frameOf(390, 844).turned, frameOf(1280, 800).turned]).toEqual([true, false])
  })
  it('stacks the beads without a gap, and leaves one between those that count and the others', () => {
    const frame = frameOf(1280, 800)
    const down = (bead: number, place: number) => downOf(frame, bead, place)
    expect(down(2, 1) - down(1, 1)).toBeCloseTo(frame.high)
    expect(down(4, 0) - down(3, 0)).toBeCloseTo(frame.high)
    expect(down(2, 0) - down(1, 1)).toBeGreaterThan(frame.high * 1.9)
    expect(down(0, 1) + frame.high / 2).toBeCloseTo(frame.beam[0])
    expect(down(1, 1) - frame.high / 2).toBeCloseTo(frame.beam[1])
  })
})
