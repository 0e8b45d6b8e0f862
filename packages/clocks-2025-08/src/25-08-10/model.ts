import { shownHour } from '@found-time/clock-runtime'

/** @example figureOf(0, 12) // '12' */
export const figureOf = (hour: number, cycle: 12 | 24): string => String(shownHour(hour, cycle))

export interface Plan {
  /** The candle's sides, and its middle: it is so near that one side is out of the picture. */
  readonly left: number
  readonly right: number
  readonly middle: number
  /** Half the height of its rim, which is seen from a little above. */
  readonly round: number
  /** Where the scale begins and ends. */
  readonly top: number
  readonly bottom: number
  readonly flame: number
  /** The room for the hour. */
  readonly figure: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** How large the scale's figures are, and how long its marks. */
  readonly letter: number
  readonly mark: number
}

export function planOf(width: number, height: number): Plan {
  const upright = height > width * 1.15
  const [left, right] = upright ? [width * 0.6, width * 1.06] : [width * 0.59, width * 1.01]
  const top = height * 0.3
  const letter = Math.min(height * 0.034, width * 0.05)
  const mark = width * (upright ? 0.085 : 0.055)
  return {
    left,
    right,
    middle: (left + right) / 2,
    round: Math.min((right - left) * 0.075, height * 0.04),
    top,
    bottom: height * 0.965,
    flame: Math.min(height * 0.255, width * 0.62),
    figure: upright
      ? { x: width * 0.055, y: height * 0.045, width: width * 0.5, height: height * 0.2 }
      : { x: width * 0.05, y: height * 0.13, width: width * 0.375, height: height * 0.74 },
    letter,
    mark,
  }
}

/** How far down a minute's mark is: the candle burns from the first to the last in an hour. */
export const markAt = ({ top, bottom }: Plan, minute: number): number => top + ((bottom - top) * minute) / 60

/** How low the flame ducks after the second has struck: once, and it is up again within a third of one. */
export function gutterAt(ms: number): number {
  const part = Math.min(1, ms / 360)
  return Math.sin(part * Math.PI) ** 2 * (1 - part * 0.6)
}
/** After which it stands still. */
export const GUTTER = 360
