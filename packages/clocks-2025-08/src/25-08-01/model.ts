import { clamp } from '@found-time/clock-runtime'
import { COMMITS } from './commits'

/** How many commits were made at a minute of the day. */
export const commitsAt = (minuteOfDay: number): number =>
  Number.parseInt(COMMITS[Math.floor(minuteOfDay / 60)]![minuteOfDay % 60]!, 36)

/** From how many commits on a minute's square has the next darker green. */
const LEVELS = [2, 6, 11, 16]

/** How dark a minute's square is, as a code host has it: `0` for next to nothing, then four greens. */
export const levelOf = (minuteOfDay: number): number =>
  LEVELS.filter((least) => commitsAt(minuteOfDay) >= least).length

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

function inWords(value: number): string {
  if (value < 20) return ONES[value]!
  return TENS[Math.floor(value / 10)]! + (value % 10 ? `-${ONES[value % 10]}` : '')
}

/**
 * What the label on a square says: how many commits, and when.
 * @example tipOf(15, 42, 24) // ['20 commits at', 'fifteen forty-two']
 */
export function tipOf(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  const commits = commitsAt(hour * 60 + minute)
  const many = `${commits || 'No'} ${commits === 1 ? 'commit' : 'commits'} at`
  if (hour === 0 && minute === 0) return [many, 'midnight']
  const said = inWords(hourCycle === 12 ? hour % 12 || 12 : hour)
  const after = minute === 0 ? 'o’clock' : minute < 10 ? `oh ${inWords(minute)}` : inWords(minute)
  return [many, `${said} ${after}`]
}

export const hourName = (hour: number, hourCycle: 12 | 24): string =>
  hourCycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')
export const minuteName = (minute: number): string => String(minute).padStart(2, '0')

/** Where things are on a stage. */
export interface Plan {
  /** On a high stage hours are columns and minutes rows, else the other way round. */
  readonly turned: boolean
  /** From one square to the next. */
  readonly pitch: number
  /** The side of the square of now: its row is so high, its column so wide. */
  readonly side: number
  /** The corner of the squares, and how many there are. */
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** How high the figures of now are beside its row, and above its column. */
  readonly capitals: number
  readonly head: number
  /** After ten minutes each there is a little more room. */
  readonly rest: number
}

/** In heights of the figures: how wide two of them are. In pitches: what is free round figures and squares. */
export const TWO = 1.75
export const FREE = 1.2
/** In sides of the square of now: how high its figures are, and what is free for its label below a wide day. */
const PART = 0.76
const FOOT = 0.35

/** The day as rows of hours and columns of minutes, as large as fill the stage with their names at the edges. */
export function planOf(width: number, height: number): Plan {
  const shape = width / height
  const turned = shape < 1.15
  const [columns, rows] = turned ? [24, 60] : [60, 24]
  // In pitches: what the stage holds beside the square and its figures, and how much of these both ways.
  const [across, down] = [columns - 1 + 3 * FREE, rows - 1 + 3 * FREE]
  const [broad, high] = [1 + TWO * PART, 1 + PART + (turned ? 0 : FOOT)]
  // So large a square that both ways are full, as far as the others do not become too small.
  const [give, take] = [across - down * shape, high * shape - broad]
  const fitting = turned ? give / take : take > 0 ? give / take : 22
  const side = clamp(fitting, turned ? 9.5 : 11, turned ? 26 : 22)
  const pitch = Math.min(width / (across + broad * side), height / (down + high * side))
  // What is left over on a high stage goes to the figures above and between the rows.
  const spare = turned ? height - (down + high * side) * pitch : 0
  const rest = Math.min(1.1 * pitch, spare / 10)
  const head = PART * side * pitch + Math.min(PART * side * pitch * 0.8, spare / 3)
  const used = (down + (high - PART) * side) * pitch + head + 5 * rest
  return {
    turned,
    pitch,
    rest,
    side: side * pitch,
    left: (width - (across + broad * side) * pitch) / 2 + (TWO * PART * side + 2 * FREE) * pitch,
    top: (height - used) / 2 + head + 2 * FREE * pitch,
    columns,
    rows,
    capitals: PART * side * pitch,
    head,
  }
}

/** Where a column begins and how broad it is: the one of now is as broad as its square. */
export function columnOf({ pitch, side }: Plan, at: number, now: number): readonly [number, number] {
  if (at <= now) return [at * pitch, at < now ? pitch : side]
  return [(at - 1) * pitch + side, pitch]
}

/** Where a row begins and how high it is. */
export function rowOf(plan: Plan, at: number, now: number): readonly [number, number] {
  const [from, high] = columnOf(plan, at, now)
  return [from + Math.floor(at / 10) * plan.rest, high]
}
