import { clamp, easeInOut, type HourCycle, shownHour } from '@found-time/clock-runtime'
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
  return [named(shownHour(hour, cycle)), written]
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
      const [s, u] = [easeInOut(t), t * (1 - t) * (1 - t) * long]
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

/** How far letters lean, as their height goes into the right: as much as copperplate does. */
export const LEAN = Math.tan((28 * Math.PI) / 180)

const [THIN, THICK] = [2.1, 13]

export interface Ink {
  /** The middle of the stroke, half its breadth, and how much ink pools there (`0` to `1`), from its beginning on. */
  readonly line: readonly (readonly [x: number, y: number, half: number, pool: number])[]
  /** How far the pen has come at the end of each of its pieces, of the whole way with its lifts, `0` to `1`. */
  readonly ends: readonly number[]
}

/** A pointed nib spreads where it is drawn down, and only there. */
function breadthOf([x0, y0]: Point, [x1, y1]: Point): number {
  const long = Math.hypot(x1 - x0, y1 - y0) || 1
  const down = clamp(((y1 - y0) / long - 0.2) / 0.55)
  return THIN + (THICK - THIN) * down * down * (3 - 2 * down)
}

/** How long a lift of the pen takes, as if it had written so far meanwhile. */
const LIFT = 26

/** All strokes in the order of the pen, leaning, each as broad as it was pressed. */
export function inkOf(strokes: readonly (readonly Point[])[]): Ink[] {
  let way = 0
  const inks = strokes.map((stroke) => {
    const upright = steadied(smooth(stroke, 1.5), 18)
    const middle = upright.map(([x, y]): Point => [x - y * LEAN, y])
    way += LIFT
    // A dot is pressed.
    const dot = middle.length < 4
    // A bar and a hyphen are drawn slowly.
    const bar = middle.every(([, y]) => y === middle[0]![1])
    let breadths = middle.map((point, index) =>
      dot
        ? THICK * 0.8
        : bar
          ? THICK * 0.36
          : breadthOf(middle[Math.max(0, index - 1)] ?? point, middle[index + 1] ?? point),
    )
    // Ink runs down the pressed part of a stroke and gathers in its last third.
    let pools = breadths.map(() => 0)
    const pressed = (index: number) => (breadths[index] ?? 0) > THICK * 0.6
    for (let from = 0; from < breadths.length; from++) {
      if (!pressed(from) || pressed(from - 1)) continue
      let to = from
      while (pressed(to + 1)) to++
      for (let index = from; index <= to; index++)
        pools[index] = clamp(((index - from) / (to - from || 1) - 0.45) / 0.4)
    }
    // Steel does not spread at once.
    const eased = (values: readonly number[]) =>
      values.map(
        (value, index) => ((values[index - 1] ?? value) + value * 2 + (values[index + 1] ?? value)) / 4,
      )
    for (let time = 0; time < 20; time++) [breadths, pools] = [eased(breadths), eased(pools)]
    const ends = middle.map(([x, y], index) => {
      const [x0, y0] = middle[index - 1] ?? [x, y]
      way += Math.hypot(x - x0, y - y0)
      return way
    })
    return { line: middle.map(([x, y], index) => [x, y, breadths[index]! / 2, pools[index]!] as const), ends }
  })
  return inks.map(({ line, ends }) => ({ line, ends: ends.map((end) => end / way) }))
}

/** What ink covers: its left, top, right and lower edge. */
export function boundsOf(inks: readonly Ink[]): [left: number, top: number, right: number, bottom: number] {
  const all = inks.flatMap(({ line }) => line)
  return [
    Math.min(...all.map(([x, , half]) => x - half)),
    Math.min(...all.map(([, y, half]) => y - half)),
    Math.max(...all.map(([x, , half]) => x + half)),
    Math.max(...all.map(([, y, half]) => y + half)),
  ]
}

/** How long the pen writes in each second, in milliseconds; then it waits. */
export const WRITES = 620

/** How much is written, `0` to `1`: a sixtieth in each second, and all when the minute is over. */
export const writtenAt = (second: number, millisecond: number): number =>
  (second + easeInOut(clamp(millisecond / WRITES))) / 60

export interface Line {
  readonly text: string
  readonly inks: readonly Ink[]
  /** Where it begins on its base line, and how large a unit of its ink is, in pixels. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The words as they fill the sheet: in two lines, or on a tall sheet in up to four, where hyphens end a line. */
export function linesOf(width: number, height: number, [hour, minute]: readonly [string, string]): Line[] {
  const tall = width / height < 0.8
  const split = (text: string) => {
    const parts = text.split(/(?<=-)| /)
    return tall ? parts : [text]
  }
  const texts = [...split(hour), ...split(minute)]
  const margin = Math.min(width, height) * 0.06
  const each = (height - margin * 2) / texts.length
  const set = texts.map((text) => {
    const inks = inkOf(lineOf(text).strokes)
    const [left, top, right, bottom] = boundsOf(inks)
    const scale = Math.min((width - margin * 2) / (right - left), (each * 1.06) / (bottom - top))
    return { text, inks, left, top, right, bottom, scale }
  })
  // What is set larger than its neighbours by far is no longer the same hand.
  const most = Math.min(...set.map(({ scale }) => scale)) * 1.7
  const sized = set.map((line) => ({ ...line, scale: Math.min(line.scale, most) }))
  // What is left of the height is between the lines, and above and below them too if there is enough.
  const spare = height - sized.reduce((sum, { top, bottom, scale }) => sum + (bottom - top) * scale, 0)
  const above = Math.max(margin * 0.8, spare / (sized.length + 1))
  const gap = (spare - above * 2) / (sized.length - 1)
  let y = above - gap
  return sized.map(({ text, inks, left, top, right, bottom, scale }) => {
    y += gap
    const base = y - top * scale
    y += (bottom - top) * scale
    return { text, inks, x: (width - (right - left) * scale) / 2 - left * scale, y: base, scale }
  })
}
