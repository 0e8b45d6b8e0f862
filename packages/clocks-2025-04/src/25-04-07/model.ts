import type { ClockTime } from '@found-time/clock-runtime'

export const FLOORS = 12
export const WINDOWS = 60
/** Windows on one floor of the block. */
export const ACROSS = 10

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (value: number) => value * value * (3 - 2 * value)

/** Floors of the tower that are lit, 1–12. */
export const floorsLit = (hour: number) => ((hour + 11) % FLOORS) + 1

/**
 * How bright a tube is while it starts, 0–1: two tries, then it holds.
 * @param part - of its start, 0–1.
 */
export function tube(part: number): number {
  if (part >= 1) return 1
  if (part > 0.72) return 0.35 + 0.65 * smooth((part - 0.72) / 0.28)
  if (part > 0.42 && part < 0.56) return 0.6
  if (part > 0.1 && part < 0.2) return 0.35
  return 0
}

/**
 * What changes as the minute ends, done on the stroke: the next window's light, or, at the hour's end, all of them
 * from the top floor down.
 */
export interface Change {
  /** Window whose light is starting and how bright it is, 0–1. */
  readonly starting?: { readonly window: number; readonly light: number }
  /** Floors of the block that have gone dark, counted from the top, 0–6. */
  readonly darkened: number
  /** Brightness of the tower's floor that starts, 0–1. */
  readonly floor: number
  /** Floors of the full tower that have gone dark as one strikes, counted from the top, 0–11. */
  readonly shut?: number
}

export function changeAt({ hour, minute, second, millisecond }: ClockTime): Change {
  const fraction = millisecond / 1000
  const part = clamp((fraction - 0.25) / 0.7)
  if (second < 59 || part === 0) return { darkened: 0, floor: 0 }
  if (minute < 59) return { starting: { window: minute, light: tube(part) }, darkened: 0, floor: 0 }
  const darkened = Math.ceil(part * 5.99)
  if (hour % FLOORS === 0) return { darkened, floor: 0, shut: Math.ceil(part * (FLOORS - 1)) }
  return { darkened, floor: tube(part) }
}

/** How long into the second the lift stands before it goes on. */
export const LIFT_WAITS_MS = 350

/**
 * Height of the lift car, 0 at the ground and below 1 at the top: a sixtieth a second, arriving on the stroke, and the
 * whole way down in the minute's last second.
 */
export function liftAt({ second, millisecond }: ClockTime): number {
  if (second === 59) return (59 / 60) * (1 - smooth(clamp((millisecond / 1000 - 0.08) / 0.9)))
  return (second + smooth(clamp((millisecond - LIFT_WAITS_MS) / (1000 - LIFT_WAITS_MS)))) / 60
}

/**
 * Where the watchman is along the street, 0 left to 1 right, and how far his legs are through a stride, −1 to 1. He goes
 * out in even minutes and comes back in odd ones.
 */
export function watchmanAt({ minute, second, millisecond }: ClockTime) {
  const walked = second + smooth(millisecond / 1000)
  const gone = walked / 60
  const back = minute % 2 === 1
  return {
    place: back ? 1 - gone : gone,
    back,
    stride: Math.cos(Math.PI * walked),
  }
}
