import { easeInOut } from '@found-time/clock-runtime'

/**
 * The tide at Eastport, Maine (NOAA station 8410140): amplitudes in metres and phases at Greenwich in degrees of its five
 * largest constituents, as in @neaps/tide-database 0.10.20260924, public domain. Speeds in degrees an hour are NOAA's.
 */
export const CONSTITUENTS = {
  M2: { speed: 28.984104, amplitude: 2.648, phase: 98.4 },
  S2: { speed: 30, amplitude: 0.415, phase: 138.8 },
  N2: { speed: 28.43973, amplitude: 0.542, phase: 67 },
  K1: { speed: 15.041069, amplitude: 0.155, phase: 195.5 },
  O1: { speed: 13.943035, amplitude: 0.118, phase: 176.3 },
} as const
export type Name = keyof typeof CONSTITUENTS

const RADIANS = Math.PI / 180
const DAY = 86_400_000
const wrapped = (degrees: number) => ((degrees % 360) + 360) % 360

/** Mean longitudes of the moon, the sun, the moon's perigee and her node, in degrees: Meeus, Astronomical Algorithms. */
function longitudes(epochMs: number) {
  const days = (epochMs - Date.UTC(2000, 0, 1, 12)) / DAY
  return {
    moon: 218.3164591 + 13.17639648 * days,
    sun: 280.46645 + 0.98564736 * days,
    perigee: 83.3532 + 0.11140353 * days,
    node: (125.0445 - 0.05295377 * days) * RADIANS,
  }
}

/** Where a constituent stands at a moment, before its phase, and how strong the moon's node lets it be: Schureman 1958. */
export function argumentOf(name: Name, epochMs: number): { degrees: number; strength: number } {
  const { moon: s, sun: h, perigee: p, node } = longitudes(epochMs)
  const t = 180 + ((epochMs % DAY) / DAY) * 360
  const [sin, cos] = [Math.sin(node), Math.cos(node)]
  if (name === 'S2') return { degrees: 2 * t, strength: 1 }
  if (name === 'K1') return { degrees: t + h - 90 - 8.9 * sin, strength: 1.006 + 0.115 * cos }
  if (name === 'O1') return { degrees: t - 2 * s + h + 90 + 10.8 * sin, strength: 1.009 + 0.187 * cos }
  const degrees = 2 * t + 2 * h - 2.1 * sin - (name === 'M2' ? 2 * s : 3 * s - p)
  return { degrees, strength: 1 - 0.037 * cos }
}

/** How high the sea stands over its mean level at Eastport, in metres. */
export const seaAt = (epochMs: number): number =>
  (Object.keys(CONSTITUENTS) as Name[]).reduce((sum, name) => {
    const { degrees, strength } = argumentOf(name, epochMs)
    const { amplitude, phase } = CONSTITUENTS[name]
    return sum + strength * amplitude * Math.cos((degrees - phase) * RADIANS)
  }, 0)

/** Days until the tides of the moon and of the sun next are in step: spring tide. */
export function daysToSpring(epochMs: number): number {
  const stand = (name: 'M2' | 'S2') => argumentOf(name, epochMs).degrees - CONSTITUENTS[name].phase
  return wrapped(stand('M2') - stand('S2')) / ((CONSTITUENTS.S2.speed - CONSTITUENTS.M2.speed) * 24)
}

/** What is painted between the basins. */
export function saidAt(epochMs: number): string[] {
  const height = seaAt(epochMs)
  const way = seaAt(epochMs + 60_000) > height ? 'rising' : 'falling'
  const days = Math.floor(daysToSpring(epochMs))
  const spring = days === 0 ? 'Spring tide today' : `Spring tide in ${days} ${days === 1 ? 'day' : 'days'}`
  return [`Sea at Eastport ${height < -0.05 ? '−' : '+'}${Math.abs(height).toFixed(1)} m, ${way}`, spring]
}

/** What part of a number's height the water covers: never so little or so much that it does not stand in it. */
const LOW = 0.13
const HIGH = 0.56
/** For how many seconds of its hour or minute a basin is filled to the next number. */
export const SURGE = 1.6

export interface Basin {
  readonly number: number
  /** The numbers painted above and below it. */
  readonly above: number
  readonly below: number
  /** How much of the number is under water. */
  readonly level: number
  /** How many numbers higher the wall still is than where it comes to rest. */
  readonly lift: number
}

function basinOf(
  number: number,
  part: number,
  sinceSeconds: number,
  still: boolean,
  of: readonly number[],
): Basin {
  const surge = still ? 1 : easeInOut(Math.min(1, sinceSeconds / SURGE))
  const index = of.indexOf(number)
  const level = LOW + (HIGH - LOW) * part
  return {
    number,
    above: of[(index + 1) % of.length]!,
    below: of[(index + of.length - 1) % of.length]!,
    level: HIGH + (level - HIGH) * surge,
    lift: 1 - surge,
  }
}

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
const MINUTES = Array.from({ length: 60 }, (_, index) => index)

/** The two basins at a time: the water in the one of the hour rises with the minutes, in that of the minute with the seconds. */
export function basinsAt(hour: number, minute: number, second: number, still = false) {
  const ofHour = minute * 60 + second
  return {
    hour: basinOf(hour % 12 || 12, ofHour / 3600, ofHour, still, HOURS),
    minute: basinOf(minute, second / 60, second, still, MINUTES),
  }
}

export interface Pool {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Two basins beside each other with a gate between, or one above the other on a sill where the stage is upright. */
export function planOf(width: number, height: number) {
  const wide = width > height * 0.95
  const gate = wide ? width * 0.055 : height * 0.062
  const long = ((wide ? width : height) - gate) / 2
  const pool = (second: boolean): Pool =>
    wide
      ? { left: second ? long + gate : 0, top: 0, width: long, height }
      : { left: 0, top: second ? long + gate : 0, width, height: long }
  const { width: across, height: down } = pool(false)
  const tall = Math.min(down * 0.64, (across * 0.9) / 1.25)
  const gap = tall * 0.36
  return {
    wide,
    gate,
    hour: pool(false),
    minute: pool(true),
    tall,
    /** From a number to the next. */
    step: tall + gap,
    /** Where a number stands, from the top of its basin. */
    foot: down * 0.525 + tall * 0.5,
  }
}
export type Plan = ReturnType<typeof planOf>
