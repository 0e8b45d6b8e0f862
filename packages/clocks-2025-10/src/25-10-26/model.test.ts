import { expect, it } from 'vitest'
import { backOf, changesAfter, foldAt, hoursAround, minutesAround } from './model'

const at = (iso: string) => Date.parse(iso)
const summer = at('2025-07-01T12:00Z')
const said = (zone: string, count: number) =>
  changesAfter(summer, zone, count).map((change) => new Date(change.at).toISOString().slice(0, 16))

it('finds when the clocks of a zone are changed, to the minute', () => {
  expect(said('Europe/Berlin', 3)).toEqual(['2025-10-26T01:00', '2026-03-29T01:00', '2026-10-25T01:00'])
  expect(said('America/New_York', 1)).toEqual(['2025-11-02T06:00'])
  expect(said('Australia/Sydney', 2)).toEqual(['2025-10-04T16:00', '2026-04-04T16:00'])
})

it('knows by how much, and from what to what', () => {
  expect(changesAfter(summer, 'Europe/Berlin', 2)).toMatchObject([
    { by: -60, from: 180, to: 120 },
    { by: 60, from: 120, to: 180 },
  ])
  expect(changesAfter(summer, 'Australia/Lord_Howe', 1)).toMatchObject([{ by: 30, from: 120, to: 150 }])
})

it('finds no change where clocks are left alone', () => {
  expect(changesAfter(summer, 'Asia/Kolkata', 3)).toEqual([])
  expect(changesAfter(summer, 'UTC', 3)).toEqual([])
})

it('finds the change that is a second away, and not the one that was just now', () => {
  const change = at('2025-10-26T01:00Z')
  expect(changesAfter(change - 1000, 'Europe/Berlin', 1)[0]!.at).toBe(change)
  expect(changesAfter(change, 'Europe/Berlin', 1)[0]!.at).toBe(at('2026-03-29T01:00Z'))
})

it('prints the next three changes on the back', () => {
  expect(backOf({ epochMs: summer, timeZone: 'Europe/Berlin' }, 24)).toEqual([
    'In Berlin',
    '26 Oct: 2:00 comes twice',
    '29 Mar: 2:00 is skipped',
    '25 Oct: 2:00 comes twice',
  ])
})

it('prints whose clocks are changed next where they never are', () => {
  expect(backOf({ epochMs: summer, timeZone: 'Asia/Kolkata' }, 24)).toEqual([
    'Kolkata leaves its clocks alone',
    'Sydney skips 2:00, 5 Oct',
    'Berlin has 2:00 twice, 26 Oct',
    'New York has 1:00 twice, 2 Nov',
  ])
})

const hours = (iso: string, timeZone: string) =>
  hoursAround({ epochMs: at(iso), timeZone }, 24).map(({ text, again }) => (again ? `${text} again` : text))

it('has an hour twice in the night in which it comes twice, and not at all in the one that skips it', () => {
  expect(hours('2025-10-26T01:30Z', 'Europe/Berlin')).toEqual(['1', '2', '2 again', '3', '4'])
  expect(hours('2026-03-29T01:30Z', 'Europe/Berlin')).toEqual(['0', '1', '3', '4', '5'])
  expect(hours('2025-10-26T00:09Z', 'UTC')).toEqual(['22', '23', '0', '1', '2'])
  expect(hoursAround({ epochMs: at('2025-10-26T15:42Z'), timeZone: 'UTC' }, 12)[2]!.text).toBe('3')
})

it('has the minutes before and after in two figures', () => {
  expect(minutesAround(0)).toEqual(['58', '59', '00', '01', '02'])
  expect(minutesAround(42)[2]).toBe('42')
})

it('folds a ribbon of one breadth that stays on the stage, with room for its back', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const) {
    const { broad, fall, back, upper, lower, lines } = foldAt(width, height, 15)
    const [one, other, , last] = back
    // The cross product over the length of one side is how far the sides are apart.
    const along = { x: last!.x - one!.x, y: last!.y - one!.y }
    const across = { x: other!.x - one!.x, y: other!.y - one!.y }
    const apart = Math.abs(along.x * across.y - along.y * across.x) / Math.hypot(along.x, along.y)
    expect(apart / broad).toBeCloseTo(1, 3)
    expect(fall).toBeGreaterThan(0)
    expect(Math.max(...upper.map(({ x }) => x))).toBeLessThan(width)
    expect(Math.min(...lower.map(({ x }) => x))).toBeGreaterThan(0)
    expect(lines).toBeGreaterThan(2)
  }
})
