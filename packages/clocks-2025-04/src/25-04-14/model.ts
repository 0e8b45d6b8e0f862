import { type HourCycle, hourDigits, timeAt, twoDigits } from '@found-time/clock-runtime'
import { type Airport, belts } from './airports'

/** Flaps to a row: twelve of the city, three of the code, two of the gate, two of the minutes. */
export const FIELDS = [12, 3, 2, 2] as const
export const ROWS = belts.length

const LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ.'"
const FIGURES = ' 0123456789'

/** Minutes a flight stays on the board. Two rows change at a time, side by side, so that half the rows do too. */
const STAY = 5

/** How long one flap of a long run takes, in milliseconds. The longest run, 29 letters, is over within the second. */
const RUN_MS = { letter: 28, figure: 52 }
/** How long the last flap of a run takes to fall, and how long it trembles after. */
export const FALL_MS = 170
export const TREMBLE_MS = 130

const mod = (value: number, by: number) => ((value % by) + by) % by

/** Which minute of its stay a row is in, `0` to `4`; in the last it is called. */
const stayed = (row: number, epochMinute: number) => mod(epochMinute - (row >> 1), STAY)

/** Is this the last minute of the flight on the row? */
export const isCalled = (row: number, epochMs: number) =>
  stayed(row, Math.floor(epochMs / 60_000)) === STAY - 1

/** The flight on a row, `0` west to `9` east, during a minute. */
export function flightOf(row: number, epochMinute: number): Airport {
  const belt = belts[row]!
  return belt[mod(Math.floor((epochMinute - (row >> 1)) / STAY), belt.length)]!
}

const hourText = (hour: number, cycle: HourCycle) => hourDigits(hour, cycle).padStart(2)

/**
 * The whole board at rest, as of a second: six figures of the great flaps, then a line of nineteen for each row.
 * @param epochMs - A whole second.
 */
export function boardAt(epochMs: number, timeZone: string, cycle: HourCycle): readonly string[] {
  const { hour, minute } = timeAt(epochMs, timeZone)
  const epochSecond = Math.floor(epochMs / 1000)
  const second = mod(epochSecond, 60)
  const epochMinute = Math.floor(epochSecond / 60)
  const rows = belts.map((_, row) => {
    // The flight has gone: the row is wiped in the 59th second and spelled anew in the 60th.
    if (second === 59 && isCalled(row, epochMs)) return ' '.repeat(19)
    const { city, code, timeZone: there } = flightOf(row, epochMinute)
    const { hour: gate, minute: past } = timeAt(epochMs, there)
    return city.padEnd(12) + code + hourText(gate, cycle) + twoDigits(past)
  })
  return [hourText(hour, cycle) + twoDigits(minute) + twoDigits(second), ...rows]
}

/** Letters start to run at once and stop as they arrive; figures arrive together, on the tick. */
export type Kind = 'letter' | 'figure'

export interface Gear {
  readonly kind: Kind
  readonly drum: string
}

/** What the drum of a flap carries, in the order it comes. */
export function drumOf(line: number, place: number, cycle: HourCycle): Gear {
  if (line > 0 && place < 15) return { kind: 'letter', drum: LETTERS }
  const blank = line > 0 ? ' ' : ''
  const field = line > 0 ? place - 15 : place
  if (field === 0) return { kind: 'figure', drum: cycle === 24 ? `${blank}012` : ' 1' }
  return { kind: 'figure', drum: field % 2 ? blank + FIGURES.trim() : `${blank}012345` }
}

export interface Leaf {
  readonly character: string
  /** `0` upright over the upper half, `180` down on the lower half; below `90` its face is seen, then its back. */
  readonly degrees: number
}

/** A flap module: two halves at rest, and the leaf between them while it moves. */
export interface Flap {
  readonly upper: string
  readonly lower: string
  readonly leaf?: Leaf
}

/** How many flaps fall from one character to another. */
const stepsOf = (drum: string, now: string, next: string) =>
  mod(drum.indexOf(next) - drum.indexOf(now), drum.length)

/**
 * When in its second a flap that is to change sets out, in milliseconds.
 * @param delayMs - As for `flapAt`, like the others.
 */
export const startOf = ({ kind, drum }: Gear, now: string, next: string, delayMs: number): number =>
  kind === 'letter' ? delayMs : 1000 - FALL_MS - (stepsOf(drum, now, next) - 1) * RUN_MS.figure

const still = (character: string): Flap => ({ upper: character, lower: character })

/**
 * A flap module within a second.
 * @param before - What it showed a second ago, as it may still tremble from the fall.
 * @param now - What it shows at the beginning of the second.
 * @param next - What it is to show at the end of it.
 * @param ms - Milliseconds into the second, `0` to `999`.
 * @param delayMs - Slack of this module's gear, `0` to `18`.
 */
export function flapAt(
  gear: Gear,
  before: string,
  now: string,
  next: string,
  ms: number,
  delayMs: number,
): Flap {
  const { kind, drum } = gear
  if (now === next) {
    if (before === now || kind === 'letter' || ms === 0 || ms >= TREMBLE_MS) return still(now)
    const part = ms / TREMBLE_MS
    const lift = 16 * (1 - part) ** 2 * Math.abs(Math.sin(part * Math.PI * 2))
    return { upper: now, lower: now, leaf: { character: now, degrees: 180 - lift } }
  }
  const from = drum.indexOf(now)
  const steps = stepsOf(drum, now, next)
  const runMs = RUN_MS[kind]
  const gone = ms - startOf(gear, now, next, delayMs)
  if (gone < 0) return still(now)
  const step = Math.min(Math.floor(gone / runMs), steps - 1)
  const last = step === steps - 1
  const fallMs = last ? (kind === 'letter' ? RUN_MS.letter * 4 : FALL_MS) : runMs
  const part = (gone - step * runMs) / fallMs
  if (part >= 1) return still(next)
  const character = (offset: number) => drum[(from + step + offset) % drum.length]!
  // A leaf let go upright: slow to topple, then quick.
  const degrees = 180 * (last ? part ** 2.2 : part)
  return {
    upper: character(1),
    lower: character(0),
    leaf: { character: degrees < 90 ? character(0) : character(1), degrees },
  }
}
