import { easeInOut } from '@found-time/clock-runtime'

/** A lane as it is swum: where its scale begins and ends, and every how many it is numbered. */
export interface Lane {
  readonly name: 'hour' | 'minute' | 'second'
  readonly first: number
  readonly last: number
  readonly every: number
}

export const LANES: readonly Lane[] = [
  { name: 'hour', first: 1, last: 12, every: 1 },
  { name: 'minute', first: 0, last: 60, every: 5 },
  { name: 'second', first: 0, last: 60, every: 10 },
]

/** How far along its lane a number is, `0` to `1`. */
export const alongOf = ({ first, last }: Lane, number: number): number => (number - first) / (last - first)

/** What each swimmer touches at a time, a day having twelve hours. */
export const touchedAt = (hour: number, minute: number) => ({ hour: hour % 12 || 12, minute })

/** For how many seconds a swimmer is under way to the next number. */
export const STROKE = 1.4

/**
 * Where a swimmer's hand is, as a number of the lane's scale. At the end of the lane it turns and comes back to the start.
 * @param since - Seconds since the number changed.
 */
export function reachOf(lane: Lane, number: number, since: number): number {
  const before = number === lane.first ? lane.last - (lane.name === 'hour' ? 0 : 1) : number - 1
  return before + (number - before) * easeInOut(Math.min(1, since / STROKE))
}

/** The arms of the one who counts seconds go round once in two, one half a turn after the other: `0` to `1`. */
export const armAt = (second: number, side: 0 | 1): number => (second / 2 + side / 2) % 1

export interface Strip {
  /** From the top of a wide stage, or from the left of an upright one. */
  readonly from: number
  readonly broad: number
}

/** Lanes lie across a wide stage and stand on an upright one. Lengths are along the lanes and across them. */
export function planOf(width: number, height: number) {
  const wide = width > height * 0.9
  const [long, broad] = wide ? [width, height] : [height, width]
  const rope = broad * 0.022
  const shares = [0.385, 0.385, 0.23]
  const free = broad - 2 * rope
  let from = 0
  const strips = shares.map((share): Strip => {
    const strip = { from, broad: free * share }
    from += strip.broad + rope
    return strip
  })
  const lane = strips[0]!.broad
  // A number of two figures: how high it is, and how much of the lane is in front of the hand that touches it.
  const size = Math.min(lane * (wide ? 0.98 : 0.76), long * 0.26)
  const ahead = wide ? size * 1.36 : size * 1.08
  const start = long * (wide ? 0.075 : 0.1)
  return { wide, long, broad, rope, strips, size, start, run: long - start - ahead }
}
