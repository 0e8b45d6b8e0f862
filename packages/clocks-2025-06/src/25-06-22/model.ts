import type { HourCycle } from '@found-time/clock-runtime'

export const BAYS = 60

/** Which level this is: the hour. */
export const levelAt = (hour: number, cycle: HourCycle): number => (cycle === 12 ? hour % 12 || 12 : hour)

export interface Plan {
  readonly upright: boolean
  /** Bays in a row. */
  readonly row: number
  /** Size of a bay. */
  readonly wide: number
  readonly long: number
  /** How deep an aisle is between two rows. */
  readonly aisle: number
  /** Where the first bay's side is, and how wide the lamp's island after each five. */
  readonly left: number
  readonly island: number
  readonly top: number
  /** Where the level's number is painted: middle, and height of its figures. */
  readonly level: { readonly x: number; readonly y: number; readonly height: number; readonly width: number }
}

/** Where everything is on the deck, in CSS pixels from the top left. */
export function planOf(width: number, height: number): Plan {
  const upright = height > width * 0.85
  if (upright) {
    const head = Math.min(height * 0.19, width * 0.42)
    const deep = (height - head) / (6 + 3 * 1.32)
    const island = width * 0.04
    const left = width * 0.025
    return {
      upright,
      row: 10,
      wide: (width - 2 * left - island) / 10,
      long: deep,
      aisle: deep * 1.32,
      left,
      island,
      top: head,
      level: { x: width * 0.5, y: head * 0.5, height: head * 0.74, width: width * 0.9 },
    }
  }
  const long = height / (4 + 2 * 1.12)
  const aisle = long * 1.12
  const wide = Math.min(long * 0.6, (width * 0.7) / 15.9)
  const island = wide * 0.45
  const left = width - 15 * wide - 2 * island - wide * 0.12
  return {
    upright,
    row: 15,
    wide,
    long,
    aisle,
    left,
    island,
    top: 0,
    level: {
      x: left * 0.5,
      y: height * 0.5,
      height: Math.min(height * 0.46, left * 0.78),
      width: left * 0.84,
    },
  }
}

export interface Bay {
  /** Its middle. */
  readonly x: number
  readonly y: number
  /** Which way its aisle lies: `1` below, `-1` above. */
  readonly out: 1 | -1
  /** Middle of the aisle. */
  readonly lane: number
}

/**
 * A bay: rows are numbered from the top, each from the left, and two rows share an aisle.
 * @param number - `1` to `60`, as painted before it.
 */
export function bayOf({ row, wide, long, aisle, left, island, top }: Plan, number: number): Bay {
  const line = Math.floor((number - 1) / row)
  const place = (number - 1) % row
  const pair = Math.floor(line / 2)
  const first = line % 2 === 0
  const start = top + pair * (2 * long + aisle)
  return {
    x: left + (place + 0.5) * wide + Math.floor(place / 5) * island,
    y: first ? start + long / 2 : start + long * 1.5 + aisle,
    out: first ? 1 : -1,
    lane: start + long + aisle / 2,
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
 * A car on its way: along the aisle, past its bay, and backwards into it, nose out.
 * @param part - Of its minute, `0` to `1`.
 */
export function poseAt(plan: Plan, number: number, part: number): Pose {
  const { x, y, out, lane } = bayOf(plan, number)
  const past = x + plan.long * 0.72
  if (part < DRIVES) return { x: mix(-plan.long, past, part / DRIVES), y: lane, turn: 90 }
  const back = (part - DRIVES) / (1 - DRIVES)
  // A quadratic curve from the lane to the bay, by way of the bay's mouth.
  const [a, b, c] = [(1 - back) ** 2, 2 * back * (1 - back), back ** 2]
  const dx = 2 * (1 - back) * (x - past)
  const dy = 2 * back * (y - lane)
  // Nose where it comes from: against its movement.
  const turn = (Math.atan2(-dy, -dx) * 180) / Math.PI + 90
  return {
    x: a * past + b * x + c * x,
    y: a * lane + b * lane + c * y,
    turn: out < 0 ? ((turn + 360) % 360) - 0 : turn,
  }
}

export const COLOURS = 8

/** What colour the car in a bay has: never that of the one beside it. */
export const colourOf = (hour: number, number: number): number =>
  (number * 3 + Math.floor(number / 8) + hour) % COLOURS
