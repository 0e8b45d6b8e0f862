import { clamp, easeInOut, shownHour } from '@found-time/clock-runtime'
import { TEXT } from './text'

/** Minutes of an hour, words of a page. */
export const PAGE = 60

const WORDS = TEXT.split(/\s/)

/**
 * The sixty words of a page.
 * @param page - The hour, `0` to `23`.
 */
export const pageOf = (page: number): readonly string[] => WORDS.slice(page * PAGE, page * PAGE + PAGE)

/** The number at the head of a page: its hour, twelve at the first page of a volume in a 12-hour book. */
export const folioOf = (page: number, hourCycle: 12 | 24): number => shownHour(page, hourCycle)

/** One line of a page: the words from `first` up to but not including `end`. */
export interface Line {
  readonly first: number
  readonly end: number
}

export interface Setting {
  readonly lines: readonly Line[]
  /** The size of the type and from line to line, in the unit of the box. */
  readonly size: number
  readonly leading: number
}

/** How bad the room left at the end of a line is, as against a whole empty line. */
const RAG = 6

/**
 * Breaks words into lines of one word space, such that they end as evenly as can be; after Knuth and Plass, "Breaking
 * Paragraphs into Lines" (1981), without hyphens. So few words a line cannot be justified without gaping.
 * @param widths - Of each word, in ems.
 * @param space - The word space, in ems.
 * @param measure - The width of a line, in ems.
 * @param most - Worse lines than that are not looked at.
 * @returns The lines and how bad they are: the sum over the lines of the squared room at their ends. `Infinity`: a
 * word is wider than the measure.
 */
export function breakLines(
  widths: readonly number[],
  space: number,
  measure: number,
  count: number,
  most = Number.POSITIVE_INFINITY,
): { lines: readonly Line[]; badness: number } {
  const none = { badness: Number.POSITIVE_INFINITY, from: 0 }
  let rows = widths.map(() => none)
  rows = [{ badness: 0, from: 0 }, ...rows]
  const history: (typeof rows)[] = []
  for (let line = 0; line < count; line++) {
    const next = rows.map(() => none)
    for (let first = 0; first < widths.length; first++) {
      const before = rows[first]!.badness
      if (before === Number.POSITIVE_INFINITY || before > most) continue
      let inked = 0
      for (let end = first + 1; end <= widths.length; end++) {
        inked += widths[end - 1]!
        const left = measure - inked - (end - first - 1) * space
        if (left < -1e-9) break
        const badness = before + ((RAG * left) / measure) ** 2
        if (badness < next[end]!.badness) next[end] = { badness, from: first }
      }
    }
    history.push(next)
    rows = next
  }
  const lines: Line[] = []
  let end = widths.length
  for (let line = count - 1; line >= 0 && rows[widths.length]!.badness < Number.POSITIVE_INFINITY; line--) {
    const first = history[line]![end]!.from
    lines.unshift({ first, end })
    end = first
  }
  return { lines, badness: rows[widths.length]!.badness }
}

/** From line to line, in sizes of the type, at the tightest. */
const LEADING = 1.56

/**
 * Fills a box with a page: the largest type whose lines fill it from head to foot, give or take what ends them evenly.
 * @param widths - Of each word at a size of one.
 */
export function setPage(widths: readonly number[], space: number, width: number, height: number): Setting {
  const total = widths.reduce((sum, word) => sum + word + space, 0)
  let best: Setting | undefined
  let least = Number.POSITIVE_INFINITY
  const most = Math.min(30, Math.ceil(Math.sqrt((height * total) / (width * LEADING))) + 1)
  for (let count = Math.max(3, most - 3); count <= most; count++) {
    for (let step = -2; step <= 18; step++) {
      const measure = (total / count - space) * (1 + step * 0.012)
      const size = width / measure
      const leading = height / count
      if (leading < size * LEADING) continue
      const { lines, badness } = breakLines(widths, space, measure, count, least * count)
      const cost = badness / count + (leading / size / LEADING - 1) * 3
      if (cost < least) {
        least = cost
        best = { lines, size, leading }
      }
    }
  }
  return best ?? { lines: [{ first: 0, end: widths.length }], size: width / total, leading: height }
}

