import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Radii of the sun are the unit of length here; the moon is drawn as large as the sun. */
export const MOON = 1

/** Seconds before the stroke in which the moon leaves the sun and the next streamer grows. */
const CHANGE_S = 0.9

/**
 * How far apart the centres of the discs are at a magnitude: the part of the sun's diameter that is covered
 * (F. Espenak and J. Meeus, Five Millennium Catalog of Solar Eclipses, NASA/TP-2009-214174).
 * @param magnitude - `0` at first contact, `1` at second.
 * @returns Radii of the sun.
 */
export const separationAt = (magnitude: number): number => 1 + MOON - 2 * magnitude

/**
 * Where the moon's middle is on its way, from the middle of the sun: negative before it. An inverting telescope shows
 * the west, from which it comes, on the left. In the last second of the hour it goes out on the other side.
 * @param seconds - Since the hour began, `0` up to but not including `3600`.
 * @param leaves - Nothing leaves under reduced motion.
 * @example moonAt(1800) // -1: its edge is on the middle of the sun
 */
export function moonAt(seconds: number, leaves = true): number {
  const before = -separationAt(seconds / 3600)
  const leaving = leaves ? clamp((seconds - 3600 + CHANGE_S) / (CHANGE_S * 0.92)) : 0
  // It gathers way and is gone at its fastest.
  return before + leaving ** 2.4 * (1 + MOON + 0.06 - before)
}

/** Where a minute is on the rule across the sun, in radii from its middle. */
export const markAt = (minute: number): number => minute / 30 - 1

export const STREAMERS = 12

/**
 * Streamers that are drawn: the hours since twelve, and at twelve all of them.
 * @param hour - `0` to `23`.
 */
export const countAt = (hour: number): number => hour % STREAMERS || STREAMERS

/**
 * How far the coming hour's plate is uncovered, `0` to `1`; it overshoots nothing, but arrives with a shiver.
 * @param seconds - Since the hour began, `0` up to but not including `3600`.
 */
export function uncoveredAt(seconds: number): number {
  const coming = clamp((seconds - 3600 + CHANGE_S) / (CHANGE_S * 0.95))
  if (coming === 0 || coming === 1) return coming
  return clamp(1 - (1 - coming) ** 3 + 0.03 * Math.sin(coming * 26) * (1 - coming))
}

/**
 * What stands at a streamer's end.
 * @param place - `1` to `12`, clockwise; the twelfth is at the top.
 */
export function figureOf(place: number, hour: number, hourCycle: 12 | 24): string {
  const afternoon = hourCycle === 24 && (hour > 12 || hour === 0)
  return String(afternoon ? (place + 12) % 24 : place)
}

/**
 * Height of the prominence of this second, in radii: it leaps, wavers and sinks back.
 * @param part - Of the second, `0` up to but not including `1`.
 */
export function flameAt(part: number): number {
  const leap = 1 - Math.exp(-11 * part) * Math.cos(15 * part)
  const waver = 1 + 0.08 * Math.sin(part * 31)
  return 0.05 + 0.2 * leap * waver * (1 - easeInOut((part - 0.5) / 0.5))
}

export interface Layout {
  /** Of the printed sky, in pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The sun's middle and radius. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Room for writing: none on a thumbnail, the figures alone on a small sheet, the title on a large one. */
  readonly writing: 'none' | 'figures' | 'title'
}

/**
 * The plate on a sheet of a size in pixels.
 * @example layoutOf(1280, 800).writing // 'title'
 */
export function layoutOf(width: number, height: number): Layout {
  const small = Math.min(width, height)
  const writing = small < 200 ? 'none' : small < 380 ? 'figures' : 'title'
  const margin = writing === 'none' ? 3 : small * 0.034
  const foot = writing === 'title' ? small * 0.068 : margin
  const box = { left: margin, top: margin, width: width - margin * 2, height: height - margin - foot }
  return {
    ...box,
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    radius: Math.min(box.height * (writing === 'none' ? 0.4 : 0.308), box.width * 0.312),
    writing,
  }
}

/**
 * How far the sky reaches from the sun's middle in a direction, in pixels, rounded off at the corners.
 * @param turn - Clockwise from the top, `0` to `1`.
 */
export function reachAt({ width, height }: Layout, turn: number, inset: number): number {
  const across = Math.abs(Math.sin(turn * 2 * Math.PI)) / (width / 2 - inset)
  const up = Math.abs(Math.cos(turn * 2 * Math.PI)) / (height / 2 - inset)
  return (across ** 4 + up ** 4) ** -0.25
}
