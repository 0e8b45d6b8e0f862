import { clamp, easeInOut } from '@found-time/clock-runtime'
import { REACH, SUN, TONES } from './tones'

/** Ink of the second plate: the hands and the marks. */
export const INK = '#170a2b'
/** Ink of the first plate: sunlight. */
export const SUNLIGHT = '#ffe60d'
/** Ink of the photograph's plate: wherever the sun is less than blinding. */
export const FIRE = '#ff3b14'

/** What the paper is at each hour of the day: a sky, printed flat. */
export const PAPERS = [
  ['#3d31c9', '#4a2fd0', '#5a30d2', '#6c35d6', '#8a3bd4', '#b645c8'],
  ['#e0509f', '#ff6b86', '#ff8a5c', '#35c2b4', '#1fb3d6', '#14a4f0'],
  ['#0a98ff', '#1a9cf5', '#19a7e6', '#16b1cf', '#22b59d', '#f79a3a'],
  ['#ff7a2b', '#ff5a36', '#f2416a', '#d23c9b', '#9a3cc4', '#5e35cc'],
].flat()

/** The screen is turned in the last moments of a minute, so that it stands when the next begins. */
export const TURN_MS = 600

/**
 * The angle of the screen, which is the minute's, in turns from the top.
 * @param spent - Milliseconds of the minute that have passed.
 */
export function screenAt(minute: number, spent: number, still: boolean): number {
  const turned = still ? 0 : easeInOut(clamp((spent - 60_000 + TURN_MS) / TURN_MS))
  return (minute + turned) / 60
}

/** Where the hour hand is, in turns: it creeps from one large mark to the next. */
export const hourAt = (hour: number, screen: number): number => ((hour % 12) + screen) / 12

/** How long the sunspot takes from one second's mark to the next. */
export const HOP_MS = 420

/** Where the sunspot is, in turns; just before the top it is a little less than nought. */
export const spotAt = (second: number, hopped: number): number => (second - 1 + hopped) / 60

/** How bright the photograph is at a place, in radii of the sun from its middle, `0` to `1`. */
export function toneAt(x: number, y: number): number {
  const at = (value: number) => clamp(((value / REACH + 1) / 2) * TONES - 0.5, 0, TONES - 1.001)
  const [column, row] = [at(x), at(y)]
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const tone = (dx: number, dy: number) => Number.parseInt(SUN[(top + dy) * TONES + left + dx]!, 16) / 15
  const [across, down] = [column - left, row - top]
  const upper = tone(0, 0) + (tone(1, 0) - tone(0, 0)) * across
  const lower = tone(0, 1) + (tone(1, 1) - tone(0, 1)) * across
  return upper + (lower - upper) * down
}

/** How large a dot of sunlight is, in spacings of the screen: `0.74` closes it. Outside the sun is its glow. */
export function sunDot(x: number, y: number): number {
  const distance = Math.hypot(x, y)
  if (distance < 1.01) return 0.74
  const corona = distance < REACH - 0.03 ? toneAt(x, y) * 1.6 : 0
  return clamp(Math.max(0.5 - (distance - 1) * 0.5, corona), 0.1, 0.74)
}

/** How large a dot of fire is: the darker the photograph, the larger. */
export function fireDot(x: number, y: number): number {
  const distance = Math.hypot(x, y)
  if (distance > 1.2) return 0
  const tone = toneAt(x, y)
  if (distance > 1.01) return clamp(tone * 1.1 - 0.06, 0, 0.5)
  return clamp((0.82 - tone) * 1.5, 0, 0.64)
}

/** One place on the stage for the sun, the dial and the screen. */
export interface Plan {
  readonly x: number
  readonly y: number
  /** From one dot of the screen to the next. */
  readonly pitch: number
  /** From the middle to the marks of the minutes. */
  readonly dial: number
  readonly sun: number
}

export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  return { x: width / 2, y: height / 2, pitch: less / 66, dial: less * 0.41, sun: less * 0.585 }
}

/**
 * How far a place is outside a hand, in the hand's own directions; less than nought within it.
 * @param along - From the middle to its tip.
 */
export function outside(
  along: number,
  across: number,
  tail: number,
  tip: number,
  half: number,
  point: number,
): number {
  const narrow = along > tip - point ? half * clamp((tip - along) / point) : half
  return Math.max(Math.abs(across) - narrow, along - tip, -tail - along)
}

/** How large a dot of ink is, in spacings, so far outside a hand, in spacings too. */
export const inkDot = (out: number): number => clamp(0.66 - Math.max(0, out + 0.9) * 0.3, 0, 0.66)
