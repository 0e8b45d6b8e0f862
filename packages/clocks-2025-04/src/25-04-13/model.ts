import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Segments of an orange, drops in a mark and marks on the glass. */
export const SEGMENTS = 12
export const MARKS = 60

/** Where a segment is: shares of its three places, adding up to one. */
export interface Whereabouts {
  readonly inside: number
  readonly held: number
  readonly spent: number
}

export interface Orange {
  readonly segments: readonly Whereabouts[]
  /** How far the rind has rolled along the wall, in its own radii; to the right is positive. */
  readonly roll: number
  /** How far the spent segments have been swept off the shelf, `0` to `1`. */
  readonly swept: number
}

/** Seconds before the stroke in which the next segment comes over the glass. */
const CHANGE = 1.3
/** The same at one o'clock, when a fresh orange rolls in first. */
const FRESH = 2.8
/** Degrees to either side. */
const LEAN = 8
/** Radii of the rind from its place to well outside the stage. */
const ROLL = 3.4

/** Leaves slowly, arrives a little too far and comes back, as a thing on a thread does. */
const swing = (value: number) => {
  const t = clamp(value)
  return t === 1 ? 1 : 1 - Math.exp(-5.2 * t) * Math.cos(7.5 * t) * (1 - t)
}

/**
 * Segments taken out of the orange: the hours since twelve, and at twelve all of them.
 * @param hour - `0` to `23`.
 */
export const takenAt = (hour: number): number => hour % SEGMENTS || SEGMENTS

/**
 * What is printed where a segment has been.
 * @param place - `1` to `12`, clockwise from the top.
 * @example figureOf(12, 0, 24) // '0'
 */
export function figureOf(place: number, hour: number, hourCycle: 12 | 24): string {
  const afternoon = hourCycle === 24 && (hour > 12 || hour === 0)
  return String(afternoon ? (place + 12) % 24 : place)
}

/**
 * The orange at a moment. Whole moves are over on the stroke: from then on the hour's count is true.
 * @param hour - `0` to `23`.
 * @param seconds - Since the hour began, `0` up to but not including `3600`.
 */
export function orangeAt(hour: number, seconds: number): Orange {
  const taken = takenAt(hour)
  const left = 3600 - seconds
  const fresh = taken === SEGMENTS
  if (left > (fresh ? FRESH : CHANGE)) return { segments: rest(taken), roll: 0, swept: 0 }
  const reach = swing((CHANGE - left) / CHANGE)
  if (!fresh) {
    const drop = easeInOut((CHANGE - left) / (CHANGE * 0.55))
    const segments = rest(taken).map((place, index) => {
      if (index === taken - 1) return { inside: 0, held: 1 - drop, spent: drop }
      return index === taken ? { inside: 1 - reach, held: reach, spent: 0 } : place
    })
    return { segments, roll: 0, swept: 0 }
  }
  const away = clamp((FRESH - left) / 0.75)
  if (away < 1) return { segments: rest(SEGMENTS), roll: -ROLL * away * away, swept: away * away }
  const come = clamp((FRESH - 0.75 - left) / 1.1)
  const roll = -ROLL * (1 - come) ** 2 * (1 - 0.35 * Math.sin(come * Math.PI))
  const segments = rest(0).map((place, index) =>
    index === 0 && left < CHANGE * 0.75
      ? {
          inside: 1 - swing((CHANGE * 0.75 - left) / (CHANGE * 0.75)),
          held: swing((CHANGE * 0.75 - left) / (CHANGE * 0.75)),
          spent: 0,
        }
      : place,
  )
  return { segments, roll, swept: 0 }
}

const rest = (taken: number): Whereabouts[] =>
  Array.from({ length: SEGMENTS }, (_, index) => ({
    inside: index >= taken ? 1 : 0,
    held: index === taken - 1 ? 1 : 0,
    spent: index < taken - 1 ? 1 : 0,
  }))

/**
 * How far the held segment leans, in degrees: it is wrung to the other side with each drop.
 * @param seconds - Since the hour began, `0` up to but not including `3600`.
 */
export function leanAt(seconds: number): number {
  const side = Math.floor(seconds) % 2 ? 1 : -1
  return LEAN * side * (2 * swing((seconds % 1) / 0.4) - 1)
}

/** Whether a segment is there for a drop to hang from or to have fallen from. */
export function dripsAt(hour: number, seconds: number): boolean {
  const left = 3600 - seconds
  return left > (takenAt(hour) === SEGMENTS ? FRESH : CHANGE) || left < 0.43
}

/**
 * Marks of the glass the juice has reached: one a minute, a sixtieth of one a drop. In the last second of the hour the
 * glass is drunk, in three gulps.
 * @param seconds - Since the hour began, `0` up to but not including `3600`.
 * @returns `0` to `60`.
 */
export function levelAt(seconds: number): number {
  const drinking = clamp((seconds - 3599) / 0.92)
  const gulps = (Math.floor(drinking * 3) + easeInOut((drinking * 3) % 1)) / 3
  return (seconds / 60) * (1 - gulps)
}

/** Glass units: the picture of the glass is 200 wide and 400 high. */
export const FLOOR = 350
export const MARK = 5.1
/** Where the segment's tip is, above the rim. */
export const TIP = -9
/** Where the drops fall. */
export const FALL_X = 92
/** Units a second, each second. */
const GRAVITY = 7000
/** Below the tip, when it lets go. */
const HANG = 17

/** Height of the juice in the glass's picture. */
export const surfaceAt = (level: number): number => FLOOR - MARK * level

export type Drop =
  | { readonly state: 'hanging'; readonly size: number }
  | { readonly state: 'falling'; readonly y: number; readonly stretch: number }

/** The part of its second at which a drop lets go. */
export const dropsAt = (surface: number): number => 1 - Math.sqrt((2 * (surface - TIP - HANG)) / GRAVITY)

/**
 * The drop at a moment of its second: it meets the juice as the second ends.
 * @param part - Of the second, `0` up to but not including `1`.
 * @param surface - Height of the juice, in the units of the glass's picture.
 */
export function dropAt(part: number, surface: number): Drop {
  const lets = dropsAt(surface)
  const falling = part - lets
  if (falling < 0) {
    const grown = clamp(part / lets)
    return { state: 'hanging', size: 0.18 + 0.82 * grown ** 2.2 }
  }
  const speed = GRAVITY * falling
  return {
    state: 'falling',
    y: TIP + HANG + (GRAVITY * falling * falling) / 2,
    // A drop that has just let go quivers: long, round, long.
    stretch: 1 + 0.22 * Math.cos(falling * 42) * Math.exp(-falling * 9) + speed / 13_000,
  }
}

/**
 * How high the juice stands above its rest, in glass units.
 * @param distance - From where the drop fell, in glass units.
 * @param part - Of a second, since it fell.
 */
export function rippleAt(distance: number, part: number): number {
  const away = Math.abs(distance)
  const ring = 5.2 * Math.exp(-4.2 * part - away / 70) * Math.sin(Math.max(0, part * 46 - away * 0.17))
  const crater = part < 0.1 ? -7 * Math.sin((part / 0.1) * Math.PI) * Math.exp(-((away / 9) ** 2)) : 0
  const jet =
    part > 0.07 && part < 0.36
      ? 21 * Math.sin(((part - 0.07) / 0.29) * Math.PI) * Math.exp(-((away / 5) ** 2))
      : 0
  return (ring + crater + jet) * (1 - easeInOut((part - 0.15) / 0.25))
}
