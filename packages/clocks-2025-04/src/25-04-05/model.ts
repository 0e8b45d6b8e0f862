import { clamp, hourDigits, shownHour, twoDigits } from '@found-time/clock-runtime'

/** A row of the chart. Lengths are in feet of Snellen's denominator: the letters of the 20/200 row are 200 high. */
export interface Row {
  /** The distance in feet at which its letters subtend five minutes of arc, and their height on this chart. */
  readonly feet: number
  /** Top edge, from the chart's. */
  readonly top: number
}

/** The rows of the common American wall chart, largest first. */
const FEET = [200, 100, 70, 50, 40, 30, 25, 20] as const

const MARGIN = 48
/** Space above a row: half its own letters and a little; but the lens rests on two, clear of those above and below. */
const leading = (feet: number) => (feet === 70 || feet === 40 ? 66 : feet === 50 ? 24 : 8 + feet / 2)

/** All eight, from the hour's to the weekday's. */
export const ROWS: readonly Row[] = FEET.map((feet, index) => ({
  feet,
  top: FEET.slice(0, index).reduce((sum, above, at) => sum + above + leading(FEET[at + 1]!), MARGIN),
}))

/**
 * Middles of the two bars: the green one under 20/30 and a foot low, as round letters reach down to it; the red one
 * under 20/20.
 */
export const GREEN_BAR = ROWS[6]!.top - leading(25) / 2 + 1
export const RED_BAR = ROWS[7]!.top + 20 + leading(20)

/** Of the lens, with its rim. */
export const LENS_RADIUS = 126

export const CHART_WIDTH = 620
export const CHART_HEIGHT = RED_BAR + 38

/**
 * Height of a row's letters on a wall chart read from twenty feet.
 * @returns Millimetres: what subtends five minutes of arc at that many feet.
 */
export const letterMillimetres = (feet: number) => 2 * feet * 304.8 * Math.tan((2.5 / 60) * (Math.PI / 180))

const UNITS =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY']
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** A number from 0 to 59 as a row of letters, without a gap: `42` → `FORTYTWO`. */
export function lettersOf(number: number): string {
  if (number < 20) return UNITS[number]!
  return TENS[Math.floor(number / 10)]! + (number % 10 ? UNITS[number % 10]! : '')
}

export interface Reading {
  readonly hour: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
  /** `1` Monday to `7` Sunday. */
  readonly weekday: number
}

/** What the eight rows say. On a twelve-hour chart the first row may be one figure. */
export function rowsAt(
  { hour, minute, second, millisecond, weekday }: Reading,
  hourCycle: 12 | 24,
): string[] {
  return [
    hourDigits(hour, hourCycle),
    twoDigits(minute),
    twoDigits(second),
    twoDigits(Math.floor(millisecond / 10)),
    lettersOf(shownHour(hour, hourCycle)),
    minute === 0 ? 'OCLOCK' : lettersOf(minute),
    lettersOf(second),
    WEEKDAYS[weekday - 1]!,
  ]
}

/** Space between the letters of a row: one letter where there is room, as Snellen had it, less in a long word. */
export function spacing(letters: number, feet: number): number {
  if (letters < 2) return 0
  const room = feet === 200 || feet === 70 ? 0.2 : feet > 40 ? 0.3 : 0.95
  return Math.min(feet * room, (CHART_WIDTH * 0.74 - letters * feet) / (letters - 1))
}

/** Where the lens is held: its middle, from the middle of the chart's top edge, and its lean. */
export interface Held {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly lean: number
}

const middle = (index: number) => ROWS[index]!.top + ROWS[index]!.feet / 2
const unitsFigure = (index: number) => {
  const { feet } = ROWS[index]!
  return (feet + spacing(2, feet)) / 2
}
const HOUR: Held = { x: unitsFigure(0), y: middle(0), lean: -16 }
const MINUTE: Held = { x: unitsFigure(1), y: middle(1), lean: -9 }
const SECOND: Held = { x: 0, y: (ROWS[2]!.top + ROWS[3]!.top + ROWS[3]!.feet) / 2, lean: 0 }
const WORD_START: Held = { x: -95, y: CHART_HEIGHT - 142, lean: 12 }
const WORD_END: Held = { x: 95, y: CHART_HEIGHT - 142, lean: 5 }

/** A hand's movement from rest to rest, with the least jerk (Flash and Hogan, 1985): `0` to `1`. */
const reach = (part: number) => part * part * part * (10 - part * (15 - 6 * part))

const between = (from: Held, to: Held, part: number): Held => {
  const share = reach(clamp(part))
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    lean: from.lean + (to.lean - from.lean) * share,
  }
}

/**
 * Where the lens is in its minute: over the seconds, once along the line that spells them, and in time over the figure
 * that is about to change, the minute's or on the hour the hour's.
 * @param minute - `0` to `59`.
 * @param seconds - Into the minute, with the fraction, `0` up to but not including `60`.
 */
