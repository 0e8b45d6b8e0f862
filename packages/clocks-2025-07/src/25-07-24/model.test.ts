import { expect, it } from 'vitest'
import { dialOf, handsAt, handsOf, hourRay, INNER, partOf, RAYS, shownOn, struck } from './model'

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [844, 390],
  [300, 300],
])('has two rings of gold about the dial and faces in every corner at %i × %i', (width, height) => {
  const { rings, hub } = dialOf(width, height)
  const [rim, beyond, last] = [rings[INNER]!, rings[INNER + 1]!, rings.at(-1)!]
  expect(hub).toBeLessThan(rings[0]!.out)
  expect(beyond.out + beyond.face).toBeLessThanOrEqual(Math.min(width, height) / 2)
  expect(last.out + last.face).toBeGreaterThan(Math.hypot(width, height) / 2 - last.face)
  expect(rim.out + rim.face).toBeCloseTo(beyond.out - beyond.face)
})

it('lays the hour’s hand along one ray of sixty, five from hour to hour', () => {
  expect([hourRay(0, 0), hourRay(3, 0), hourRay(10, 9), hourRay(15, 42), hourRay(23, 59)]).toEqual([
    0, 15, 50, 18, 59,
  ])
})

it('has a red hand for the minute up to the rim, a black wedge for the hour, and a mark every five minutes', () => {
  expect(partOf(0, 9, 10, 9)).toBe('minute')
  expect(partOf(INNER, 9, 10, 9)).toBe('minute')
  expect(partOf(INNER + 1, 9, 10, 9)).toBe('gold')
  expect([49, 50, 51].map((ray) => partOf(0, ray, 10, 9))).toEqual(['hour', 'hour', 'hour'])
  expect([48, 52].map((ray) => partOf(0, ray, 10, 9))).toEqual(['light', 'light'])
  expect(partOf(INNER - 1, 50, 10, 9)).toBe('light')
  expect([0, 1, 5, 59].map((ray) => partOf(INNER, ray, 10, 9))).toEqual(['five', 'one', 'five', 'one'])
  expect([0, 1, 2, 3, 4, 5].map((ray) => partOf(INNER + 1, ray, 10, 9))).toEqual([
    'mark',
    'amber',
    'gold',
    'amber',
    'gold',
    'mark',
  ])
})

it('tells every minute of half a day apart', () => {
  const seen = new Set<string>()
  for (let minute = 0; minute < 720; minute++)
    seen.add(
      Array.from({ length: RAYS }, (_, ray) =>
        [0, INNER].map((ring) => partOf(ring, ray, Math.floor(minute / 60), minute % 60)),
      ).join(),
    )
  expect(seen.size).toBe(720)
})

it('knows each ray that a hand lies along once', () => {
  for (let minute = 0; minute < 720; minute++) {
    const [hour, past] = [Math.floor(minute / 60), minute % 60]
    const rays = Array.from({ length: RAYS }, (_, ray) => ray).filter(
      (ray) => partOf(0, ray, hour, past) !== 'light',
    )
    expect(handsAt(hour, past).sort((a, b) => a - b)).toEqual(rays)
  }
})

it('never lets a face come within a quarter of an hour of the truth, nor when it strikes', () => {
  for (let minute = 0; minute < 1440; minute += 7)
    for (const ray of [0, 15, minute % RAYS])
      for (const liked of shownOn('', ray, 24, minute))
        for (const shown of [liked, struck(liked, minute)])
          for (const second of [0, 59]) {
            const wrong = Math.abs(shown * 1800 - ((minute * 60 + second) % 43_200))
            expect(Math.min(wrong, 43_200 - wrong)).toBeGreaterThanOrEqual(900)
          }
})

it('shows the hour of their place on the rim, but not while that is right', () => {
  expect(shownOn('a', 15, 20, 600)[INNER]).toBe(6)
  expect(shownOn('a', 15, 20, 180)[INNER]).toBe(7)
})

it('has hands as the set draws them: at half past ten the short one points at ten', () => {
  expect(handsOf(6)).toEqual({ hour: 0.25, minute: 0 })
  expect(handsOf(21)).toEqual({ hour: 10 / 12, minute: 0.5 })
})
