import { clamp } from '@found-time/clock-runtime'

/** How far a thing has been turned, in degrees, clockwise from 12. */
export interface Turns {
  /** The cup's ear, which the hour turns. */
  readonly ear: number
  /** The spoon, which is pushed on at the end of each minute. */
  readonly spoon: number
  /** The foam, which drifts on for as long as it was stirred. */
  readonly foam: number
}

/** How many milliseconds before its minute the spoon is pushed, and how long it takes to come to rest after. */
export const PUSH = 320
export const REST = 640

/** For how many milliseconds of a second the foam drifts on. */
export const DRIFT = 450

/** How far a spoon is past its minute, in minutes: pushed to the next at the end of it, it goes a little too far. */
export function pushAt(second: number, millisecond: number): number {
  if (second === 59) return clamp((millisecond - 1000 + PUSH) / PUSH) ** 2
  if (second > 0 || millisecond >= REST) return 0
  const part = millisecond / REST
  return 0.45 * Math.sin(part * Math.PI * 3) * (1 - part) ** 2
}

/**
 * Ear, spoon and foam at a time. The ear creeps like an hour hand, by half a degree a minute; the spoon stands on the
 * minute; the foam goes round once a minute, six degrees a second.
 */
export function turnsAt(
  hour: number,
  minute: number,
  second: number,
  millisecond: number,
  calm = false,
): Turns {
  const drift = calm ? 1 : 1 - (1 - clamp(millisecond / DRIFT)) ** 2
  return {
    ear: (hour % 12) * 30 + minute * 0.5,
    spoon: (minute + (calm ? 0 : pushAt(second, millisecond))) * 6,
    foam: (second - 1 + drift) * 6,
  }
}

/** How far the light, from the upper left, throws the shadow of the spoon's end, the saucer being 2 across. */
const THROWN = [0.13, 0.095] as const

/** The spoon's shadow begins with it in the coffee and ends beside it: how far it is turned, and how long it is. */
export function shadeAt(spoon: number) {
  const radians = (spoon * Math.PI) / 180
  const [x, y] = [Math.sin(radians) * 0.9 + THROWN[0], Math.cos(radians) * 0.9 - THROWN[1]]
  return { turn: (Math.atan2(x, y) * 180) / Math.PI, length: Math.hypot(x, y) / 0.9 }
}

/** Where on the stage the saucer stands, how broad it is, and how broad the table's picture about it. */
export function saucerOf(width: number, height: number) {
  const size = Math.min(width, height) * 0.945
  return { x: width / 2, y: height / 2, size, wood: Math.max(size * 2.38, width, height) }
}
