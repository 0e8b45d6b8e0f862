import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** Turn of each ink's screen in degrees, as four-colour printing has them; without black, its 45° stays free. */
export const ANGLES = { cyan: 15, magenta: 75, yellow: 0 } as const

/** Share of a square cell that a disc in its middle covers, for radii from half a cell to half its diagonal. */
export function coveredBy(radius: number): number {
  const half = Math.acos(0.5 / radius)
  // The disc without the four segments that lie outside of the cell.
  return Math.PI * radius ** 2 - 4 * (radius ** 2 * half - 0.5 * Math.sqrt(radius ** 2 - 0.25))
}

/** Dots between those that touch and those that fill their cells: radii, and what each covers. */
const STEPS = 256
const TOUCHING = Array.from({ length: STEPS + 1 }, (_, step) => {
  const radius = 0.5 + (step / STEPS) * (Math.SQRT1_2 - 0.5)
  return { radius, covered: coveredBy(radius) }
})

/**
 * Radius of a round dot that covers a share of its cell.
 * @param tone - Share of the paper that is covered, `0` to `1`.
 * @returns In widths of a cell, to a ten-thousandth; above `π/4` the dots run into each other.
 */
export function radiusOf(tone: number): number {
  if (tone <= Math.PI / 4) return Math.sqrt(tone / Math.PI)
  let [low, high] = [0, STEPS]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (TOUCHING[middle]!.covered < tone) low = middle
    else high = middle
  }
  const [less, more] = [TOUCHING[low]!, TOUCHING[high]!]
  const part = Math.min(1, (tone - less.covered) / (more.covered - less.covered))
  return less.radius + part * (more.radius - less.radius)
}

/**
 * How far a plate is out of register: once round a circle that starts and ends where it fits.
 * @param turns - `0` fits, `0.5` is farthest.
 */
export const slipAt = (turns: number): readonly [number, number] => [
  Math.sin(2 * Math.PI * turns),
  1 - Math.cos(2 * Math.PI * turns),
]

/** What the three plates print. */
export const printedAt = (hour: number, minute: number, second: number, cycle: 12 | 24) => ({
  cyan: hourDigits(hour, cycle),
  magenta: twoDigits(minute),
  yellow: twoDigits(second),
})
