import { expect, it } from 'vitest'
import {
  balloonAt,
  CAST,
  castAt,
  crowdOf,
  inRoman,
  knowerAt,
  mindsAt,
  popAt,
  reckoned,
  thoughtAt,
  timeFigures,
  writingOf,
} from './model'

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

it.each(STAGES)('is a small crowd, near, on %i by %i', (width, height) => {
  const { seats, back, size } = crowdOf(width, height)
  expect(seats.length).toBeLessThanOrEqual(7)
  expect(back).toBeGreaterThanOrEqual(2)
  expect(size).toBeGreaterThan(Math.min(width, height) * 0.4)
})

it.each(STAGES)('lets another one know each minute, and keeps its balloon on %i by %i', (width, height) => {
  const crowd = crowdOf(width, height)
  for (let minute = 0; minute < 120; minute += 1) {
    const knower = knowerAt(crowd, minute)
    expect(knower).toBeLessThan(crowd.back)
    const x = balloonAt(crowd, knower, width)
    expect(x - crowd.balloon[0] / 2).toBeGreaterThanOrEqual(0)
    expect(x + crowd.balloon[0] / 2).toBeLessThanOrEqual(width)
    // Its tail comes down within it.
    expect(Math.abs(crowd.seats[knower]!.x - x)).toBeLessThan(crowd.balloon[0] / 2)
    expect(castAt(12, minute)[knower]).not.toBe(castAt(12, minute + 1)[knowerAt(crowd, minute + 1)])
    for (const seat of crowd.seats.keys())
      expect(thoughtAt(crowd, seat, x, width)?.size ?? 1).toBeGreaterThan(0)
  }
})

it('seats nobody twice, as long as there are enough', () => {
  expect(new Set(castAt(CAST.length, 7)).size).toBe(12)
})

it('has one change its mind each second', () => {
  for (const second of [0, 1, 599, 36_577, 86_399]) {
    const now = mindsAt(7, second)
    expect(now.filter(({ since }) => since === second)).toHaveLength(1)
    const next = mindsAt(7, second + 1)
    expect(next.filter(({ thing }, person) => thing !== now[person]!.thing)).toHaveLength(1)
  }
})

it('pops up from nothing and ends as it is', () => {
  expect(popAt(0)).toBe(0)
  expect(popAt(1)).toBe(1)
  expect(popAt(2)).toBe(1)
})

it('writes as large as the balloon allows', () => {
  // The robot's signs are all as broad as high.
  expect(writingOf(0, '10:09', 500, 500).size).toBe(100)
  expect(writingOf(0, '3:42', 500, 500).size).toBe(125)
  expect(writingOf(6, '10:09', 10_000, 75).size).toBeCloseTo(100)
})

it('lets each reckon in its own way', () => {
  const who = (name: string) => CAST.findIndex((one) => one.name === name)
  const now = { hour: 10, minute: 9, month: 6, day: 24 }
  expect(reckoned(who('robot'), now)).toBe('1010:1001')
  expect(reckoned(who('mage'), now)).toBe('X ET IX')
  expect(reckoned(who('cook'), now)).toBe('HOUR IS 15% BAKED')
  expect(reckoned(who('astronaut'), now)).toBe('T MINUS 831 MINUTES')
  expect(reckoned(who('granny'), { ...now, hour: 15, minute: 42 })).toBe('FORTY TWO PAST THREE')
  expect(reckoned(who('vampire'), now)).toBe('11 HOURS TO SUNSET')
  expect(reckoned(who('vampire'), { ...now, hour: 23 })).toBe('6 HOURS TO SUNRISE')
  expect(reckoned(who('farmer'), now)).toBe('111 MINUTES TO LUNCH')
  expect(reckoned(who('alien'), now)).toBe('609 BLORPS TODAY')
  expect(reckoned(who('santa'), now)).toBe('184 SLEEPS TO GO')
  expect(reckoned(who('hero'), { ...now, hour: 1 })).toBe('1 CAT SAVED TODAY')
})

it('counts as the Romans did', () => {
  expect([0, 4, 19, 42, 59].map(inRoman)).toEqual(['NULLA', 'IV', 'XIX', 'XLII', 'LIX'])
})
