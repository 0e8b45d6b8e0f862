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
export const folioOf = (page: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? page % 12 || 12 : page

/** How far a word alone on a line counts as stretched: it cannot be, so it is worse than any wide space. */
const LONELY = 9

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

/**
 * Breaks words into justified lines, the last one too, such that the spaces between them differ least; after Knuth and
 * Plass, "Breaking Paragraphs into Lines" (1981), without hyphens.
 * @param widths - Of each word, in ems.
 * @param space - A good word space, in ems.
 * @param measure - The width of a line, in ems.
 * @param most - Worse lines than that are not looked at.
 * @returns The lines and how bad they are: the sum over the lines of the squared stretch of a space. `Infinity`: a
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
        const gaps = end - first - 1
        if (inked + gaps * space * 0.55 > measure) break
        const stretch = gaps
          ? ((measure - inked) / gaps / space - 1) * (measure - inked < gaps * space ? 2.2 : 1)
          : LONELY
        const badness = before + stretch * stretch + Math.max(0, stretch) ** 3 * 0.5
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
const LEADING = 1.3

/**
 * Fills a box with a page: the largest type whose lines fill it from head to foot, give or take what makes even spaces.
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
  return (whole + 1 - (1 - Math.min(1, part / 0.7)) ** 3) / 60
}

/** How far a page has turned, `0` to `1`: whole on the stroke of the hour, untouched up to a second before it. */
export function turnAt(minute: number, second: number): number {
  if (minute < 59) return 0
  const part = Math.max(0, second - 59)
  return part * part * (3 - 2 * part)
}
