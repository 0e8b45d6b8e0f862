import { expect, it } from 'vitest'
import { figureLines, filled, spotLines } from './figures'
import { blurred, createGrid, createNoise, inkAt } from './ink'
import { cardsOf, dropAt, figuresOf } from './model'

it('writes two figures of each, and no nought before an hour of twelve', () => {
  expect(figuresOf(9, 5, 24)).toEqual(['09', '05'])
  expect(figuresOf(0, 0, 24)).toEqual(['00', '00'])
  expect(figuresOf(0, 30, 12)).toEqual(['12', '30'])
  expect(figuresOf(21, 59, 12)).toEqual(['9', '59'])
})

it('is one card on a desk and two on a telephone', () => {
  expect(cardsOf(1280, 800).map(({ blocks }) => blocks.length)).toEqual([2])
  expect(cardsOf(1024, 1024)).toHaveLength(1)
  const [hour, minute] = cardsOf(390, 844)
  expect(hour!.box).toEqual({ left: 0, top: 0, width: 390, height: 422 })
  expect(minute!.box).toEqual({ left: 0, top: 422, width: 390, height: 422 })
  expect(minute!.blocks[0]!.figures).toBe(1)
})

it('keeps the figures above the fold', () => {
  for (const [width, height, fold] of [
    [1280, 800, 400],
    [300, 300, 150],
  ] as const)
    for (const { box } of cardsOf(width, height)[0]!.blocks) {
      expect(box.top).toBeGreaterThan(0)
      expect(box.top + box.height).toBeLessThan(fold + height * 0.01)
    }
})

it('drops ink from the fold on the left over the top to the fold on the right', () => {
  const card = { left: 0, top: 0, width: 1280, height: 800 }
  const [first, , ...rest] = Array.from({ length: 60 }, (_, index) => dropAt(index, card))
  expect(first![0]).toBeLessThan(60)
  expect(first![1]).toBeGreaterThan(300)
  expect(rest.at(-1)![0]).toBeGreaterThan(1220)
  expect(Math.max(...rest.map(([, y]) => y))).toBeLessThan(400)
})

it('blurs without making ink or losing any', () => {
  const at = new Float32Array(81)
  at[40] = 1
  const soft = blurred({ width: 9, height: 9, at }, 1)
  expect(soft.at.reduce((sum, value) => sum + value)).toBeCloseTo(1, 5)
  // Three boxes of three: 7/27 each way in the middle.
  expect(soft.at[40]).toBeCloseTo(49 / 729, 5)
  expect(at[40]).toBe(1)
})

it('floods what is within, leaves bare what is far away, and stains between', () => {
  expect(inkAt(1, 1, 0.5, 1)).toBe(1)
  expect(inkAt(0, 0, 0.5, 1)).toBe(0)
  expect(inkAt(0.3, 0.6, 0.5, 0.5)).toBeCloseTo(0.14, 5)
})

it('has noise that is what was drawn at the crossings', () => {
  let next = 0
  const grid = createGrid(() => next++ / 4096)
  const places = Uint16Array.of(0, 1, 2, 3)
  const noise = createNoise(grid, 0, 0.5, 4)
  expect(noise(0, places, 4)[0]).toBe(0)
  expect(noise(1, places, 4)[2]).toBeCloseTo(65 / 4096, 6)
  expect(noise(0, places, 4)[1]).toBeCloseTo(0.5 / 4096, 6)
  expect(noise(0, places.subarray(2), 1)[0]).toBeCloseTo(1 / 4096, 6)
  expect(createNoise(grid, 63, 1, 2)(0, places, 2)).toEqual(Float32Array.of(63 / 4096, 0))
  expect(createNoise(grid, 2, 1, 2, true)(1, places, 2)).toEqual(Float32Array.of(129 / 4096, 193 / 4096))
})

it('fills what is within lines by how much of each pixel is, and leaves holes', () => {
  const square = [0.5, 1, 2.5, 1, 2.5, 3, 0.5, 3]
  const hole = [1, 3, 2, 3, 2, 2, 1, 2]
  expect([...filled([square, hole], 3, 3).at]).toEqual([0, 0, 0, 0.5, 1, 0.5, 0.5, 0, 0.5])
  // What lies over it does not make one, nor what is cut by the edge.
  expect([...filled([square, [-1, 0, 9, 0, 9, 9, -1, 9]], 3, 3).at]).toEqual(Array(9).fill(1))
})

it('has the outlines of the typeface, and spots as large as they are told', () => {
  const inkOf = (figure: string) =>
    filled(figureLines(figure, 0, 75, 0.1, 0.1), 75, 80).at.reduce((sum, part) => sum + part)
  // The areas that the typeface's own files give, in hundreds of square units.
  expect(inkOf('1')).toBeCloseTo(2214, -2)
  expect(inkOf('0')).toBeCloseTo(3865, -2)
  expect(inkOf('8')).toBeCloseTo(3635, -2)
  const spot = filled(spotLines(10, 10, 8), 20, 20).at.reduce((sum, part) => sum + part)
  expect(spot / (Math.PI * 64)).toBeCloseTo(1, 1)
})
