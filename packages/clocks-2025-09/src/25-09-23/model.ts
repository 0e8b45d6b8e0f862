/**
 * The heart of P. E. McSharry, G. D. Clifford, L. Tarassenko and L. A. Smith, “A dynamical model for generating
 * synthetic electrocardiogram signals”, IEEE Transactions on Biomedical Engineering 50(3), 2003: a point goes round once
 * a beat, and five bells pull it up and down as it passes them. Table I has where they stand (radians from the peak of
 * R), how strong and how broad they are; the text sets the result between −0.4 and 1.2 millivolts.
 */
const BELLS = [
  { wave: 'P', at: -Math.PI / 3, strength: 1.2, broad: 0.25 },
  { wave: 'Q', at: -Math.PI / 12, strength: -5, broad: 0.1 },
  { wave: 'R', at: 0, strength: 30, broad: 0.1 },
  { wave: 'S', at: Math.PI / 12, strength: -7.5, broad: 0.1 },
  { wave: 'T', at: Math.PI / 2, strength: 0.75, broad: 0.4 },
] as const
const [LOWEST, HIGHEST] = [-0.4, 1.2]

/** In how many steps a beat is worked out, and how many go by until nothing is left of where it started. */
const STEPS = 500
const BEATS = 6

const slope = (turn: number, level: number): number => {
  let sum = -level
  for (const { at, strength, broad } of BELLS) {
    const away = (((turn * 2 * Math.PI - at + 3 * Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)
    const from = away - Math.PI
    sum -= strength * from * Math.exp((-from * from) / (2 * broad * broad))
  }
  return sum
}

let known: readonly number[] | undefined
/** One beat of a second from the peak of R to the next, in millivolts above the line between two beats. */
export function beat(): readonly number[] {
  if (known) return known
  const step = 1 / STEPS
  const levels: number[] = []
  let level = 0
  for (let count = 0; count < STEPS * BEATS; count++) {
    if (count >= STEPS * (BEATS - 1)) levels.push(level)
    const turn = count * step
    const first = slope(turn, level)
    const second = slope(turn + step / 2, level + (step / 2) * first)
    const third = slope(turn + step / 2, level + (step / 2) * second)
    const fourth = slope(turn + step, level + step * third)
    level += (step / 6) * (first + 2 * second + 2 * third + fourth)
  }
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  const scaled = levels.map((each) => LOWEST + ((each - low) / (high - low)) * (HIGHEST - LOWEST))
  const rest = scaled[Math.round(STEPS * 0.52)]!
  known = [...scaled, scaled[0]!].map((each) => each - rest)
  return known
}

/** How high the pen stands at a part of a beat, `0` to `1`, in millivolts. */
export function heightAt(part: number): number {
  const at = part * STEPS
  const index = Math.min(STEPS - 1, Math.floor(at))
  const [from, to] = [beat()[index]!, beat()[index + 1]!]
  return from + (to - from) * (at - index)
}

/** Small squares of the paper: five to a large one, so that sixty are twelve. */
export const MINUTES = 60
export const LEFT = 6
const RIGHT = 3
const COLUMNS = LEFT + MINUTES + RIGHT

/** How high figures are, and how broad two of them are at most, in parts of their size. */
export const HIGH = 0.636
const BROAD = 0.906

export const hourOf = (hour: number): number => hour % 12 || 12

/** The paper on a stage: a small square is as high as it is broad, and an hour as many of them as there is room for. */
export interface Paper {
  /** A small square, in pixels. */
  readonly square: number
  /** How many small squares high an hour is. */
  readonly hour: number
  /** Where the line between two beats lies, in pixels from the top. */
  readonly line: number
  /** The size of the two numbers that are meant, and of all others. */
  readonly large: number
  readonly small: number
}

export function paperOf(width: number, height: number): Paper {
  const square = width / COLUMNS
  const large = ((LEFT - 0.9) * square) / BROAD
  const figures = (large * HIGH) / square
  // Under the line: the wave S, the figures, a margin. Above the highest tip: half a figure and a margin.
  const [under, over] = [2.6 + figures + 1.1, figures / 2 + 1.1]
  const free = height / square - under - over
  const fits = free / 13
  // Where there is room for more, hours keep to the half of a large square.
  const step = fits < 5 ? 0.5 : 2.5
  const hour = Math.max(0.5, Math.floor(fits / step) * step)
  const line = height - (under + (free - hour * 13) / 2) * square
  const small = Math.min(Math.max(square * 2.2, 15), square * 3.4, hour * square * 1.15)
  return { square, hour, line, large, small }
}

/** Where a minute stands, and how high the tip of an hour is: one hour is two steps above the line. */
export const minuteX = ({ square }: Paper, minute: number): number => (LEFT + minute) * square
export const hourY = ({ square, hour, line }: Paper, clock: number): number =>
  line - (clock + 1) * hour * square

/** In which parts of a beat the R wave is: until the line is crossed. */
const [R_ENDS, R_STARTS] = [
  beat().findIndex((level) => level < 0) / STEPS,
  beat().findLastIndex((level) => level < 0) / STEPS,
]
const PEAK = beat()[0]!
const DEEPEST = Math.min(...beat())
const BROADEST = Math.max(...beat().slice(STEPS * 0.12, STEPS * 0.5))

/**
 * How high the pen stands on the paper, in small squares, so many minutes from the spike. A beat is sixty small squares
 * long; its spike is drawn as high as the hour, the other waves small enough that it alone stands out.
 */
export function penAt(minutes: number, { hour }: Paper, clock: number): number {
  const part = (((minutes / MINUTES) % 1) + 1) % 1
  const level = heightAt(part)
  const tip = (clock + 1) * hour
  const far = Math.abs(minutes) >= MINUTES / 2
  // Below the line and next to it: the spike starts as softly as Q and S end.
  const low = Math.min(2, tip * 0.3) / -DEEPEST
  if (part < R_ENDS || part > R_STARTS) {
    // The spikes of the beats before and after are beyond the paper.
    return far ? 0 : level * (low + (tip / PEAK - low) * (level / PEAK))
  }
  if (level < 0) return far ? 0 : level * low
  return (level / BROADEST) * Math.min(tip * 0.32, hour * 1.25, 7)
}

/** The numbers of a scale that keep clear of the one that is meant. */
export const clearOf = (numbers: readonly number[], meant: number, room: number): number[] =>
  numbers.filter((number) => Math.abs(number - meant) > room)
