import { expect, it } from 'vitest'
import { CAST, figuresAt, lengthOf, parted, planOf, popAt, ROOM, settingOf, thinkerAt } from './model'
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

it('thinks the time in figures', () => {
  expect(figuresAt(0, 2, 24)).toBe('0:02')
  expect(figuresAt(0, 2, 12)).toBe('12:02')
  expect(figuresAt(10, 9, 24)).toBe('10:09')
  expect(figuresAt(15, 42, 24)).toBe('15:42')
  expect(figuresAt(15, 42, 12)).toBe('3:42')
  expect(figuresAt(23, 59, 24)).toBe('23:59')
})

it('has no other figures in a thought', () => {
  for (const [, words] of CAST) expect(words).toMatch(/^[A-Z’?! ]+$/)
})

it('has eleven thinkers, who take turns', () => {
  expect(new Set(Array.from({ length: 11 }, (_, minute) => thinkerAt(29_000_000 + minute))).size).toBe(11)
  expect(thinkerAt(1)).toBe(5)
  expect(thinkerAt(-1)).toBe(6)
})

it('parts words into lines of like length', () => {
  expect(parted(['AND', 'THE', 'CAT', 'HAS', 'NOT', 'PHONED'], 2)).toEqual(['AND THE CAT', 'HAS NOT PHONED'])
})

it.each(STAGES)('keeps a whole balloon and its block on %i by %i, the time the largest', (width, height) => {
  const { balloon, trail } = planOf(width, height)
  expect(balloon.left).toBeGreaterThan(0)
  expect(balloon.top).toBeGreaterThan(0)
  expect(balloon.left + balloon.width).toBeLessThan(width)
  expect(balloon.top + balloon.height).toBeLessThan(height)
  for (const [x, y, radius] of trail) {
    expect(x + radius).toBeLessThan(width)
    expect(y - radius).toBeGreaterThan(0)
  }
  for (const [, words] of CAST) {
    const [wide, high] = [balloon.width * ROOM[0], balloon.height * ROOM[1]]
    const { rows, width: block, tall } = settingOf('20:34', words, wide, high)
    expect(block).toBeLessThanOrEqual(wide + 0.01)
    expect(tall).toBeLessThanOrEqual(high + 0.01)
    expect(block).toBeGreaterThan(wide * 0.6)
    for (const { text, size } of rows) expect(lengthOf(text) * size).toBeCloseTo(block, 3)
    expect(Math.max(...rows.slice(1).map(({ size }) => size))).toBeLessThan(rows[0]!.size)
  }
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
