import type { ClockTime } from '@found-time/clock-runtime'
import { ENTRIES } from './devil'

/** The saying of a minute: its first letter is the hour's, A at one to L at twelve. */
export function entryAt(day: number, hour: number, minute: number) {
  const letter = ENTRIES[(hour + 11) % 12]!
  return letter[(minute + 7 * day + (hour >= 12 ? 3 : 0)) % letter.length]!
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/**
 * The two slips in the minute's last second: how far the old one has been pulled away and how far the new one has come
 * out of the cookie, each 0–1; the new one lies still on the stroke.
 */
export function slipsAt({ second, millisecond }: ClockTime) {
  if (second < 59) return { gone: 0, come: 0 }
  const gone = clamp((millisecond - 60) / 400)
  const come = clamp((millisecond - 400) / 580)
  return { gone: gone ** 3, come: 1 - (1 - come) ** 3.2 }
}

/** The cookie's shake while paper is drawn through it, in degrees. */
export function shakeAt({ second, millisecond }: ClockTime): number {
  if (second < 59) return 0
  const part = millisecond / 1000
  return 2.2 * Math.sin(2 * Math.PI * 3 * part) * Math.sin(Math.PI * part)
}

/** When the second's number begins to dry, and how long it springs back for; milliseconds into the second. */
const DRIES_MS = 880
const SPRINGS_MS = 260
/** What is so small and so soft needs every second frame. */
const SOFT_MS = 20

/** For how many milliseconds the table may be left as it is; nothing while paper is drawn. */
export function stillMs({ second, millisecond }: ClockTime): number | undefined {
  if (second === 59) return undefined
  if (millisecond >= SPRINGS_MS && millisecond < DRIES_MS) return DRIES_MS - millisecond
  return Math.min(SOFT_MS, 1000 - millisecond)
}

/** How much of its ink the number of the second has, 0–1: it dries pale before the next is pressed over it. */
export const inkAt = ({ millisecond }: ClockTime) =>
  millisecond > DRIES_MS ? 1 - 0.75 * ((millisecond - DRIES_MS) / (1000 - DRIES_MS)) : 1

/** How far the second's number is pressed into the paper, 1 at the stroke, 0 once it has sprung back. */
export const pressAt = ({ millisecond }: ClockTime) => (1 - clamp(millisecond / SPRINGS_MS)) ** 2
