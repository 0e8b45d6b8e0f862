import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** Turn of each ink's screen in degrees, as four-colour printing has them; without black, its 45° stays free. */
export const ANGLES = { cyan: 15, magenta: 75, yellow: 0 } as const

/**
 * Radius of a round dot that covers a share of its cell.
 * @param tone - Share of the paper that is covered, `0` to `1`.
 * @returns In widths of a cell; above `π/4` the dots run into each other.
 */
export function radiusOf(tone: number): number {
  if (tone <= Math.PI / 4) return Math.sqrt(tone / Math.PI)
  let [low, high] = [0.5, Math.SQRT1_2]
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2
    if (coveredBy(middle) < tone) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Share of a square cell that a disc in its middle covers, for radii from half a cell to half its diagonal. */
export function coveredBy(radius: number): number {
  const half = Math.acos(0.5 / radius)
  // The disc without the four segments that lie outside of the cell.
  return Math.PI * radius ** 2 - 4 * (radius ** 2 * half - 0.5 * Math.sqrt(radius ** 2 - 0.25))
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
