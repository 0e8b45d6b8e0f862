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

/** How high the pen stands at a part of a beat, `0` to `1`. */
export function heightAt(part: number): number {
  const at = part * STEPS
  const index = Math.min(STEPS - 1, Math.floor(at))
  const [from, to] = [beat()[index]!, beat()[index + 1]!]
  return from + (to - from) * (at - index)
}

/** How electrocardiographs write everywhere: 25 millimetres a second, 10 millimetres for a millivolt. */
export const SPEED = 25
export const GAIN = 10

export const hoursOf = (hour: number, hourCycle: 12 | 24): string =>
  String(hourCycle === 12 ? hour % 12 || 12 : hour).padStart(2, '0')
export const minutesOf = (minute: number): string => String(minute).padStart(2, '0')

/** Where ink begins and ends in each figure, in parts of its size, and how high figures are. */
const INK = [
  [0.041, 0.418, 0.459],
  [0.019, 0.245, 0.29],
  [0.024, 0.388, 0.415],
  [0.026, 0.391, 0.431],
  [0.009, 0.453, 0.453],
  [0.04, 0.413, 0.445],
  [0.041, 0.417, 0.452],
  [0.009, 0.367, 0.372],
  [0.039, 0.417, 0.457],
  [0.033, 0.409, 0.45],
] as const
export const HIGH = 0.636

const inkOf = (text: string): readonly [number, number] => {
  const [first, last] = [INK[Number(text[0])]!, INK[Number(text[1])]!]
  return [first[0], first[2] + last[1]]
}

/** A strip of one second: between two heartbeats, with two figures in it. */
export interface Strip {
  readonly x: number
  readonly line: number
  readonly figures: { readonly x: number; readonly y: number; readonly size: number }
}

/**
 * Where the two seconds of paper lie: side by side, or one above the other on an upright stage. Between two beats the
 * pen comes no higher than the T wave, half a millivolt: above it there is room for figures.
 */
export function paperOf(hours: string, minutes: string, width: number, height: number) {
  const stacked = height > width * 1.5
  const second = stacked ? width * 0.966 : width * 0.487
  const edge = stacked ? (width - second) / 2 : (width - second * 2) / 2
  const millimetre = second / SPEED
  const tall = stacked ? height / 2 : height
  const foot = Math.max(millimetre * 4.6, tall * 0.12)
  const free = tall - foot - 5.6 * millimetre
  const size = Math.min((second - millimetre * 2.4) / 0.9, (free * 0.9) / HIGH)
  const strip = (text: string, index: number): Strip => {
    const top = stacked ? index * tall : 0
    const x = stacked ? edge : edge + index * second
    const [from, to] = inkOf(text)
    const line = top + tall - foot
    return {
      x,
      line,
      figures: {
        x: x + second / 2 - ((from + to) / 2) * size,
        y: top + free / 2 + (size * HIGH) / 2,
        size,
      },
    }
  }
  return { second, millimetre, strips: [strip(hours, 0), strip(minutes, 1)] as const }
}

/**
 * How much of each strip is black: in even seconds the pen goes over the hour's again, in odd ones over the minute's,
 * and the other stays as it was written a second ago.
 */
export const writtenAt = (second: number, part: number): readonly [number, number] =>
  second % 2 ? [1, part] : [part, 1]
