import type { HourCycle } from '@found-time/clock-runtime'

export interface Place {
  /** Along the long side of the screen, `0` to `1`, from the left or from below. */
  readonly long: number
  /** Across it, `0` at the ruler and `1` at the wall over against it. */
  readonly across: number
}

/**
 * Where the mark is. It needs an hour for the long side, there and back, and a minute from wall to wall: so it meets
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

export const figureOf = (hour: number, cycle: HourCycle): number =>
  cycle === 12 ? hour % 12 || 12 : hour % 24

export interface Screen {
  /** The ruler runs up the left side, or else along the foot. */
  readonly upright: boolean
  /** How long the ruler's side of the stage is, and the other one. */
  readonly length: number
  readonly breadth: number
  /** How broad the ruler is. */
  readonly band: number
  /** The side of the mark's box. */
  readonly mark: number
}

/** How the stage is divided: the mark is as large as lets it wander. */
export function screenOf(width: number, height: number): Screen {
  const upright = width / height < 0.9
  const [length, breadth] = upright ? [height, width] : [width, height]
  const band = Math.round(breadth * (upright ? 0.31 : 0.235))
  const mark = Math.round(Math.min((breadth - band) * (upright ? 0.74 : 0.66), length * 0.38))
  return { upright, length, breadth, band, mark }
}

/** How far along its side a minute is on the ruler: where the mark's tip is as the minute begins. */
export function tipAt({ length, mark }: Screen, hour: number, minute: number): number {
  const gone = mark + ((length - mark) * minute) / 60
  return hour % 2 ? length - gone : gone
}

/** The steps at which the ruler has room for its figures. */
export const stepFor = (room: number, figure: number): number =>
  [5, 10, 15, 20, 30].find((step) => (room * step) / 60 > figure * 1.7) ?? 60
