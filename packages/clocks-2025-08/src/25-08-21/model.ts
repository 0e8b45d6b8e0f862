import { clamp, easeInOut } from '@found-time/clock-runtime'

/**
 * A dial that stands square to the wall, and you look along it: every point of it has a place along its edge and a
 * distance from the wall, and you see the first only. One lamp carries the distance on to the wall.
 *
 * Central projection: the ray from a lamp `l` through a point `p` meets the wall `z = 0` at `l + (p - l) · t` with
 * `t = l.z / (l.z - p.z)`. What is further from the wall is moved further aside, and larger.
 *
 * All lengths are in radii of the dial; `seen` is along the edge, `away` from it to the side the lamp does not shine from.
 */
export interface Plan {
  /** Whether the shadow falls to the right, with nine o'clock next to the wall; or upwards, with six next to it. */
  readonly upright: boolean
  /** A radius of the dial in pixels. */
  readonly radius: number
  /** The middle of the edge, in pixels. */
  readonly edge: readonly [x: number, y: number]
  /** How far aside from the dial the lamp stands. */
  readonly lamp: number
}

/** How far the lamp and the dial's middle are from the wall, and how high above the middle the lamp is. */
const LAMP_FAR = 20
export const DIAL_FAR = 1.3
const LAMP_HIGH = 0.35

/** A point of the dial: its place along the edge, up or to the right, and how much further from the wall than the middle. */
export function pointAt(
  { upright }: Plan,
  turn: number,
  length: number,
): readonly [seen: number, far: number] {
  const angle = turn * 2 * Math.PI
  const [up, right] = [Math.cos(angle) * length, Math.sin(angle) * length]
  return upright ? [up, right] : [right, up]
}

/**
 * Where the shadow of a point falls, in pixels of the stage.
 * @param before - How far before the dial's plane it is, towards the lamp.
 */
export function shadowOf(
  plan: Plan,
  [seen, far]: readonly [number, number],
  before = 0,
): readonly [x: number, y: number] {
  const { upright, radius, edge, lamp } = plan
  const grown = LAMP_FAR / (LAMP_FAR - DIAL_FAR - far)
  const away = radius * (lamp * (grown - 1) - before * grown)
  // An upright dial has its lamp a little above; one with its shadow above it has the lamp straight below.
  const high = upright ? LAMP_HIGH : 0
  const along = radius * (high + (seen - high) * grown)
  return upright ? [edge[0] + away, edge[1] - along] : [edge[0] + along, edge[1] - away]
}

/** How long each hand is on both sides of its arbor, how broad there and at its tip, and how far before the dial. */
export const HANDS = {
  hour: { length: 0.47, tail: 0, broad: 0.052, tip: 0.042, before: -0.03 },
  minute: { length: 0.785, tail: 0.02, broad: 0.042, tip: 0.018, before: 0 },
  second: { length: 0.81, tail: 0.24, broad: 0.011, tip: 0.011, before: 0.03 },
} as const

export type Hand = keyof typeof HANDS

/** The corners of a hand's shadow, in pixels. */
export function handShadow(plan: Plan, hand: Hand, turn: number): (readonly [x: number, y: number])[] {
  const { length, tail, broad, tip, before } = HANDS[hand]
  const [seen, far] = pointAt(plan, turn, 1)
  const [asideSeen, asideFar] = pointAt(plan, turn + 0.25, 1)
  return (
    [
      [length, -tip],
      [length, tip],
      [-tail, broad],
      [-tail, -broad],
    ] as const
  ).map(([along, aside]) =>
    shadowOf(plan, [seen * along + asideSeen * aside, far * along + asideFar * aside], before),
  )
}

/** From where to where a hand is seen along the edge; never less than its own breadth. */
export function handSeen(plan: Plan, hand: Hand, turn: number): readonly [low: number, high: number] {
  const { length, tail, broad } = HANDS[hand]
  const ends = [pointAt(plan, turn, length)[0], pointAt(plan, turn, -tail)[0]]
  return [Math.min(...ends, -broad), Math.max(...ends, broad)]
}

/** How long a hand takes to step; the minute hand begins early and has arrived when its minute begins. */
export const STEP_MS = 260

/**
 * Where the hands point, in turns.
 * @param calm - Without the movement between.
 */
export function handsAt(hour: number, minute: number, second: number, millisecond: number, calm: boolean) {
  const step = calm ? 1 : easeInOut(clamp(millisecond / STEP_MS))
  const late = calm || second < 59 ? 0 : easeInOut(clamp((millisecond - 1000 + STEP_MS) / STEP_MS))
  return {
    hour: ((hour % 12) + (minute + late) / 60) / 12,
    minute: (minute + late) / 60,
    second: (second - 1 + step) / 60,
  }
}

/** What the clock and its shadow take of the stage, in radii: before the edge, beyond the dial for its drum, and across. */
const BEFORE = 0.3
const BEYOND = 0.15
const ACROSS = 2.4

/** Where everything is on a stage: as large as it can be, the light as slanting as the stage is long. */
export function planOf(width: number, height: number): Plan {
  const upright = width > height * 0.9
  const along = upright ? width : height
  const across = upright ? height : width
  /** How far the shadow's far end is from the edge, in radii, for a lamp so far aside. */
  const grown = LAMP_FAR / (LAMP_FAR - DIAL_FAR - 1) - 1
  const radius = Math.min((across * 0.95) / ACROSS, (along * 0.95) / (BEFORE + BEYOND + 22.5 * grown))
  const lamp = clamp(((along * 0.9) / radius - BEFORE - BEYOND) / grown, 22.5, upright ? 24 : 29)
  const spare = along - radius * (BEFORE + BEYOND + lamp * grown)
  // A beam from the side leaves more of the wall dark than one from below.
  const start = spare * (upright ? 0.54 : 0.38) + radius * BEFORE
  return {
    upright,
    radius,
    // The lamp is above the middle, so an upright shadow hangs a little lower than its clock.
    edge: upright ? [start, height / 2 - radius * 0.07] : [width / 2, height - start],
    lamp,
  }
}
