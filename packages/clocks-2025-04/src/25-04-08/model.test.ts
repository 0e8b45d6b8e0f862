import { describe, expect, it } from 'vitest'
import { beadsOf, discOf, MOVES, pegsAfter, settingAt, wayOf } from './model'

describe('the tower', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('goes from peg %i to peg %i in 63 legal moves of one disc', (from, to) => {
    expect(pegsAfter(0, from, to)).toEqual(Array(6).fill(from))
    expect(pegsAfter(MOVES, from, to)).toEqual(Array(6).fill(to))
    for (let move = 1; move <= MOVES; move++) {
      const [before, after] = [pegsAfter(move - 1, from, to), pegsAfter(move, from, to)]
      const disc = discOf(move)
      expect(after.filter((peg, index) => peg !== before[index])).toEqual([after[disc]])
      // None smaller may lie where it is taken from, or where it goes.
      expect(before.slice(0, disc)).not.toContain(before[disc])
      expect(before.slice(0, disc)).not.toContain(after[disc])
    }
  })

  it('moves its discs as the puzzle’s solution says', () => {
    // The ruler sequence of Lucas’s solution.
    expect([1, 2, 3, 4, 5, 6, 7, 8, 32].map(discOf)).toEqual([0, 1, 0, 2, 0, 1, 0, 3, 5])
  })

  it('stands whole on the stroke of a minute, where it arrived', () => {
    expect(settingAt(300, 0)).toEqual({ from: 0, to: 1, moves: 0, share: 0 })
    expect(settingAt(301, 0)).toEqual({ from: 1, to: 2, moves: 0, share: 0 })
    expect(settingAt(300, 30)).toMatchObject({ moves: 31, share: 0.5 })
    expect(settingAt(300, 59.999).moves).toBe(62)
  })
})

it('lifts, carries and sets down', () => {
  expect(wayOf(0)).toEqual({ up: 0, across: 0 })
  expect(wayOf(0.5).up).toBe(1)
  expect(wayOf(1)).toEqual({ up: expect.closeTo(0, 5), across: 1 })
})

it.each([
  [0, [0, 0]],
  [9, [0, 9]],
  [23, [2, 3]],
  [59, [5, 9]],
])('counts %i in beads', (value, beads) => {
  expect(beadsOf(value)).toEqual(beads)
})
