import { hourDigits, shownHour, twoDigits } from '@found-time/clock-runtime'
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
  const said = inWords(shownHour(hour, hourCycle))
  const after = minute === 0 ? 'o’clock' : minute < 10 ? `oh ${inWords(minute)}` : inWords(minute)
  return [many, `${said} ${after}`]
}

export const hourName = (hour: number, hourCycle: 12 | 24): string => hourDigits(hour, hourCycle)
export const minuteName = (minute: number): string => twoDigits(minute)

/** Where things are on a stage. */
export interface Plan {
  /** From one square to the next. */
  readonly pitch: number
  /** The side of the square of now: its row is so high, its column so wide. */
  readonly side: number
  /** Its corner. */
  readonly left: number
  readonly top: number
  /** How many squares there are to each side of it, the last of them cut by the stage's edge. */
  readonly before: number
  readonly after: number
  readonly above: number
  readonly below: number
  /** How high the figures of now are, at the left of its row and at the head of its column. */
  readonly capitals: number
  /** How many squares lead from these figures to that of now. */
  readonly leading: readonly [across: number, down: number]
}

/** In heights of the figures: how wide two of them are. In pitches: what is free round them. */
const TWO = 1.75
const FREE = 0.5

/** In the stage's lesser side: how large the square of now is. In its sides: how high the figures are. */
const PART = 0.29
const HIGH = 0.535
/** How many rows of small squares fill the stage's height beside the one of now, at least. */
const ROWS = 21

/**
 * A sheet of minutes without an end: a row for each hour, a column for each minute. The square of now always has its place
 * on the stage, and the sheet goes one square on with each minute.
 */
export function planOf(width: number, height: number): Plan {
  const lesser = Math.min(width, height)
  const side = Math.round(Math.min(lesser * (width < height * 0.7 ? 0.37 : PART), width * 0.37))
  const pitch = (height - side) / ROWS
  const capitals = side * HIGH
  const figures = capitals * TWO + 2 * FREE * pitch
  // Left of the middle, where it leaves room for the hour and a square at least.
  const left = Math.ceil(Math.max(figures + pitch, (width - side) * 0.46))
  const top = Math.round((height - side) * (width < height ? 0.44 : 0.5))
  return {
    pitch,
    side,
    left,
    top,
    before: Math.ceil(left / pitch),
    after: Math.ceil((width - left - side) / pitch),
    above: Math.ceil(top / pitch),
    below: Math.ceil((height - top - side) / pitch),
    capitals,
    leading: [Math.floor((left - figures) / pitch), Math.floor((top - capitals - 2 * FREE * pitch) / pitch)],
  }
}

/**
 * Where a row or a column begins, seen from where that of now does, and how broad it is.
 * @param off - How many squares from now, negative for what is past.
 */
export function lineOf(
  { pitch, side }: Pick<Plan, 'pitch' | 'side'>,
  off: number,
): readonly [number, number] {
  return [off > 0 ? side + (off - 1) * pitch : off * pitch, off ? pitch : side]
}

const DAY = 24 * 60

/** Which minute of a day a square is, so many hours and minutes from now. */
export const minuteAt = (minuteOfDay: number, hours: number, minutes: number): number =>
  (((minuteOfDay + hours * 60 + minutes) % DAY) + DAY) % DAY
