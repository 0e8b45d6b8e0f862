import { expect, it } from 'vitest'
import { clearance, figuresAt, NUMBERS, planOf, scoreAt, strokeOf, stuckOf, throwOf, tipOf } from './model'

const scores = (hour: number, minute: number, cycle: 12 | 24) =>
  throwOf(hour, minute, cycle).map(({ score }) => score)

it('has the board’s numbers in their order, each between the two it is known to lie between', () => {
  expect(NUMBERS.reduce((sum, number) => sum + number)).toBe(210)
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('5 20 1')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('19 7 16')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('17 3 19')
  expect([...NUMBERS, ...NUMBERS].join(' ')).toContain('13 6 10')
})

it('knows a treble twenty, a double three, the bulls and a miss by their millimetres', () => {
  expect(scoreAt([0, -103])).toBe(60)
  expect(scoreAt([0, 166])).toBe(6)
  expect(scoreAt([103, 0])).toBe(18)
  expect(scoreAt([-130, 0])).toBe(11)
  expect(scoreAt([0, 6])).toBe(50)
  expect(scoreAt([10, 10])).toBe(25)
  expect(scoreAt([0, 171])).toBe(0)
})

it('throws hour, tens and ones; beyond twenty with a second dart', () => {
  expect(scores(10, 9, 24)).toEqual([10, 0, 9])
  expect(scores(15, 42, 24)).toEqual([15, 4, 2])
  expect(scores(15, 42, 12)).toEqual([3, 4, 2])
  expect(scores(0, 0, 24)).toEqual([0, 0, 0])
  expect(scores(0, 0, 12)).toEqual([12, 0, 0])
  expect(scores(23, 59, 24)).toEqual([20, 3, 5, 9])
})

it('puts each point into the bed that it scores, clear of the other darts, at every minute', () => {
  for (const cycle of [12, 24] as const)
    for (let hour = 0; hour < 24; hour++)
      for (let minute = 0; minute < 60; minute += 1) {
        const darts = throwOf(hour, minute, cycle)
        for (const dart of darts) {
          const tip = tipOf(dart)
          expect(tip ? scoreAt(tip) : 0).toBe(dart.score)
        }
        if (minute % 11 === 0 || minute === 59) expect(clearance(stuckOf(darts))).toBeGreaterThan(17)
      }
})

it('keeps figures and tally on every stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 568],
    [844, 390],
    [160, 90],
  ] as const) {
    const { hour, minute, size, tally } = planOf(width, height)
    for (const [x, y] of [...figuresAt(hour, 2, size), ...figuresAt(minute, 2, size)]) {
      expect(x - size * 0.28).toBeGreaterThan(0)
      expect(x + size * 0.28).toBeLessThan(width)
      expect(y + size * 0.36).toBeLessThan(height)
    }
    for (const [x, y] of [...strokeOf(0, tally), ...strokeOf(59, tally)]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeLessThan(height)
    }
  }
})
