import { clamp, createRandom, type HourCycle } from '@found-time/clock-runtime'

const glide = (value: number) => value * value * value * (value * (value * 6 - 15) + 10)

/**
 * The twelve floors of the half-moon, from the left.
 * @param hour - `0` to `23`; on a 24-hour clock the plates after noon go on from 12.
 * @example floors(15, 12)[3] // '3'
 */
export function floors(hour: number, hourCycle: HourCycle): string[] {
  return Array.from({ length: 12 }, (_, floor) =>
    String(hourCycle === 24 ? floor + (hour < 12 ? 0 : 12) : floor || 12),
  )
}

/** Where a floor is on the half-moon, in degrees from its left end, `0` to `180`. */
export const floorDegrees = (floor: number) => 7.5 + 15 * floor

/** Second of the last minute before which the arrow never leaves, and of the first from which it is at rest again. */
export const ARROW_LEAVES = 59
export const ARROW_RESTS = 4

/**
 * The arrow, in degrees from the left end of the half-moon. It rests on the floor, leaves so late that it arrives with
 * the hour, and rings for a second; from the twelfth floor to the first it has the whole arc to go.
 * @param second - Seconds of the minute, with the fraction.
 * @param nextHour - The hour that comes: on a night of summer time not the next number.
 */
export function arrowDegrees(hour: number, minute: number, second: number, nextHour = hour + 1): number {
  const floor = hour % 12
  const here = floorDegrees(floor)
  if (minute === 59) {
    const there = floorDegrees(nextHour % 12)
    const seconds = floor === 11 ? 0.8 : 0.4
    return here + (there - here) * clamp((second - 60 + seconds) / seconds) ** 2.6
  }
  const swing = floor === 0 ? -14 : 4
  return minute === 0 && second < ARROW_RESTS
    ? here + swing * Math.exp(-3.2 * second) * Math.sin(11 * second)
    : here
}

/** Seconds of the minute between which the doors stand open and nothing in the doorway moves. */
export const DOORS_OPEN = 3
export const DOORS_CLOSE = 56.2

/** How far the doors are open, `0` to `1`: they part on the stroke and meet when three seconds are left. */
export function doorsOpen(second: number): number {
  const closing = glide(clamp((second - DOORS_CLOSE) / 1.1))
  const opening = glide(clamp((second - 0.1) / 1.3))
  const rebound = second > 1.25 && second < DOORS_OPEN ? 0.014 * Math.exp(-5 * (second - 1.25)) : 0
  const kiss = second > 57.3 ? 0.012 * Math.exp(-9 * (second - 57.3)) * Math.sin(20 * (second - 57.3)) : 0
  return clamp(opening - rebound * Math.sin(14 * (second - 1.25)) - closing + Math.abs(kiss))
}

/**
 * The car: how many storeys it has left the landing behind. The next car is one storey below, and is level on the
 * stroke; `bob` is what the cable still gives after that.
 */
export function carAt(second: number): { gone: number; bob: number } {
  return {
    gone: glide(clamp((second - 59.3) / 0.7)),
    bob: second < 2 ? 0.012 * Math.exp(-4 * second) * Math.sin(15 * second) : 0,
  }
}

/**
 * Links of the counterweight's chain that have passed the pointer: each arrives with its second.
 * @example chainAt(36) // 36
 */
export function chainAt(second: number): number {
  const whole = Math.floor(second)
  const part = second - whole
  const next = clamp((part - 0.8) / 0.2) ** 2
  return whole + next + 0.16 * Math.exp(-13 * part) * Math.sin(30 * part)
}

/** How bright the call button is, `0.25` to `1`: lit on the second, fading. */
export const buttonGlow = (second: number) => 0.25 + 0.75 * Math.exp(-8 * (second % 1))

/** A letter posted upstairs. */
export interface Post {
  /** Second of the minute it comes into sight, with the fraction. */
  readonly at: number
  /** `0` to `3`. */
  readonly paper: number
  /** Radians. */
  readonly tilt: number
}

/** The letters of a minute: five, never two in one stretch of twelve seconds. */
export function postOf(seed: string, hour: number, minute: number): Post[] {
  const random = createRandom(seed, 'post', hour, minute)
  return Array.from({ length: 5 }, (_, stretch) => ({
    at: 12 * stretch + random.between(0.5, 11),
    paper: random.integer(0, 3),
    tilt: random.between(-0.16, 0.16),
  }))
}

/**
 * How far a letter has fallen down its chute, in lengths of it; over `1` it is in the box.
 * @param seconds - Since it came into sight.
 */
export const fallen = (seconds: number) => 0.35 * seconds + 1.55 * seconds * seconds
