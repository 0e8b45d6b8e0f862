import { expect, it } from 'vitest'
import { cutFor, figureOf, leeway, orderOf, outlineOf, planOf, turnAt } from './model'

const SIZES = [
  [160, 90],
  [300, 300],
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const

it('has sixty pieces at every shape, each laid once', () => {
  for (const [width, height] of SIZES) {
    const order = orderOf(cutFor(width, height))
    expect(order).toHaveLength(60)
    expect(new Set(order.map(String)).size).toBe(60)
  }
})

it('lays the frame first, clockwise', () => {
  const order = orderOf(cutFor(1280, 800))
  expect(order[0]).toEqual([0, 0])
  expect(order[9]).toEqual([9, 0])
  expect(order[14]).toEqual([9, 5])
  expect(order[27]).toEqual([0, 1])
  expect(order[28]).toEqual([1, 1])
  expect(order[59]).toEqual([2, 3])
})

it('has one cut for the two pieces it parts', () => {
  const cut = cutFor(1280, 800)
  const left = outlineOf(cut, [2, 2]).curves
  const right = outlineOf(cut, [3, 2]).curves
  const middle = (point: readonly [number, number]) => point.map((value) => value.toFixed(9)).join()
  // The knob's tip: third of the six curves of a side, right side of one and left side of the other.
  expect(middle(left[8]![2])).toBe(middle(right[20]![2]))
})

it('moves a number away from a notch', () => {
  const cut = cutFor(1280, 800)
  for (const cell of orderOf(cut)) expect([-1, 0, 1]).toContain(leeway(cut, cell))
  expect(leeway(cut, [0, 0])).toBe(-1)
})

it('holds the loose piece where no figure is', () => {
  for (const [width, height] of SIZES) {
    const { figures, hand, piece } = planOf(width, height)
    const beside = hand[0] - piece * 0.5 > figures.left + figures.width
    const below = hand[1] - piece * 0.5 > figures.top + figures.height
    expect(beside || below).toBe(true)
    expect(hand[0] + piece * 0.75).toBeLessThan(width)
    expect(hand[1] + piece * 0.75).toBeLessThan(height)
  }
})

it('swings the piece over on each second, and rests after a third of it', () => {
  expect(turnAt(10, 0)).toBeCloseTo(5, 9)
  expect(turnAt(10, 400)).toBe(-5)
  expect(turnAt(11, 0)).toBeCloseTo(-5, 9)
})

it('has the hour of either clock', () => {
  expect([figureOf(7, 24), figureOf(0, 24), figureOf(23, 24)]).toEqual(['07', '00', '23'])
  expect([figureOf(0, 12), figureOf(13, 12), figureOf(12, 12)]).toEqual(['12', '1', '12'])
})
