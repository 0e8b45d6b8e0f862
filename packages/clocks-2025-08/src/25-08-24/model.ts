import { clamp, easeInOut, shownHour } from '@found-time/clock-runtime'

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
export const hourOf = (hour: number, cycle: 12 | 24): string => romanOf(shownHour(hour, cycle))

/**
 * A minute's numeral, in rows: on an upright stage tens stand over ones, or the columns would be thin.
 * @example rowsOf(38, true) // ['XXX', 'VIII']
 */
export function rowsOf(minute: number, upright: boolean): string[] {
  const [tens, ones] = [minute - (minute % 10), minute % 10]
  return upright && tens && ones ? [romanOf(tens), romanOf(ones)] : [romanOf(minute)]
}

/** How broad the letters are built, in modules. */
const BROAD: Record<string, number> = { I: 1, V: 2.5, X: 2.5, L: 2.1, N: 2.6 }
const GAP = 0.36

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
  const module = Math.min((width * 0.95) / total, broadest)
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
  /** Where the steps begin. */
  readonly floor: number
}

/** The heights of a façade that fills its stage. @example planOf(1280, 800).roof < 200 // true */
export function planOf(width: number, height: number): Plan {
  return {
    width,
    height,
    roof: Math.min(height * 0.17, width * 0.27),
    beam: Math.min(height * 0.088, width * 0.12),
    floor: height - Math.min(height * 0.045, width * 0.07),
  }
}

export interface Storey {
  readonly numeral: string
  readonly of: 'hour' | 'minute'
  readonly top: number
  readonly low: number
  /** How high the beam over it is. */
  readonly beam: number
}

/** The storeys of a façade from the top: the hour, and a row or two of the minute, with a beam over each. */
export function storeysOf(
  { width, height, roof, beam, floor }: Plan,
  hour: string,
  minute: number,
): Storey[] {
  const rows = rowsOf(minute, height > width * 1.25)
  const between = beam * 0.5
  const rest = floor - roof - 2 * beam - (rows.length - 1) * between
  const first = rest * (rows.length === 1 ? 0.48 : 0.34)
  const storeys: Storey[] = [{ numeral: hour, of: 'hour', top: roof + beam, low: roof + beam + first, beam }]
  for (const [index, numeral] of rows.entries()) {
    const over = index ? between : beam
    const top = storeys.at(-1)!.low + over
    storeys.push({ numeral, of: 'minute', top, low: top + (rest - first) / rows.length, beam: over })
  }
  return storeys
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

/** How far the crane has hoisted its load: up within the minute, and down in its first second. */
export function hoistAt(second: number, millisecond: number): number {
  const turned = easeInOut(clamp(millisecond / 700))
  return second === 0 ? 1 - turned : (second - 1 + turned) / 59
}

/** How long new columns rock until they stand. */
export const SETTLE_MS = 720

/**
 * How far a drum of a new column is beside its place, in parts of its breadth: it rocks and comes to rest, the upper
 * ones farther and later.
 */
export function rockAt(drum: number, millisecond: number): number {
  const part = clamp(millisecond / SETTLE_MS)
  return (1 - part) ** 2 * 0.05 * (1 + drum * 0.35) * Math.cos(part * 15 - drum * 0.9)
}
