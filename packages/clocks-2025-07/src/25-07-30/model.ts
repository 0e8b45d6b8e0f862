import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** The two figures of the hour and of the minute; an hour of twelve has no nought in front. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  return [hourDigits(hour, hourCycle), twoDigits(minute)]
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Where the hour's figures and the minute's are cut out, one above the other.
 * @param width - Of the stage, in pixels.
 * @param height - Of the stage.
 */
export function boxesOf(width: number, height: number): readonly [Box, Box] {
  const edge = Math.min(width, height) * 0.065
  const gap = edge * 0.8
  const high = (height - 2 * edge - gap) / 2
  const box = (top: number): Box => ({ left: edge, top, width: width - 2 * edge, height: high })
  return [box(edge), box(edge + high + gap)]
}

/** How long the cloth takes to be pulled on; it rests for the remainder of the second. */
export const PULL_MS = 550

/** How large the blue swatch is laid: its side in pixels. It covers the stage, so that nobody sees it repeat. */
export const swatchOf = (width: number, height: number): number =>
  Math.max(240, Math.round(width), Math.round(height))

/** The side of the plum swatch, which has the same scale and three quarters of the side. */
export const plumOf = (width: number, height: number): number => Math.round(swatchOf(width, height) * 0.75)

/**
 * How far the cloth below has been pulled. In a minute it has gone by one whole swatch, which looks as if nothing had
 * happened: so it need not know how often.
 * @param second - `0` to `59`.
 * @param pulled - How far this second's pull has come, `0` to `1`.
 * @param swatch - Side of the swatch, in pixels.
 * @returns Pixels, from `0` to below the swatch's side.
 * @example pullAt(30, 1, 600) // 310
 */
export const pullAt = (second: number, pulled: number, swatch: number): number =>
  (((second + pulled) / 60) * swatch) % swatch
