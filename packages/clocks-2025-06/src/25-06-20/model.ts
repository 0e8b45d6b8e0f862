import { shownHour } from '@found-time/clock-runtime'
import { PLACES } from './places'

const RADIANS = Math.PI / 180
const DAY_MS = 86_400_000

export interface Sun {
  /** Degrees north of the equator that the sun is overhead at. */
  readonly declination: number
  /** By how many minutes a sundial is ahead of the mean sun. */
  readonly equationOfTime: number
}

/**
 * The apparent sun, to about 0.01°: Jean Meeus, Astronomical Algorithms (second edition), chapters 25 and 28, as in the
 * solar calculator of NOAA's Global Monitoring Laboratory.
 */
export function sunAt(epochMs: number): Sun {
  const centuries = (epochMs / DAY_MS - 10_957.5) / 36_525 // since 2000-01-01T12:00Z
  const mean = (280.46646 + centuries * (36_000.76983 + centuries * 0.0003032)) * RADIANS
  const anomaly = (357.52911 + centuries * (35_999.05029 - centuries * 0.0001537)) * RADIANS
  const eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
  const centre =
    (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - centuries * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly)
  const node = (125.04 - 1934.136 * centuries) * RADIANS
  const longitude = mean + (centre - 0.00569 - 0.00478 * Math.sin(node)) * RADIANS
  const obliquity = (23.4392911 - centuries * 0.0130042 + 0.00256 * Math.cos(node)) * RADIANS
  const y = Math.tan(obliquity / 2) ** 2
  const equation =
    y * Math.sin(2 * mean) -
    2 * eccentricity * Math.sin(anomaly) +
    4 * eccentricity * y * Math.sin(anomaly) * Math.cos(2 * mean) -
    0.5 * y * y * Math.sin(4 * mean) -
    1.25 * eccentricity ** 2 * Math.sin(2 * anomaly)
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)) / RADIANS,
    equationOfTime: (4 * equation) / RADIANS,
  }
}

/** Degrees that the sun is past its noon, westward, at a moment. */
export function hourAngleAt(epochMs: number, east: number): number {
  const minutes = (((epochMs % DAY_MS) + DAY_MS) % DAY_MS) / 60_000
  const angle = (minutes + sunAt(epochMs).equationOfTime) / 4 - 180 + east
  return angle - 360 * Math.floor((angle + 180) / 360)
}

export type Vector = readonly [east: number, north: number, up: number]

/** Direction to a point of the sky, from its hour angle and declination (Meeus, chapter 13). */
export function directionOf(hourAngle: number, declination: number, latitude: number): Vector {
  const [h, d, l] = [hourAngle * RADIANS, declination * RADIANS, latitude * RADIANS]
  return [
    -Math.cos(d) * Math.sin(h),
    Math.cos(l) * Math.sin(d) - Math.sin(l) * Math.cos(d) * Math.cos(h),
    Math.sin(l) * Math.sin(d) + Math.cos(l) * Math.cos(d) * Math.cos(h),
  ]
}

/** Degrees above the horizon. */
export const altitudeOf = ([, , up]: Vector) => Math.asin(Math.max(-1, Math.min(1, up))) / RADIANS

export interface Place {
  readonly north: number
  readonly east: number
}

/** The place a zone is named after; for a zone without one, its own meridian at the latitude of Greenwich. */
export function placeOf(timeZone: string, hoursAhead: number): Place {
  const slash = timeZone.indexOf('/')
  const name = timeZone.slice(slash + 1)
  for (const entry of (PLACES[timeZone.slice(0, Math.max(0, slash))] ?? '').split(' ')) {
    const [, place, north, east] = /^(.+?)([+-]\d+)([+-]\d+)$/.exec(entry) ?? []
    if (place === name) return { north: Number(north), east: Number(east) }
  }
  return { north: 51.5, east: hoursAhead * 15 }
}

/** The sky about a point, laid flat: degrees to the right and upwards (gnomonic projection). */
export function flatten(centre: Vector): (direction: Vector) => readonly [x: number, y: number] | undefined {
  const [e, n, u] = centre
  const level = Math.hypot(e, n) || 1e-9
  const right: Vector = [n / level, -e / level, 0]
  const above: Vector = [(-u * e) / level, (-u * n) / level, level]
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return (direction) => {
    const near = dot(direction, centre)
    if (near < 0.2) return undefined
    return [dot(direction, right) / near / RADIANS, dot(direction, above) / near / RADIANS]
  }
}

export const hourText = (hour: number, cycle: 12 | 24) => String(shownHour(hour, cycle))
