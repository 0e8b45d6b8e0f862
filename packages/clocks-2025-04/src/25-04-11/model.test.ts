import { describe, expect, it, test } from 'vitest'
import { headingOf, layoutOf, lineOf, moodOf, placeOf, wipedAt, writtenAt, writtenOf } from './model'

test('the heading says each of the twenty-four hours in its own words', () => {
  expect([0, 4, 10, 12, 15, 18, 23].map(headingOf)).toEqual([
    'Twelve at night',
    'Four at night',
    'Ten in the morning',
    'Twelve noon',
    'Three in the afternoon',
    'Six in the evening',
    'Eleven at night',
  ])
  expect(new Set(Array.from({ length: 24 }, (_, hour) => headingOf(hour))).size).toBe(24)
})

describe('the line of a minute', () => {
  it('is begun on the stroke and whole in the last second', () => {
    expect(writtenAt(0, 0)).toBe(0)
    expect(writtenAt(30, 0)).toBe(0.5)
    expect(writtenAt(59, 260)).toBe(1)
  })
})

test('the board is wiped in the last moment of an hour', () => {
  expect(wipedAt(58, 59, 900)).toBe(0)
  expect(wipedAt(59, 59, 500)).toBe(0)
  expect(wipedAt(59, 59, 775)).toBeCloseTo(0.5)
  expect(wipedAt(59, 59, 1000)).toBe(1)
})

describe('the hand', () => {
  it('never writes a line twice alike', () => {
    expect(lineOf('seed', 10, 9)).toEqual(lineOf('seed', 10, 9))
    expect(lineOf('seed', 10, 9)).not.toEqual(lineOf('seed', 10, 10))
  })
  it('keeps within its line on every minute of a day', () => {
    for (let at = 0; at < 1440; at++) {
      const points = lineOf('25-04-11', Math.floor(at / 60), at % 60).flatMap((stroke) => stroke.points)
      const [across, down] = [0, 1].map((odd) => points.filter((_, index) => index % 2 === odd)) as [
        number[],
        number[],
      ]
      expect(Math.min(...across)).toBeGreaterThan(0.1)
      expect(Math.max(...across)).toBeLessThan(8)
      expect(Math.min(...down)).toBeGreaterThan(-1)
      expect(Math.max(...down)).toBeLessThan(0.3)
    }
  })
  it('writes stroke by stroke', () => {
    const line = [
      { points: [0, 0, 1, 0], wide: 1, pressed: 1 },
      { points: [2, 0, 2, 1, 3, 1], wide: 1, pressed: 1 },
    ]
    expect(writtenOf(line, 0).strokes).toHaveLength(1)
    expect(writtenOf(line, 0.5)).toMatchObject({ x: 2, y: 0.5 })
    expect(writtenOf(line, 1)).toEqual({ strokes: line, x: 3, y: 1 })
  })
})

test('a hand that is tired leans more', () => {
  const leaning = (from: number) =>
    Math.max(...Array.from({ length: 20 }, (_, line) => Math.abs(moodOf('seed', 9, from + line).slant)))
  expect(leaning(40)).toBeGreaterThan(leaning(0))
})

describe('sixty lines fill the board', () => {
  it('a quarter of an hour to a column, a third, or a half', () =>
    expect(
      [layoutOf(1280, 800), layoutOf(300, 300), layoutOf(390, 844)].map(({ columns }) => columns),
    ).toEqual([4, 3, 2]))
  it('by twos, where it is tall', () => {
    const layout = layoutOf(390, 844)
    expect(placeOf(layout, 1).y).toBe(placeOf(layout, 0).y)
    expect(placeOf(layout, 2).x).toBe(placeOf(layout, 0).x)
  })
  it('else down one column and then the next', () => {
    const layout = layoutOf(1280, 800)
    expect(placeOf(layout, 14).x).toBe(placeOf(layout, 0).x)
    expect(placeOf(layout, 15).y).toBe(placeOf(layout, 0).y)
    expect(placeOf(layout, 15).x).toBeCloseTo(placeOf(layout, 0).x + layout.across)
    expect(placeOf(layout, 59).y).toBeLessThan(800)
  })
})
