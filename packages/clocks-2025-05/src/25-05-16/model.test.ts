import { describe, expect, it } from 'vitest'
import {
  awayAt,
  BROAD,
  hoursOf,
  LOW,
  PRESS,
  planFor,
  pressAt,
  SQUARE,
  seenAt,
  TALL,
  WIDE,
  waitsAt,
} from './model'

describe('the build', () => {
  it('has rows of ten, parted after five', () =>
    expect([0, 4, 5, 9, 10].map((index) => WIDE.minutes[index])).toEqual([
      { x: 7, z: -1 },
      { x: 15, z: -1 },
      { x: 18, z: -1 },
      { x: 26, z: -1 },
      { x: 7, z: -4 },
    ]))

  it('has rows of five where it is tall, two and two together', () =>
    expect([0, 5, 10, 15].map((index) => TALL.minutes[index]!.z)).toEqual([-1, -3, -7, -9]))

  it('has the hours at the left, in twos or one by one', () => {
    expect([0, 1, 11].map((index) => WIDE.hours[index])).toEqual([
      { x: 1, z: -1 },
      { x: 3, z: -1 },
      { x: 3, z: -16 },
    ])
    expect([0, 1, 2].map((index) => TALL.hours[index]!.z)).toEqual([-1, -3, -7])
  })

  it('takes this much room', () =>
    expect([LOW, WIDE, BROAD, SQUARE, TALL].map(({ width, depth }) => [width, depth])).toEqual([
      [27, 13],
      [27, 17],
      [27, 22],
      [27, 27],
      [14, 34],
    ]))

  it('never has two bricks on one stud', () => {
    for (const plan of [LOW, WIDE, BROAD, SQUARE, TALL]) {
      const taken = new Set<string>()
      for (const { x, z } of [...plan.minutes, ...plan.hours])
        for (const dx of [0, 1]) for (const dz of [0, 1]) taken.add(`${x - dx},${z - dz}`)
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
        [1024, 768],
        [300, 300],
        [390, 844],
      ].map(([width, height]) => planFor(width!, height!)),
    ).toEqual([LOW, WIDE, BROAD, SQUARE, TALL]))
})

describe('what is seen', () => {
  it('goes up as it goes back', () => {
    expect(seenAt(0, 0, 1).y).toBeCloseTo(-0.866, 3)
    expect(seenAt(1, 0, 0).x).toBe(1)
    expect(seenAt(1, 0, 0).y).toBeCloseTo(0, 9)
    expect(seenAt(0, 1, 0).y).toBeCloseTo(-0.5, 4)
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
