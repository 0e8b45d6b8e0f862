import { expect, it } from 'vitest'
import { beadAt, breadthOf, figuresAt, lengthsOf, lineOf, outlineOf, planOf } from './model'

it('says the time in four figures', () => {
  expect(figuresAt(15, 42, 24)).toEqual(['15', '42'])
  expect(figuresAt(0, 2, 24)).toEqual(['00', '02'])
  expect(figuresAt(0, 2, 12)).toEqual(['12', '02'])
  expect(figuresAt(15, 2, 12)).toEqual(['03', '02'])
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [300, 300],
  [160, 90],
  [320, 568],
] as const

it('is one line from edge to edge, nowhere lifted, and nowhere off the stage', () => {
  for (const [width, height] of STAGES)
    for (let minute = 0; minute < 1440; minute += 7) {
      const line = lineOf(width, height, figuresAt(Math.floor(minute / 60), minute % 60, 24))
      const steps = line.slice(1).map(({ x, y }, index) => Math.hypot(x - line[index]!.x, y - line[index]!.y))
      const heavy = line.filter(({ weight }) => weight > 0.9).map(({ x }) => x)
      const down = line.map(({ y }) => y)
      expect(line[0]!.x).toBeLessThan(0)
      expect(line.at(-1)!.x).toBeGreaterThan(width)
      expect(Math.max(...steps)).toBeLessThan(Math.max(width, height) * 0.08)
      expect(Math.min(...down, ...heavy)).toBeGreaterThan(0)
      expect(Math.max(...down)).toBeLessThan(height)
      expect(Math.max(...heavy)).toBeLessThan(width)
    }
})

it('never turns by more than a fifth of a turn from one step to the next', () => {
  for (const figures of [
    ['04', '56'],
    ['17', '38'],
    ['12', '29'],
  ] as [string, string][]) {
    const line = lineOf(1280, 800, figures)
    for (let index = 2; index < line.length; index++) {
      const [before, at, after] = [line[index - 2]!, line[index - 1]!, line[index]!]
      const turn = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x)
      expect(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))).toBeLessThan(Math.PI * 0.4)
    }
  }
})

it('has its base lines below each other on an upright stage', () => {
  expect(planOf(1280, 800, ['15', '42']).bases).toHaveLength(1)
  const [first, second] = planOf(390, 844, ['15', '42']).bases as [number, number]
  expect(second - first).toBeGreaterThan(300)
})

it('is heavy in four figures and thin between them', () => {
  const weights = lineOf(1280, 800, ['00', '00']).map(({ weight }) => weight > 0.5)
  expect(weights.filter((heavy, index) => heavy && !weights[index - 1])).toHaveLength(4)
  const plan = planOf(1280, 800, ['00', '00'])
  expect(plan.heavy / plan.hair).toBeCloseTo(4.35, 1)
  expect(outlineOf(lineOf(1280, 800, ['00', '00']), plan).every(([x]) => Number.isFinite(x))).toBe(true)
})

it('measures the figures', () => expect(breadthOf('15')).toBe(40 + 36 + 74))

it('has its bead a sixtieth further each second', () => {
  const line = lineOf(1280, 800, ['15', '42'])
  const lengths = lengthsOf(line)
  const bead = beadAt(line, lengths, 29.5)
  const near = line.findIndex(({ x, y }) => Math.hypot(x - bead.x, y - bead.y) < 8)
  expect(lengths[near]! / lengths.at(-1)!).toBeGreaterThan(0.48)
  expect(lengths[near]! / lengths.at(-1)!).toBeLessThan(0.52)
  expect(beadAt(line, lengths, 0).x).toBeLessThan(beadAt(line, lengths, 0.5).x)
})
