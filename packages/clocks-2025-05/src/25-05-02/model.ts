import { clamp } from '@found-time/clock-runtime'
import { BEAR, CONSTELLATION_NAMES, DIGITS, LINES, MILKY_WAY, PLOUGH, STAR_NAMES, STARS } from './sky'

/** A point of the chart: degrees from the pole, the hour circle of RA 0h pointing down, east to the left. */
export type Point = readonly [x: number, y: number]

export interface Star {
  readonly at: Point
  readonly magnitude: number
}

export interface Label {
  readonly name: string
  /** Degrees. */
  readonly rightAscension: number
  /** Degrees from the pole. */
  readonly distance: number
}

/** The chart's rim, in degrees from the pole. */
export const RIM = 134

/** Radii of the instrument, the star chart's rim being `1`. */
export const RINGS = { plate: 1.135, days: 1.225, disc: 1.52 } as const

/** How far from the glass's middle the hours end and the days begin, and how wide its rim is, in its radius. */
export const EDGE_IN_GLASS = 0.46
export const RIM_WIDTH = 1.15

const RADIAN = Math.PI / 180
const DAY_MS = 86_400_000

/** Azimuthal equidistant about the pole: distances from it are true. */
export function project(rightAscension: number, declination: number): Point {
  const angle = rightAscension * RADIAN
  const distance = 90 - declination
  return [-distance * Math.sin(angle), distance * Math.cos(angle)]
}

const base = DIGITS.length
const numberAt = (text: string, at: number, places: number) => {
  let value = 0
  for (let place = 0; place < places; place++) value = value * base + DIGITS.indexOf(text[at + place]!)
  return value
}
const chunks = (text: string, places: number) =>
  Array.from({ length: text.length / places }, (_, index) => numberAt(text, index * places, places))

export function unpackStars(): Star[] {
  const stars: Star[] = []
  let steps = 0
  for (let at = 0; at < STARS.length; at += 4) {
    steps += numberAt(STARS, at, 1)
    const declination = (numberAt(STARS, at + 1, 2) * 310) / (base * base) - 65
    stars.push({
      at: project((steps * 720) / (base * base), declination),
      magnitude: numberAt(STARS, at + 3, 1) / 10 - 1.6,
    })
  }
  return stars
}

export interface Sky {
  readonly stars: readonly Star[]
  readonly lines: readonly (readonly Point[])[]
  readonly bear: readonly (readonly Point[])[]
  readonly plough: readonly Point[]
  readonly milkyWay: readonly (readonly (readonly Point[])[])[]
  readonly constellations: readonly Label[]
  readonly names: readonly Label[]
}

