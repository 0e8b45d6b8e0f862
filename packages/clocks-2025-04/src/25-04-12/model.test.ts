import { describe, expect, it } from 'vitest'
import {
  crosses,
  directionTo,
  exposePlate,
  GALAXY,
  greenwichSiderealTime,
  hoursOf,
  inkedAt,
  join,
  julianDay,
  layoutAt,
  meridianOf,
  type Placed,
  precess,
  project,
  pushedAt,
  returnedAt,
  tick,
  unpackStars,
} from './model'

/** Degrees from hours, minutes and seconds. */
const hours = (hour: number, minute: number, second: number) => (hour + minute / 60 + second / 3600) * 15

const moment = (iso: string, ahead: number) => {
  const epochMs = Date.parse(iso)
  return { epochMs, secondsOfDay: ((epochMs / 1000 + ahead * 3600) % 86_400) + 0 }
}

describe('sidereal time', () => {
  // Jean Meeus, Astronomical Algorithms, 2nd edition, examples 12.a and 12.b.
  it('agrees with the worked examples of Meeus', () => {
    expect(greenwichSiderealTime(Date.parse('1987-04-10T00:00:00Z'))).toBeCloseTo(hours(13, 10, 46.3668), 4)
    expect(greenwichSiderealTime(Date.parse('1987-04-10T19:21:00Z'))).toBeCloseTo(hours(8, 34, 57.0896), 4)
  })

  it('is written as hours and minutes', () => {
    expect(hoursOf(279.2347)).toBe('18h 36m')
    expect(hoursOf(-0.25)).toBe('23h 59m')
  })

  // Meeus, example 7.a and the table beside it.
  it('counts Julian days', () => {
    expect(julianDay(Date.parse('2000-01-01T12:00:00Z'))).toBe(2_451_545)
    expect(julianDay(Date.parse('1987-06-19T12:00:00Z'))).toBe(2_446_966)
  })
})

describe('the turning of the heavens', () => {
  // Meeus, example 21.b: theta Persei, its proper motion applied, on 2028 November 13.19.
  it('carries theta Persei where Meeus works it out to be', () => {
    const star = { rightAscension: 41.054063, declination: 49.22775, magnitude: 4 }
    const [moved] = precess([star], Date.parse('2028-11-13T04:33:36Z'))
    expect(moved!.rightAscension).toBeCloseTo(41.547214, 5)
    expect(moved!.declination).toBeCloseTo(49.348483, 5)
  })

  // Hipparcos Catalogue, volume 1: galactic pole; centre of the Galaxy at 17h 45.6m, -28.94 degrees.
  it('has the Milky Way where it is', () => {
    const [centre, quarter, pole] = GALAXY
    expect(pole!.declination).toBeCloseTo(27.128, 3)
    expect(centre!.rightAscension).toBeCloseTo(266.405, 2)
    expect(centre!.declination).toBeCloseTo(-28.936, 2)
    const [along, aside, above] = [centre!, quarter!, pole!].map((place) => directionTo(place, 0))
    const across = (one: readonly number[], other: readonly number[]) =>
      one.reduce((sum, part, index) => sum + part * other[index]!, 0)
    expect([across(along!, aside!), across(aside!, above!), across(above!, along!)].map(Math.abs)).toEqual([
      expect.closeTo(0, 5),
      expect.closeTo(0, 5),
      expect.closeTo(0, 5),
    ])
  })
})

describe('the meridian', () => {
  it('is that of the zone, whose clocks go by standard time', () => {
    expect(meridianOf(moment('2025-01-10T09:30:00Z', 1), moment('2025-07-11T09:30:00Z', 2))).toBeCloseTo(
      15,
      9,
    )
    expect(meridianOf(moment('2025-01-10T09:30:00Z', -5), moment('2025-07-11T09:30:00Z', -4))).toBeCloseTo(
      285,
      9,
    )
  })

  it('stays where it is while summer time is kept, north or south', () => {
    expect(meridianOf(moment('2025-07-11T09:30:00Z', 2), moment('2026-01-09T09:30:00Z', 1))).toBeCloseTo(
      15,
      9,
    )
    expect(meridianOf(moment('2025-01-10T21:30:00Z', 11), moment('2025-07-11T21:30:00Z', 10))).toBeCloseTo(
      150,
      9,
    )
  })
})

