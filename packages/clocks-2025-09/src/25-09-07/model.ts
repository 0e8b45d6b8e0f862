import { twoDigits } from '@found-time/clock-runtime'

/** Strips in a fan and chips on a strip: sixty minutes. */
export const STRIPS = 12
export const CHIPS = 5

/** Which chip of which strip is wet. */
export const wetAt = (minute: number) => ({ strip: Math.floor(minute / CHIPS), chip: minute % CHIPS })

/** The number on a chip, as makers of paint number them: `10-09`. */
export const numberOf = (hour: number, minute: number): string => `${hour}-${twoDigits(minute)}`

/** Whether black is read better on a colour than white. */
export function isLight(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return red! * 0.299 + green! * 0.587 + blue! * 0.114 > 132
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** The strip in front: where it is, how wide its card is, and the card's white margin. */
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly long: number
  readonly margin: number
  /** How high a dry chip is, and the wet one. */
  readonly dry: number
  readonly wet: number
  /** Where the fan is riveted, and the degrees from strip to strip. */
  readonly pivot: { readonly x: number; readonly y: number }
  readonly step: number
}

export function planOf(width: number, height: number): Plan {
  const tall = height > width
  const wide = tall ? Math.min(width * 0.8, height * 0.5) : Math.min(width * 0.56, height * 0.7)
  const top = -height * 0.012
  const long = height * (tall ? 0.9 : 0.915)
  const margin = wide * 0.022
  const room = long - margin * (CHIPS + 1)
  const wet = room * (tall ? 0.31 : 0.42)
  return {
    width,
    height,
    left: (width - wide) / 2,
    top,
    wide,
    long,
    margin,
    dry: (room - wet) / (CHIPS - 1),
    wet,
    pivot: { x: width / 2, y: height * (tall ? 1.34 : 1.5) },
    step: tall ? 9 : 15,
  }
}

/** Where a chip of the front strip begins, and how high it is, when the one with this number is wet. */
export function chipAt({ top, margin, dry, wet }: Plan, chip: number, wetChip: number) {
  const before = chip * (dry + margin) + (chip > wetChip ? wet - dry : 0)
  return { y: top + margin + before, high: chip === wetChip ? wet : dry }
}

/** The runs of paint, from the left, in parts of the strip's width; the long one goes on until the minute is full. */
const RUNS = [
  { at: 0.62, broad: 0.045, far: 0.36, pace: 0.4 },
  { at: 0.755, broad: 0.082, far: 1, pace: 1 },
  { at: 0.885, broad: 0.055, far: 0.58, pace: 0.65 },
] as const

const rounded = (value: number) => value.toFixed(1)

/**
 * The lower edge of the wet paint: from the right to the left, with its runs.
 * @param part - Of the minute that is gone.
 * @param most - How far the longest gets.
 * @param minute - No two minutes run alike.
 */
export function runsPath(
  left: number,
  wide: number,
  edge: number,
  most: number,
  part: number,
  minute: number,
): string {
  let path = `M${rounded(left)} ${rounded(edge - 2)}V${rounded(edge)}`
  for (const [index, { at, broad, far, pace }] of RUNS.entries()) {
    const sway = Math.sin(minute * 2.4 + index * 1.9)
    const x = left + wide * (at + sway * 0.014)
    const half = (wide * broad * (1 + sway * 0.12)) / 2
    const shoulder = half * 1.5
    // Fast while it is fresh, slower as it dries.
    const run = far * (0.16 + 0.84 * Math.min(1, part / pace) ** 0.8)
    const end = edge + Math.max(half * 2.6, most * run * (1 + sway * 0.06))
    const neck = edge + shoulder
    path +=
      `H${rounded(x - half - shoulder)}Q${rounded(x - half)} ${rounded(edge)} ${rounded(x - half)} ${rounded(neck)}` +
      `V${rounded(end - half)}A${rounded(half)} ${rounded(half)} 0 0 0 ${rounded(x + half)} ${rounded(end - half)}` +
      `V${rounded(neck)}Q${rounded(x + half)} ${rounded(edge)} ${rounded(x + half + shoulder)} ${rounded(edge)}`
  }
  return `${path}H${rounded(left + wide)}V${rounded(edge - 2)}Z`
}
