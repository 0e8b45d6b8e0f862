import { easeInOut, type HourCycle, shownHour, twoDigits } from '@found-time/clock-runtime'

/** One for each minute, numbered from `00`. */
export const BAYS = 60

/** Which level this is: the hour. */
export const levelAt = (hour: number, cycle: HourCycle): number => shownHour(hour, cycle)

/** A bay's number as it is painted. */
export const paintedAs = (bay: number): string => twoDigits(bay)

/**
 * One street of the deck, in CSS pixels: along it, the way it is driven, and across it, towards the kerb with the bays.
 * It runs to the right, or up where the stage is upright.
 */
export interface Plan {
  readonly upright: boolean
  readonly width: number
  readonly height: number
  readonly along: number
  readonly across: number
  /** Size of a bay. */
  readonly long: number
  readonly deep: number
  /** How broad the kerb beside the bays is, and what is seen of the row over the way. */
  readonly kerb: number
  readonly over: number
  /** Where the last bay taken begins. */
  readonly start: number
  /** Middles of the bays and of the track beside them, across. */
  readonly bays: number
  readonly track: number
}

/** How much of a bay the car in it takes, and where its middle and its number's are. */
export const CAR = { length: 0.55, at: 0.31, number: 0.795 } as const
/** How wide a car is of its length, and so how deep bays are of theirs. */
export const SPRITE = [190, 402] as const
const DEEP = 0.33

/** The street round the last bay taken, so close that its number is the largest of them. */
export function planOf(width: number, height: number): Plan {
  const upright = height > width * 1.15
  const [along, across] = upright ? [height, width] : [width, height]
  const long = upright ? Math.min(across * 0.87, along * 0.46) : Math.min(across * 0.63, along * 0.6)
  const deep = long * DEEP
  const kerb = across * (upright ? 0.045 : 0.06)
  const over = upright ? 0 : Math.max(0, across * 0.1)
  const start = along * 0.5 - long * (upright ? 0.52 : 0.46)
  const bays = across - kerb - deep * 0.5
  return {
    upright,
    width,
    height,
    along,
    across,
    long,
    deep,
    kerb,
    over,
    start,
    bays,
    track: bays - deep * 0.94,
  }
}

/** A place on the street as one on the stage. */
export const placeOn = ({ upright, height }: Plan, along: number, across: number) =>
  upright ? { x: across, y: height - along } : { x: along, y: across }

/** Where a bay begins along the street, while another is the last one taken. */
export const bayAt = ({ start, long }: Plan, bay: number, last: number): number => start + (bay - last) * long

export interface Pose {
  readonly along: number
  readonly across: number
  /** Degrees from the way the street is driven, towards the kerb. */
  readonly turn: number
}

/** Part of a minute in which it drives past its bay; in the rest it backs in. */
const DRIVES = 0.62

const mix = (from: number, to: number, part: number) => from + (to - from) * part

/**
 * The car that comes: along the street, past the next bay, and backwards into it along an S. After the last bay it
 * drives on, to the next level.
 * @param last - The bay taken last, `0` to `59`.
 * @param part - Of its minute, `0` to `1`.
 */
export function poseAt(plan: Plan, last: number, part: number): Pose {
  const { long, bays, track } = plan
  const from = -long * 0.5
  if (last + 1 === BAYS) return { along: mix(from, plan.along + long * 0.5, part), across: track, turn: 0 }
  const stands = bayAt(plan, last + 1, last) + long * CAR.at
  const past = stands + long * 0.5
  if (part < DRIVES) return { along: mix(from, past, part / DRIVES), across: track, turn: 0 }
  const back = (part - DRIVES) / (1 - DRIVES)
  const slope = (6 * back * (1 - back) * (bays - track)) / (stands - past)
  return {
    along: mix(past, stands, back),
    across: mix(track, bays, easeInOut(back)),
    // Along its path, with its nose where it comes from.
    turn: (Math.atan(slope) * 180) / Math.PI,
  }
}

export const COLOURS = 8

/** What colour the car in a bay has: never that of the one beside it. */
export const colourOf = (hour: number, bay: number): number =>
  (bay * 3 + Math.floor(bay / 8) + hour) % COLOURS

/** Whether the car in a bay is open or has its top up. */
export const roofOf = (hour: number, bay: number): number =>
  (bay + Math.floor(bay / 3) + Math.floor(bay / 7) + hour) % 2
