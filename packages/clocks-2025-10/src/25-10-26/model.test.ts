import { expect, it } from 'vitest'
import { changeInWords, changesFrom, hoursAround, nextChange } from './changes'
import { filledAt, planOf } from './model'

const utc = (text: string) => Date.parse(text)

it('finds the changes of four zones', () => {
  const from = utc('2025-09-01T00:00Z')
  expect(nextChange(from, 'Europe/Berlin')).toEqual({ at: utc('2025-10-26T01:00Z'), on: -60 })
  expect(nextChange(from, 'America/New_York')).toEqual({ at: utc('2025-11-02T06:00Z'), on: -60 })
  expect(nextChange(from, 'Australia/Sydney')).toEqual({ at: utc('2025-10-04T16:00Z'), on: 60 })
  expect(nextChange(from, 'Australia/Lord_Howe')).toEqual({ at: utc('2025-10-04T15:30Z'), on: 30 })
  expect(nextChange(from, 'Asia/Kolkata')).toBeUndefined()
  expect(changesFrom(from, 'UTC')).toEqual([])
})

it('says three of them in words', () => {
  const changes = changesFrom(utc('2025-09-01T00:00Z'), 'Europe/Berlin')
  expect(changes.map((change) => changeInWords(change, 'Europe/Berlin'))).toEqual([
    ['26 October 2025', '3:00 becomes 2:00'],
    ['29 March 2026', '2:00 becomes 3:00'],
    ['25 October 2026', '3:00 becomes 2:00'],
  ])
})

it('has two o’clock on two runs in the night of the change, and none in spring', () => {
  const hours = (text: string) => hoursAround(utc(text), 'Europe/Berlin')
  expect(hours('2025-10-26T00:30Z')).toEqual([1, 2, 2])
  expect(hours('2025-10-26T01:30Z')).toEqual([2, 2, 3])
  expect(hours('2025-03-30T01:10Z')).toEqual([1, 3, 4])
  expect(hours('2025-10-03T22:05Z')).toEqual([23, 0, 1])
})

it('falls back from right to left, and on an upright stage from top to bottom', () => {
  const wide = planOf(1280, 800)
  expect(wide.at(0, 0).x).toBeGreaterThan(wide.at(60, 0).x + 1000)
  expect(wide.at(0, 0).y).toBeLessThan(wide.at(60, 0).y)
  const tall = planOf(390, 844)
  expect(tall.at(60, 0).y).toBeGreaterThan(tall.at(0, 0).y + 700)
  expect(tall.at(0, 0).x).toBeLessThan(tall.at(60, 0).x)
})

it('keeps the hour on the stage, its edges as long as the hour', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { now, hour } = planOf(width, height)
    for (const { x, y } of now) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(height)
    }
    expect(Math.hypot(now[1]!.x - now[2]!.x, now[1]!.y - now[2]!.y)).toBeCloseTo(hour)
  }
})

it('has half of a minute filled after thirty seconds', () => {
  expect(filledAt(29)).toBe(0.5)
})
