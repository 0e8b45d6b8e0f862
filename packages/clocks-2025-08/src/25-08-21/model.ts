import { easeInOut } from '@found-time/clock-runtime'

/**
 * A dial that stands square to the wall, and you look along it: every point of it has a height and a depth, and you
 * see the height only. Light that comes from the side carries the depth on to the wall.
 *
 * Parallel projection (descriptive geometry after Monge, 1799): along a ray of direction `d`, a point `p` meets the
 * wall `z = 0` at `p - d · p.z / d.z`. A ray that is level and at an angle to the wall whose cotangent is `k` moves a
 * point by `k` times its distance from the wall, and leaves its height alone: so the shadow of a dial that stands
 * square to the wall is that dial, `k` times as broad as it is high.
 */
export type Point = readonly [x: number, y: number, z: number]

/** Where the shadow of a point falls on the wall `z = 0`, in light of that direction. */
export function shadowOf([x, y, z]: Point, [dx, dy, dz]: Point): readonly [x: number, y: number] {
  return [x - (dx * z) / dz, y - (dy * z) / dz]
}

/**
 * A point of the dial.
 * @param turn - In turns, clockwise from twelve.
 * @param length - From the middle.
 * @param distance - How far the middle is from the wall; three o'clock is furthest from it.
 */
export function pointAt(turn: number, length: number, distance: number): Point {
  const angle = turn * 2 * Math.PI
  return [0, Math.cos(angle) * length, distance + Math.sin(angle) * length]
}

/** How long a hand looks from the edge, up from the middle or, where it is negative, down. */
export const seenAt = (turn: number, length: number): number => pointAt(turn, length, 0)[1]

export const LENGTHS = { hour: 0.47, minute: 0.7, second: 0.7 } as const

/** How long a hand takes to step; the minute hand begins early and has arrived when its minute begins. */
export const STEP_MS = 260

/**
 * Where the hands point, in turns.
 * @param calm - Without the movement between.
 */
export function handsAt(hour: number, minute: number, second: number, millisecond: number, calm: boolean) {
  const step = calm ? 1 : easeInOut(Math.min(1, millisecond / STEP_MS))
  const late = calm || second < 59 ? 0 : easeInOut(Math.max(0, (millisecond - 1000 + STEP_MS) / STEP_MS))
  return {
    hour: ((hour % 12) + (minute + late) / 60) / 12,
    minute: (minute + late) / 60,
    second: (second - 1 + step) / 60,
  }
}

export interface Plan {
  /** Whether the dial stands upright and its shadow falls to the side, or lies flat and it falls below. */
  readonly upright: boolean
  /** The size of the dial, and the cotangent of the light's angle. */
  readonly radius: number
  readonly stretch: number
  /** The middle of the edge, and of the shadow. */
  readonly edge: readonly [x: number, y: number]
  readonly shadow: readonly [x: number, y: number]
  /** How thick the plate is, and how far before it the minute hand and the hour hand are, and the second hand behind. */
  readonly thick: number
}

/** Where everything is on a stage: as large as it can be, the light as slanting as the stage is long. */
export function planOf(width: number, height: number): Plan {
  const upright = width > height * 1.15
  const along = upright ? width : height
  const across = upright ? height : width
  const radius = across * (along > across * 1.3 ? 0.455 : 0.39)
  const thick = radius * 0.032
  // What the shadow may have of the length: all but the plate, its hands and the margins.
  const room = along - across * 0.05 - thick * 6 - radius * 0.2
  const stretch = Math.min(upright ? 1.32 : 1.65, Math.max(1, room / (radius * 2)))
  const far = radius * stretch
  const gap = radius * 0.13
  const whole = thick * 5 + gap + far * 2
  const start = (along - whole) / 2 + thick * 4
  const middle = start + thick + gap + far
  const other = across / 2
  return {
    upright,
    radius,
    stretch,
    edge: upright ? [start, other] : [other, start],
    shadow: upright ? [middle, other] : [other, middle],
    thick,
  }
}

/**
 * How the dial's own plane, twelve upwards and three to the right, is laid on the wall.
 * A flat dial has twelve at the wall and its face up, and light from above: its depth becomes height.
 */
export function matrixOf({ upright, stretch, shadow: [x, y] }: Plan): string {
  return upright ? `matrix(${stretch} 0 0 1 ${x} ${y})` : `matrix(1 0 0 ${stretch} ${x} ${y})`
}
