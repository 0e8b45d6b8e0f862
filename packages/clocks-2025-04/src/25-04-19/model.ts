import { clamp, createRandom } from '@found-time/clock-runtime'
import { rowsOf } from './sorts'

/** Pencils in the set: one for each minute, the shortest for the first. */
export const PENCILS = 60
/** Shuffled in this long, in milliseconds; in order that long before the next minute. */
export const SHUFFLE_MS = 1300
const SETTLED_MS = 59_300

/** How long a step takes at most, in milliseconds. */
const SLIDE_MS = 360

const inOrder = Array.from({ length: PENCILS }, (_, value) => value)

let known: { readonly key: string; readonly rows: readonly (readonly number[])[] } | undefined

/** What the row goes through in a minute. */
function rowsFor(seed: string, minutes: number, hour12: number): readonly (readonly number[])[] {
  const key = `${seed} ${minutes} ${hour12}`
  if (known?.key !== key)
    known = { key, rows: rowsOf(hour12, createRandom(seed, 'row', minutes).shuffle(inOrder)) }
  return known.rows
}

export interface Place {
  /** Where it is in the row, `0` to `59`; fractions while it moves. */
  readonly at: number
  /** How far it is lifted out of the row, `0` to `1`. */
  readonly lift: number
}

/** Starts at once and lands with a knock: a little past its place and back. */
export const slide = (share: number) => {
  if (share <= 0) return 0
  if (share >= 1) return 1
  return 1 - (1 - share) ** 3 * Math.cos(share * 4.2)
}

/**
 * Where each pencil is, by its length.
 * @param seed - The host's.
 * @param minutes - Whole minutes since 1970.
 * @param hour12 - `1` to `12`: the way to sort.
 * @param ms - Of the minute, `0` up to but not including `60_000`.
 */
export function placesAt(seed: string, minutes: number, hour12: number, ms: number): readonly Place[] {
  const rows = rowsFor(seed, minutes, hour12)
  const steps = rows.length - 1
  const done =
    (steps * Math.min(Math.max(ms - SHUFFLE_MS, 0), SETTLED_MS - SHUFFLE_MS)) / (SETTLED_MS - SHUFFLE_MS)
  const step = Math.floor(done)
  const shuffling = ms < SHUFFLE_MS
  const from = shuffling ? inOrder : rows[step]!
  const to = shuffling ? rows[0]! : (rows[step + 1] ?? rows[step]!)
  const before = new Array<number>(PENCILS)
  for (const [place, value] of from.entries()) before[value] = place
  const places = new Array<Place>(PENCILS)
  // A step of a slow sort does not take the whole time there is for it.
  const stepMs = (SETTLED_MS - SHUFFLE_MS) / Math.max(1, steps)
  const stepShare = Math.min(1, ((done - step) * stepMs) / Math.min(stepMs, SLIDE_MS))
  for (const [place, value] of to.entries()) {
    const start = before[value]!
    const delay = (value / PENCILS) * 0.45
    const share = shuffling ? clamp((ms / SHUFFLE_MS - delay) / 0.55) : stepShare
    const gone = slide(share)
    places[value] = {
      // The box's sides stop what slides past its place.
      at: Math.min(PENCILS - 1, Math.max(0, start + (place - start) * gone)),
      lift: place === start ? 0 : Math.sin(share * Math.PI) ** 0.8,
    }
  }
  return places
}

/** Below this many milliseconds a step a row is shown as it stands that often, its steps not one by one. */
const HASTY_MS = 200
/** Less than an eighth of a second: between two pictures of a hasty row. */
const BETWEEN_MS = 110

/** Whether its steps follow one another so fast that each picture shows another one. */
export function isHasty(seed: string, minutes: number, hour12: number): boolean {
  return (SETTLED_MS - SHUFFLE_MS) / (rowsFor(seed, minutes, hour12).length - 1) < HASTY_MS
}

/**
 * For how many milliseconds no pencil need be drawn anew.
 * @param seed - As for `placesAt`, like all others.
 * @returns `0` while one moves, unless the row is hasty.
 */
export function stillFor(seed: string, minutes: number, hour12: number, ms: number): number {
  if (ms < SHUFFLE_MS) return 0
  if (ms >= SETTLED_MS) return 60_000 - ms
  const steps = rowsFor(seed, minutes, hour12).length - 1
  if (steps < 1) return 0
  if (isHasty(seed, minutes, hour12)) return Math.min(BETWEEN_MS, SETTLED_MS - ms)
  const stepMs = (SETTLED_MS - SHUFFLE_MS) / steps
  const into = (ms - SHUFFLE_MS) % stepMs
  return into <= SLIDE_MS ? 0 : stepMs - into
}
