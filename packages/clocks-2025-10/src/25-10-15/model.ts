import { shownHour } from '@found-time/clock-runtime'
import { MAJOR, MINOR } from './log'
import { advanceOf, type Face } from './metrics'

/**
 * A version as semver.org has it: major, minor, patch, none with leading zeros.
 * @example versionAt(10, 9, 36, 24) // '10.9.36'
 */
export const versionAt = (hour: number, minute: number, second: number, hourCycle: 12 | 24): string =>
  `${shownHour(hour, hourCycle)}.${minute}.${second}`

export interface Entry {
  readonly version: string
  readonly note: string
}

/** The minor versions up to a minute, newest first. */
export function entriesAt(hour: number, minute: number, hourCycle: 12 | 24, count: number): Entry[] {
  return Array.from({ length: count }, (_, back) => {
    const at = (hour * 60 + minute - back + 1440) % 1440
    const [h, m] = [Math.floor(at / 60), at % 60]
    const note = MINOR[m]!.replaceAll('{h}', String(shownHour(h, hourCycle))).replaceAll(
      '{n}',
      String(shownHour((h + 1) % 24, hourCycle)),
    )
    return { version: versionAt(h, m, 0, hourCycle), note }
  })
}

/** What the hour broke. */
export const breakingAt = (hour: number, hourCycle: 12 | 24): Entry => ({
  version: versionAt(hour, 0, 0, hourCycle),
  note: MAJOR[hour]!,
})

export interface Piece {
  readonly text: string
  readonly face: Face
}

export interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pieces: readonly Piece[]
}

/** Between a version and its note. */
const WIDE = '  '

const longOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { text, face }) => sum + advanceOf(text, face), 0)

/** A text in one line, or where that is too long for the measure in two that are as even as may be. */
export function inTwo(text: string, measure: number): string[] {
  if (advanceOf(text, 'text') <= measure) return [text]
  const words = text.split(' ')
  const options = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => advanceOf(line, 'text')))
  return options.reduce((best, option) => (widest(option) < widest(best) ? option : best), [text])
}

/** A heading and its text: beside it, or below it within a measure. */
const entryOf = (heading: string, text: string, measure?: number): Piece[][] =>
  measure
    ? [
        [{ text: heading, face: 'heavy' }],
        ...inTwo(text, measure).map((line): Piece[] => [{ text: line, face: 'text' }]),
      ]
    : [
        [
          { text: heading + WIDE, face: 'heavy' },
          { text, face: 'text' },
        ],
      ]

/**
 * Where the ink of each figure begins in `figures.woff2` and how broad it is, in parts of its size: the typeface gives
 * all figures one breadth, which leaves holes beside a 1 as large as this.
 */
const INK: Record<string, readonly [number, number]> = {
  '0': [0.032, 0.496],
  '1': [0.087, 0.315],
  '2': [0.031, 0.494],
  '3': [0.011, 0.526],
  '4': [0.006, 0.548],
  '5': [0.019, 0.517],
  '6': [0.016, 0.52],
  '7': [0.028, 0.504],
  '8': [0.015, 0.53],
  '9': [0.02, 0.52],
  '.': [0.048, 0.144],
}
const BETWEEN = 0.052

/** Where each figure of a version is set, and how long it is, in parts of its size. */
export function figuresOf(text: string): { readonly at: readonly number[]; readonly long: number } {
  let long = 0
  const at = [...text].map((letter) => {
    const [left, broad] = INK[letter]!
    const x = long - left
    long += broad + BETWEEN
    return x
  })
  return { at, long }
}

/** How high capitals and figures are, in parts of their size. */
const CAP = 0.697
const LEADING = 1.14
const GAP = 0.42

export interface Plan {
  readonly version: { readonly text: string; readonly x: number; readonly y: number; readonly size: number }
  /** Where the second's figures begin, and what stands before them; they are set in the version's size. */
  readonly patch: { readonly x: number; readonly y: number; readonly size: number; readonly before: string }
  readonly log: readonly Line[]
  readonly band: { readonly top: number; readonly lines: readonly Line[] }
}

/** The page of a package: its version, its log that falls away, and what broke. */
export function planOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Plan {
  const upright = height > width
  // A page that is hardly broader than high has its notes below their versions, too.
  const narrow = width < height * 1.3
  const margin = Math.min(width, height) * 0.045
  const measure = width - margin * 2

  const main = versionAt(hour, minute, 0, hourCycle).slice(0, upright ? -2 : -1)
  // Room for two figures of the second, so that nothing moves within a minute.
  const whole = upright ? main : `${main}44`
  const size = Math.min(measure / (figuresOf(whole).long - BETWEEN), (height * (upright ? 0.2 : 0.36)) / CAP)
  const first = margin + size * CAP
  const base = upright ? first + size * (CAP + 0.09) : first
  const version = { text: main, x: margin, y: first, size }
  const patch = {
    x: upright ? margin : margin + figuresOf(main).long * size,
    y: base,
    size,
    before: upright ? '.' : '',
  }

  const breaking = breakingAt(hour, hourCycle)
  const heading = `${breaking.version} BREAKING`
  const longest = (lines: readonly Piece[][]) => Math.max(...lines.map(longOf))
  const bandLines = entryOf(heading, breaking.note, narrow ? Infinity : undefined)
  const bandType = Math.min(
    (measure / longest(bandLines)) * 0.99,
    Math.min(width, height) * (narrow ? 0.085 : 0.075),
  )
  const bandHigh = bandType * (bandLines.length * LEADING + 0.62)
  const top = height - bandHigh
  const set = (lines: readonly Piece[][], y: number, type: number): Line[] =>
    lines.map((pieces, index) => ({ x: margin, y: y + type * index * LEADING, size: type, pieces }))

  // The log: the newest note as large as what is below it allows, each older one smaller.
  const from = base + size * 0.12 + (upright ? margin * 0.5 : 0)
  const room = top - from
  const fall = narrow ? 0.86 : 0.83
  const least = Math.max(11.5, Math.min(width, height) * 0.021)
  let type = Math.min(width * (narrow ? 0.09 : 0.06), room * 0.36)
  let rows: { lines: Piece[][]; type: number }[] = []
  let high = 0
  const entries = entriesAt(hour, minute, hourCycle, 14)
  for (; type > 3; type *= 0.98) {
    rows = []
    high = 0
    for (const { version: name, note } of entries) {
      const own = type * fall ** rows.length
      const lines = entryOf(name, note, narrow ? measure / own : undefined)
      const deep = own * (lines.length * LEADING + GAP)
      if (high + deep > room || (rows.length && own < least)) break
      rows.push({ lines, type: own })
      high += deep
    }
    const fit = rows.every(({ lines, type: own }) => longest(lines) * own <= measure)
    if (fit && (rows.length >= (narrow ? 3 : 4) || (rows.at(-1)?.type ?? 0) * fall < least)) break
  }
  const spare = rows.length ? (room - high) / rows.length : 0
  let y = from
  const log = rows.flatMap(({ lines, type: own }) => {
    const at = y + spare / 2 + own * (GAP / 2 + 0.5 * LEADING + CAP / 2)
    y += own * (lines.length * LEADING + GAP) + spare
    return set(lines, at, own)
  })
  const bandFirst = top + (bandHigh - bandType * LEADING * (bandLines.length - 1)) / 2 + (bandType * CAP) / 2
  return { version, patch, log, band: { top, lines: set(bandLines, bandFirst, bandType) } }
}
