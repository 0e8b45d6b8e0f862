import { shownHour } from '@found-time/clock-runtime'

/**
 * The four figures that are frozen in.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param hourCycle - Whether hours go to twelve or to twenty-four.
 * @example figuresAt(15, 7, 12) // [0, 3, 0, 7]
 */
export function figuresAt(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = shownHour(hour, hourCycle)
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}

/**
 * What a minute makes of a block.
 * @param second - `0` to `59`.
 * @returns Its side, as a part of what it was, and how round its corners are, in parts of that side. At a full minute
 * it comes from the freezer, at the end half its corners are gone; the figure in the middle never is.
 * @example meltAt(0).side // 1
 */
export function meltAt(second: number) {
  const gone = second / 59
  return { side: 1 - 0.1 * gone, round: 0.1 + 0.3 * gone }
}

/** How long a block bobs after it was nudged. */
export const BOB_MS = 620

/**
 * A nudge that dies away.
 * @param part - How much of the bobbing is over, `0` to `1`.
 * @returns Nothing at either end, at most one between.
 */
export const bobAt = (part: number): number => Math.sin(part * Math.PI * 3) * (1 - part) ** 1.6
