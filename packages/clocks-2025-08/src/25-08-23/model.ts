import { DRESSING } from './flags'

/**
 * What is hoisted: two numerals for the hour, two for the minute, two for the second. In the Code a time is four
 * numerals under the flag T, hours and minutes; here each pair has a mast of its own (IMO 2005, chapter 1).
 * @example signalAt(10, 9, 36) // { hour: ['1', '0'], minute: ['0', '9'], second: ['3', '6'] }
 */
export function signalAt(hour: number, minute: number, second: number) {
  const two = (value: number) => [...String(value).padStart(2, '0')] as [string, string]
  return { hour: two(hour), minute: two(minute), second: two(second) }
}

/** How long a gust is in the flags. */
export const GUST_MS = 640

/**
 * How a flag leans in a gust, in degrees; the lower it hangs the later.
 * @param row - How far down its halyard it is.
 */
export function leanAt(row: number, millisecond: number): number {
  const part = (millisecond - row * 90) / (GUST_MS - 180)
  if (part <= 0 || part >= 1) return 0
  return 7 * (1 - part) * Math.sin(part * Math.PI * 3)
}

/** How far the waves have come, in waves: one in four seconds, and all of it in the gusts. */
export const wavesAt = (second: number, millisecond: number): number => {
  const part = Math.min(1, millisecond / GUST_MS)
  return ((second % 4) + part * part * (3 - 2 * part)) / 4
}

export interface Hoist {
  readonly x: number
  readonly y: number
  /** How long and how high a pennant is, how far it is to the next, and how high its board. */
  readonly long: number
  readonly high: number
  readonly pitch: number
  readonly board: number
}

/** Where everything is on a stage, in its pixels. */
export function planOf(width: number, height: number) {
  const upright = height > width * 1.15
  const deck = height * (upright ? 0.815 : 0.85)
  const top = height * 0.03
  const first = width * (upright ? 0.03 : 0.055)
  const second = width * (upright ? 0.515 : 0.47)
  const board = Math.min(height * 0.078, width * (upright ? 0.096 : 0.072))
  const room = upright ? width * 0.44 : width * 0.375
  const high = Math.min((deck - height * 0.2) / 2 - board * 1.35, room / (upright ? 1.5 : 1.7))
  const long = Math.min(room, high * 2.3)
  const y = height * (upright ? 0.185 : 0.17)
  const pitch = high + board * 1.35
  const hoist = (x: number): Hoist => ({ x, y, long, high, pitch, board })
  const end = y + pitch * 2
  const small = upright
    ? Math.min(0.46, ((deck - end) * 0.9) / (pitch * 2))
    : Math.min(0.42, (width * 0.125) / long)
  return {
    upright,
    deck,
    top,
    masts: [first, second] as const,
    hoists: {
      hour: hoist(first),
      minute: hoist(second),
      second: {
        x: upright ? second : width * 0.865,
        y: upright ? end + (deck - end) * 0.04 : deck - pitch * small * 2 - height * 0.04,
        long: long * small,
        high: high * small,
        pitch: pitch * small,
        board: board * small,
      } as Hoist,
    },
    flag: Math.min(height * 0.042, width * 0.046),
  }
}

/** A rope through these places, sagging between each two of them. */
function rope(places: readonly (readonly [number, number])[], sag: number) {
  const points: [number, number][] = []
  for (let index = 1; index < places.length; index++) {
    const [ax, ay] = places[index - 1]!
    const [bx, by] = places[index]!
    for (let step = index > 1 ? 1 : 0; step <= 24; step++) {
      const part = step / 24
      points.push([ax + (bx - ax) * part, ay + (by - ay) * part + sag * 4 * part * (1 - part)])
    }
  }
  return points
}

/** The ship's dressing: a rope over both mastheads, and its flags by equal steps. */
export function dressingOf(width: number, height: number) {
  const { masts, top, deck, flag } = planOf(width, height)
  const points = rope(
    [
      [-width * 0.06, deck * 0.62],
      [masts[0], top],
      [masts[1], top],
      [width * 1.03, deck * 0.27],
    ],
    height * 0.035,
  )
  const flags: { name: string; x: number; y: number; turn: number }[] = []
  let since = 0
  for (let index = 1; index < points.length; index++) {
    const [ax, ay] = points[index - 1]!
    const [bx, by] = points[index]!
    since += Math.hypot(bx - ax, by - ay)
    if (since < flag * 1.5 || flags.length >= DRESSING.length) continue
    since = 0
    flags.push({
      name: DRESSING[flags.length]!,
      x: bx,
      y: by,
      turn: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
    })
  }
  return { points, flags, size: flag }
}
