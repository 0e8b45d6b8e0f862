import { easeInOut } from '@found-time/clock-runtime'

/** The halves of a tile that bears a number from `0` to `99`: tens above, units below. */
export const halvesOf = (number: number): readonly [number, number] => [Math.floor(number / 10), number % 10]

/**
 * The places of a half's pips, `0` to `9`, as on a double-nine set: numbers from `-1` to `1`, across and down.
 * @example pipsOf(1) // [[0, 0]]
 */
export function pipsOf(half: number): readonly (readonly [number, number])[] {
  const one = [[0, 0]] as const
  const two = [
    [-1, -1],
    [1, 1],
  ] as const
  const four = [...two, [1, -1], [-1, 1]] as const
  const six = [...four, [-1, 0], [1, 0]] as const
  const eight = [...six, [0, -1], [0, 1]] as const
  return [
    [],
    one,
    two,
    [...two, ...one],
    four,
    [...four, ...one],
    six,
    [...six, ...one],
    eight,
    [...eight, ...one],
  ][half]!
}

/** A tile's height, thickness and its distance to the next, in any one length. */
export interface Row {
  readonly height: number
  readonly thick: number
  readonly pitch: number
}

/**
 * How far each tile of a row has fallen, in radians from upright, while it topples from the first on. The one that falls
 * turns about its foot until it strikes the next; those behind it lie on one another: with `θ'` the angle of the next,
 * `θ = θ' + asin((pitch · cos θ' - thick) / height)`.
 * @see J. M. J. van Leeuwen, "The domino effect", American Journal of Physics 78 (2010), equation 1
 * @param fallen - How many have struck the next; its fraction is the one that falls, from upright to striking.
 */
export function leansOf(count: number, fallen: number, { height, thick, pitch }: Row): number[] {
  const leans = Array.from({ length: count }, () => 0)
  const front = Math.min(count - 1, Math.floor(fallen))
  for (let tile = front; tile >= 0; tile--) {
    const next = tile === front ? 0 : leans[tile + 1]!
    const reach = Math.asin((pitch * Math.cos(next) - thick) / height)
    leans[tile] = tile === front ? reach * Math.min(1, fallen - front) : next + reach
  }
  return leans
}

/** In the first part of a minute the row is stood up again, from its end to its beginning. */
const STANDING = 0.9
/** In the first fifth of each other second one more falls; the last falls at the end of the minute. */
const FALLING = 0.2

/** How many of sixty have fallen, as of a second of the minute with its fraction. */
export function fallenAt(second: number): number {
  if (second < STANDING) {
    const part = second / STANDING
    return 60 * (1 - easeInOut(part))
  }
  const whole = Math.floor(second)
  const part = second - whole
  if (whole === 59 && part > 1 - FALLING) return 59 + ((part - 1 + FALLING) / FALLING) ** 2
  return whole === 0 ? 0 : whole - 1 + Math.min(1, part / FALLING) ** 2
}

/** For how long nothing moves, in seconds from a second of the minute; `0` while something does. */
export function restAt(second: number): number {
  const part = second % 1
  if (second < 1) return part < STANDING ? 0 : 1 - part
  if (part < FALLING) return 0
  return second >= 59 ? Math.max(0, 1 - FALLING - part) : 1 - part
}
