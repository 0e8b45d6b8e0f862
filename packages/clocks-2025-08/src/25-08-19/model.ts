/** How many degrees the outer ball swings out at most, however much room there is. */
const WIDEST = 36

/** Radii of a ball: how much of one may leave the stage, and how far its window's edge is from its middle. */
const CROPPED = 0.24

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

/** How long before the full minute the drums begin to roll, in milliseconds. */
export const ROLL_MS = 350

/** How far the drums have rolled on towards the next minute, from `0` to `1`. */
export function rolledAt(second: number, millisecond: number): number {
  const part = Math.max(0, (second * 1000 + millisecond - 60_000 + ROLL_MS) / ROLL_MS)
  return part * part * (3 - 2 * part)
}

/** The four figures of a time, those of the hour with a nought before them. */
export const figuresOf = (hour: number, minute: number): string[] => [
  ...String(hour).padStart(2, '0'),
  ...String(minute).padStart(2, '0'),
]

/**
 * How many cradles there are, and what each has on its balls: a place among the four figures, or the colon.
 * @example rowsOf(390, 844) // [[0, 1], [2, 3]]
 */
export const rowsOf = (width: number, height: number): (number | ':')[][] =>
  width > height * 1.15
    ? [[0, 1, ':', 2, 3]]
    : [
        [0, 1],
        [2, 3],
      ]

/**
 * One cradle, in pixels of its own part of the stage.
 * Whole pixels, so that a ball at rest is as crisp as one that was never moved.
 * @returns The radius of a ball, the heights of the rail, the balls' middles and the floor, the length of a string, and
 * how wide it may swing, in radians, so that no window leaves the stage.
 */
export function cradleOf(width: number, height: number, balls: number) {
  const radius = Math.floor(Math.min(width / (balls * 2 + (balls > 2 ? 2.2 : 1.2)), height * 0.28))
  const rail = Math.round(radius * 0.2)
  const floor = Math.round(height - radius * (balls > 2 ? (height > width * 0.5 ? 1.45 : 0.8) : 0.5))
  const middle = Math.round(floor - radius * 1.1)
  const length = middle - rail
  const room = width / 2 - radius * (balls - CROPPED)
  const widest = Math.min((WIDEST * Math.PI) / 180, Math.asin(Math.min(1, room / length)))
  return { radius, rail, floor, middle, length, widest }
}
