import { expect, it } from 'vitest'
import { balloonAt, crowdOf, knowerAt, leanTo, mindsAt, popAt, THOUGHTS, timeFigures } from './model'

const STAGES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
  [300, 300],
  [160, 90],
] as const

it('thinks of the time in figures', () => {
  expect(timeFigures(10, 9, 24)).toBe('10:09')
  expect(timeFigures(0, 0, 24)).toBe('00:00')
  expect(timeFigures(0, 5, 12)).toBe('12:05')
  expect(timeFigures(15, 42, 12)).toBe('3:42')
})

it.each(STAGES)('gathers a crowd on %i by %i', (width, height) => {
  const crowd = crowdOf(width, height)
  expect(crowd.people.length).toBeGreaterThan(12)
  expect(crowd.people.length).toBeLessThanOrEqual(THOUGHTS)
  expect(crowd.people.filter(({ whole }) => whole).length).toBeGreaterThan(5)
})

it.each(STAGES)('lets another one know each minute, and keeps its balloon on %i by %i', (width, height) => {
  const crowd = crowdOf(width, height)
  for (let minute = 0; minute < 120; minute += 1) {
    const knower = knowerAt(crowd, minute)
    expect(crowd.people[knower]!.whole).toBe(true)
    expect(knowerAt(crowd, minute + 1)).not.toBe(knower)
    const { x, y } = balloonAt(crowd, knower, width)
    const [wide, high] = crowd.balloon
    expect(x - wide / 2).toBeGreaterThanOrEqual(0)
    expect(x + wide / 2).toBeLessThanOrEqual(width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + high).toBeLessThan(height)
  }
})

it('has no two people think of the same, and one change its mind each second', () => {
  for (const second of [0, 1, 599, 36_577, 86_399]) {
    const now = mindsAt(27, second)
    expect(new Set(now.map(({ thought }) => thought)).size).toBe(27)
    expect(now.filter(({ since }) => since === second)).toHaveLength(1)
    const next = mindsAt(27, second + 1)
    expect(next.filter(({ thought }, person) => thought !== now[person]!.thought)).toHaveLength(1)
  }
})

it('leans to the one who knows, by nine degrees at most', () => {
  const at = (x: number) => ({ who: 0, x, y: 0, row: 0, whole: true })
  expect(leanTo(at(100), at(100), 200)).toBe(0)
  expect(leanTo(at(100), at(300), 200)).toBe(5)
  expect(leanTo(at(900), at(100), 200)).toBe(-9)
})

it('pops up from nothing and ends as it is', () => {
  expect(popAt(0)).toBe(0)
  expect(popAt(1)).toBe(1)
  expect(popAt(2)).toBe(1)
})
