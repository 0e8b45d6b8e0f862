/** How many degrees the outer ball swings out at most, however much room there is. */
const WIDEST = 36

/** What is left of the stage beside a ball at its widest, in radii of a ball. */
const MARGIN = 0.12

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
  return part * part * (3 - 2 * part)
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
  ...String(hour).padStart(2, '0'),
  ...String(minute).padStart(2, '0'),
]

/**
 * Which balls hang side by side, and what is cut into each: a place among the four figures, or the colon.
 * @example rowsOf(390, 844) // [[0, 1], [2, 3]]
 */
export const rowsOf = (width: number, height: number): (number | ':')[][] =>
  width > height * 1.15
    ? [[0, 1, ':', 2, 3]]
    : [
        [0, 1],
        [2, 3],
      ]

export interface Cradle {
  /** Of a ball. */
  readonly radius: number
  /** How far down the balls of each row hang. */
  readonly middles: readonly number[]
  /** The floor, in which the lowest row shows. */
  readonly floor: number
  /** How far above the balls of the highest row their strings are fixed, out of sight. */
  readonly above: number
  /** How wide it may swing, in radians, so that no ball leaves the stage. */
  readonly widest: number
}

/** The whole of it, in whole pixels, so that a ball at rest is as crisp as one that was never moved. */
export function cradleOf(width: number, height: number): Cradle {
  const rows = rowsOf(width, height)
  const balls = rows[0]!.length
  const one = rows.length === 1
  const radius = Math.floor(Math.min(width / (balls * 2 + (one ? 2.4 : 1.2)), height * (one ? 0.24 : 0.155)))
  const middles = (one ? [0.57] : [0.33, 0.67]).map((part) => Math.round(height * part))
  const floor = Math.round(middles.at(-1)! + radius * 1.16)
  const above = Math.round(middles[0]! + radius * 1.5)
  const room = width / 2 - radius * (balls + MARGIN)
  const widest = Math.min((WIDEST * Math.PI) / 180, Math.asin(Math.min(1, room / above)))
  return { radius, middles, floor, above, widest }
}
