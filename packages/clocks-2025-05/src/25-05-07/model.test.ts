import { describe, expect, it } from 'vitest'
import {
  asideOf,
  blockOf,
  cutFor,
  faceOf,
  figureOf,
  heldAt,
  leavingAt,
  leeway,
  orderOf,
  outlineOf,
  PIECES,
} from './model'

const SIZES = [
  [160, 90],
  [300, 300],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const

describe('the cut', () => {
  it('leaves sixty pieces round the hour at every shape', () => {
    for (const [width, height] of SIZES) {
      const cut = cutFor(width, height)
      const order = orderOf(cut)
      expect(order.length).toBe(PIECES)
      expect(new Set([...order, ...blockOf(cut)].join(' ').split(' ')).size).toBe(cut.columns * cut.rows)
    }
  })
  it('goes round the hour clockwise from above it', () => {
    const order = orderOf(cutFor(1280, 800))
    expect(order[0]).toEqual([5, 1])
    expect(order[1]).toEqual([6, 1])
    expect(order.at(-1)).toEqual([0, 0])
  })
  it('is the same for the two pieces it parts', () => {
    const cut = cutFor(1280, 800)
    const left = outlineOf(cut, [2, 2]).curves
    const right = outlineOf(cut, [3, 2]).curves
    const middle = (point: readonly [number, number]) => point.map((value) => value.toFixed(9)).join()
    // The knob's tip: third of the six curves of a side, right side of one and left side of the other.
    expect(middle(left[8]![2])).toBe(middle(right[20]![2]))
  })
})

describe('a piece', () => {
  it('lies face up once its minute is over', () =>
    expect([faceOf(41, 42, 0), faceOf(42, 42, 59), faceOf(43, 42, 0)]).toEqual(['picture', 'back', 'back']))
  it('is turned back in the first minute, the last one first', () => {
    expect(faceOf(59, 0, 0)).toBe('before')
    expect(faceOf(59, 0, 1)).toBe('back')
    expect(faceOf(1, 0, 58)).toBe('before')
    expect(faceOf(1, 0, 59)).toBe('back')
    expect(faceOf(0, 0, 0)).toBe('back')
  })
  it('leaves in the second in which it is no longer there', () => {
    expect(leavingAt(0)).toBeUndefined()
    expect(leavingAt(1)).toBe(59)
    expect(leavingAt(59)).toBe(1)
  })
  it('is swung over on each second and rests after a third of it', () => {
    expect(heldAt(10, 0).turn).toBeCloseTo(8, 9)
    expect(heldAt(10, 400)).toEqual({ turn: -8, lift: 1, over: 0 })
    expect(heldAt(11, 0).turn).toBeCloseTo(-8, 9)
  })
  it('is turned over and pressed in before the stroke', () => {
    const { lift, over } = heldAt(59, 1000)
    expect([lift, over]).toEqual([0, 1])
  })
  it('is held straight away from the hour, less far the further out it belongs', () => {
    const cut = cutFor(1280, 800)
    expect(asideOf(cut, [5, 1])).toEqual([0, -0.86])
    expect(asideOf(cut, [7, 3])).toEqual([0.86, 0])
    expect(asideOf(cut, [8, 2])).toEqual([0.43, 0])
  })
})

describe('the hour', () => {
  it('has two figures by a clock of twenty-four hours', () => expect(figureOf(7, 24)).toBe('07'))
  it('is twelve at midnight by the other', () =>
    expect([figureOf(0, 12), figureOf(13, 12)]).toEqual(['12', '1']))
})

describe('the number on a piece', () => {
  it('moves away from a notch', () => {
    const cut = cutFor(1280, 800)
    // Notched on the right; notched on the left.
    expect(leeway(cut, [0, 0])).toBe(-1)
    expect(leeway(cut, [10, 0])).toBe(1)
  })
})