describe('the catalogue', () => {
  const stars = unpackStars()
  const named = (name: string) => stars.find((star) => star.name === name)!

  // Places and magnitudes of the Hipparcos Catalogue (ESA, 1997), HIP 91262 and HIP 32349.
  it('has Vega and Sirius where Hipparcos saw them', () => {
    expect(stars).toHaveLength(1830)
    expect(Math.abs(named('Vega').rightAscension - 279.235)).toBeLessThan(0.126)
    expect(Math.abs(named('Vega').declination - 38.784)).toBeLessThan(0.126)
    expect(Math.abs(named('Vega').magnitude - 0.03)).toBeLessThan(0.17)
    expect(Math.abs(named('Sirius').declination + 16.716)).toBeLessThan(0.126)
    expect(Math.abs(named('Sirius').magnitude + 1.44)).toBeLessThan(0.17)
  })

  it('runs once round the sky', () => {
    expect(stars.every((star, at) => at === 0 || star.rightAscension >= stars[at - 1]!.rightAscension)).toBe(
      true,
    )
    expect(stars.at(-1)!.rightAscension).toBeLessThanOrEqual(360)
  })
})

describe('the plate', () => {
  const at = (rightAscension: number, declination: number) => project({ rightAscension, declination }, 100)

  it('has its middle on the meridian, north above and east to the left', () => {
    expect(at(100, 35)[0]).toBeCloseTo(0, 9)
    expect(at(100, 35)[1]).toBeCloseTo(0, 9)
    expect(at(100, 36)[1]).toBeCloseTo(-1, 3)
    expect(at(101, 35)[0]).toBeCloseTo(-Math.cos((35 * Math.PI) / 180), 3)
  })

  it('is stereographic: ninety degrees off is two radians away', () => {
    expect(at(100, -55)[1]).toBeCloseTo((2 * 180) / Math.PI, 6)
  })

  it('has room for four figures on any stage', () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [1280, 800],
      [300, 300],
      [160, 90],
    ] as const) {
      const { field, places, size } = layoutAt(width, height)
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(field[0])
        expect(x + size * 0.54).toBeLessThan(field[2])
        expect(y).toBeGreaterThan(field[1])
        expect(y + size).toBeLessThan(field[3])
      }
    }
  })
})

describe('joining stars', () => {
  const star = { rightAscension: 0, declination: 0, magnitude: 3 }
  const placed = (...points: [number, number][]): Placed[] => points.map((at) => ({ star, at }))

  it('finds a seven that is really there', () => {
    const sky = placed([300, 400], [100, 100], [154, 100], [136, 200], [119, 200], [40, 10])
    expect(join(sky, 7, [100, 100], 100).map(({ at }) => at)).toEqual([
      [100, 100],
      [154, 100],
      [119, 200],
    ])
  })

  it('closes a nought on the star it began with', () => {
    const stars = unpackStars()
    const layout = layoutAt(1280, 800)
    const { figures } = exposePlate(stars, 300, [0, 0, 0, 0], layout)
    for (const figure of figures) {
      expect(figure).toHaveLength(11)
      expect(figure[10]).toBe(figure[0])
      expect(new Set(figure).size).toBe(10)
    }
  })

  it.each([0, 45, 90, 135, 180, 225, 270, 315])(
    'never bends a figure far from its shape, at %i° of sidereal time',
    (siderealTime) => {
      const stars = unpackStars()
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        const layout = layoutAt(width, height)
        for (const digits of [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
          [2, 0, 5, 9],
        ]) {
          const { figures } = exposePlate(stars, siderealTime, digits, layout)
          for (const [index, figure] of figures.entries()) {
            const heights = figure.map(({ at }) => (at[1] - layout.places[index]![1]) / layout.size)
            expect(Math.min(...heights)).toBeGreaterThan(-0.25)
            expect(Math.max(...heights)).toBeLessThan(1.25)
            expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.7)
          }
        }
      }
    },
  )

  it('uses no star for two figures', () => {
    const { figures } = exposePlate(unpackStars(), 120, [8, 8, 8, 8], layoutAt(844, 390))
    const all = figures.flatMap((figure) => [...new Set(figure)])
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('writing and drawing', () => {
  it('knows what a line touches', () => {
    expect(crosses([0, 0], [10, 10], 4, 4, 6, 6)).toBe(true)
    expect(crosses([0, 0], [3, 3], 4, 4, 6, 6)).toBe(false)
    expect(crosses([0, 5], [0, 9], 4, 4, 6, 6)).toBe(false)
    expect(crosses([5, 5], [5, 5.5], 4, 4, 6, 6)).toBe(true)
  })

  it('leaves a plate alone, then changes and inks the next just before the minute is out', () => {
    expect([pushedAt(57.5), pushedAt(58.4)]).toEqual([0, 1])
    expect(pushedAt(57.8)).toBeGreaterThan(0.1)
    expect([inkedAt(58.4), inkedAt(59.17), inkedAt(59.95)]).toEqual([0, 1, 2])
    expect([returnedAt(59.3), returnedAt(59.99)]).toEqual([0, 1])
  })

  it('steps at the second, a little too far, and rests before the next', () => {
    expect(tick(0)).toBe(0)
    expect(tick(0.14)).toBeGreaterThan(1)
    expect(tick(1)).toBeCloseTo(1, 4)
  })
})
