import { describe, expect, it } from 'vitest'
import {
  awayAt,
  frontOf,
  hoursOf,
  isDark,
  PRESS,
  planFor,
  pressAt,
  seenAt,
  TALL,
  TEN,
  WIDE,
  waitsAt,
} from './model'

describe('the build', () => {
  it('has ten bricks to a floor of the house, five before five, from the back to the front', () => {
    expect(WIDE.minutes.slice(0, TEN).map(({ x, z }) => [x, z])).toEqual([
      [6.8, -1],
      [8.8, -1],
      [10.8, -1],
      [12.8, -1],
      [14.8, -1],
      [6.8, -3],
      [8.8, -3],
      [10.8, -3],
      [12.8, -3],
      [14.8, -3],
    ])
    expect(WIDE.minutes).toHaveLength(60)
    expect(WIDE.minutes[38]).toEqual({ x: 12.8, y: expect.closeTo(3.6), z: -3 })
  })

  it('has the hours in two stacks of six, at the left or before the house', () => {
    expect(WIDE.hours.map(({ x, y }) => [x, Math.round(y / 1.2)])).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((y) => [1, y]),
      ...[0, 1, 2, 3, 4, 5].map((y) => [3, y]),
    ])
    expect(TALL.hours[0]).toEqual({ x: 2.2, y: 0, z: -15.6 })
  })

  it('takes this much room', () => {
    expect([WIDE, TALL].map(({ width }) => width)).toEqual([15.8, 10])
    expect([WIDE, TALL].map(({ depth }) => depth)).toEqual([4, expect.closeTo(16.6)])
  })

  it('has a door on the ground floor, and windows over it and to both sides', () => {
    expect(Array.from({ length: 10 }, (_, brick) => frontOf(brick))).toEqual([
      ...Array(5).fill(undefined),
      'window',
      undefined,
      'door',
      undefined,
      'window',
    ])
    expect(frontOf(17)).toBe('window')
  })

  it('is lit from seven in the evening till seven', () =>
    expect([6, 7, 18, 19].map(isDark)).toEqual([true, false, false, true]))

  it('never has two bricks in one place', () => {
    for (const plan of [WIDE, TALL]) {
      const taken = new Set<string>()
      for (const { x, y, z } of [...plan.minutes, ...plan.hours])
        for (const dx of [0, 1])
          for (const dz of [0, 1]) taken.add([x - dx, y, z - dz].map((at) => at.toFixed(2)).join())
      expect(taken.size).toBe(288)
    }
  })

  it('counts twelve at noon and at midnight', () =>
    expect([0, 1, 10, 12, 15, 23].map(hoursOf)).toEqual([12, 1, 10, 12, 3, 11]))

  it('is planned by the shape of the stage', () =>
    expect(
      [
        [844, 390],
        [1280, 800],
        [300, 300],
        [390, 844],
      ].map(([width, height]) => planFor(width!, height!)),
    ).toEqual([WIDE, WIDE, WIDE, TALL]))
})

describe('what is seen', () => {
  it('goes up as it goes back', () => {
    expect(seenAt(0, 0, 1).y).toBeCloseTo(-0.6157, 4)
    expect(seenAt(1, 0, 0).x).toBe(1)
    expect(seenAt(1, 0, 0).y).toBeCloseTo(0, 9)
    expect(seenAt(0, 1, 0).y).toBeCloseTo(-0.788, 4)
  })
})

describe('the loose brick', () => {
  it('comes nearer at each stroke and is there at the last', () => {
    expect(awayAt(0.9)).toBe(1)
    expect(awayAt(30.9)).toBeCloseTo(1 - 30 / 59, 9)
    expect(awayAt(59.9)).toBe(0)
  })
  it('waits beside its place until the last moment', () => {
    expect([waitsAt(12), waitsAt(59.6), waitsAt(60)]).toEqual([1, 1, 0])
  })
  it('is pressed home', () => expect([pressAt(0), pressAt(PRESS)]).toEqual([0.7, 0]))
})
