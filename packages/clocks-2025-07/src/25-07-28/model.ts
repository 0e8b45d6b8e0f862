import { clamp, shownHour, twoDigits } from '@found-time/clock-runtime'
import { advanceOf, bearingOf, CAP, inkOf, widthFor } from './metrics'

/** The number that a time is without its colon, with three figures at least: `007` is seven minutes past midnight. */
export function codeOf(hour: number, minute: number, hourCycle: 12 | 24): string {
  const shown = shownHour(hour, hourCycle)
  return `${shown}${twoDigits(minute)}`
}

/** `Age` is how many seconds old the answer is, `Retry-After` in how many there is another one. */
export const headersAt = (second: number): readonly [string, string] => [
  `Age: ${second}`,
  `Retry-After: ${60 - second}`,
]

/** What a phrase does to itself; most only stand there. */
export type Act = 'cut' | 'twice' | 'many' | 'bleed' | 'struck' | 'lean' | 'tip' | 'still'

const ACTS: Record<string, Act> = {
  206: 'cut',
  208: 'twice',
  300: 'many',
  301: 'lean',
  302: 'lean',
  303: 'lean',
  307: 'lean',
  308: 'lean',
  413: 'bleed',
  414: 'bleed',
  418: 'tip',
  429: 'many',
  431: 'bleed',
  451: 'struck',
  508: 'many',
  1001: 'lean',
  1009: 'bleed',
}

export const actOf = (code: string): Act => ACTS[code] ?? 'still'

export interface Row {
  readonly text: string
  readonly size: number
  /** The typeface's width axis. */
  readonly wdth: number
  readonly x: number
  readonly y: number
}

/** All ways of breaking words into lines, of which there are few. */
function breaksOf(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]]
  if (most === 1) return [[words.join(' ')]]
  const found: string[][] = [[words.join(' ')]]
  for (let first = 1; first < words.length; first++)
    for (const rest of breaksOf(words.slice(first), most - 1))
      found.push([words.slice(0, first).join(' '), ...rest])
  return found
}

/** How badly a line fits a measure at a height: it may be squeezed or stretched, and is best in between. */
function strain(text: string, measure: number, size: number): number {
  const narrow = inkOf(text, 50) * size
  const wide = inkOf(text, 150) * size
  if (narrow > measure) return 4 + (narrow / measure - 1) * 20
  if (wide < measure) return 1 + (1 - wide / measure) * 12
  return Math.abs((measure - narrow) / (wide - narrow) - 0.4)
}

export interface Plan {
  readonly margin: number
  readonly gap: number
  readonly top: Row[]
  /** The number, in one line or, where that would leave much of a page empty, the hour above the minutes. */
  readonly digits: readonly Row[]
  readonly phrase: Row[]
  /** Where the headers stand, and how large they are. */
  readonly headers: {
    readonly size: number
    readonly y: readonly [number, number]
    readonly stacked: boolean
  }
}

function set(text: string, measure: number, cap: number, x: number, y: number): Row {
  const size = Math.min(cap / CAP, measure / inkOf(text, 50))
  const wdth = widthFor(text, measure / size)
  return { text, size, wdth, x: x - bearingOf(text, wdth) * size, y }
}

/** The line above all: who speaks, and where it is written; both at one width. */
function topOf(left: string, right: string, measure: number, margin: number, cap: number, y: number): Row[] {
  const both = left + right
  const size = Math.min(cap / CAP, (measure * 0.94) / advanceOf(both, 50))
  const wdth = clamp(widthFor(both, (measure * 0.94) / size), 50, 92)
  const width = inkOf(right, wdth) * size
  return [
    { text: left, size, wdth, x: margin - bearingOf(left, wdth) * size, y },
    {
      text: right,
      size,
      wdth,
      x: margin + measure - width - bearingOf(right, wdth) * size,
      y,
    },
  ]
}

/** The best of all ways to break and to share the height between a number and its phrase. */
function shareOf(digits: string, words: readonly string[], measure: number, height: number, gap: number) {
  let best = { cost: Number.POSITIVE_INFINITY, lines: [words.join(' ')], share: 0.4 }
  for (const lines of breaksOf(words, 5))
    for (let share = 0.22; share <= 0.64; share += 0.03) {
      const cap = (height * share - gap * (lines.length - 1)) / lines.length
      const number = strain(digits, measure, (height * (1 - share) - gap) / CAP)
      const lineCosts = lines.map((line) => strain(line, measure, cap / CAP))
      const cost = number * 2 + Math.max(...lineCosts) * 2 + Math.abs(share - 0.4) * 2 + lines.length * 0.06
      if (cost < best.cost) best = { cost, lines, share }
    }
  return best
}

