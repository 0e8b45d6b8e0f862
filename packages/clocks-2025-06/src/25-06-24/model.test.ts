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
  tailOf,
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

it.each(STAGES)('is a crowd of large heads, each another, to the lower edge of %i by %i', (width, height) => {
  const { seats, back, size, pitch } = crowdOf(width, height)
  expect(seats.length).toBeGreaterThan(back)
  expect(seats.length).toBeLessThanOrEqual(CAST.length)
  expect(size).toBeGreaterThan(Math.min(width, height) * 0.35)
  expect(size).toBeGreaterThan(pitch * 0.8)
  expect(seats.at(-1)!.y + size).toBeGreaterThan(height)
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
    const others = [...Array(crowd.back).keys()].filter((seat) => seat !== knower)
    const thoughts = others.map((seat) => thoughtAt(crowd, seat, x, width)).filter((place) => place)
    expect(thoughts.length).toBeGreaterThan(0)
    for (const place of thoughts) {
      expect(place!.size).toBeGreaterThan(0)
      expect(place!.x - place!.size / 2).toBeGreaterThanOrEqual(0)
      expect(place!.x + place!.size / 2).toBeLessThanOrEqual(width)
    }
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

it('leads from a balloon to a head in rounds that grow smaller', () => {
  const tail = tailOf([0, 0], [0, 100], 200)
  expect(tail).toHaveLength(3)
  expect(tail[0]![2]).toBeGreaterThan(tail[2]![2])
  expect(tail[2]![1]).toBeLessThan(100)
})

it('writes as large as the balloon allows, a little broader or narrower', () => {
  // The robot's signs are all as broad as high.
  expect(writingOf(0, '10:09', 500, 88)).toMatchObject({ size: 100, broader: 1 })
  expect(writingOf(0, '10:09', 400, 88)).toMatchObject({ size: 100, broader: 0.8 })
  expect(writingOf(0, '3:42', 10_000, 88)).toMatchObject({ size: 100, broader: 1.25 })
  expect(writingOf(0, '10:09', 360, 500).size).toBeCloseTo(100)
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
