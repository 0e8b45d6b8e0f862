import { expect, it } from 'vitest'
import { breadthOf, bulgeAt, figuresAt, lineOf, planOf, swelling } from './model'

it('says the time in four figures', () => {
  expect(figuresAt(15, 42, 24)).toEqual(['15', '42'])
  expect(figuresAt(0, 2, 24)).toEqual(['00', '02'])
  expect(figuresAt(0, 2, 12)).toEqual(['12', '02'])
  expect(figuresAt(15, 2, 12)).toEqual(['03', '02'])
})

it('is one line from edge to edge, nowhere lifted', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (const time of ['0123', '4567', '8901', '2359']) {
      const line = lineOf(width, height, [time.slice(0, 2), time.slice(2)])
      expect(line[0]!.x).toBeLessThan(0)
      expect(line.at(-1)!.x).toBeGreaterThan(width)
      for (let index = 1; index < line.length; index++) {
        const [from, to] = [line[index - 1]!, line[index]!]
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(Math.max(width, height) * 0.08)
      }
      for (const { y, x } of line.slice(20, -20)) {
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(height)
        expect(x).toBeLessThan(width)
      }
    }
})

it('has its base lines below each other on an upright stage', () => {
  expect(planOf(1280, 800, ['15', '42']).bases).toHaveLength(1)
  const [first, second] = planOf(390, 844, ['15', '42']).bases as [number, number]
  expect(second - first).toBeGreaterThan(300)
})

it('is flat until a figure has risen', () => {
  const heights = lineOf(1280, 800, ['15', '42'], [0, 0, 0, 0]).map(({ y }) => y)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.001)
})

it('measures the figures', () => expect(breadthOf('15')).toBe(50 + 14 + 74))

it('bulges a sixtieth further each second', () => {
  const line = lineOf(1280, 800, ['15', '42'])
  const whole = bulgeAt(line, 0).lengths.at(-1)!
  expect(bulgeAt(line, 0).length / whole).toBeCloseTo(1 / 120)
  expect(bulgeAt(line, 30).length / whole).toBeCloseTo(61 / 120)
  expect(swelling(line, 7, planOf(1280, 800, ['15', '42']))).toMatch(/^M[\d.-]+ [\d.-]+a/)
})
