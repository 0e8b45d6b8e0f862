import { describe, expect, it } from 'vitest'
import {
  dateOf,
  daysTo,
  greenwichSiderealTime,
  horizon,
  hoursAhead,
  layoutAt,
  project,
  RIM_WIDTH,
  settingAt,
  unpackSky,
} from './model'

/** Degrees from hours, minutes and seconds. */
const hours = (hour: number, minute: number, second: number) => (hour + minute / 60 + second / 3600) * 15

const moment = (iso: string, ahead: number) => {
  const epochMs = Date.parse(iso)
  const wall = new Date(epochMs + ahead * 3_600_000)
  return {
    epochMs,
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    secondsOfDay: wall.getUTCHours() * 3600 + wall.getUTCMinutes() * 60 + wall.getUTCSeconds(),
  }
}

describe('sidereal time', () => {
  // Jean Meeus, Astronomical Algorithms, 2nd edition, examples 12.a and 12.b.
  it('agrees with the worked examples of Meeus', () => {
    expect(greenwichSiderealTime(Date.parse('1987-04-10T00:00:00Z'))).toBeCloseTo(hours(13, 10, 46.3668), 4)
    expect(greenwichSiderealTime(Date.parse('1987-04-10T19:21:00Z'))).toBeCloseTo(hours(8, 34, 57.0896), 4)
  })

  it('gains a whole turn in the 86 164.0905 s of a mean sidereal day', () => {
    const start = greenwichSiderealTime(0)
    expect(greenwichSiderealTime(86_164_090.5)).toBeCloseTo(start, 4)
  })
})

describe('the calendar', () => {
  it('counts days from 1970', () => {
    expect(daysTo(1970, 1, 1)).toBe(0)
    expect(daysTo(2000, 2, 29)).toBe(11_016)
    expect(daysTo(2025, 5, 2)).toBe(20_210)
  })

  it('knows how far a clock is ahead of Greenwich', () => {
    expect(hoursAhead(moment('2025-05-02T10:00:00Z', 5.5))).toBe(5.5)
    expect(hoursAhead(moment('2025-05-02T02:00:00Z', -7))).toBe(-7)
  })
})

describe('the days under the glass', () => {
  const year = (february: number) => [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  it('end a leap year with the 31st, and a common one', () => {
    expect([364, 365, 366].map((day) => dateOf(day, year(29)))).toEqual([30, 31, 1])
    expect([363, 364, 365].map((day) => dateOf(day, year(28)))).toEqual([30, 31, 1])
  })
  it('have the 29th of February in a leap year alone', () => {
    expect([58, 59, 60].map((day) => dateOf(day, year(29)))).toEqual([28, 29, 1])
    expect([58, 59].map((day) => dateOf(day, year(28)))).toEqual([28, 1])
  })
  it('begin the year after the 31st', () => {
    expect([-1, 0].map((day) => dateOf(day, year(29)))).toEqual([31, 1])
  })
})

describe('the layout', () => {
  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ])('keeps the rim of the glass on a stage of %i by %i at every hour', (width, height) => {
    for (let sun = 0; sun < 360; sun += 15) {
      const { glass, radius } = layoutAt(width, height, sun)
      const margin = 0.014 * Math.min(width, height)
      expect(Math.abs(glass[0] - width / 2) + radius * RIM_WIDTH).toBeLessThan(width / 2 - margin)
      expect(Math.abs(glass[1] - height / 2) + radius * RIM_WIDTH).toBeLessThan(height / 2 - margin)
    }
  })
  it('has the larger a glass the smaller the stage', () => {
    expect(layoutAt(1280, 800, 0).radius / 800).toBeCloseTo(0.109, 3)
    expect(layoutAt(300, 300, 0).radius / 300).toBeCloseTo(0.152, 3)
    expect(layoutAt(160, 90, 0).radius / 90).toBeCloseTo(0.38, 3)
  })
  it('has the largest on an upright stage, which crops the chart', () => {
    const { radius, unit, pole } = layoutAt(390, 844, 90)
    expect(radius / 390).toBeCloseTo(0.338, 3)
    expect(unit).toBeCloseTo(227.88, 2)
    expect(pole[0]).toBeLessThan(60)
    expect(pole[1]).toBeCloseTo(422, 9)
  })
})

