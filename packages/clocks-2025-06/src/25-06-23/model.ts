import type { HourCycle } from '@found-time/clock-runtime'

export interface Place {
  /** Along the long side of the screen, `0` to `1`, from the left or the top. */
  readonly long: number
  /** Across it, `0` at one wall and `1` at the other. */
  readonly across: number
}

/**
 * Where the logo is. It needs an hour for the long side, there and back, and a minute from wall to wall: so it meets
 * a wall on each full minute, and on the full hour two of them.
 * @param hour - `0` to `23`.
 * @param seconds - Since the hour began, `0` to `3600`.
 */
export function placeAt(hour: number, seconds: number): Place {
  const part = seconds / 3600
  const minute = Math.floor(seconds / 60)
  const way = (seconds % 60) / 60
  return { long: hour % 2 ? 1 - part : part, across: minute % 2 ? 1 - way : way }
}

/** Where a minute's mark is on the rulers, `0` to `1`: they run the way the logo goes. */
export const markAt = (hour: number, minute: number): number => placeAt(hour, minute * 60).long

export const figureOf = (hour: number, cycle: HourCycle): number =>
  cycle === 12 ? hour % 12 || 12 : hour % 24

/** The hours at the two ends, first the one at the left or the top: the logo comes from this hour's and goes to the next one's. */
export function endsOf(hour: number, cycle: HourCycle): readonly [number, number] {
  const [now, next] = [figureOf(hour, cycle), figureOf(hour + 1, cycle)]
  return hour % 2 ? [next, now] : [now, next]
}

/** The fives that stay written on the rulers: those that are not too near to this minute's own figure. */
export const writtenBeside = (minute: number): number[] =>
  [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].filter((five) => Math.abs(five - minute) > 4)

/** CSS's own names for colours that stand out from its own purple; it takes another at each wall. */
const NAMES = [
  'white',
  'gold',
  'aquamarine',
  'tomato',
  'greenyellow',
  'pink',
  'deepskyblue',
  'orange',
  'palegreen',
  'papayawhip',
  'turquoise',
  'salmon',
  'yellow',
  'lightskyblue',
  'springgreen',
  'peachpuff',
  'hotpink',
  'aqua',
  'khaki',
  'lime',
] as const

/** What colour the logo has in a minute: white as the hour begins. */
export const colourOf = (minute: number): string => NAMES[minute % NAMES.length]!
