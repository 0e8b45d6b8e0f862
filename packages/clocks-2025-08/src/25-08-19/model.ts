import { easeInOut, twoDigits } from '@found-time/clock-runtime'

/** The arithmetic-geometric mean. */
function mean(a: number, b: number): number {
  for (let step = 0; step < 8; step++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  return a
}

/**
 * How much longer a pendulum takes when its swing is large: T/T₀ = 2K(sin ½θ₀)/π, where the complete elliptic integral of
 * the first kind is K(k) = π / 2·agm(1, √(1 − k²)), so this is 1 / agm(1, cos ½θ₀).
 * Source: NIST Digital Library of Mathematical Functions, 22.19(i) "Classical Dynamics: The Pendulum" and 19.8(i).
 * @param widest - The widest angle θ₀, in radians.
 * @example periodRatio(Math.PI / 4) // 1.03997…
 */
export const periodRatio = (widest: number): number => 1 / mean(1, Math.cos(widest / 2))

/**
 * The amplitude am(u, k) by descending Landen transformations; sn u is its sine.
 * Source: NIST Digital Library of Mathematical Functions, 22.20(ii).
 */
function amplitude(u: number, k: number): number {
  const halves: [number, number][] = []
  let [a, b, c] = [1, Math.sqrt(1 - k * k), k]
  while (Math.abs(c) > 1e-12 && halves.length < 8) {
    ;[a, b, c] = [(a + b) / 2, Math.sqrt(a * b), (a - b) / 2]
    halves.push([a, c])
  }
  let angle = 2 ** halves.length * a * u
  for (const [of, at] of halves.reverse()) angle = (angle + Math.asin((at / of) * Math.sin(angle))) / 2
  return angle
}

/**
 * Where a pendulum is on its way out and back again: sin ½θ = k·sn(u, k) with k = sin ½θ₀ (DLMF 22.19.2).
 * @param widest - The widest angle, in radians.
 * @param part - `0` as it leaves the lowest point, `0.5` at its widest, `1` as it is back.
 */
export function swingAt(widest: number, part: number): number {
  if (part <= 0 || part >= 1 || widest <= 0) return 0
  const k = Math.sin(widest / 2)
  const quarter = (Math.PI / 2) * periodRatio(widest)
  return 2 * Math.asin(k * Math.sin(amplitude(2 * quarter * part, k)))
}

/**
 * Which side is out, and how far it has come. Each full second one of them is at its widest, the left on even seconds;
 * they clack half a second later.
 * @example sideAt(36, 250) // { left: true, part: 0.75 }
 */
export function sideAt(second: number, millisecond: number) {
  const late = millisecond >= 500
  return {
    left: (second % 2 === 0) !== late,
    part: late ? millisecond / 1000 - 0.5 : millisecond / 1000 + 0.5,
  }
}

/** How long before the full minute the balls whose figure changes turn, in milliseconds. */
export const TURN_MS = 350

/** How far they have turned on to the next minute, from `0` to `1`. */
export function turnedAt(second: number, millisecond: number): number {
  const part = Math.max(0, (second * 1000 + millisecond - 60_000 + TURN_MS) / TURN_MS)
  return easeInOut(part)
}

/**
 * Where a figure is on the front of a ball that turns about its string: how far to the right, as a part of the way to
 * the edge, and how narrow.
 * @param turned - `0` where it faces us, `1` where it has gone to the right, `-1` where it is still to come.
 */
export const facing = (turned: number): readonly [right: number, narrow: number] => {
  const angle = (turned * Math.PI) / 2
  return [Math.sin(angle), Math.cos(angle)]
}

/** The four figures of a time, those of the hour with a nought before them. */
export const figuresOf = (hour: number, minute: number): string[] => [
  ...twoDigits(hour),
  ...twoDigits(minute),
]

/** What hangs side by side: places among the four figures, and the colon. */
export const ROW = [0, 1, ':', 2, 3] as const

/** How far aside an end ball swings, in radii. */
const SWING = 1.35

/** What is left beyond a ball at its widest, in radii. */
const MARGIN = 0.28

/** In how many pictures a swing is caught on its way out. */
const PICTURES = 12

/** The cradle as it lies on a stage, in pixels. */
export interface Cradle {
  /** Whether it is seen from straight above, the row running down; otherwise from the front. */
  readonly plan: boolean
  readonly radius: number
  /** Where the row's first and second ball hang: each next one is a breadth further. */
  readonly first: number
  /** Where the row is, across it. */
  readonly row: number
  /** Where strings are fixed: from the front that is one rail, from above there is one on either side. */
  readonly rails: readonly number[]
  /** How long a string is. */
  readonly string: number
  /** The widest angle, in radians. */
  readonly widest: number
}

/** Lays out the cradle: from the front on a broad stage, from above on a high one, always as large as it goes. */
export function cradleOf(width: number, height: number): Cradle {
  const plan = height > width
  const along = plan ? height : width
  const across = plan ? width : height
  const radius = Math.min(along / (2 * (ROW.length + SWING + MARGIN)), across * (plan ? 0.3 : 0.2))
  const first = along / 2 - radius * (ROW.length - 1)
  const rail = Math.min(width, height) * 0.022
  const row = plan ? width / 2 : height - radius * 1.75
  const string = plan ? radius * 6 : row - rail
  return {
    plan,
    radius,
    first,
    row,
    rails: plan ? [rail, width - rail] : [rail],
    string,
    widest: Math.asin((SWING * radius) / string),
  }
}

/** Where a ball hangs at rest, along the row. */
export const restOf = ({ first, radius }: Cradle, index: number) => first + 2 * radius * index

/**
 * The angles at which a flash every so often catches an end ball: crowded where it is slow.
 * @returns From rest to the widest, in radians.
 */
export const caughtOf = ({ widest }: Cradle): number[] =>
  Array.from({ length: PICTURES }, (_, picture) =>
    picture === PICTURES - 1 ? widest : swingAt(widest, picture / (PICTURES - 1) / 2),
  )

/** Where an end ball is seen at an angle; at the row's beginning it swings the other way. */
export function seenAt(cradle: Cradle, index: number, angle: number): readonly [x: number, y: number] {
  const { plan, row, string } = cradle
  const along = restOf(cradle, index) + (index ? 1 : -1) * string * Math.sin(angle)
  return plan ? [row, along] : [along, row - string * (1 - Math.cos(angle))]
}
