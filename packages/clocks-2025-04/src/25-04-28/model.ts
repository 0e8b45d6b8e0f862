import { clamp, easeInOut } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

/** The three tracks: of hours, of each fifth minute, of the minutes between. */
export type Track = 0 | 1 | 2

/** How many balls lie on each track when it is full. */
export const SEATS = [12, 12, 4] as const

interface Moment {
  readonly hour12: number
  readonly minute: number
}

/** How many balls lie on each track: from `1` to `12`, from `1` to `12`, from `0` to `4`. */
export const countsAt = ({ hour12, minute }: Moment): readonly [number, number, number] => [
  hour12,
  Math.floor(minute / 5) + 1,
  minute % 5,
]

/** What a ball bears: the hour, or the minute, at which it came. */
export function numberOn(track: Track, seat: number, minute: number): number {
  if (track === 0) return seat + 1
  return track === 1 ? seat * 5 : minute - (minute % 5) + seat + 1
}

/** The two balls that tell the time: the last hour, and the last minute. */
export function lastOf(moment: Moment): readonly { readonly track: Track; readonly seat: number }[] {
  const [hours, fives, ones] = countsAt(moment)
  return [{ track: 0, seat: hours - 1 }, ones ? { track: 2, seat: ones - 1 } : { track: 1, seat: fives - 1 }]
}

export interface Coming {
  readonly track: Track
  /** Where it stops: behind the balls that lie there. */
  readonly seat: number
  readonly number: number
}

/** The ball on its way, which arrives at the full minute: a new hour's is on the track of hours. */
export function comingAfter(moment: Moment, next: Moment): Coming {
  const [hours, fives, ones] = countsAt(moment)
  if (next.minute === 0) return { track: 0, seat: hours, number: next.hour12 }
  return next.minute % 5
    ? { track: 2, seat: ones, number: next.minute }
    : { track: 1, seat: fives, number: next.minute }
}

export interface Works {
  /** How broad a ball is. */
  readonly ball: number
  /** From a ball to the next one on its track, and from a ball to where it touches the rail. */
  readonly along: Point
  readonly below: Point
  /** The first place on each track. */
  readonly starts: readonly Point[]
}

/** Tracks that slope down to the left, or on a tall stage stand up, leaning. */
export function worksOf(width: number, height: number): Works {
  const tall = width < height * 0.9
  const [long, short] = tall ? [height, width] : [width, height]
  const ball = Math.min(long / 13.05, short / 5.6)
  // What tracks side by side leave of the shorter way is for the slope.
  const rise = clamp(short - ball * (tall ? 4.6 : 4.9), ball, ball * 4.2)
  const slope = Math.asin(rise / (ball * 12.4))
  const [sin, cos] = [Math.sin(slope), Math.cos(slope)]
  const apart = (short - ball * (tall ? 1.62 : 1.7) - rise * 0.93) / 2
  const along: Point = tall ? [sin * ball, -cos * ball] : [cos * ball, -sin * ball]
  const below: Point = tall ? [cos * ball, sin * ball] : [sin * ball, cos * ball]
  const starts = [0, 1, 2].map(
    (track): Point =>
      tall
        ? [ball * 0.72 + track * apart, height - ball * 0.86]
        : [ball * 0.8, height - ball * 0.92 - (2 - track) * apart],
  )
  return { ball, along, below, starts }
}

/** The middle of a ball. */
export const placeOf = ({ starts, along }: Works, track: Track, seat: number): Point => [
  starts[track]![0] + along[0] * seat,
  starts[track]![1] + along[1] * seat,
]

/** Where a ball comes from: this many places up the track, beyond the edge of the stage. */
export const TOP = 13.4

/** How long it rolls in each second, and from when on it rolls home in the last one, in milliseconds. */
export const ROLLS = 340
const HOME = 560

/** How far the coming ball is on its way, `0` to `1`: a sixtieth for each second, and home at the full minute. */
export function rolledAt(second: number, millisecond: number): number {
  const rolled = clamp(second - 1 + easeInOut(clamp(millisecond / ROLLS)), 0, 58)
  const last = second === 59 ? clamp((millisecond - HOME) / (1000 - HOME)) ** 2 : 0
  return (rolled + last * 2) / 60
}
