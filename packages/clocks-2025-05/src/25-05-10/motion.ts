import {
  type ClockTime,
  clamp,
  type HourCycle,
  timeAt,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import type { Layout } from './layout'
import { MARGIN } from './layout'
import { labelOf, PIECES, settle, standAfter } from './model'

/** A moment of the machine. */
export interface Moment {
  /** The minute that is typed: in the last half second of a minute already the next. */
  readonly time: ClockTime
  /** Strokes of the minute that are on the paper, after the time in the margin. */
  readonly strokes: number
  /** How much of the time in the margin is on the paper, 0 to 5. */
  readonly margin: number
  /** The row in which is typed, from the head of the sheet. */
  readonly row: number
  /** Place of the striking point on the row, in characters from the margin, with fractions. */
  readonly column: number
  /** Rows the paper still has to go up. */
  readonly feed: number
  /** `0` sheet in the machine, below zero being drawn out, above zero being fed in; in sheets. */
  readonly sheet: number
  /** The typebar that moves, `''` for none. */
  readonly character: string
  readonly red: boolean
  /** `0` at rest, `1` at the paper. */
  readonly swing: number
  /** How far the ribbon is held up between strokes, `0` to `1`: in a burst it does not fall back each time. */
  readonly hold: number
  /** The space bar, `0` to `1`. */
  readonly space: number
  /** The return lever, `0` to `1`. */
  readonly lever: number
  /** How the bell shakes, -1 to 1, and how near its hammer is, 0 to 1. */
  readonly ring: number
  readonly hammer: number
  /** A jolt that goes through the machine, in characters. */
  readonly jolt: number
  /** From which part of the second on carriage and typebars stand, until the next of these rises; `Infinity` if never. */
  readonly standsFrom: number
}

/** The part of a second at which the typebar of the next begins to rise. */
const RISES = 0.91

/** For how many milliseconds carriage, typebars and keys stay as they are, if they do. */
export function stillFor({ standsFrom }: Moment, { millisecond }: ClockTime): number | undefined {
  const still = RISES * 1000 - millisecond
  return millisecond >= standsFrom * 1000 && still > 0 ? still : undefined
}

/** For how many milliseconds the carriage stays as it is, if it does: no typebar that rises moves it. */
export function carriageStillFor({ standsFrom }: Moment, time: ClockTime): number | undefined {
  return time.millisecond >= standsFrom * 1000 ? untilSecond(time) : undefined
}

/** For how many milliseconds the bell stays as it is, if it does. */
export function bellStillFor({ ring, hammer }: Moment, time: ClockTime): number | undefined {
  if (ring || hammer) return
  const { second, millisecond } = time
  return second === 59 ? Math.max(1, HAMMER * 1000 - millisecond) : untilMinute(time) - 1000 + HAMMER * 1000
}

/** The part of the last second at which the hammer sets off for the bell. */
const HAMMER = 0.94

/** When the five characters of the time are struck, in seconds before the minute. */
const BURST = [0.4, 0.3, 0.2, 0.1, 0] as const

/** Typebars fly up and fall back: `1` when struck, from `before` seconds ahead until shortly after. */
function swingOf(since: number, ahead: number, before: number): number {
  const rise = ahead < before ? (1 - ahead / before) ** 1.7 : 0
  const fall =
    since < 0.2
      ? 1 -
        Math.min(1, since / 0.14) ** 2 +
        (since > 0.14 ? 0.05 * Math.sin(((since - 0.14) / 0.06) * Math.PI) : 0)
      : 0
  return Math.max(rise, Math.min(1, fall))
}

/** Goes from `0` to `1` with a push at the start and a stop at the end. */
function run(part: number): number {
  const at = clamp(part)
  return at < 0.85 ? (at / 0.85) ** 1.6 : 1 - 0.018 * Math.sin(((at - 0.85) / 0.15) * Math.PI)
}

/**
 * @param calm - As the second leaves the machine: the typebar falling back, the paper free to be read.
 */
export function momentAt(time: ClockTime, layout: Layout, hourCycle: HourCycle, calm: boolean): Moment {
  const { rows, before } = layout
  const { minute, second } = time
  const part = calm ? 0 : time.millisecond / 1000
  const piece = PIECES[minute]!
  const own = rows[minute]!
  const rest = {
    margin: 5,
    sheet: 0,
    red: false,
    swing: 0,
    space: 0,
    lever: 0,
    jolt: 0,
    feed: 0,
    character: '',
    ring: 0,
    hammer: 0,
    hold: 0,
    standsFrom: Number.POSITIVE_INFINITY,
  }

  const last = standAfter(own, 59)
  if (!calm && second === 59 && part >= 0.12) {
    // Carriage and paper go back, then the time is typed, its last figure on the minute.
    const next = timeAt(time.epochMs - (time.epochMs % 60_000) + 60_000, time.timeZone)
    const label = labelOf(next.hour, next.minute, hourCycle)
    const back = run((part - 0.14) / 0.36)
    const fresh = next.minute === 0
    const left = 1 - part
    const leaving = fresh && part < 0.34
    const done = BURST.filter((at) => left < at).length
    const step = done > 0 ? settle(BURST[done - 1]! - left, 60) : 0
    const start = MARGIN + last.column
    const coming = label[done]!
    const ahead = left - BURST[done]!
    const since = done > 0 ? BURST[done - 1]! - left : 1
    const falling = since < 0.05
    return {
      ...rest,
      // What is drawn out is the old sheet, with all that is on it.
      time: leaving ? time : next,
      strokes: leaving ? 59 : 0,
      margin: leaving ? 5 : done,
      row: leaving ? before[minute]! + last.row : before[next.minute]!,
      column: part < 0.5 ? start * (1 - back) : done - 1 + (done ? step : 1),
      feed: fresh ? 0 : 1 - Math.min(1, (part - 0.12) / 0.1) ** 0.6,
      sheet: !fresh
        ? 0
        : leaving
          ? -(((part - 0.12) / 0.22) ** 2)
          : Math.max(0, 1 - (part - 0.34) / 0.24) ** 2,
      character: falling ? label[done - 1]! : coming,
      red: true,
      swing: falling ? 1 - (since / 0.05) ** 2 : ahead < 0.05 ? (1 - ahead / 0.05) ** 1.5 : 0,
      lever: part < 0.5 ? Math.sin(Math.min(1, (part - 0.12) / 0.38) * Math.PI) : 0,
      hold: clamp((0.44 - left) / 0.05),
      hammer: Math.max(0, 1 - (1 - part) / (1 - HAMMER)) ** 2,
      jolt: part > 0.49 && part < 0.6 ? 0.05 * Math.sin((part - 0.49) * 120) * (1 - (part - 0.49) / 0.11) : 0,
    }
  }

  const struck = second === 0 ? labelOf(time.hour, minute, hourCycle)[4]! : (piece[second - 1] ?? ' ')
  const coming = piece[second] ?? ' '
  const now = standAfter(own, second)
  const was = second === 0 ? { row: 0, column: -2 } : standAfter(own, second - 1)
  const returning = now.row !== was.row
  const ahead = 1 - part
  const rising = !calm && part > RISES && second < 59
  const character = rising ? coming : struck
  let column = now.column
  let feed = 0
  let lever = 0
  let jolt = 0
  let swing = 0
  let space = 0
  if (calm) swing = character === ' ' ? 0 : 0.42
  else {
    if (returning) {
      column = was.column + (now.column - was.column) * run((part - 0.1) / 0.5)
      feed = 1 - Math.min(1, Math.max(0, part - 0.04) / 0.1) ** 0.6
      lever = part < 0.6 ? Math.sin((part / 0.6) * Math.PI) : 0
      if (part > 0.56 && part < 0.7) jolt = 0.05 * Math.sin((part - 0.56) * 120) * (1 - (part - 0.56) / 0.14)
    } else column = was.column + (now.column - was.column) * settle(part - 0.045, 42)
    const hit = swingOf(returning ? 1 : part, rising ? ahead : 1, 0.09)
    const empty = character === ' '
    // The carriage goes back without a stroke.
    swing = empty ? 0 : hit
    space = empty && (rising || !returning) ? hit : 0
    if (!returning && struck !== ' ' && part < 0.12) jolt += 0.035 * Math.cos(part * 90) * (1 - part / 0.12)
  }
  return {
    ...rest,
    time,
    // The carriage takes half a second to go back; a stroke is soon over.
    standsFrom: second === 59 ? Number.POSITIVE_INFINITY : returning ? 0.7 : 0.2,
    strokes: second,
    row: before[minute]! + now.row,
    column: MARGIN + column,
    feed,
    character: character === ' ' ? '' : character,
    red: second === 0 && !rising,
    swing,
    space,
    lever,
    jolt,
    ring: !calm && second === 0 && part < 0.9 ? Math.cos(part * 110) * (1 - part / 0.9) ** 2 : 0,
    hammer: !calm && second === 0 ? Math.max(0, 1 - part / 0.08) : 0,
  }
}
