import type { Impression, Kind } from './model'
import type { WEDGES } from './sprites'

/** Where a number stands: its axis and head line, and the size of a unit, in CSS pixels. */
interface Place {
  readonly x: number
  readonly y: number
  readonly unitX: number
  readonly unitY: number
}

export interface Tablet {
  readonly places: readonly [hour: Place, minute: Place, second: Place]
  /** Right and lower edge of the tablet; the others are beyond the stage. */
  readonly right: number
  readonly foot: number
  /** Rulings, as lines. */
  readonly rulings: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]
  readonly stylus: number
}

export function tabletOf(width: number, height: number): Tablet {
  const [right, foot] = [width - Math.min(width, height) * 0.07, height - Math.min(width, height) * 0.055]
  if (width >= height) {
    const half = right * 0.495
    const unitX = (half * 0.88) / 2.3
    const unitY = Math.min(height * 0.5, unitX * (width < height * 1.3 ? 1.85 : 1.62))
    const small = Math.min(height * 0.2, unitY * 0.6)
    const top = (height * 0.645 - unitY) * 0.5
    const ruling = height * 0.645
    const axis = 0.59
    return {
      places: [
        // No hour has three chevrons: the number would stand too far right.
        { x: half * axis - unitX * 0.13, y: top, unitX, unitY },
        { x: half * (1 + axis), y: top, unitX, unitY },
        {
          x: half * axis - unitX * 0.13,
          y: ruling + (foot - ruling - small) * 0.36,
          unitX: Math.min(small / 1.25, unitX * 0.62),
          unitY: small,
        },
      ],
      right,
      foot,
      rulings: [
        [-9, ruling, right + 9, ruling],
        [half * 1.01, -9, half * 1.01, ruling],
      ],
      stylus: unitX * 0.2,
    }
  }
  const unitX = (right * 0.9) / 2.3
  const unitY = Math.min(height * 0.275, unitX * 1.5)
  const small = Math.min(height * 0.15, unitY * 0.62)
  const x = right * 0.59
  const row = height * 0.355
  return {
    places: [
      { x, y: (row - unitY) * 0.55, unitX, unitY },
      { x, y: row + (row - unitY) * 0.5, unitX, unitY },
      { x: right * 0.45, y: row * 2 + (foot - row * 2 - small) * 0.42, unitX: unitX * 0.62, unitY: small },
    ],
    right,
    foot,
    rulings: [
      [-9, row, right + 9, row],
      [-9, row * 2, right + 9, row * 2],
    ],
    stylus: unitX * 0.2,
  }
}

/** How far beyond its box an impression reaches for the clay pushed up round it, as a part of the width. */
export const RIM = 0.34

export interface Box {
  readonly kind: Kind
  readonly wedge: keyof typeof WEDGES
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxOf(mark: Impression, place: Place): Box {
  return {
    kind: mark.kind,
    wedge: `${mark.kind} ${Math.round(1 / mark.height)}` as keyof typeof WEDGES,
    x: place.x + mark.x * place.unitX,
    y: place.y + mark.y * place.unitY,
    width: mark.width * place.unitX,
    height: mark.height * place.unitY,
  }
}

/** From the seconds to the lower right, where the reed comes from. */
export function footOf({ width, height }: { readonly width: number; readonly height: number }) {
  const { places, stylus } = tabletOf(width, height)
  const { x, y, unitX, unitY } = places[2]
  const left = Math.max(0, x - unitX * 1.8 - stylus)
  const top = Math.max(0, y - unitX * 0.3 - unitY * 0.1 - Math.max(5, stylus) * 1.3)
  return { left, top, width: width - left, height: height - top }
}

/** The deepest place of an impression, where the stylus stands. */
export function headOf({ kind, x, y, width, height }: Box): [number, number] {
  if (kind === 'one') return [x + width * 0.5, y + width * 0.3]
  if (kind === 'ten') return [x + width * 0.34, y + height * 0.5]
  return [x + width * 0.2, y + height * 0.4]
}
