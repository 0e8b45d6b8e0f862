/**
 * Two sheets of rings lie on one another. Where they agree the lower one is not seen at all; where its rings are set off
 * by half a step they fill the gaps of the upper one (G. Oster and Y. Nishijima, "Moiré Patterns", Scientific American
 * 208, May 1963). Round the dial they lose step, and make bands; the hands are places where the lower one is filled.
 */

/** From one ring to the next, in pixels: a whole number of quarters, so that rings are equally sharp. */
export function stepOf(unit: number): number {
  return Math.max(3, Math.round(unit * 0.0165 * 4) / 4)
}

/** Where hands point, in degrees clockwise from the top. */
export const minuteAngle = (minute: number): number => minute * 6
export const hourAngle = (hour: number, minute: number): number => (hour % 12) * 30 + minute / 2

/** How long a second's swing takes, in seconds. */
export const SWING = 0.34

/** Swings past its mark and comes to rest: `0` to `1` while `part` goes from `0` to `1`. */
export function swing(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  return 1 - (1 - part) ** 2 * Math.cos(part * 5.5)
}

/** How the upper sheet lies. */
export interface Shift {
  /** Its middle is off the lower one's in this direction, in degrees clockwise from the top. */
  readonly angle: number
  /** By how much, in steps of the rings. */
  readonly steps: number
}

/** At rest a sixth of a step: colour shows at the edges of the rings, warm where it goes to and cold opposite. */
const REST = 1 / 6

/**
 * The upper sheet goes round once a minute, and is nudged outwards at each beat.
 * @param second - Of the minute, with the fraction.
 * @param isSettled - Nothing under way, as in a still.
 */
export function shiftAt(second: number, isSettled = false): Shift {
  const whole = Math.floor(second)
  const part = isSettled ? 1 : Math.min(1, (second - whole) / SWING)
  return {
    angle: (whole - 1 + swing(part)) * 6,
    steps: REST * (1 + 1.1 * Math.sin(Math.PI * part) ** 2),
  }
}
