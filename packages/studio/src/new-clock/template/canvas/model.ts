/** Bulbs between two posts: with twelve posts that makes sixty. */
const BETWEEN = 5

/**
 * What is lit. Pure, so that it can be tested without a browser.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns Lanterns, `1` to `12`, and bulbs, `0` to `59`, from the left.
 * @example litAt(15, 20) // { lanterns: 3, bulbs: 20 }
 */
export const litAt = (hour: number, minute: number) => ({ lanterns: hour % 12 || 12, bulbs: minute })

/** Where post `0` to `12` stands, as a part of the promenade from the left; the last has no lantern. */
export const postAt = (index: number): number => index / 12

/**
 * Where a bulb hangs on its wire, which sags between two posts.
 * @param index - `0` to `59`.
 * @returns `x`, a part of the promenade from the left; `sag`, `0` at a post and `1` in the middle between two.
 * @example bulbAt(2) // { x: 2.5 / 60, sag: 1 }
 */
export function bulbAt(index: number) {
  const along = ((index % BETWEEN) + 0.5) / BETWEEN
  return { x: (index + 0.5) / 60, sag: 4 * along * (1 - along) }
}

/**
 * How far the water has carried a reflection to one side, as it rolls in.
 * @param second - With its fraction, `0` up to but not including `60`.
 * @param line - Which line of the water, from the shore; each rolls in after the one before.
 * @returns `-1` to `1`. It swings a whole number of times a minute, so a new minute goes on where the last one ended.
 */
export const rollAt = (second: number, line: number): number =>
  Math.sin((second / 60) * 2 * Math.PI * (9 + (line % 3)) + line * 1.7)
