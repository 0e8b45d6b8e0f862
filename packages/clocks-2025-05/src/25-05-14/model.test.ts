import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { COASTS, PORTS, vectorOf } from './land'
import {
  aloftAt,
  alongCircle,
  circleThrough,
  distanceOf,
  gateAt,
  hereName,
  hourFigure,
  middleAt,
  platesAt,
  viewFrom,
} from './model'

const port = (code: string) => PORTS.find((known) => known.code === code)!.at

describe('great circles', () => {
  // Great-circle distances as airlines and the Great Circle Mapper give them: 5,540 km and 12,050 km.
  it('are 5540 km from New York to London and 12050 km from Los Angeles to Sydney', () => {
    expect(Math.abs(distanceOf(port('JFK'), port('LHR')) - 5540)).toBeLessThan(15)
    expect(Math.abs(distanceOf(port('LAX'), port('SYD')) - 12050)).toBeLessThan(25)
  })
  it('pass through both places', () => {
    const circle = circleThrough(port('JFK'), port('LHR'))
    const angle = distanceOf(port('JFK'), port('LHR')) / 6371.0088
    for (const axis of [0, 1, 2]) expect(alongCircle(circle, angle)[axis]).toBeCloseTo(port('LHR')[axis]!, 9)
  })
  it('lead from New York to London over Newfoundland, further north than either', () => {
    const circle = circleThrough(vectorOf(40.6, -73.8), vectorOf(51.5, -0.5))
    const middle = alongCircle(circle, 5540 / 6371 / 2)
    expect((Math.asin(middle[2]) * 180) / Math.PI).toBeCloseTo(52.4, 0)
  })
})

describe('the globe', () => {
  it('shows the middle nearest, east on the right, north above', () => {
    const view = viewFrom(20, 0)
    expect(view(vectorOf(0, 20)).map((part) => Math.round(part * 1e6) / 1e6 + 0)).toEqual([0, 0, 1])
    expect(view(vectorOf(0, 110))[0]).toBeCloseTo(1)
    expect(view(vectorOf(90, 0))[1]).toBeCloseTo(-1)
    expect(view(vectorOf(0, 200))[2]).toBeCloseTo(-1)
  })
  it('turns eastwards once a minute', () => {
    expect(middleAt(0) - middleAt(60)).toBe(360)
    expect(middleAt(15)).toBe(-80)
  })
  it('has sixty airports and the coasts of the continents', () => {
    expect(PORTS).toHaveLength(60)
    expect(new Set(PORTS.map(({ code }) => code)).size).toBe(60)
    expect(COASTS).toHaveLength(33)
  })
})

describe('the flights', () => {
  it('land one a minute: at 42 minutes 18 are left', () => {
    expect(aloftAt(0)).toHaveLength(60)
    expect(aloftAt(59.9)).toHaveLength(60)
    expect(aloftAt(60).map(({ gate }) => gate)[0]).toBe(2)
    expect(aloftAt(42 * 60 + 7)).toHaveLength(18)
    expect(aloftAt(3599.9).map(({ gate }) => gate)).toEqual([60])
  })
  it('begin to land seven seconds before their minute', () => {
    expect(aloftAt(52.9)[0]!.landing).toBe(0)
    expect(aloftAt(56.5)[0]!.landing).toBeCloseTo(0.5)
    expect(aloftAt(56.5)[1]!.landing).toBe(0)
  })
  it('all leave on the hour', () => {
    expect(aloftAt(1.7).every(({ departure }) => departure === 0.5)).toBe(true)
    expect(aloftAt(3.4).every(({ departure }) => departure === 1)).toBe(true)
  })
  it('have gates clockwise from the top', () => {
    expect(gateAt(15)[0]).toBeCloseTo(1)
    expect(gateAt(30)[1]).toBeCloseTo(1)
    expect(gateAt(60)[1]).toBeCloseTo(-1)
  })
})

describe('the plates', () => {
  it('step two hours eastwards from here', () => {
    const noon = timeAt(Date.UTC(2025, 4, 14, 12, 0), 'UTC')
    expect(platesAt(noon).map(({ hour }) => hour)).toEqual([14, 16, 18, 20, 22, 0, 2, 4, 6, 8, 10])
    expect(platesAt(noon).map(({ name }) => name)).toEqual([
      'Paris',
      'Dubai',
      'Dhaka',
      'Hong Kong',
      'Sydney',
      'Auckland',
      'Honolulu',
      'Anchorage',
      'Mexico City',
      'New York',
      'Noronha',
    ])
  })
  it('are found in every zone and season', () => {
    for (const zone of [
      'UTC',
      'Asia/Kolkata',
      'America/New_York',
      'Europe/Paris',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
    ])
      for (const month of [0, 3, 6, 9])
        expect(platesAt(timeAt(Date.UTC(2025, month, 14, 12, 30), zone))).toHaveLength(11)
  })
})

describe('names and figures', () => {
  it('are those of the host', () => {
    expect(hereName('America/New_York')).toBe('New York')
    expect(hereName('UTC')).toBe('UTC')
    expect([0, 9, 12, 15].map((hour) => hourFigure(hour, 24))).toEqual(['00', '09', '12', '15'])
    expect([0, 9, 12, 15].map((hour) => hourFigure(hour, 12))).toEqual(['12', '9', '12', '3'])
  })
})
