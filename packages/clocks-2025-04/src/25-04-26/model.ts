import { easeInOut } from '@found-time/clock-runtime'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rectangle with round corners, as far in from the edges of the stage. */
export interface Ring {
  readonly width: number
  readonly height: number
  readonly inset: number
  readonly radius: number
}

/**
 * A place on a ring, and which way inwards is there.
 * @param turn - From the middle of the top, clockwise, by length: `0` up to `1`.
 */
export function onRing(
  { width, height, inset, radius }: Ring,
  turn: number,
): Point & { inX: number; inY: number } {
  const across = width - 2 * (inset + radius)
  const down = height - 2 * (inset + radius)
  const bend = (Math.PI / 2) * radius
  const all = 2 * (across + down) + 4 * bend
  let rest = (((turn % 1) + 1) % 1) * all
  const right = width - inset
  const bottom = height - inset
  const arc = (cx: number, cy: number, from: number) => {
    const angle = from + rest / (radius || 1)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return { x: cx + cos * radius, y: cy + sin * radius, inX: -cos, inY: -sin }
  }
  const parts: [number, () => Point & { inX: number; inY: number }][] = [
    [across / 2, () => ({ x: width / 2 + rest, y: inset, inX: 0, inY: 1 })],
    [bend, () => arc(right - radius, inset + radius, -Math.PI / 2)],
    [down, () => ({ x: right, y: inset + radius + rest, inX: -1, inY: 0 })],
    [bend, () => arc(right - radius, bottom - radius, 0)],
    [across, () => ({ x: right - radius - rest, y: bottom, inX: 0, inY: -1 })],
    [bend, () => arc(inset + radius, bottom - radius, Math.PI / 2)],
    [down, () => ({ x: inset, y: bottom - radius - rest, inX: 1, inY: 0 })],
    [bend, () => arc(inset + radius, inset + radius, Math.PI)],
  ]
  for (const [length, place] of parts) {
    if (rest <= length) return place()
    rest -= length
  }
  return { x: inset + radius + rest, y: inset, inX: 0, inY: 1 }
}

export interface Desk {
  /** Where minutes and seconds go round, and where the hour does. */
  readonly minutes: Ring
  readonly hours: Ring
  /** Between two pointers. */
  readonly pitch: number
  readonly pointers: readonly Point[]
}

const POINTERS = 1000
/** Rows stand this much nearer than pointers within one: each looks through the gaps of the one before. */
const ROW = 0.88
/** Pointers nearer than this to each other, in CSS pixels, could not be told apart. */
const NEAREST = 12.5

/** The desktop of a stage, CSS pixels. */
export function deskOf(width: number, height: number): Desk {
  const short = Math.min(width, height)
  const inset = Math.max(short * 0.072, 8)
  const minutes = { width, height, inset, radius: short * 0.14 }
  // So deep that the tag of the minute has room between the rings.
  const deep = Math.max(short * 0.33, Math.min(short * 0.42, 40))
  const hours = { width, height, inset: deep, radius: Math.min(short * 0.13, short / 2 - deep) }
  const pitch = Math.max(NEAREST, Math.sqrt((width * height) / POINTERS / ROW))
  const rows = Math.ceil(height / (pitch * ROW)) + 1
  const columns = Math.ceil(width / pitch) + 1
  const [left, top] = [(width - (columns - 1) * pitch) / 2, (height - (rows - 1) * pitch * ROW) / 2]
  // A place every few pixels along the ring of ticks, which pointers keep off.
  const track = Array.from({ length: 240 }, (_, step) => onRing(minutes, step / 240))
  const near = (pitch * 0.74) ** 2
  // Most are so far from the ring that no place on it need be looked at.
  const isFar = (x: number, y: number) => {
    const beyondX = Math.abs(x - width / 2) - width / 2 + inset + minutes.radius
    const beyondY = Math.abs(y - height / 2) - height / 2 + inset + minutes.radius
    const outside = Math.hypot(Math.max(0, beyondX), Math.max(0, beyondY))
    return Math.abs(outside + Math.min(0, Math.max(beyondX, beyondY)) - minutes.radius) > pitch * 0.74
  }
  const pointers: Point[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = left + (column + (row % 2 ? 0.25 : -0.25)) * pitch
      const y = top + row * pitch * ROW
      if (isFar(x, y) || track.every((tick) => (tick.x - x) ** 2 + (tick.y - y) ** 2 > near))
        pointers.push({ x, y })
    }
  }
  return { minutes, hours, pitch, pointers }
}

/** The way from one place to another as an angle, clockwise from upwards, in radians. */
export const bearing = (from: Point, to: Point) => Math.atan2(to.x - from.x, from.y - to.y)

/** An angle brought between −π and π. */
export const nearest = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

/** A hop to the next tick: crouches, leaps past it and settles. `0` to `1` and a little over. */
export function hop(share: number): number {
  if (share <= 0) return 0
  if (share >= 1) return 1
  const gone = easeInOut(share)
  return gone + Math.sin(share * Math.PI) * 0.16 * share
}
