import { expect, it } from 'vitest'
import {
  AIRPORTS,
  destinationAt,
  hopOf,
  kilometres,
  lengthOf,
  listOf,
  msTo,
  planOf,
  probesAt,
  routeLength,
  STRAIGHT,
  traceAt,
} from './model'

const airport = (code: string) => AIRPORTS.find((each) => each.code === code)!

it('knows how far airports are apart', () => {
  // By the haversine formula, worked out apart from this, on a ball of 6371 km: 2039 and 3288.
  expect(airport('AMS').far).toBeLessThan(1)
  expect(Math.abs(airport('KEF').far - 2039)).toBeLessThan(2)
  expect(Math.abs(airport('CAI').far - 3288)).toBeLessThan(2)
  expect(kilometres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(10007.5, 0)
})

it('counts hops as hours, midnight last', () => {
  expect(hopOf(10, 24)).toBe(10)
  expect(hopOf(0, 24)).toBe(24)
  expect(hopOf(0, 12)).toBe(12)
  expect(hopOf(15, 12)).toBe(3)
})

it('has an airport for each minute, and it is as far as its milliseconds', () => {
  for (let hour = 0; hour < 24; hour++)
    for (let minute = 0; minute < 60; minute++) expect(msTo(destinationAt(hour, minute))).toBe(minute)
  expect(destinationAt(4, 0).code).toBe('AMS')
})

it('never is faster than light in glass, and never goes back in time', () => {
  for (const [hour, minute] of [
    [10, 9],
    [15, 42],
    [0, 0],
    [23, 59],
    [1, 30],
    [7, 3],
  ] as const) {
    const trace = traceAt(hour, minute, 24)
    expect(trace).toHaveLength(hour || 24)
    expect(trace.at(-1)).toMatchObject({ number: hour || 24, ms: minute })
    let before = 0
    for (const { airport: at, ms } of trace.slice(0, -1)) {
      expect(at.far).toBeLessThanOrEqual(STRAIGHT * ms + 1)
      expect(ms).toBeGreaterThanOrEqual(before)
      before = ms
    }
    expect(before).toBeLessThan(minute + 0.6)
  }
})

it('hears from sixty probes a minute, within a millisecond of one another', () => {
  const probes = probesAt(10, 9)
  expect(probes).toHaveLength(60)
  expect(Math.min(...probes)).toBe(0)
  expect(Math.max(...probes)).toBe(9)
  expect(probesAt(10, 9)).toEqual(probes)
})

it('fits the last hop on the tag', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [1024, 1024],
    [300, 300],
    [160, 90],
  ] as const)
    for (let hour = 0; hour < 24; hour++) {
      const last = traceAt(hour, 59 - hour, 24).at(-1)!
      const plan = planOf(width, height, last)
      const { left, size, top } = plan.route
      const long = plan.route.stacked
        ? lengthOf(last.airport.code)
        : routeLength(last.number, last.airport.code)
      expect(left + long * size).toBeLessThanOrEqual(width - plan.margin + 0.01)
      expect(plan.delay.size).toBeGreaterThan(size)
      expect(top).toBeGreaterThan(plan.top)
      expect(listOf(23, plan.list.height, Math.min(width, height)).shown).toBeGreaterThan(0)
    }
})
