import { createRandom, type HourCycle } from '@found-time/clock-runtime'

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
  hours: cycle === 12 ? hour % 12 || 12 : hour,
  minutes: minute,
})

/** Strokes scratched since midnight, the small ones of hours gone by and this hour's. */
export const strokesAt = (hour: number, minute: number): number => hour * 60 + minute

/** The tens that have been numbered: `[10, 20]` at 27 minutes. */
export const numbered = (minutes: number): number[] =>
  Array.from({ length: Math.floor(minutes / 10) }, (_, index) => (index + 1) * 10)

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
  /** One for each hour of the day that may go by: its sixty, small. */
  readonly past: readonly Box[]
  /** How high a scratched figure is. */
  readonly figure: number
  readonly upright: boolean
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Where everything is on the wall, in CSS pixels from the top left. */
export function planOf(width: number, height: number, cycle: HourCycle): Plan {
  const upright = height > width * 0.85
  const gates = cycle === 12 ? 3 : 5
  const edge = Math.min(width, height) * 0.07
  const wide = width - 2 * edge
  const box = (left: number, top: number, w: number, h: number): Box => ({
    x: left,
    y: top,
    width: w,
    height: h,
  })
  const pasts = cycle === 12 ? 12 : 24
  if (upright) {
    const hourSlot = wide / gates
    const hours = range(gates).map((gate) =>
      box(edge + hourSlot * (gate + 0.12), height * 0.055, hourSlot * 0.76, height * 0.145),
    )
    const pastSlot = wide / 12
    const past = range(pasts).map((hour) =>
      box(
        edge + pastSlot * ((hour % 12) + 0.1),
        height * (0.222 + 0.033 * Math.floor(hour / 12)),
        pastSlot * 0.8,
        height * 0.024,
      ),
    )
    const top = height * 0.31
    const row = (height * 0.975 - top) / 6
    const slot = (wide * 0.82) / 2
    const minutes = range(12).map((gate) =>
      box(edge + slot * ((gate % 2) + 0.1), top + row * Math.floor(gate / 2), slot * 0.76, row * 0.78),
    )
    return { hours, minutes, past, figure: row * 0.42, upright }
  }
  const hourSlot = wide / Math.max(gates, 5)
  const hours = range(gates).map((gate) =>
    box(edge + hourSlot * (gate + 0.14), height * 0.06, hourSlot * 0.7, height * 0.22),
  )
  const pastSlot = wide / pasts
  const past = range(pasts).map((hour) =>
    box(edge + pastSlot * (hour + 0.1), height * 0.32, pastSlot * 0.8, height * 0.09),
  )
  const top = height * 0.455
  const row = (height * 0.965 - top) / 2
  const slot = wide / 6
  const figure = row * 0.22
  const minutes = range(12).map((gate) =>
    box(
      edge + slot * Math.floor((gate % 6) + 0) + (gate % 2 ? slot * 0.03 : slot * 0.13),
      top + row * Math.floor(gate / 6),
      slot * 0.72,
      row * 0.64,
    ),
  )
  return { hours, minutes, past, figure, upright }
}

/** Where the number of a ten is scratched: beside its pair of gates on an upright wall, below it on another. */
export function figureAt({ minutes, figure, upright }: Plan, ten: number): readonly [number, number] {
  const { x, y, width, height } = minutes[ten / 5 - 1]!
  return upright
    ? [x + width * 1.24, y + height * 0.5 - figure * 0.5]
    : [x + width - figure * 1.35, y + height * 1.08]
}