/** Everything printed on the disc. */
export function unpackSky(): Sky {
  const stars = unpackStars()
  const lines = (text: string) =>
    text.split(' ').map((line) => chunks(line, 2).map((index) => stars[index]!.at))
  const labels = (text: string) =>
    text.split(';').map((entry) => {
      const [name, rightAscension, declination] = entry.split(',')
      return { name: name!, rightAscension: Number(rightAscension), distance: 90 - Number(declination) }
    })
  return {
    stars,
    lines: lines(LINES),
    bear: lines(BEAR),
    plough: PLOUGH.map((index) => stars[index]!.at),
    milkyWay: MILKY_WAY.map((part) =>
      part
        .split(' ')
        .map((ring) =>
          chunks(ring, 3).map(
            (value): Point => [
              (Math.floor(value / 839) * 276) / 838 - 138,
              ((value % 839) * 276) / 838 - 138,
            ],
          ),
        ),
    ),
    constellations: labels(CONSTELLATION_NAMES),
    names: labels(STAR_NAMES),
  }
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/**
 * Mean sidereal time at Greenwich in degrees (Meeus, Astronomical Algorithms, 2nd edition, formula 12.4).
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z; UT1 is taken to be UTC.
 */
export function greenwichSiderealTime(epochMs: number): number {
  const days = epochMs / DAY_MS + 2_440_587.5 - 2_451_545
  const centuries = days / 36_525
  return turn(
    280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2 - centuries ** 3 / 38_710_000,
  )
}

/** The civil date and time a clock shows, as far as the chart needs it. */
export interface Moment {
  readonly epochMs: number
  readonly year: number
  readonly month: number
  readonly day: number
  readonly secondsOfDay: number
}

/** Days from 1970-01-01 to a date of the Gregorian calendar. */
export function daysTo(year: number, month: number, day: number): number {
  const early = month <= 2
  const years = early ? year - 1 : year
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return 365 * years + leaps + Math.floor((153 * (month + (early ? 9 : -3)) + 2) / 5) + day - 719_469
}

/** How far the clock is ahead of Greenwich, in hours. */
export function hoursAhead({ epochMs, year, month, day, secondsOfDay }: Moment): number {
  return (daysTo(year, month, day) * DAY_MS + secondsOfDay * 1000 - epochMs) / 3_600_000
}

/** How the rings stand. Angles in degrees, counted on the card anticlockwise from the foot (south). */
export interface Setting {
  /** Where the disc's hour circle of RA 0h stands: the local sidereal time. */
  readonly disc: number
  /** Where the hour ring's noon stands: `0`, or `15` the other way while summer time is kept. */
  readonly noon: number
  /** Where today's date meets the hour ring, the mean sun. */
  readonly sun: number
  /** Right ascension on the disc of 1 January, 0 o'clock, and from each day to the next. */
  readonly newYear: number
  readonly dayStep: number
  readonly daysInYear: number
  /** Days since the year began, with the fraction. */
  readonly dayOfYear: number
}

/**
 * Sets the chart for 50° north on the meridian of the zone's standard time.
 * @param standardHoursAhead - The zone's standard time before Greenwich; the clock itself may keep summer time.
 */
export function settingAt(moment: Moment, standardHoursAhead: number): Setting {
  const { epochMs, year, month, day, secondsOfDay } = moment
  const disc = turn(greenwichSiderealTime(epochMs) + standardHoursAhead * 15)
  const summerHours = hoursAhead(moment) - standardHoursAhead
  const sun = (secondsOfDay / 3600 - summerHours - 12) * 15
  const daysInYear = daysTo(year + 1, 1, 1) - daysTo(year, 1, 1)
  const dayStep = 360 / daysInYear
  const dayOfYear = daysTo(year, month, day) - daysTo(year, 1, 1) + secondsOfDay / 86_400
  return {
    disc,
    noon: turn(-summerHours * 15),
    sun: turn(sun),
    newYear: turn(disc - sun - dayOfYear * dayStep),
    dayStep,
    daysInYear,
    dayOfYear,
  }
}

/**
 * The edge of the sky for a latitude, as cut into the card: south at the foot, west at the right.
 * @param altitude - Degrees above the true horizon.
 */
export function horizon(latitude: number, altitude = 0, steps = 180): Point[] {
  const sine = Math.sin(latitude * RADIAN)
  const cosine = Math.cos(latitude * RADIAN)
  const height = altitude * RADIAN
  return Array.from({ length: steps }, (_, step) => {
    const azimuth = (step / steps) * 2 * Math.PI // from south over west
    const declination = Math.asin(sine * Math.sin(height) - cosine * Math.cos(height) * Math.cos(azimuth))
    const hourAngle = Math.atan2(Math.sin(azimuth), Math.cos(azimuth) * sine + Math.tan(height) * cosine)
    const distance = 90 - declination / RADIAN
    return [distance * Math.sin(hourAngle), distance * Math.cos(hourAngle)] as const
  })
}

/**
 * Day of the month.
 * @param dayOfYear - Whole days since the year began; those before and after it are of years of the same months.
 */
export function dateOf(dayOfYear: number, monthLengths: readonly number[]): number {
  const days = monthLengths.reduce((sum, length) => sum + length, 0)
  let left = (dayOfYear + days) % days
  for (const length of monthLengths) {
    if (left < length) break
    left -= length
  }
  return left + 1
}

/** Where the parts are on the stage, in pixels. */
export interface Layout {
  /** Radius of the star chart. */
  readonly unit: number
  readonly pole: Point
  /** Middle of the glass, its radius, and how far it is from the pole. */
  readonly glass: Point
  readonly radius: number
  readonly reach: number
  /** Too small for any letters but the glass's. */
  readonly bare: boolean
}

/** An upright stage is filled by the part of the chart about the glass, which is a third of a stage wide from its middle. */
function uprightAt(width: number, height: number, sun: number): Layout {
  const unit = Math.min(0.27 * height, 0.6 * width)
  const radius = 0.338 * width
  const reach = unit * (RINGS.plate - 0.006) - EDGE_IN_GLASS * radius
  const sine = Math.sin(sun * RADIAN)
  const cosine = Math.cos(sun * RADIAN)
  const rim = radius * RIM_WIDTH
  const across = Math.min(reach, 0.48 * width - rim)
  const along = Math.min(reach, 0.48 * height - rim)
  const glass = [width / 2 + sine * across, height / 2 + cosine * along] as const
  return {
    unit,
    pole: [glass[0] - sine * reach, glass[1] - cosine * reach],
    glass,
    radius,
    reach,
    bare: false,
  }
}

/**
 * Fits the chart to the stage: the smaller the stage the larger the glass, with its rim always inside. On the smallest
 * the glass takes the height and the chart is shifted to be read under it.
 * @param sun - Degrees anticlockwise from the foot.
 */
export function layoutAt(width: number, height: number, sun: number): Layout {
  const short = Math.min(width, height)
  const bare = short < 200
  if (!bare && height > width * 1.25) return uprightAt(width, height, sun)
  const share = 0.3 + 0.15 * clamp((420 - short) / 100)
  const edge = RINGS.plate - 0.006
  const rim = 0.485 * short
  const unit = bare ? (0.9 * rim) / (share * RIM_WIDTH) : rim / (edge + (RIM_WIDTH - EDGE_IN_GLASS) * share)
  const radius = unit * share
  const reach = unit * edge - EDGE_IN_GLASS * radius
  const sine = Math.sin(sun * RADIAN)
  const cosine = Math.cos(sun * RADIAN)
  const across = bare ? width / 2 - rim : reach
  const along = bare ? height / 2 - rim : reach
  const glass = [width / 2 + sine * across, height / 2 + cosine * along] as const
  return { unit, pole: [glass[0] - sine * reach, glass[1] - cosine * reach], glass, radius, reach, bare }
}
