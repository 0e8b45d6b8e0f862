import { clamp, type HourCycle, shownHour } from '@found-time/clock-runtime'

/**
 * Half-width of a vessel that empties evenly, at a height over its spout; both from `0` to `1`.
 * Water leaves as the root of its depth (Torricelli, De motu gravium, 1644), so the level falls evenly where the
 * surface, which goes with the square of the half-width, does so too: the half-width is the fourth root of the depth.
 * @example profile(0.0625) // 0.5
 */
export const profile = (depth: number) => clamp(depth) ** 0.25

/** Speed of water from a spout under so much of it: metres a second, from metres. */
export const outflow = (depth: number) => Math.sqrt(2 * 9.81 * depth)

/** Seconds of the last minute at which the jar is unstopped, or the bowl filled anew. */
const CHANGE = 59.4

/**
 * How high the water stands in the jar, in minutes. It rises a line a minute; before the hour the plug is drawn, and
 * what is left falls with the square of the time to go, as in any straight vessel.
 * @param second - With the fraction.
 */
export function jarLevel(minute: number, second: number): number {
  const level = minute + second / 60
  return minute === 59 && second > CHANGE ? level * ((60 - second) / (60 - CHANGE)) ** 2 : level
}

/** How much water stands in the bowl, `1` full at noon and midnight to `0`; refilled as the twelfth hour ends. */
export function bowlLevel(hour: number, minute: number, second: number): number {
  const level = 1 - ((hour % 12) + (minute + second / 60) / 60) / 12
  if (hour % 12 !== 11 || minute !== 59 || second < CHANGE) return level
  const part = clamp((second - CHANGE) / (60 - CHANGE))
  return level + (1 - level) * part * part * (3 - 2 * part)
}

/** The hour as a number: `0` to `23`, or `12`, `1` to `11`. */
export const hourFigure = (hour: number, hourCycle: HourCycle) => shownHour(hour, hourCycle)

const UNITS = ['', 'Α', 'Β', 'Γ', 'Δ', 'Ε', 'Ϛ', 'Ζ', 'Η', 'Θ']
const TENS = ['', 'Ι', 'Κ', 'Λ', 'Μ', 'Ν']

/**
 * A number in Greek letters, `0` to `59`. Nothing is omicron, as in Ptolemy's tables.
 * @example greek(42) // 'ΜΒ'
 */
export const greek = (value: number) => TENS[Math.floor(value / 10)]! + UNITS[value % 10]! || 'Ο'

/**
 * A drop, as of a part of its second.
 * @param part - `0` when one has just landed, to `1`.
 * @param airtime - Seconds that it falls.
 * @returns `grown`, how much of the next hangs from the spout; `neck`, `0` to `1` as it tears off; `fallen`, the share
 * of its way it has gone, or nothing while it hangs.
 */
export function dropAt(part: number, airtime: number): { grown: number; neck: number; fallen?: number } {
  const leaves = 1 - airtime
  if (part < leaves) return { grown: part / leaves, neck: clamp((part / leaves - 0.8) / 0.2) }
  return { grown: 0, neck: 0, fallen: ((part - leaves) / airtime) ** 2 }
}

/**
 * Height of the ripple a drop leaves: rings that run out and die away, a damped cosine behind a front.
 * @param distance - From where it landed, in half-widths of the jar.
 * @param seconds - Since it landed.
 * @returns From `-1` to `1`.
 */
export function ripple(distance: number, seconds: number): number {
  const front = clamp((seconds * 2.6 - distance) * 5)
  return (
    front *
    clamp(seconds * 20) *
    Math.exp(-3.6 * seconds - 1.1 * distance) *
    Math.cos(17 * distance - 30 * seconds)
  )
}
