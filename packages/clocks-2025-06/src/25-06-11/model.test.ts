import { expect, it } from 'vitest'
import { figureAt, numbered, planOf, strokeIn, strokesAt, tallyAt } from './model'
import { createSheet } from './sheet'
import { lightAt } from './window'

it('has a gouge an hour and a stroke a minute', () => {
  expect(tallyAt(15, 42, 24)).toEqual({ hours: 15, minutes: 42 })
  expect(tallyAt(15, 42, 12)).toEqual({ hours: 3, minutes: 42 })
  expect(tallyAt(0, 7, 12)).toEqual({ hours: 12, minutes: 7 })
})

it('comes to 1,440 by midnight', () => {
  expect(strokesAt(0, 0)).toBe(0)
  expect(strokesAt(23, 59)).toBe(1439)
})

it('numbers each gate when it is full', () => {
  expect(numbered(4)).toEqual([])
  expect(numbered(27)).toEqual([5, 10, 15, 20, 25])
  expect(numbered(59)).toHaveLength(11)
})

it('puts four strokes upright and the fifth across all of them', () => {
  const gate = { x: 0, y: 0, width: 100, height: 100 }
  const uprights = [0, 1, 2, 3].map((place) => strokeIn(gate, place, 'a'))
  for (const { from, to } of uprights) expect(Math.abs(to[0] - from[0])).toBeLessThan(15)
  const across = strokeIn(gate, 4, 'a')
  expect(across.from[0]).toBeLessThan(Math.min(...uprights.map(({ to }) => to[0])))
  expect(across.to[0]).toBeGreaterThan(Math.max(...uprights.map(({ from }) => from[0])))
})

it('keeps everything on the wall', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (const cycle of [12, 24] as const) {
      const plan = planOf(width, height, cycle)
      for (const { x, y, width: w, height: h } of [...plan.hours, ...plan.minutes]) {
        expect(x).toBeGreaterThan(0)
        expect(x + w * 1.1).toBeLessThan(width)
        expect(y + h).toBeLessThan(height)
      }
      for (const five of [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]) {
        const [x, y] = figureAt(plan, five)
        expect(x + plan.figure * 1.6).toBeLessThan(width)
        expect(y + plan.figure).toBeLessThan(height)
      }
    }
})

it('is lit from the left, and the later in the day the more from above', () => {
  expect(lightAt(6)[0]).toBeLessThan(lightAt(12)[0])
  expect(lightAt(12)[0]).toBeLessThan(lightAt(20)[0])
  for (const hours of [0, 6, 12, 20, 23]) {
    const [x, y, z] = lightAt(hours)
    expect(x).toBeLessThan(0)
    expect(y).toBeLessThan(0)
    expect(Math.hypot(x, y, z)).toBeCloseTo(1)
  }
})

it('cuts what is within a line, its edge in part, and never less deep than it was', () => {
  const picture = { width: 4, height: 3, data: new Uint8ClampedArray(48) } as unknown as ImageData
  const { fill } = createSheet(picture, 2, [10, 20])
  const red = () => Array.from({ length: 12 }, (_, index) => picture.data[index * 4])
  fill([5.25, 10, 6.5, 10, 6.5, 11, 5.25, 11], 200, 'brick')
  expect(red()).toEqual([100, 200, 200, 0, 100, 200, 200, 0, 0, 0, 0, 0])
  fill([5, 10, 7, 10, 7, 10.5, 5, 10.5], 120, 'fresh')
  expect(red()).toEqual([120, 200, 200, 120, 100, 200, 200, 0, 0, 0, 0, 0])
  expect([...picture.data.slice(4, 7)]).toEqual([200, 255, 255])
  // What is beyond the sheet is left out.
  fill([0, 0, 99, 0, 99, 99, 0, 99], 250, 'plaster')
  expect(red()).toEqual(Array(12).fill(250))
})
