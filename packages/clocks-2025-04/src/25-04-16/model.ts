import { type ClockTime, clamp } from '@found-time/clock-runtime'
import { ENTRIES } from './devil'

/** The saying of a minute: its first letter is the hour's, A at one to L at twelve. */
export function entryAt(day: number, hour: number, minute: number) {
  const letter = ENTRIES[(hour + 11) % 12]!
  return letter[(minute + 7 * day + (hour >= 12 ? 3 : 0)) % letter.length]!
}

/** From when on in a minute's last second paper is drawn. */
const DRAWN_MS = 60

/**
 * The two slips in the minute's last second: how far the old one has been pulled away and how far the new one has come
 * out of the cookie, each 0–1; the new one lies still on the stroke.
 */
export function slipsAt({ second, millisecond }: ClockTime) {
  if (second < 59) return { gone: 0, come: 0 }
  const gone = clamp((millisecond - DRAWN_MS) / 400)
  const come = clamp((millisecond - 400) / 580)
  return { gone: gone ** 3, come: 1 - (1 - come) ** 3.2 }
}

/** How long a number takes to be pressed into the paper. */
export const PRESS_MS = 240

/** How much of that is still to come, 1 on the stroke. */
export const pressAt = ({ millisecond }: ClockTime) => (1 - clamp(millisecond / PRESS_MS)) ** 2

/** Milliseconds the table may be left as it is; nothing while something moves. */
export function stillMs({ second, millisecond }: ClockTime): number | undefined {
  if (millisecond < PRESS_MS) return undefined
  return second === 59 ? undefined : 1000 - millisecond
}

/** A picture of a thing, its middle and how wide it is shown, in CSS pixels. */
export interface Thing {
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Plan {
  /** Which slip lies there. */
  readonly shape: 'wide' | 'tall'
  /** How much of the stage one unit of the rendered scene is. */
  readonly unit: number
  readonly slip: Thing
  readonly left: Thing
  readonly right: Thing
  readonly crumbs: Thing
}

export function planOf(width: number, height: number): Plan {
  const isUpright = width < height * 1.15
  const unit = isUpright
    ? Math.min((width * 0.95) / 3, (height * 0.5) / 1.9)
    : Math.min((width * 0.93) / 5.3, (height * 0.56) / 1.5)
  const x = width * (isUpright ? 0.5 : 0.49)
  const y = height * (isUpright ? 0.5 : 0.51)
  const beside = (across: number, down: number, wide: number): Thing => ({
    x: x + across * unit,
    y: y + down * unit,
    width: wide * unit,
  })
  return isUpright
    ? {
        shape: 'tall',
        unit,
        slip: beside(0, 0, 3.8),
        left: beside(-0.97, -2.28, 4.6),
        right: beside(1.07, 2.1, 4.6),
        crumbs: beside(0.55, -1.35, 2.6),
      }
    : {
        shape: 'wide',
        unit,
        slip: beside(0, 0, 5.3),
        left: beside(-2.32, -1.6, 5),
        right: beside(2.42, 1.4, 5),
        crumbs: beside(0.35, -1.32, 2.9),
      }
}
