import { createRandom } from '@found-time/clock-runtime'

export const NAILS = 60

export interface Point {
  readonly x: number
  readonly y: number
}

/** How far the hands are round, as parts of a turn; the hour's goes on with the minutes. */
export const turnsAt = (hour: number, minute: number) => ({
  hour: ((hour % 12) + minute / 60) / 12,
  minute: minute / 60,
})

/** The frame of nails on a stage of this size: half its width and height, its middle, and how round its corners are. */
export function frameOf(width: number, height: number) {
  const margin = Math.min(width, height) * 0.105
  return {
    middle: { x: width / 2, y: height / 2 },
    across: width / 2 - margin,
    down: height / 2 - margin,
    corner: Math.min(width, height) * 0.2,
  }
}
export type Frame = ReturnType<typeof frameOf>

/** From the middle to the frame in a direction: a rectangle with round corners. */
export function reachOf({ across, down, corner }: Frame, turn: number): number {
  const [dx, dy] = [Math.abs(Math.sin(turn * 2 * Math.PI)), Math.abs(Math.cos(turn * 2 * Math.PI))]
  const straight = Math.min(dx > 1e-9 ? across / dx : Infinity, dy > 1e-9 ? down / dy : Infinity)
  const [cx, cy] = [across - corner, down - corner]
  if (dx * straight <= cx || dy * straight <= cy) return straight
  // The far crossing with the corner's circle.
  const along = dx * cx + dy * cy
  return along + Math.sqrt(along * along - (cx * cx + cy * cy - corner * corner))
}

/** A point so far from the middle in a direction; `0` is up. */
export const pointAt = ({ middle }: Frame, turn: number, length: number): Point => ({
  x: middle.x + Math.sin(turn * 2 * Math.PI) * length,
  y: middle.y - Math.cos(turn * 2 * Math.PI) * length,
})

/** The sixty nails, from the top clockwise: each where a hand at its minute points. */
export const nailsOf = (frame: Frame): Point[] =>
  Array.from({ length: NAILS }, (_, nail) => pointAt(frame, nail / NAILS, reachOf(frame, nail / NAILS)))

/** A hand: half as broad at its foot and at its tip, and how long. */
export interface Hand {
  readonly turn: number
  readonly long: number
  readonly foot: number
  readonly tip: number
}

/** The hour's hand is short and broad, the minute's long and narrow, wherever they point. */
export function handsAt(hour: number, minute: number, frame: Frame): { hour: Hand; minute: Hand } {
  const turns = turnsAt(hour, minute)
  const size = Math.min(frame.across, frame.down)
  const reach = reachOf(frame, turns.minute)
  return {
    hour: { turn: turns.hour, long: size * 0.6, foot: size * 0.125, tip: size * 0.1 },
    minute: {
      turn: turns.minute,
      long: Math.max(size * 0.8, reach * 0.86),
      foot: size * 0.056,
      tip: size * 0.04,
    },
  }
}

/** The corners of a hand, which ends in a point. */
export function outlineOf({ turn, long, foot, tip }: Hand, { middle }: Frame): Point[] {
  const [sin, cos] = [Math.sin(turn * 2 * Math.PI), Math.cos(turn * 2 * Math.PI)]
  const at = (along: number, aside: number): Point => ({
    x: middle.x + sin * along + cos * aside,
    y: middle.y - cos * along + sin * aside,
  })
  const back = -foot * 1.1
  return [at(back, -foot), at(long - tip * 1.6, -tip), at(long, 0), at(long - tip * 1.6, tip), at(back, foot)]
}