/** The number from a base line up. In two lines each is as high as it can be without leaving its measure unfilled. */
function digitsOf(digits: string, measure: number, y: number, height: number, gap: number, x: number): Row[] {
  const one = set(digits, measure, height, x, y)
  if (one.size * CAP > height * 0.86) return [one]
  const hours = digits.slice(0, -2)
  const minutes = digits.slice(-2)
  const highest = (text: string) => (measure / inkOf(text, 50)) * CAP
  const fullest = (text: string) => (measure / inkOf(text, 150)) * CAP
  const half = (height - gap) / 2
  const below = Math.min(highest(minutes), Math.max(half, height - gap - highest(hours)))
  const lower = Math.max(below, Math.min(fullest(minutes), height * 0.4))
  const upper = Math.min(highest(hours), height - gap - lower)
  return [set(hours, measure, upper, x, y - lower - gap), set(minutes, measure, lower, x, y)]
}

/**
 * A page of type: each line is squeezed or stretched until it is as long as the page is broad, by the typeface's own
 * widths and not by scaling.
 */
export function planOf(
  digits: string,
  phrase: string,
  [left, right]: readonly [string, string],
  width: number,
  height: number,
  act: Act = 'still',
): Plan {
  const less = Math.min(width, height)
  const margin = Math.max(5, less * 0.04)
  const gap = Math.max(2, less * 0.026)
  const measure = width - margin * 2
  const stacked = height > width * 1.25
  const headerSize = Math.min(measure / (stacked ? 8.2 : 14), height * 0.1)
  const cap = headerSize * CAP
  const topCap = Math.max(8, less * (stacked ? 0.042 : 0.034))
  const headerTop = height - margin - cap * (stacked ? 2 : 1) - (stacked ? gap : 0)
  const from = margin + topCap + gap * 1.2
  const inner = headerTop - gap * 1.5 - from
  const words = phrase.toUpperCase().split(' ')
  const repeated = act === 'many' ? [...Array(height > width ? 5 : 4)].map(() => words.join(' ')) : undefined
  const { lines, share } = repeated
    ? { lines: repeated, share: 0.5 }
    : shareOf(digits, words, measure, inner, gap)
  const phraseCap = (inner * share - gap * (lines.length - 1)) / lines.length
  const bleeding = act === 'bleed' ? measure + margin * 1.9 : measure
  const rows: Row[] = []
  // A pot that tips needs room above and below.
  const tip = act === 'tip' ? measure * 0.036 : 0
  // From below: a line too long for its height is less high, and the number above has what it leaves.
  let y = headerTop - gap * 1.5 - tip
  for (const line of [...lines].reverse()) {
    const row = set(line, bleeding, phraseCap, margin, y)
    rows.unshift(row)
    y -= row.size * CAP + gap
  }
  return {
    margin,
    gap,
    top: topOf(left, right, measure, margin, topCap, margin + topCap),
    digits: digitsOf(digits, measure, y - tip, y - tip - from, gap, margin),
    phrase: rows,
    headers: {
      size: headerSize,
      y: stacked ? [headerTop + cap, height - margin] : [height - margin, height - margin],
      stacked,
    },
  }
}

/**
 * The headers' lengths share the line: the answer's age is drawn out as it grows, and what is left to wait is squeezed.
 * @param grown - Seconds, with the part of a step that is done.
 */
export function headerRows(second: number, grown: number, { headers, margin }: Plan, width: number): Row[] {
  const measure = width - margin * 2
  const [age, retry] = headersAt(second)
  const { size, stacked } = headers
  const part = clamp(grown / 59)
  const ageLength = measure * (stacked ? 0.27 + 0.62 * part : 0.155 + 0.33 * part)
  const retryLength = stacked ? measure * (1 - 0.36 * part) : measure * 0.965 - ageLength
  const row = (text: string, length: number, y: number, end: boolean): Row => {
    const wdth = widthFor(text, length / size)
    const ink = inkOf(text, wdth) * size
    return {
      text,
      size,
      wdth,
      x: (end ? margin + measure - ink : margin) - bearingOf(text, wdth) * size,
      y,
    }
  }
  return [row(age, ageLength, headers.y[0], false), row(retry, retryLength, headers.y[1], !stacked)]
}
