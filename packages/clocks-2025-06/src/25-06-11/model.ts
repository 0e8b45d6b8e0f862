import { createRandom, type HourCycle, shownHour } from '@found-time/clock-runtime'

export interface Tally {
  /** Gouges: whole hours. */
  readonly hours: number
  /** Strokes: this hour's whole minutes. */
  readonly minutes: number
}

/**
 * What is on the wall.
 * @param hour - `0` to `23`.
 */
export const tallyAt = (hour: number, minute: number, cycle: HourCycle): Tally => ({
  hours: shownHour(hour, cycle),
  minutes: minute,
})

/** Strokes scratched since midnight, the small ones of hours gone by and this hour's. */
export const strokesAt = (hour: number, minute: number): number => hour * 60 + minute

/** The gates that have been numbered, by the minutes up to them: `[5, 10]` at 12 minutes. */
export const numbered = (minutes: number): number[] =>
  Array.from({ length: Math.floor(minutes / 5) }, (_, index) => (index + 1) * 5)

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Line {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/**
 * A stroke of a gate: four upright, the fifth across them.
 * @param place - `0` to `4`.
 */
export function strokeIn({ x, y, width, height }: Box, place: number, seed: string): Line {
  const { between } = createRandom('tally', seed, place)
  const off = () => between(-0.05, 0.05) * height
  if (place === 4)
    return {
      from: [x - width * 0.09, y + height * 0.74 + off()],
      to: [x + width * 1.09, y + height * 0.2 + off()],
    }
  const at = x + (width * (place + 0.35)) / 3.7
  const lean = between(-0.05, 0.05) * width
  return { from: [at + lean, y + off() * 0.8], to: [at - lean, y + height + off() * 0.8] }
}

export interface Plan {
  /** A gate for each five hours, and for each five minutes. */
  readonly hours: readonly Box[]
  readonly minutes: readonly Box[]
  /** How high a scratched figure is. */
  readonly figure: number
  readonly upright: boolean
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Where everything is on the wall, in CSS pixels from the top left. */
export function planOf(width: number, height: number, cycle: HourCycle): Plan {
  const upright = height > width * 1.2
  const gates = cycle === 12 ? 3 : 5
  const edge = Math.min(width, height) * 0.07
  const wide = width - 2 * edge
  // Hours stand above, all of a day's in one row, on an upright wall in two.
  const hourColumns = upright ? 3 : 5
  const hourSlot = wide / hourColumns
  const hourHigh = height * (upright ? 0.125 : 0.25)
  const hours = range(gates).map((gate) => ({
    x: edge + hourSlot * ((gate % hourColumns) + 0.13),
    y: height * (upright ? 0.045 + 0.16 * Math.floor(gate / hourColumns) : 0.06),
    width: hourSlot * 0.72,
    height: hourHigh,
  }))
  // Minutes stand below: ten, twenty or thirty in a row.
  const columns = upright ? 2 : width > height * 1.25 ? 6 : 4
  const rows = 12 / columns
  const top = height * (upright ? (gates > 3 ? 0.385 : 0.225) : 0.385)
  const row = (height * (upright ? 0.97 : 0.975) - top) / rows
  const slot = wide / columns
  const minutes = range(12).map((gate) => ({
    x: edge + slot * ((gate % columns) + (upright ? 0.06 : gate % 2 ? 0.05 : 0.15)),
    y: top + row * Math.floor(gate / columns),
    width: slot * (upright ? 0.56 : 0.7),
    height: row * (upright ? 0.8 : columns === 4 ? 0.58 : 0.6),
  }))
  return { hours, minutes, figure: row * (upright ? 0.36 : columns === 4 ? 0.24 : 0.21), upright }
}

/** Where the number of a whole gate is scratched: beside it on an upright wall, below it on another. */
export function figureAt({ minutes, figure, upright }: Plan, five: number): readonly [number, number] {
  const { x, y, width, height } = minutes[five / 5 - 1]!
  return upright
    ? [x + width * 1.16, y + height * 0.5 - figure * 0.5]
    : [x + width - figure * 1.2, y + height * 1.14]
}
