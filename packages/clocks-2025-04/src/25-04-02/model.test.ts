import { describe, expect, it } from 'vitest'
import {
  analemma,
  hourAngleAt,
  hourRank,
  keeperOf,
  longitudeLabel,
  mercatorHours,
  minuteRank,
  placeOf,
  sunAt,
  wallMeridian,
  wrapLongitude,
} from './model'

const utc = (text: string) => Date.parse(`${text}Z`)

describe('the sun', () => {
  // Equinoxes and solstices of 2025 as published by the US Naval Observatory.
  it.each([
    ['2025-03-20T09:01', 0],
    ['2025-06-21T02:42', 23.44],
    ['2025-09-22T18:19', 0],
    ['2025-12-21T15:03', -23.44],
  ])('stands at %s over latitude %f', (moment, latitude) => {
    expect(Math.abs(sunAt(utc(moment)).declination - latitude)).toBeLessThan(0.01)
  })

  it("agrees with Meeus's examples 25.a and 28.a, 1992 October 13.0", () => {
    const sun = sunAt(utc('1992-10-13T00:00'))
    expect(Math.abs(sun.declination - -7.785)).toBeLessThan(0.01)
    expect(Math.abs(sun.equationOfTime - (13 + 42.6 / 60))).toBeLessThan(0.05)
  })

  // Apparent geocentric places from astronomy-engine 2.1.19, an independent ephemeris.
  it.each([
    ['2025-02-11T12:00', -13.8465, 3.547, -14.188],
    ['2025-04-02T10:00', 5.0997, 30.875, -3.499],
    ['2025-05-14T06:00', 18.6976, 89.082, 3.673],
    ['2025-07-26T00:00', 19.4213, -178.359, -6.565],
    ['2025-11-03T12:00', -15.2269, -4.109, 16.435],
  ])('at %s is overhead at %f° N, %f° E, %f minutes ahead', (moment, latitude, longitude, minutes) => {
    const sun = sunAt(utc(moment))
    expect(Math.abs(sun.declination - latitude)).toBeLessThan(0.01)
    expect(Math.abs(sun.noonLongitude - longitude)).toBeLessThan(0.03)
    expect(Math.abs(sun.equationOfTime - minutes)).toBeLessThan(0.1)
  })

  it('comes back to its place on the figure of eight after a year', () => {
    const points = analemma(utc('2025-04-02T00:00'))
    expect(points).toHaveLength(73)
    expect(points[0]![0]).toBeCloseTo(0.058, 2)
    expect(points[0]![1]).toBeCloseTo(-0.342, 2)
    const lowest = Math.max(...points.map(([, down]) => down))
    expect(lowest).toBeCloseTo(1.608, 2)
  })
})

describe('the meridian of a wall clock', () => {
  const noon = utc('2025-04-02T12:00')
  it.each([
    ['Greenwich', 12 * 3600, 0],
    ['Berlin in summer', 14 * 3600, 30],
    ['Kolkata', 17.5 * 3600, 82.5],
    ['New York in summer', 8 * 3600, -60],
    ['Auckland in winter, when it is past midnight', 0, -180],
    ['Kiritimati, fourteen hours ahead', 2 * 3600, -150],
  ])('of %s', (_, secondsOfDay, longitude) => expect(wallMeridian(noon, secondsOfDay)).toBe(longitude))

  it('does not waver within a minute', () => {
    expect(wallMeridian(noon + 59_999, 14 * 3600 + 59.999)).toBe(30)
  })
})

describe('the chart', () => {
  // Mercator's parts: ln(1 + √2) radians at 45°, ln(2 + √3) at 60°; a radian of longitude is 12/π hours.
  it('spreads the latitudes as Mercator does', () => {
    expect(mercatorHours(0)).toBe(0)
    expect(mercatorHours(45)).toBeCloseTo(3.3666, 4)
    expect(mercatorHours(-60)).toBeCloseTo(-5.0304, 4)
  })

  it('brings longitudes home', () => {
    expect([190, -190, 180, -180, 540.5].map(wrapLongitude)).toEqual([-170, 170, -180, -180, -179.5])
  })

  it('writes longitudes as an atlas does', () => {
    expect([0, 30, -60, 82.5, -180, 0.25].map(longitudeLabel)).toEqual([
      '0°',
      '30° E',
      '60° W',
      '82°30′ E',
      '180°',
      '0°15′ E',
    ])
  })

  it('says whose time the wire keeps, not where it runs', () => {
    expect(['Europe/Berlin', 'America/New_York', 'UTC'].map(keeperOf)).toEqual([
      'Berlin time',
      'New York time',
      'UTC',
    ])
  })

  it('names the place from the zone', () => {
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
    expect(placeOf('UTC')).toBe('UTC')
  })
})

describe('the hour angle', () => {
  // Half of the day's length from the US Naval Observatory's tables is of the sun's upper edge, refracted: -0.833°.
  it('is half of the day at sunrise and sunset', () => {
    expect(hourAngleAt(0, 0, 0)).toBeCloseTo(90)
    // Greenwich at the summer solstice: the sun is up for 16 h 38 min.
    expect(hourAngleAt(-0.833, 51.48, 23.44) / 7.5).toBeCloseTo(16.63, 1)
    expect(hourAngleAt(-0.833, 51.48, -23.44) / 7.5).toBeCloseTo(7.83, 1)
  })

  it('has no end within the polar circles', () => {
    expect(hourAngleAt(0, 80, 23.44)).toBe(180)
    expect(hourAngleAt(0, 80, -23.44)).toBe(0)
  })
})

describe('the figures at the wire', () => {
  it('set off the hour it is, and turn down the one to come in the last quarter', () => {
    const ranks = (minute: number) => [21, 22, 23, 24, 25].map((value) => hourRank(value, 23, minute))
    expect(ranks(10)).toEqual(['minor', 'beside', 'current', 'beside', 'minor'])
    expect(ranks(44)[3]).toBe('beside')
    expect(ranks(45)[3]).toBe('next')
    expect(ranks(59)).toEqual(['minor', 'beside', 'current', 'next', 'minor'])
  })

  it('have one current hour and one next about the whole day', () => {
    const day = Array.from({ length: 49 }, (_, index) => hourRank(index - 12, 0, 59))
    expect(day.filter((rank) => rank === 'current')).toHaveLength(1)
    expect(day.filter((rank) => rank === 'next')).toHaveLength(1)
  })

  it('make small the five next to the current minute', () => {
    expect([5, 8, 9, 10, 15].map((value) => minuteRank(value, 9))).toEqual([
      'major',
      'minor',
      'current',
      'minor',
      'major',
    ])
    expect([55, 59, 60].map((value) => minuteRank(value, 59))).toEqual(['major', 'current', 'minor'])
    expect([9, 10, 11].map((value) => minuteRank(value, 10))).toEqual(['minor', 'current', 'minor'])
  })
})