describe('the rings', () => {
  it('bring the date to noon at the foot and to midnight at the head', () => {
    expect(settingAt(moment('2025-05-02T12:00:00Z', 0), 0).sun).toBe(0)
    expect(settingAt(moment('2025-05-02T00:00:00Z', 0), 0).sun).toBe(180)
    expect(settingAt(moment('2025-05-02T18:00:00Z', 0), 0).sun).toBe(90)
  })

  it('keep the date under the sun at every hour of the year', () => {
    for (const iso of ['2025-01-01T00:00:00Z', '2025-05-02T10:09:36Z', '2024-12-31T23:59:59Z']) {
      const { disc, sun, newYear, dayStep, dayOfYear } = settingAt(moment(iso, 0), 0)
      const date = newYear + dayOfYear * dayStep
      expect(Math.cos(((disc - date - sun) * Math.PI) / 180)).toBeCloseTo(1, 9)
    }
  })

  it('turn the ring of hours, not the sky, for summer time', () => {
    const winter = settingAt(moment('2025-07-01T20:00:00Z', 1), 1)
    const summer = settingAt(moment('2025-07-01T20:00:00Z', 2), 1)
    expect(summer.disc).toBe(winter.disc)
    expect(summer.sun).toBe(winter.sun)
    expect(winter.noon).toBe(0)
    expect(summer.noon).toBe(345)
  })

  it('close the year at 366 days when it is leap', () => {
    expect(settingAt(moment('2024-03-01T00:00:00Z', 0), 0).daysInYear).toBe(366)
    expect(settingAt(moment('2025-03-01T00:00:00Z', 0), 0).dayOfYear).toBe(59)
  })

  // The March equinox of 2025 fell on 20 March, 09:01 UT (US Naval Observatory); the mean sun is within 2° of RA 0h.
  it('put the sun at the first point of Aries at the equinox', () => {
    const { disc, sun } = settingAt(moment('2025-03-20T09:01:00Z', 0), 0)
    expect(Math.abs(((disc - sun + 540) % 360) - 180)).toBeLessThan(2)
  })
})

describe('the window', () => {
  it('reaches 50° from the pole in the north and 130° in the south for 50° north', () => {
    const edge = horizon(50)
    expect(edge[0]![0]).toBeCloseTo(0, 9)
    expect(edge[0]![1]).toBeCloseTo(130, 9)
    expect(edge[90]![1]).toBeCloseTo(-50, 9)
  })

  it('has the west point at the right, six hours from the meridian on the equator', () => {
    const west = horizon(50)[45]!
    expect(west[0]).toBeCloseTo(90, 9)
    expect(west[1]).toBeCloseTo(0, 9)
  })

  it('shrinks to the zenith', () => {
    const [x, y] = horizon(50, 90)[20]!
    expect(x).toBeCloseTo(0, 6)
    expect(y).toBeCloseTo(40, 6)
  })
})

describe('the chart', () => {
  const sky = unpackSky()
  const nearest = (rightAscension: number, declination: number) => {
    const [x, y] = project(rightAscension, declination)
    return sky.stars.reduce((best, star) =>
      Math.hypot(star.at[0] - x, star.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y) ? star : best,
    )
  }

  // Positions and magnitudes: Hipparcos catalogue, J2000 (HIP 32349, 69673, 91262).
  it.each([
    ['Sirius', 101.2872, -16.7161, -1.4],
    ['Arcturus', 213.9153, 19.1824, 0],
    ['Vega', 279.2347, 38.7837, 0],
  ])('has %s in its place', (_, rightAscension, declination, magnitude) => {
    const star = nearest(rightAscension, declination)
    const [x, y] = project(rightAscension, declination)
    expect(Math.hypot(star.at[0] - x, star.at[1] - y)).toBeLessThan(0.1)
    expect(star.magnitude).toBeCloseTo(magnitude, 0)
  })

  it('has the pointers aiming at the pole', () => {
    const [merak, dubhe] = sky.plough.slice(5) as [readonly [number, number], readonly [number, number]]
    const scale = Math.hypot(...dubhe) / Math.hypot(dubhe[0] - merak[0], dubhe[1] - merak[1])
    const aim = Math.hypot(dubhe[0] + (dubhe[0] - merak[0]) * scale, dubhe[1] + (dubhe[1] - merak[1]) * scale)
    expect(scale).toBeCloseTo(5.3, 0)
    expect(aim).toBeLessThan(4)
  })

  it('unpacks 694 stars, and lines between them', () => {
    expect(sky.stars).toHaveLength(694)
    expect(sky.bear.flat().length).toBeGreaterThan(15)
    expect(sky.milkyWay[0]!.length).toBe(2)
  })
})
