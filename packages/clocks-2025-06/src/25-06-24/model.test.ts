import { expect, it } from 'vitest'
import { CAST, lengthOf, planOf, popAt, settingOf, thinkerAt, thoughtAt } from './model'
import { cloudOf } from './shapes'

const STAGES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [3840, 2160],
  [1024, 1024],
  [300, 300],
  [160, 90],
] as const

const thought = (name: string, hour: number, minute: number, hourCycle: 12 | 24 = 24) =>
  thoughtAt(
    CAST.findIndex(([who]) => who === name),
    hour,
    minute,
    hourCycle,
  )
    .map(({ number, words }) => `${number} ${words}`.trim())
    .join(' / ')

it('reckons from the hour that has struck, or to the next one', () => {
  expect(thought('bus', 10, 9)).toBe('MISSED THE / 10 O’CLOCK BUS / BY / 9 MINUTES')
  expect(thought('tea', 10, 9)).toBe('ONLY / 51 MINUTES / UNTIL MY / 11 O’CLOCK TEA')
  expect(thought('deadline', 23, 59)).toBe('DEADLINE AT / 0 O’CLOCK / IN NO MORE THAN / 1 MINUTE!')
  expect(thought('deadline', 23, 59, 12)).toBe('DEADLINE AT / 12 O’CLOCK / IN NO MORE THAN / 1 MINUTE!')
  expect(thought('late', 0, 1)).toBe('I WAS DUE AT / 0 O’CLOCK / AND AM / 1 MINUTE LATE')
  expect(thought('cat', 15, 0, 12)).toBe('CAT WENT OUT AT / 3 O’CLOCK / GONE FOR / 0 MINUTES')
})

it('names the hour and the minutes in every thought, and no other number', () => {
  for (const who of CAST.keys()) {
    const numbers = thoughtAt(who, 20, 13, 24).flatMap(({ number }) => (number ? [number] : []))
    expect([
      ['20', '13'],
      ['21', '47'],
      ['47', '21'],
    ]).toContainEqual(numbers)
  }
})

it('has twelve thinkers, who take turns', () => {
  expect(new Set(Array.from({ length: 12 }, (_, minute) => thinkerAt(29_000_000 + minute))).size).toBe(12)
  expect(thinkerAt(-1)).toBe(7)
})

it.each(STAGES)('keeps a whole balloon and its words on %i by %i', (width, height) => {
  const { balloon, figure, trail } = planOf(width, height)
  expect(balloon.left).toBeGreaterThan(0)
  expect(balloon.top).toBeGreaterThan(0)
  expect(balloon.left + balloon.width).toBeLessThan(width)
  expect(balloon.top + balloon.height).toBeLessThan(height)
  expect(figure.top + figure.height).toBeCloseTo(height, 5)
  for (const [x, y, radius] of trail) {
    expect(x + radius).toBeLessThan(width)
    expect(y + radius).toBeLessThan(height)
  }
  const [wide, high] = [balloon.width * 0.71, balloon.height * 0.73]
  for (const who of CAST.keys()) {
    const { rows, tall } = settingOf(thoughtAt(who, 22, 33, 24), wide, high)
    expect(tall).toBeLessThanOrEqual(high + 0.01)
    for (const { long } of rows) expect(long).toBeLessThanOrEqual(wide + 0.01)
    const sizes = rows.flatMap(({ number, size }) => (number ? [size] : []))
    expect(sizes[0]).toBe(sizes[1])
    expect(sizes[0]).toBeGreaterThan(Math.min(width, height) * 0.1)
  }
})

it('knows how long words are', () => {
  expect(lengthOf('10')).toBeCloseTo(0.79, 5)
  expect(lengthOf('TEA')).toBeCloseTo(1.13, 5)
})

it('draws a closed cloud of so many bumps', () => {
  const path = cloudOf(600, 400, 13, 30, 2.9)
  expect(path.match(/A/g)).toHaveLength(13)
  expect(path.endsWith('Z')).toBe(true)
})

it('pops up from nothing and ends as it is', () => {
  expect(popAt(0)).toBe(0)
  expect(popAt(1)).toBe(1)
  expect(popAt(2)).toBe(1)
})
