import { clamp, easeInOut } from '@found-time/clock-runtime'

const SIGNS = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/**
 * A number in Roman numerals. Nought is N, for nulla, as in the Easter tables of the early Middle Ages (a manuscript of
 * Bede's circle writes N where a remainder is none, about 725).
 * @example romanOf(44) // 'XLIV'
 */
export function romanOf(number: number): string {
  if (number === 0) return 'N'
  let [rest, numeral] = [number, '']
  for (const [value, sign] of SIGNS)
    while (rest >= value) {
      numeral += sign
      rest -= value
    }
  return numeral
}

/** @example hourOf(15, 12) // 'III' */
export const hourOf = (hour: number, cycle: 12 | 24): string => romanOf(cycle === 12 ? hour % 12 || 12 : hour)

/** How broad the letters are built, in modules. */
const BROAD: Record<string, number> = { I: 1, V: 2.5, X: 2.5, L: 1.9, N: 2.6 }
const GAP = 0.42

export interface Letter {
  readonly sign: string
  readonly left: number
  readonly width: number
}

/**
 * A storey's letters from left to right, as broad as there is room.
 * @param broadest - Of one module, so that a single letter does not grow fat.
 * @example lettersOf('XI', 1000, 100).letters.length // 2
 */
export function lettersOf(numeral: string, width: number, broadest: number) {
  const signs = [...numeral]
  const total = signs.reduce((sum, sign) => sum + BROAD[sign]!, 0) + GAP * (signs.length - 1)
  const module = Math.min((width * 0.94) / total, broadest)
  let left = (width - total * module) / 2
  const letters = signs.map((sign): Letter => {
    const letter = { sign, left, width: BROAD[sign]! * module }
    left += letter.width + GAP * module
    return letter
  })
  return { letters, module }
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Where the masons stand. */
  readonly roof: number
  /** How high an entablature is. */
  readonly beam: number
  readonly upper: readonly [number, number]
  readonly lower: readonly [number, number]
}

/** The heights of a façade that fills its stage. @example planOf(1280, 800).roof < 200 // true */
export function planOf(width: number, height: number): Plan {
  const roof = Math.min(height * 0.15, width * 0.22)
  const beam = Math.min(height * 0.105, width * 0.13)
  const steps = Math.min(height * 0.06, width * 0.08)
  const rest = height - roof - 2 * beam - steps
  const middle = roof + beam + rest * 0.48
  return {
    width,
    height,
    roof,
    beam,
    upper: [roof + beam, middle],
    lower: [middle + beam, height - steps],
  }
}

/**
 * Where the one who carries is on his way along the roof and back, a step a second.
 * @returns How far along, `0` to `1`; which way he goes; and how far he is within his step.
 * @example walkAt(0, 0).along // 0
 */
export function walkAt(second: number, millisecond: number) {
  const stride = clamp(millisecond / 700)
  const back = second >= 30
  const steps = (second % 30) + easeInOut(stride)
  return { along: back ? 1 - steps / 30 : steps / 30, back, stride }
}

/** How high the mallet is, `0` on the chisel to `1` raised: it comes down on the second. */
export function malletAt(millisecond: number): number {
  if (millisecond < 120) return 0
  return easeInOut(clamp((millisecond - 120) / 480))
}
