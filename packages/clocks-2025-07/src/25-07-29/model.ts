import { easeInOut, mix } from '@found-time/clock-runtime'
import { STEPS, type State, swing } from './pendulum'

export type Point = readonly [x: number, y: number]
/** Both rods' angles, in radians from straight down, to the right. */
export type Angles = readonly [hour: number, minute: number]

/** A stage: where the arm hangs and how long each of its two rods is. */
export interface Plan {
  readonly pivot: Point
  readonly rod: number
}

/** Half the room that the minutes have beside the numerals of the hours, in parts of a stage's shorter side. */
const ROOM = 0.385
/** How far the minutes reach from the elbow, in rods. */
export const RING = 1.09

/**
 * The nail is moved a little against the hour hand, so that the arm can be large and its minutes yet stay within the
 * stage; no farther, or what swings would leave it.
 * @param minuteOfDay - `0` to `1439`.
 */
export function planOf(width: number, height: number, minuteOfDay: number): Plan {
  const short = Math.min(width, height)
  const oblong = Math.min(1, (Math.max(width, height) / short - 1) / 0.3)
  const [near, far] = [0.36, 0.36 - 0.06 * oblong]
  const rod = (ROOM * short) / (RING + 1 - near)
  const [hour] = standOf(minuteOfDay)
  return {
    pivot: [
      width / 2 - (width > height ? far : near) * rod * Math.sin(hour),
      height / 2 - (width > height ? near : far) * rod * Math.cos(hour),
    ],
    rod,
  }
}

/** Second of the minute at which the arm is let go, and at which it is caught to be brought to the next minute. */
export const [LET_GO, CAUGHT] = [51, 56]

/** How much faster it swings than its equations say: five seconds have to be enough for chaos. */
const HASTE = 1.55

/** At each minute of the day the push is a little stronger: by a thousandth of a degree a second. */
export const NUDGE = Math.PI / 180_000

/** Engines agree on so many digits of an angle; what differs after them would be another swing. */
const alike = (value: number) => Math.round(value * 1e7) / 1e7

/**
 * How the arm stands at a minute of the day: its upper rod as an hour hand does, its lower one as a minute hand.
 * @param minuteOfDay - `0` to `1439`.
 */
export const standOf = (minuteOfDay: number): Angles => [
  Math.PI - ((minuteOfDay % 720) / 720) * 2 * Math.PI,
  Math.PI - ((minuteOfDay % 60) / 60) * 2 * Math.PI,
]

/** The swing that ends a minute: the rods are pushed apart, and then nothing but their weight moves them. */
export function swingOf(minuteOfDay: number): Float32Array {
  const [hour, minute] = standOf(minuteOfDay)
  const side = minuteOfDay % 2 ? 1 : -1
  const from: State = [alike(hour), alike(minute), 2.4 * side, -(4.4 + minuteOfDay * NUDGE) * side]
  return swing(from, (60 - LET_GO) * HASTE)
}

/** The angles of a swing, so many seconds after it was let go. */
export function swungAt(angles: Float32Array, seconds: number): Angles {
  const step = Math.min(Math.max(0, seconds * HASTE * STEPS), angles.length / 2 - 2)
  const [at, rest] = [Math.floor(step) * 2, step % 1]
  return [0, 1].map((i) => angles[at + i]! + (angles[at + 2 + i]! - angles[at + i]!) * rest) as [
    number,
    number,
  ]
}

/** The same stand, so many turns on that it is nearest to another. */
export const nearest = (stand: Angles, to: Angles): Angles =>
  stand.map((angle, i) => angle + Math.round((to[i]! - angle) / (2 * Math.PI)) * 2 * Math.PI) as [
    number,
    number,
  ]

/**
 * The arm at a second of a minute's end: swinging free, then gently brought to where the next minute has it.
 * @param second - From when it is let go up to `60`.
 */
export function armAt(angles: Float32Array, minuteOfDay: number, second: number): Angles {
  const free = swungAt(angles, second - LET_GO)
  if (second <= CAUGHT) return free
  const hold = easeInOut((second - CAUGHT) / (60 - CAUGHT))
  // Which way round is the shorter one is asked once: the arm goes on turning while it is brought there.
  const to = nearest(standOf((minuteOfDay + 1) % 1440), swungAt(angles, 60 - LET_GO))
  return mix(free, to, hold)
}

/** Where the upper rod ends, and where the lower one does. */
export function endsOf([hour, minute]: Angles, { pivot, rod }: Plan): readonly [Point, Point] {
  const elbow = [pivot[0] + rod * Math.sin(hour), pivot[1] + rod * Math.cos(hour)] as const
  return [elbow, [elbow[0] + rod * Math.sin(minute), elbow[1] + rod * Math.cos(minute)]]
}

/** How many points of a trace are reckoned for a second. */
export const FINE = 160

/** What the arm's end drew from when it was let go up to a second. */
export function traceOf(angles: Float32Array, minuteOfDay: number, second: number, plan: Plan): Point[] {
  const count = Math.max(0, Math.round((second - LET_GO) * FINE))
  return Array.from(
    { length: count + 1 },
    (_, at) => endsOf(armAt(angles, minuteOfDay, LET_GO + at / FINE), plan)[1],
  )
}

/** A shiver at each second, gone within six tenths: the arm is at rest, but only just. */
export function shiverAt(sinceMs: number): number {
  const part = sinceMs / 600
  return part >= 1 ? 0 : (1 - part) ** 3 * Math.sin(part * 6 * Math.PI)
}

/** Where a ray from a point, clockwise from the top, meets a stage's edge less a margin. */
export function edgeAt([fromX, fromY]: Point, turn: number, [width, height]: Point, margin: number): Point {
  const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)]
  const far = Math.min(
    (x > 0 ? width - margin - fromX : fromX - margin) / Math.abs(x),
    (y > 0 ? height - margin - fromY : fromY - margin) / Math.abs(y),
  )
  return [fromX + x * far, fromY + y * far]
}
