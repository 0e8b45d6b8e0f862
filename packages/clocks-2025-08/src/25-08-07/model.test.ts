import { expect, it } from 'vitest'
import { FOUNTS, joltAt, lengthOf, posterOf, rewardAt, shotsAt, starAt } from './model'

it('offers the hour in dollars and the minute in cents', () => {
  expect(rewardAt(10, 9, 24)).toEqual(['$10', '.09'])
  expect(rewardAt(15, 42, 12)).toEqual(['$3', '.42'])
  expect(rewardAt(0, 0, 24)).toEqual(['$0', '.00'])
  expect(rewardAt(0, 0, 12)).toEqual(['$12', '.00'])
})

it('knows how long its lines are', () => {
  expect(lengthOf('figures', '$10.09')).toBeCloseTo(3.686)
  expect(lengthOf('wanted', 'WANTED')).toBe(3.766)
})

it('keeps all lines within the margins of any sheet, and none over another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [320, 320],
    [844, 390],
  ] as const)
    for (const reward of [rewardAt(1, 11, 24), rewardAt(20, 40, 24)]) {
      const { sorts, star } = posterOf(width, height, reward)
      for (const { fount, text, x, y, across, up } of sorts) {
        expect(x).toBeGreaterThan(5)
        expect(x + across * lengthOf(fount, text)).toBeLessThan(width - 5)
        expect(y).toBeLessThan(height - 5)
        expect(up * FOUNTS[fount].high).toBeGreaterThan(8)
      }
      expect(star.radius).toBeGreaterThan(20)
    }
})

it('fires at each quarter, and takes the sheet down at the hour', () => {
  expect([0, 14, 15, 30, 45, 59].map(shotsAt)).toEqual([0, 0, 1, 2, 3, 3])
  expect(joltAt(15, 0, 0)).toBeGreaterThan(0)
  expect(joltAt(0, 0, 0)).toBe(0)
  expect(joltAt(15, 0, 400)).toBe(0)
})

it('shoots at the places of the quarters on a clock', () => {
  const { ring, star, holes } = posterOf(1280, 800, ['$15', '.42'])
  expect(holes.map(({ x, y }) => [(x - ring.x) / ring.radius, (y - ring.y) / ring.radius])).toEqual([
    [expect.closeTo(1), expect.closeTo(0)],
    [expect.closeTo(0), expect.closeTo(1)],
    [expect.closeTo(-1), expect.closeTo(0)],
  ])
  expect(star.radius).toBeLessThan(ring.radius)
})

it('turns the star by six degrees a second', () => {
  expect(starAt(15, 1)).toBe(90)
  expect(starAt(0, 0)).toBe(-6)
})