/**
 * How much of the word is burnt, `0` to `1`: each second the fire licks on by a sixtieth and then only glows.
 * @param second - With its fraction, `0` up to `60`.
 */
export function burntAt(second: number): number {
  const whole = Math.floor(second)
  const part = second - whole
  return (whole + 1 - (1 - Math.min(1, part / 0.25)) ** 3) / 60
}

/** How far a burnt page has fallen to dust, `0` to `1`: whole up to a second before the hour, gone on the stroke. */
export function dustAt(minute: number, second: number): number {
  return minute < 59 ? 0 : Math.max(0, second - 59) ** 2
}

/** Chance that needs no order, `-1` to `1`, smooth between whole places. */
function sway(x: number, y: number, row: number): number {
  const at = (column: number, line: number) => {
    const wave = Math.sin(column * 127.1 + line * 311.7 + row * 74.7) * 43_758.545
    return (wave - Math.floor(wave)) * 2 - 1
  }
  const [column, line] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [easeInOut(x - column), easeInOut(y - line)]
  const upper = at(column, line) + (at(column + 1, line) - at(column, line)) * across
  const lower = at(column, line + 1) + (at(column + 1, line + 1) - at(column, line + 1)) * across
  return upper + (lower - upper) * down
}

/** How far the paper's grain puts a fire off at a place, in its own unit: `-1` to `1`, the same at all times. */
export function grainAt(x: number, y: number, row: number): number {
  return (
    0.64 * sway(x * 0.28, y * 0.28, row) +
    0.2 * sway(x * 0.9, y * 0.9, row + 3) +
    0.1 * sway(x * 2.6, y * 2.6, row + 5) +
    0.06 * sway(x * 7.3, y * 7.3, row + 9)
  )
}

/** How hot an edge glows at a place, in the same unit: `0` to `1`. */
export function heatAt(x: number, row: number): number {
  return 0.5 + 0.34 * sway(x * 0.9, 0, row + 41) + 0.26 * sway(x * 3.1, 0, row + 43)
}

export type Point = readonly [x: number, y: number]

/** How far a fire strays from its line, in sizes of the type. */
const FRAY = 0.5

/**
 * The edge of a fire that reads: under what is burnt of a line up to the front, over what is not yet, frayed by the
 * paper's grain, which stays where it is.
 * @param front - How far along the line it has read.
 * @param upper - Where the line begins, from above, and `lower` where it ends.
 * @param size - Of the type; the fraying is a part of it.
 */
export function edgeOf(
  { front, upper, lower, size }: { front: number; upper: number; lower: number; size: number },
  from: number,
  to: number,
  row: number,
): Point[] {
  const step = size * 0.055
  // Now it eats straight through the paper, now it leans.
  const slope = size * (0.72 + 0.5 * sway(front / size / 1.7, 0, row + 13))
  const points: Point[] = []
  // Every point is at a multiple of the step, so that two parts of one edge agree.
  for (let place = Math.floor(from / step); place <= Math.ceil(to / step); place++) {
    const x = place * step
    const part = clamp((x - front) / slope / 2 + 0.5)
    const y = lower + (upper - lower) * part * part * (3 - 2 * part)
    const steep = part > 0 && part < 1 ? 5 : 1
    for (let fine = 0; fine < steep; fine++) {
      const along = clamp((x + (step * fine) / steep - front) / slope / 2 + 0.5)
      const base = fine === 0 ? y : lower + (upper - lower) * along * along * (3 - 2 * along)
      // What burns across a line does so in lobes.
      const lobe = 4 * along * (1 - along) * 0.26 * size * sway((base / size) * 2.1, row, row + 31)
      const at = x + (step * fine) / steep
      points.push([
        at + lobe + 0.34 * size * grainAt(at / size, base / size, row + 20),
        base + FRAY * size * grainAt(at / size, base / size, row),
      ])
    }
  }
  return points
}
