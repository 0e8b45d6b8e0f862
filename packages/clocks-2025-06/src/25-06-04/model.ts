import { clamp, createRandom } from '@found-time/clock-runtime'

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

/** How broad the coffee is, being drunk within the hour, as a part of what it was: the cup is narrower at its foot. */
export const leftIn = (minute: number) => 1 - 0.3 * (minute / 59) ** 1.2

/** How far the light, from the upper left, throws the shadow of the spoon's end, the saucer being 2 across. */
const THROWN = [0.1, 0.085] as const
/** How far the spoon's end is from the middle, likewise. */
const SPOON = 0.72

/** The spoon's shadow begins with it in the coffee and ends beside it: how far it is turned, and how long it is. */
export function shadeAt(spoon: number) {
  const radians = (spoon * Math.PI) / 180
  const [x, y] = [Math.sin(radians) * SPOON + THROWN[0], Math.cos(radians) * SPOON - THROWN[1]]
  return { turn: (Math.atan2(x, y) * 180) / Math.PI, length: Math.hypot(x, y) / SPOON }
}

/** Where on the stage the saucer stands, and how broad it is. */
export function saucerOf(width: number, height: number) {
  return { x: width / 2, y: height / 2, size: Math.min(width, height) * 0.945 }
}

export interface Ring {
  readonly x: number
  readonly y: number
  readonly size: number
  /** How far it is turned, in degrees. */
  readonly turn: number
  readonly strong: number
}

/** Cups of a day, all but the last of which have been taken away. */
const CUPS = 23

/** Where cups stood beside the saucer: each as far as may be from the ones before it, never twice in the same place. */
export function ringsOn(width: number, height: number): Ring[] {
  const { x, y, size } = saucerOf(width, height)
  const { between } = createRandom('rings')
  const broad = size * 0.33
  const rings: Ring[] = []
  for (let cup = 0; cup < CUPS; cup++) {
    let best = { x: 0, y: 0 }
    let room = -1
    for (let t = 0; t < 24; t++) {
      const at = { x: between(0, 1) * width, y: between(0, 1) * height }
      const away = Math.hypot(at.x - x, at.y - y)
      const near = Math.min(
        (away - size * 0.5) * 1.4,
        ...rings.slice(-9).map((ring) => Math.hypot(at.x - ring.x, at.y - ring.y)),
      )
      if (near > room || t === 0) [best, room] = [at, near]
    }
    rings.push({
      ...best,
      size: broad * between(0.97, 1.03),
      turn: Math.round(between(0, 360)),
      strong: Math.round(between(70, 100)) / 100,
    })
  }
  return rings
}