/** Whether a point is within a shape. */
export function isWithin(shape: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (let at = 0, before = shape.length - 1; at < shape.length; before = at++) {
    const a = shape[at]!
    const b = shape[before]!
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside
}

/** Pins along a shape, so far apart. */
export function pinsAlong(shape: readonly Point[], apart: number): Point[] {
  return shape.flatMap((from, at) => {
    const to = shape[(at + 1) % shape.length]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const steps = Math.max(1, Math.round(length / apart))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

/** Whether a line from one point to another runs through a shape; its own end may lie on the rim. */
export function isCrossed(shape: readonly Point[], from: Point, to: Point): boolean {
  // Most lines pass the whole of it on one side.
  const side = ({ x, y }: Point) => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  const isLeft = side(shape[0]!) > 0
  let isPassed = true
  for (let corner = 1; corner < shape.length && isPassed; corner++)
    isPassed = side(shape[corner]!) > 0 === isLeft
  if (isPassed) return false
  // The others are looked at where they are near it.
  let [first, last] = [0, 1]
  for (const axis of ['x', 'y'] as const) {
    const length = to[axis] - from[axis]
    if (Math.abs(length) < 1e-9) continue
    const parts = shape.map((corner) => (corner[axis] - from[axis]) / length)
    first = Math.max(first, Math.min(...parts))
    last = Math.min(last, Math.max(...parts))
  }
  const steps = 40
  for (let step = Math.max(1, Math.floor(first * steps)); step < Math.min(steps, last * steps + 1); step++) {
    const part = step / steps
    // The end that is wound about a pin of the shape is left out of account.
    if (part > 0.985) break
    if (isWithin(shape, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }))
      return true
  }
  return false
}

export interface Threads {
  readonly threads: Thread[]
  readonly pins: Point[]
  readonly shapes: Point[][]
}

export interface Thread {
  readonly from: Point
  readonly to: Point
  /** `0` lies lowest, `1` on top. */
  readonly layer: number
}

/** The chords of the ground, in nails from one end to the other. */
const SPANS = [5, 8, 11, 14, 17, 20, 23]

/** The pins along both hands, and the hands' shapes. */
export function pinsAt(hour: number, minute: number, frame: Frame): Pick<Threads, 'pins' | 'shapes'> {
  const hands = handsAt(hour, minute, frame)
  const shapes = [outlineOf(hands.hour, frame), outlineOf(hands.minute, frame)]
  const size = Math.min(frame.across, frame.down)
  // Where the hands lie over each other, the minute's keeps its pins.
  const pins = [
    ...pinsAlong(shapes[0]!, size * 0.05).filter((pin) => !isWithin(shapes[1]!, pin)),
    ...pinsAlong(shapes[1]!, size * 0.05),
  ]
  return { pins, shapes }
}

/**
 * The cord, in pieces: from nail to nail and from nail to pin, never over a hand. What it leaves free is the time.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 */
export function* threadsAt(hour: number, minute: number, frame: Frame): Generator<undefined, Threads> {
  const { pins, shapes } = pinsAt(hour, minute, frame)
  const nails = nailsOf(frame)
  const { shuffle } = createRandom('thread', hour % 12, minute)
  const free = (from: Point, to: Point) => !shapes.some((shape) => isCrossed(shape, from, to))
  const threads: Thread[] = []
  const add = (from: Point, to: Point) => {
    if (free(from, to)) threads.push({ from, to, layer: threads.length })
  }
  // The envelope: chords of the same span, which leave a curve; and over them a fan of every other nail to each pin.
  for (const span of SPANS) {
    for (let nail = 0; nail < NAILS; nail++) add(nails[nail]!, nails[(nail + span) % NAILS]!)
    yield
  }
  const chords = threads.length
  for (const [index, pin] of pins.entries()) {
    for (let nail = index % 2; nail < NAILS; nail += 2) add(nails[nail]!, pin)
    if (index % 4 === 0) yield
  }
  const order = [...shuffle(threads.slice(0, chords)), ...shuffle(threads.slice(chords))]
  return {
    threads: order.map((thread, index) => ({ ...thread, layer: index / order.length })),
    pins,
    shapes,
  }
}

/** The pin to which the thread of a second is stretched: the nearest one that can be reached over no hand. */
export function stretchedAt(
  second: number,
  pins: readonly Point[],
  shapes: readonly Point[][],
  frame: Frame,
): [Point, Point] {
  const nail = nailsOf(frame)[second % NAILS]!
  const sorted = [...pins].sort(
    (a, b) => Math.hypot(a.x - nail.x, a.y - nail.y) - Math.hypot(b.x - nail.x, b.y - nail.y),
  )
  const pin = sorted.find((to) => !shapes.some((shape) => isCrossed(shape, nail, to))) ?? frame.middle
  return [nail, pin]
}
