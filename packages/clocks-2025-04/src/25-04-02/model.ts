import { twoDigits } from '@found-time/clock-runtime'

const RADIANS = Math.PI / 180

/** Latitudes of the maps' edges, degrees north. */
export const MAP_EDGES = { north: 84, south: -62 }

/** Where the sun stands. */
export interface Sun {
  /** Latitude it is overhead at, degrees north, `-23.44` to `23.44`. */
  readonly declination: number
  /** By how many minutes a sundial is ahead of the mean sun, about `-14.3` to `16.5`. */
  readonly equationOfTime: number
  /** Longitude it is overhead at, degrees east, from `-180` up to but not including `180`: where it is apparent noon. */
  readonly noonLongitude: number
}

/**
 * Brings a longitude home.
 * @returns Degrees east, from `-180` up to but not including `180`.
 */
export const wrapLongitude = (degrees: number) => degrees - 360 * Math.floor((degrees + 180) / 360)

/**
 * The apparent sun at a moment, good to about 0.01° between 1950 and 2050.
 * The low-precision series of Jean Meeus, Astronomical Algorithms, chapters 22, 25 and 28, as in NOAA's solar calculator.
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z.
 * @example sunAt(1_742_461_260_000).declination // 0.00 at the equinox of 2025-03-20 09:01 UTC
 */
export function sunAt(epochMs: number): Sun {
  const centuries = (epochMs / 86_400_000 - 10_957.5) / 36_525 // since 2000-01-01T12:00Z
  const meanLongitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)
  const anomaly = (357.52911 + centuries * (35_999.05029 - centuries * 0.0001537)) * RADIANS
  const eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
  const centre =
    (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - centuries * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const node = (125.04 - 1934.136 * centuries) * RADIANS
  const longitude = (meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node)) * RADIANS
  const obliquity = (23.4392911 - centuries * 0.0130042 + 0.00256 * Math.cos(node)) * RADIANS

  const tangent = Math.tan(obliquity / 2) ** 2
  const twice = 2 * meanLongitude * RADIANS
  const equation =
    tangent * Math.sin(twice) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * tangent * Math.sin(anomaly) * Math.cos(twice) -
    0.5 * tangent ** 2 * Math.sin(2 * twice) -
    1.25 * eccentricity ** 2 * Math.sin(2 * anomaly)
  const equationOfTime = (4 * equation) / RADIANS

  const minutesOfDay = (((epochMs % 86_400_000) + 86_400_000) % 86_400_000) / 60_000
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)) / RADIANS,
    equationOfTime,
    noonLongitude: wrapLongitude((720 - minutesOfDay - equationOfTime) / 4),
  }
}

/**
 * The meridian whose mean time a wall clock shows: fifteen degrees for each hour of its zone's offset.
 * A zone thirteen hours ahead and one eleven behind share theirs.
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z.
 * @param secondsOfDay - What the wall clock shows, seconds since midnight.
 * @returns Degrees east, from `-180` up to but not including `180`.
 */
export function wallMeridian(epochMs: number, secondsOfDay: number): number {
  const aheadSeconds = secondsOfDay - (epochMs / 1000 - 86_400 * Math.floor(epochMs / 86_400_000))
  return wrapLongitude(Math.round(aheadSeconds / 60) / 4)
}

/** Height of a latitude above the equator on Mercator's chart, in hours of longitude on the same chart. */
export function mercatorHours(latitude: number): number {
  return (Math.asinh(Math.tan(latitude * RADIANS)) * 12) / Math.PI
}

/** A longitude in an atlas's way: `82°30′ E`. */
export function longitudeLabel(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60)
  const arc = minutes % 60 ? `${twoDigits(minutes % 60)}′` : ''
  const side = minutes % 10_800 === 0 ? '' : degrees < 0 ? ' W' : ' E'
  return `${Math.floor(minutes / 60)}°${arc}${side}`
}

/** A zone as a place: `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export function placeOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** Whose time the wire keeps: `Europe/Berlin` → `Berlin time`, `UTC` as it is. */
export function keeperOf(timeZone: string): string {
  const place = placeOf(timeZone)
  return /^(UTC|GMT)/.test(place) ? place : `${place} time`
}

/** `current` is what it is now, `next` what it is about to be, `beside` what stands next to the current figure. */
export type Rank = 'current' | 'next' | 'beside' | 'major' | 'minor'

/**
 * How a figure of the hour scale is set. In the last quarter the wire is nearer to the hour to come than to the
 * hour it is.
 * @param value - The hour it stands for, from `-12` to `36` about the day.
 */
export function hourRank(value: number, hour: number, minute: number): Rank {
  if (value === hour) return 'current'
  if (value === hour + 1 && minute >= 45) return 'next'
  if (Math.abs(value - hour) === 1) return 'beside'
  return value % 2 ? 'minor' : 'major'
}

/** How a figure of the minute scale is set: fives are large, unless they would crowd the current one. */
export function minuteRank(value: number, minute: number): Rank {
  if (value === minute) return 'current'
  return value % 5 || Math.abs(value - minute) === 1 ? 'minor' : 'major'
}

/**
 * The figure of eight the noon sun draws in a year about the meridian of mean noon.
 * @param epochMs - Any moment of the year shown.
 * @returns Points in hours of longitude: eastward, and down from the equator.
 */
export function analemma(epochMs: number): readonly (readonly [number, number])[] {
  const noonMs = (Math.floor(epochMs / 86_400_000) + 0.5) * 86_400_000
  return Array.from({ length: 73 }, (_, step) => {
    const { declination, equationOfTime } = sunAt(noonMs + step * 5 * 86_400_000)
    return [-equationOfTime / 60, -mercatorHours(declination)] as const
  })
}

/**
 * How far from noon the sun stands at an altitude: the sunset equation of Meeus, Astronomical Algorithms, chapter 15.
 * @param altitude - Degrees above the horizon.
 * @param latitude - Degrees north.
 * @param declination - Of the sun, degrees north.
 * @returns Degrees of longitude, `0` where it is never so high and `180` where it is never so low.
 * @example hourAngleAt(0, 0, 0) // 90: at the equinox the sun sets at six
 */
export function hourAngleAt(altitude: number, latitude: number, declination: number): number {
  const [up, north, sun] = [altitude * RADIANS, latitude * RADIANS, declination * RADIANS]
  const cosine = (Math.sin(up) - Math.sin(north) * Math.sin(sun)) / (Math.cos(north) * Math.cos(sun))
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIANS
}
