import { clamp, createRandom, easeInOut, shownHour, twoDigits } from '@found-time/clock-runtime'

export interface Stamp {
  /** What it is worth: whole ones for hours, hundredths for minutes. */
  readonly value: number
  /** Which of the pictures: `0` to `23` for hours, then five for tens of minutes, then nine for single ones. */
  readonly picture: number
  /** Which of the inks. */
  readonly ink: number
  /** How crooked it was stuck on, in degrees. */
  readonly turn: number
}

export const INKS = 6

/**
 * The stamps of a letter posted at a time: hours, tens of minutes, minutes. None is stuck where nothing is to pay,
 * but for the hour: midnight has a stamp of nought.
 */
export function stampsAt(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  seed: string,
): readonly [Stamp, Stamp | undefined, Stamp | undefined] {
  const random = createRandom(seed, 'stuck', hour, minute)
  const crooked = () => random.between(-2.4, 2.4)
  const hours = shownHour(hour, hourCycle)
  const [tens, units] = [Math.floor(minute / 10), minute % 10]
  const stamp = (value: number, picture: number, ink: number): Stamp => ({
    value,
    picture,
    ink,
    turn: crooked(),
  })
  // No two in the same ink.
  const first = hour % INKS
  const second = (first + 1 + (tens % (INKS - 1))) % INKS
  const others = [...Array(INKS).keys()].filter((ink) => ink !== first && ink !== second)
  return [
    stamp(hours, hour, first),
    tens ? stamp(tens * 10, 23 + tens, second) : undefined,
    units ? stamp(units, 28 + units, others[(hour + units) % others.length]!) : undefined,
  ]
}

/** A letter's fee: hours before the point, minutes behind it. */
export const feeOf = (stamps: readonly (Stamp | undefined)[]): string => {
  const [hours, ...cents] = stamps.map((stamp) => stamp?.value ?? 0)
  return `${hours}.${twoDigits(cents.reduce((sum, value) => sum + value, 0))}`
}

/** Seconds in which the border has moved on by all its four stripes. */
export const ROUND = 6
const STEP_MS = 340

/** How far the border has marched, in periods of four stripes, `0` to `1`. */
export function marchAt(second: number, millisecond: number): number {
  const step = easeInOut(Math.min(1, millisecond / STEP_MS))
  return ((((second - 1 + step) / ROUND) % 1) + 1) % 1
}

export const marches = (millisecond: number) => millisecond < STEP_MS

/** How far the canceller has rolled over the stamps, in the first second of a minute. */
export const ROLL_MS = 900
export const rolledAt = (second: number, millisecond: number) =>
  second > 0 ? 1 : clamp((millisecond - 150) / (ROLL_MS - 150))

/** The outline of a stamp with teeth all round, `wide` by `high` of them. */
export function teethOf(width: number, height: number, wide: number, high: number): string {
  const side = (count: number, dx: number, dy: number) => {
    const [x, y] = [dx / count, dy / count]
    const radius = (Math.abs(x + y) * 0.29).toFixed(3)
    const part = (share: number) => `${(x * share).toFixed(3)} ${(y * share).toFixed(3)}`
    return `l${part(0.22)}a${radius} ${radius} 0 0 0 ${part(0.56)}l${part(0.22)}`.repeat(count)
  }
  return `M0 0${side(wide, width, 0)}${side(high, 0, height)}${side(wide, -width, 0)}${side(high, 0, -height)}Z`
}