export function lensAt(minute: number, seconds: number): Held {
  let held: Held
  if (seconds < 24) held = between(minute === 0 ? HOUR : MINUTE, SECOND, (seconds - 2.4) / 1.9)
  else if (seconds < 26.4) held = between(SECOND, WORD_START, (seconds - 24) / 2.2)
  else if (seconds < 33) held = between(WORD_START, WORD_END, (seconds - 26.4) / 6.2)
  else if (seconds < 57) held = between(WORD_END, SECOND, (seconds - 33) / 2.2)
  else held = between(SECOND, minute === 59 ? HOUR : MINUTE, (seconds - 57) / 2)
  // A hand is never quite still; whole periods in a minute, so that it goes on across it.
  const turn = (seconds * Math.PI) / 30
  return {
    x: held.x + 5 * Math.sin(turn * 5) + 2 * Math.sin(turn * 13),
    y: held.y + 4 * Math.sin(turn * 7 + 1),
    lean: held.lean + 2.5 * Math.sin(turn * 4),
  }
}

/** Whether the glass lies over the hundredths whole, so that they are seen through it alone. */
export const coversHundredths = (seconds: number) =>
  (seconds > 4.3 && seconds < 24) || (seconds > 35.2 && seconds < 57)

const isReaching = (seconds: number) =>
  (seconds > 2.4 && seconds < 4.3) ||
  (seconds > 24 && seconds < 26.2) ||
  (seconds > 33 && seconds < 35.2) ||
  (seconds > 57 && seconds < 59)
/** Whole seconds in which it reaches or follows the line: at both ends it is where it is held. */
const isUnderWay = (seconds: number) =>
  (seconds >= 2 && seconds < 5) || (seconds >= 24 && seconds < 36) || seconds >= 57
const followsLine = (seconds: number) => seconds >= 26.2 && seconds <= 33

/** Pictures a second between beats, when only the hundredths change. */
const HELD_STEPS = 4

/** When in a second the rings set off for the next beat, and a lens that is only held with them. */
const SETS_OFF_MS = 833

/**
 * The moment whose lens is shown. A lens that is only held stirs with the beat and lies still until the next: what is
 * under it is out of focus, which is dear to draw again.
 */
export function lensMoment(seconds: number): number {
  if (isUnderWay(seconds)) return seconds
  const second = Math.floor(seconds)
  const part = clamp(((seconds - second) * 1000 - SETS_OFF_MS) / (1000 - SETS_OFF_MS))
  return second + part * part * (3 - 2 * part)
}

/**
 * How long a picture of the cabinet is good for, in milliseconds. A hand that reaches is quick: it has twenty-four
 * pictures a second. Along the line it goes slowly: twelve. About the beat a ring trembles: fifteen. Else only the
 * hundredths are drawn, and no eye reads more of them.
 * @param seconds - As of `lensAt`.
 */
export function restAt(seconds: number): number {
  const ms = (seconds % 1) * 1000
  const [reaches, follows] = [isReaching(seconds), followsLine(seconds)]
  const isHeld = !reaches && !follows && ms >= 60 && ms < SETS_OFF_MS
  const step = 1000 / (isHeld ? HELD_STEPS : reaches ? 24 : follows ? 12 : 15)
  const next = (Math.floor(ms / step + 0.01) + 1) * step
  return (isHeld ? Math.min(next, SETS_OFF_MS) : next) - ms
}

/**
 * Where the gap of a Landolt ring points that steps once a beat: it sets off a sixth of a second before the beat, is
 * there on it, and trembles a little after.
 * @param steps - Beats since the top.
 * @param sinceMs - Since the last beat.
 * @param beatMs - From beat to beat; sixty make a turn.
 * @returns Degrees clockwise from the top.
 */
export function ringAngle(steps: number, sinceMs: number, beatMs: number): number {
  const setOff = Math.max(0, 1 - (beatMs - sinceMs) / 160) ** 2
  const tremble = 0.2 * Math.sin(sinceMs / 26) * Math.exp(-sinceMs / 70)
  return (steps + setOff + tremble) * 6
}

/**
 * How much of a row's ink is left before its next letters: they go in the last tenth of a second, and the next are
 * there on the beat.
 * @param leftMs - To the next beat.
 */
export const inkLeft = (leftMs: number) => (leftMs >= 110 ? 1 : 0.12 + 0.88 * (leftMs / 110) ** 2)

/** How dark a spoke of the fan chart is, `0` to `1`, by its distance from the hour's: only that one is in focus. */
export function spokeInk(spoke: number, hour: number): number {
  const apart = Math.abs(((spoke - hour + 18) % 12) - 6)
  return [1, 0.36, 0.3, 0.26, 0.23, 0.21, 0.2][apart]!
}
