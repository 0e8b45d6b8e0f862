import { easeInOut } from '@found-time/clock-runtime'

/** What the stylus can make: an upright wedge, a Winkelhaken, or the slanting wedge of the sign for nought. */
export type Kind = 'one' | 'ten' | 'slant'

/**
 * One impression. Lengths are in widths of a numeral's half cell: `x` from the axis between tens (negative) and ones,
 * `y` from the head line `0` to the foot line `1`.
 */
export interface Impression {
  readonly kind: Kind
  /** Left and top of the box the impression fills. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

// Heads a row, as the signs are drawn in Noto Sans Cuneiform: U+12415, U+1222B, U+12408, U+1243C, U+1240A, U+1240B,
// U+12442, U+12444, U+12446 for one to nine; U+1230B, U+12399, U+1230D, U+1240F, U+12410 for ten to fifty.
const ONES = [[], [1], [2], [3], [3, 1], [3, 2], [3, 3], [3, 3, 1], [3, 3, 2], [3, 3, 3]] as const
const TENS = [[], [1], [2], [3], [2, 2], [3, 2]] as const

const GAP = 0.07
const ONE = { pitch: 0.285, width: 0.27 }

function ones(count: number): Impression[] {
  const rows = ONES[count] as readonly number[]
  const height = 1 / rows.length
  const widest = rows[0] ?? 0
  return rows.flatMap((heads, row) =>
    Array.from({ length: heads }, (_, column) => ({
      kind: 'one' as const,
      // A short last row stands under the middle of the row above it.
      x: GAP + (column + (widest - heads) / 2) * ONE.pitch,
      y: row * height,
      width: ONE.width,
      height: height * (rows.length > 1 ? 0.97 : 1),
    })),
  )
}

function tens(count: number): Impression[] {
  const rows = TENS[count] as readonly number[]
  const one = rows.length === 1
  const size = one ? { pitch: 0.33, width: 0.64, height: 1 } : { pitch: 0.29, width: 0.4, height: 0.49 }
  const widest = rows[0] ?? 0
  const left = -GAP - size.width - (widest - 1) * size.pitch
  return rows.flatMap((heads, row) =>
    Array.from({ length: heads }, (_, column) => ({
      kind: 'ten' as const,
      x: left + column * size.pitch,
      y: row * 0.51,
      width: size.width,
      height: size.height,
    })),
  )
}

/** The late sign for an empty place, U+1244A: two wedges one over the other, slanting to the lower right. */
const NOUGHT: readonly Impression[] = [0, 1].map((row) => ({
  kind: 'slant',
  x: -0.5 - row * 0.12,
  y: 0.06 + row * 0.38,
  width: 0.98,
  height: 0.52,
}))

/**
 * A number of base sixty, in the order the scribe presses it.
 * @param value - `0` to `59`.
 * @param nought - How an empty place is shown: with the late sign, or as the older scribes left it, bare.
 * @example sign(42, 'sign').map(({ kind }) => kind) // four tens, two ones
 */
export function sign(value: number, nought: 'sign' | 'bare'): readonly Impression[] {
  if (value === 0) return nought === 'sign' ? NOUGHT : []
  return [...tens(Math.floor(value / 10)), ...ones(value % 10)]
}

const same = (a: Impression, b: Impression) =>
  a.kind === b.kind && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** Which impressions stay, which are smoothed away and which are pressed anew from one number to the next. */
export function change(from: readonly Impression[], to: readonly Impression[]) {
  return {
    kept: to.filter((mark) => from.some((old) => same(old, mark))),
    smoothed: from.filter((mark) => !to.some((coming) => same(mark, coming))),
    pressed: to.filter((mark) => !from.some((old) => same(old, mark))),
  }
}

/** Seconds before a stroke of the clock at which the rib starts and has done smoothing. */
export const SMOOTHING = { from: 0.7, to: 0.42 } as const

/** How far the rib has gone over what must go, `0` to `1`, `remaining` seconds before the stroke. */
export function smoothedAt(remaining: number): number {
  const part = (SMOOTHING.from - remaining) / (SMOOTHING.from - SMOOTHING.to)
  return easeInOut(part)
}

const shareOf = (presses: number) => Math.min(0.2, SMOOTHING.to / presses)

/** When the stylus goes to its first press, in seconds after a stroke. */
export const pressingFrom = (presses: number) => (presses === 0 ? 1 : 1 - presses * shareOf(presses))

/**
 * Where the stylus is in its work: each press is given its share of the last part of a second, and the last is at
 * full depth on the stroke.
 * @param remaining - Seconds before the stroke, `0` to `1`.
 * @param presses - How many impressions are due.
 * @returns Which press it is at, counted from `0` and with its fraction, negative before it starts; and whether the
 * clay is under it: `depth` is `0` above the clay and `1` at full depth.
 */
export function stylusAt(remaining: number, presses: number) {
  if (presses === 0) return { at: -1, depth: 0 }
  const at = presses - remaining / shareOf(presses)
  const part = at - Math.floor(at)
  return { at, depth: at < 0 ? 0 : pressAt(part) }
}

/** The depth through one press: down in the middle of its share, at the bottom from then on. */
export function pressAt(part: number): number {
  return easeInOut((part - 0.45) / 0.45)
}
