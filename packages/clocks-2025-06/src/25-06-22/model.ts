import type { HourCycle } from '@found-time/clock-runtime'

export const BAYS = 60

/** Which level this is: the hour. */
export const levelAt = (hour: number, cycle: HourCycle): number => (cycle === 12 ? hour % 12 || 12 : hour)

/** Bays in a row, and streets: a row lies on either side of a street, so each has ten. */
export const ROW = 5
export const STREETS = BAYS / (2 * ROW)

export interface Plan {
  readonly upright: boolean
  /** Size of a bay, along its street and across it. */
  readonly long: number
  readonly deep: number
  /** How broad a street is between its bays, and how far one street's bays are from the next one's. */
  readonly lane: number
  readonly kerb: number
  /** Where the first bay begins. */
  readonly left: number
  readonly top: number
  /** Where the level's number is painted: middle, and height of its figures. */
  readonly level: { readonly x: number; readonly y: number; readonly height: number; readonly width: number }
}

/** Where everything is on the deck, in CSS pixels from the top left. */
export function planOf(width: number, height: number): Plan {
  const upright = height > width * 0.85
  const head = upright ? Math.min(height * 0.235, width * 0.5) : 0
  const high = height - head
  const edge = high * (upright ? 0.028 : 0.032)
  const even = (high - edge - (upright ? 0 : edge)) / (STREETS * 2.95 + (STREETS - 1) * 0.34)
  const long = upright ? (width * 0.94) / ROW : Math.min((width * 0.6) / ROW, even * 3.35)
  const deep = Math.min(even, long / 2.7)
  const kerb = deep * 0.34
  const lane = (high - edge - (upright ? 0 : edge) - STREETS * 2 * deep - (STREETS - 1) * kerb) / STREETS
  const left = upright ? (width - ROW * long) / 2 : width - ROW * long - Math.max(edge, width * 0.025)
  return {
    upright,
    long,
    deep,
    lane,
    kerb,
    left,
    top: head + (upright ? 0 : edge),
    level: upright
      ? { x: width * 0.5, y: head * 0.5, height: head * 0.68, width: width * 0.9 }
      : { x: left * 0.5, y: height * 0.5, height: height * 0.5, width: left * 0.82 },
  }
}

export interface Bay {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** On which side its street lies: `1` below, `-1` above. */
  readonly out: 1 | -1
  /** Middle of the street. */
  readonly lane: number
  /** Middle of the car that stands in it, and of the number before its nose. */
  readonly car: number
  readonly number: number
}

/**
 * A bay: rows are numbered from the top, each from the left, and two rows share a street.
 * @param number - `1` to `60`, as painted before it.
 */
export function bayOf({ long, deep, lane, kerb, left, top }: Plan, number: number): Bay {
  const line = Math.floor((number - 1) / ROW)
  const place = (number - 1) % ROW
  const start = top + Math.floor(line / 2) * (2 * deep + lane + kerb)
  const first = line % 2 === 0
  const from = left + place * long
  return {
    x: from + long / 2,
    y: first ? start + deep / 2 : start + deep * 1.5 + lane,
    out: first ? 1 : -1,
    lane: start + deep + lane / 2,
    car: from + long * 0.33,
    number: from + long * 0.815,
  }
}

export interface Pose {
  readonly x: number
  readonly y: number
  /** Degrees clockwise from nose up. */
  readonly turn: number
}

/** Part of a minute in which it drives past its bay; in the rest it backs in. */
const DRIVES = 0.62

const mix = (from: number, to: number, part: number) => from + (to - from) * part

/**
 * A car on its way: along the street, past its bay, and backwards into it along an S, beside the kerb.
 * @param part - Of its minute, `0` to `1`.
 */
export function poseAt(plan: Plan, number: number, part: number): Pose {
  const { car, y, lane } = bayOf(plan, number)
  const past = car + plan.long * 0.5
  if (part < DRIVES) return { x: mix(-plan.long * 0.5, past, part / DRIVES), y: lane, turn: 90 }
  const back = (part - DRIVES) / (1 - DRIVES)
  const slope = (6 * back * (1 - back) * (y - lane)) / (car - past)
  return {
    x: mix(past, car, back),
    y: mix(lane, y, back * back * (3 - 2 * back)),
    // Along its path, with its nose where it comes from.
    turn: 90 + (Math.atan(slope) * 180) / Math.PI,
  }
}

export const COLOURS = 8

/** What colour the car in a bay has: never that of the one beside it. */
export const colourOf = (hour: number, number: number): number =>
  (number * 3 + Math.floor(number / 8) + hour) % COLOURS

export const ROOFS = 3

/** Whether the car in a bay is open, has its top up, or a roof. */
export const roofOf = (hour: number, number: number): number =>
  (number * 2 + Math.floor(number / 3) + Math.floor(number / 7) + hour) % ROOFS
