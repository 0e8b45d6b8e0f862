import { clamp, createRandom, easeInOut, type HourCycle } from '@found-time/clock-runtime'
import { WORDS } from './words'

export type Point = readonly [x: number, y: number]

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

const named = (value: number): string =>
  value < 20 ? ONES[value]! : `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${ONES[value % 10]}` : ''}`

/**
 * What is written: the hour, and below it the minute.
 * @example wordsAt(10, 9, 24) // ['ten', 'oh nine']
 */
export function wordsAt(hour: number, minute: number, cycle: HourCycle): [hour: string, minute: string] {
  const written = minute === 0 ? 'o’clock' : minute < 10 ? `oh ${named(minute)}` : named(minute)
  return [named(cycle === 12 ? hour % 12 || 12 : hour), written]
}

/** Small letters are 48 high. */
export const LETTER = 48

/**
 * The strokes of a word, from where it begins on its line. Each coordinate is the way from the last one: a character, or
 * three of which the first is a tilde.
 */
export function strokesOf(word: string): Point[][] {
  const code = WORDS[word]![1]
  const strokes: Point[][] = [[]]
  const last = [0, 0]
  let axis = 0
  const step = (at: number) => code.charCodeAt(at) - 77
  for (let at = 0; at < code.length; at++) {
    if (code[at] === ' ') {
      strokes.push([])
      continue
    }
    if (code[at] === '~') {
      last[axis]! += step(at + 1) * 30 + step(at + 2)
      at += 2
    } else last[axis]! += step(at)
    if (axis === 1) strokes.at(-1)!.push([last[0]!, last[1]!])
    axis = 1 - axis
  }
  return strokes
}

/** What is between two words: a space, or a hyphen with room on both sides. */
const SPACE = 34
const HYPHEN = { before: 12, long: 30, after: 12 }

/** A line of words: its strokes, and how broad it is. */
export function lineOf(text: string): { strokes: Point[][]; breadth: number } {
  const strokes: Point[][] = []
  let x = 0
  for (const part of text.split(/([- ])/)) {
    if (part === ' ') x += SPACE
    else if (part === '-') {
      x += HYPHEN.before
      const y = -LETTER * 0.45
      strokes.push([
        [x, y],
        [x + HYPHEN.long, y],
      ])
      x += HYPHEN.long + HYPHEN.after
    } else if (part) {
      for (const stroke of strokesOf(part)) strokes.push(stroke.map(([left, y]) => [x + left, y]))
      x += WORDS[part]![0]
    }
  }
  return { strokes, breadth: x }
}

/** A stroke through its points without corners, sampled every few units. */
export function smooth(points: readonly Point[], every = 4): Point[] {
  const result: Point[] = [points[0]!]
  const wayAt = (index: number): Point => {
    const [a, b] = [points[Math.max(0, index - 1)]!, points[Math.min(points.length - 1, index + 1)]!]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  }
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1]!, points[index]!]
    const [from, to] = [wayAt(index - 1), wayAt(index)]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    const steps = Math.max(1, Math.round(long / every))
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const [s, u] = [t * t * (3 - 2 * t), t * (1 - t) * (1 - t) * long]
      const v = t * t * (t - 1) * long
      result.push([
        a[0] + (b[0] - a[0]) * s + from[0] * u + to[0] * v,
        a[1] + (b[1] - a[1]) * s + from[1] * u + to[1] * v,
      ])
    }
  }
  return result
}

/** The same line by a steadier hand: its ends stay, and what is between them comes nearer to its neighbours. */
export function steadied(line: readonly Point[], times = 5): Point[] {
  let result = [...line]
  for (let time = 0; time < times; time++)
    result = result.map((point, index): Point => {
      const [before, after] = [result[index - 1], result[index + 1]]
      if (!before || !after) return point
      return [(before[0] + point[0] * 2 + after[0]) / 4, (before[1] + point[1] * 2 + after[1]) / 4]
    })
  return result
}

export interface Piece {
  readonly points: readonly Point[]
  /** How broad the ink is. */
  readonly broad: number
  /** How far the pen has come when it has written this, of the whole way with its lifts. */
  readonly end: number
}

const [THIN, THICK] = [2.9, 6.7]

/** A steel nib spreads where it is drawn down, and not where it goes up to the right or across. */
function breadthOf([x0, y0]: Point, [x1, y1]: Point): number {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1
  const turn = y1 < y0 ? -1 : 1
  const [x, y] = [((x1 - x0) / long) * turn, ((y1 - y0) / long) * turn]
  return THIN + (THICK - THIN) * y ** 2 * (1 - clamp((-x - 0.08) / 0.34))
}

/** How long a lift of the pen takes, as if it had written so far meanwhile. */
const LIFT = 26

/** All that is to be written, in short pieces in the order of the pen. */
export function piecesOf(strokes: readonly (readonly Point[])[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  let broad = THIN
  for (const stroke of strokes) {
    const line = steadied(smooth(stroke))
    end += LIFT
    // A dot is pressed.
    const dot = line.length < 4
    for (let at = 0; at < line.length - 1; at += 2) {
      const points = line.slice(at, at + 3)
      const [a, b] = [points[0]!, points.at(-1)!]
      const wanted = dot ? THICK * 1.15 : breadthOf(a, b)
      // Steel does not spread at once.
      broad = at === 0 ? wanted : broad + (wanted - broad) * 0.5
      end += Math.hypot(b[0] - a[0], b[1] - a[1])
      pieces.push({ points, broad, end })
    }
  }
  return pieces.map((piece) => ({ ...piece, end: piece.end / end }))
}

/** How long the pen writes in each second, in milliseconds; then it waits. */
export const WRITES = 620

/** How much is written, `0` to `1`: a sixtieth in each second, and all when the minute is over. */
export const writtenAt = (second: number, millisecond: number): number =>
  (second + easeInOut(clamp(millisecond / WRITES))) / 60

export interface Page {
  /** The height of a small letter, which is also how far the fine lines are apart; each fourth one is strong. */
  readonly unit: number
  /** Where the words begin. */
  readonly left: number
  /** The lines of words with where they stand, from the top. */
  readonly lines: readonly { readonly text: string; readonly y: number }[]
}

/** Where words are written: in two lines, or in four on a page that is high, where hyphens end a line. */
export function pageOf(width: number, height: number, [hour, minute]: readonly [string, string]): Page {
  if (width / height >= 0.66) {
    const unit = Math.min(width / 17.3, height / 10.2)
    const apart = height / unit > 14.5 ? 8 : 4
    const first = (height / unit - apart - 5) / 2 + 3.15
    return {
      unit,
      left: unit * 1.7,
      lines: [
        { text: hour, y: first * unit },
        { text: minute, y: (first + apart) * unit },
      ],
    }
  }
  const unit = Math.min(width / 11.8, height / 25)
  const first = (height / unit - 21) / 2 + 3
  const split = (text: string) => {
    const after = text.indexOf('-') + 1
    return after ? [text.slice(0, after), text.slice(after)] : [text]
  }
  const [upper, lower] = [split(hour), split(minute)]
  return {
    unit,
    left: unit * 1.2,
    lines: [
      ...upper.map((text, index) => ({ text, y: (first + 4 * (index + 2 - upper.length)) * unit })),
      ...lower.map((text, index) => ({ text, y: (first + 12 + 4 * index) * unit })),
    ],
  }
}

/** A blot of a radius of about one, with the drops that sprang from it. */
export function blotOf(...seed: (string | number)[]): {
  outline: Point[]
  drops: { at: Point; radius: number }[]
} {
  const { between, integer } = createRandom('blot', ...seed)
  const waves = [2, 3, 5, 7, 11].map((count) => ({
    count,
    high: between(0.02, 0.16) / Math.sqrt(count / 2),
    from: between(0, 6.3),
  }))
  const outline = Array.from({ length: 48 }, (_, index): Point => {
    const turn = (index / 48) * Math.PI * 2
    const radius = waves.reduce(
      (sum, { count, high, from }) => sum + high * Math.sin(count * turn + from),
      0.86,
    )
    return [Math.cos(turn) * radius, Math.sin(turn) * radius]
  })
  const drops = Array.from({ length: integer(2, 4) }, () => {
    const [turn, far] = [between(0, 6.3), between(1.25, 2.1)]
    return { at: [Math.cos(turn) * far, Math.sin(turn) * far] as const, radius: between(0.05, 0.17) }
  })
  return { outline, drops }
}
