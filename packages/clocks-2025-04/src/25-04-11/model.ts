import { clamp, createRandom, easeInOut } from '@found-time/clock-runtime'
import { LETTERS } from './strokes'

const HOURS = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
] as const

/** Which of the sentence's words change: they are the time, and yellow. */
export const MINUTE = 4
export const HOUR = 8

/** The sentence of a minute. @example wordsOf(10, 8).join(' ') // 'I will not be 8 minutes late for ten o'clock.' */
export const wordsOf = (hour: number, minute: number): readonly string[] => [
  'I',
  'will',
  'not',
  'be',
  String(minute),
  minute === 1 ? 'minute' : 'minutes',
  'late',
  'for',
  HOURS[hour % 12]!,
  "o'clock.",
]

/** How long the chalk pushes in each second. */
export const PUSH_MS = 620

/**
 * How much of the copy is written, `0` to `1`: all of it a second before the minute is over.
 * @param second - `0` to `59`.
 */
export const copiedAt = (second: number, millisecond: number) =>
  clamp((second + easeInOut(clamp(millisecond / PUSH_MS))) / 59)

/** In the last second of a minute the felt takes off what will be wrong, and what will be right is done on the stroke. */
export const WIPE_MS = 58_900
const CLEAN_MS = 59_230
const DONE_MS = 59_960

/** How far the felt has gone, `0` to `1`. */
export const wipedAt = (second: number, millisecond: number) =>
  easeInOut(clamp((second * 1000 + millisecond - WIPE_MS) / (CLEAN_MS - WIPE_MS)))

/** Whether a word is another in that minute than in the one before. */
export const isAnew = (word: number, minute: number) =>
  word === MINUTE ||
  (minute === 0 && word >= HOUR - 1) ||
  (word === MINUTE + 1 && (minute === 1 || minute === 2))

/**
 * How much of each word is written, `0` to `1`, in the last moments before it is due: one after another.
 * @param minute - That begins.
 */
export function writtenAt(
  words: readonly string[],
  minute: number,
  second: number,
  millisecond: number,
): readonly number[] {
  const longs = words.map((word, at) => (isAnew(at, minute) ? word.length + 1 : 0))
  const part = clamp((second * 1000 + millisecond - CLEAN_MS) / (DONE_MS - CLEAN_MS))
  let left = part * longs.reduce((sum, long) => sum + long, 0)
  return longs.map((long) => {
    const written = long ? clamp(left / long) : 1
    left -= long
    return written
  })
}

/** One stroke of chalk, as a row of places along it: in parts of the writing's size, downwards from the line. */
export interface Stroke {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Which way is across it: of the length one. */
  readonly acrossX: readonly number[]
  readonly acrossY: readonly number[]
  /** How hard, from `0` on the way up to `1` on the way down. */
  readonly press: readonly number[]
  /** When the chalk is at each of them, from the word's beginning, in no unit. */
  readonly when: readonly number[]
}

/** Space between words, in parts of the writing's size. */
const SPACE = 0.36
/** The figure is larger than the words, and has room for two of the broadest. */
const FIGURE = 1.22
const SLOT = 1.24 * FIGURE

/** How long a word is, in parts of the writing's size. */
export const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + LETTERS[letter]![0] / 1000, 0)

/** In the sentence a figure does not move what follows it; in the copy it has the room it needs. */
function roomOf(text: string, index: number, isCopy: boolean): number {
  if (index === MINUTE) return isCopy ? widthOf(text) * FIGURE : SLOT
  return widthOf(index === MINUTE + 1 && !isCopy ? 'minutes' : text)
}

const parsed = new Map<string, readonly (readonly number[])[]>()

function pointsOf(letter: string) {
  let strokes = parsed.get(letter)
  if (!strokes) {
    strokes = LETTERS[letter]![1].split('|').map((stroke) =>
      stroke.split(' ').map((number) => Number(number) / 1000),
    )
    parsed.set(letter, strokes)
  }
  return strokes
}

/** What follows is plain loops, for it runs cold before the first picture. */
function between(a: number, b: number, c: number, d: number, u: number) {
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
}

/**
 * A stroke through all its points, for a hand has no corners (Catmull and Rom's curve), pressed as copperplate wants it:
 * on the way down along the slant, spared on the way up, and swelling between.
 * @param now - When it begins.
 */
function strokeOf(px: readonly number[], py: readonly number[], now: number): Stroke {
  const x: number[] = []
  const y: number[] = []
  const end = px.length - 1
  for (let at = 0; at < end; at++) {
    const before = at > 0 ? at - 1 : 0
    const after = Math.min(at + 2, end)
    const parts = Math.max(2, Math.ceil(Math.hypot(px[at + 1]! - px[at]!, py[at + 1]! - py[at]!) / 0.03))
    for (let part = 0; part < parts; part++) {
      const u = part / parts
      x.push(between(px[before]!, px[at]!, px[at + 1]!, px[after]!, u))
      y.push(between(py[before]!, py[at]!, py[at + 1]!, py[after]!, u))
    }
  }
  x.push(px[end]!)
  y.push(py[end]!)
  const last = x.length - 1
  // A dot is only set down.
  const most = Math.min(1, 0.25 + last / 14)
  const acrossX: number[] = []
  const acrossY: number[] = []
  const press: number[] = []
  let held = 0
  for (let at = 0; at <= last; at++) {
    const from = at > 0 ? at - 1 : 0
    const to = at < last ? at + 1 : last
    const dx = x[to]! - x[from]!
    const dy = y[to]! - y[from]!
    const far = Math.hypot(dx, dy) || 1
    acrossX.push(-dy / far)
    acrossY.push(dx / far)
    held += (easeInOut((dy * 0.88 - dx * 0.47) / far / 0.66 - 0.3) * most - held) * 0.45
    press.push(held)
  }
  const when: number[] = []
  held = 0
  for (let at = last; at >= 0; at--) {
    held += (press[at]! - held) * 0.5
    press[at] = Math.min(1, held * 1.12)
  }
  // Slowly on the way down, swiftly up.
  let moment = now
  for (let at = 0; at <= last; at++) {
    if (at > 0) moment += Math.hypot(x[at]! - x[at - 1]!, y[at]! - y[at - 1]!) * (0.6 + 0.8 * press[at]!)
    when.push(moment)
  }
  return { x, y, acrossX, acrossY, press, when }
}

/**
 * A word by hand, from its own beginning: bent as a whole, so that its letters stay joined, and never twice alike.
 * @param key - What tells this writing of it from others.
 */
export function writtenWord(text: string, seed: string, key: string): readonly Stroke[] {
  const random = createRandom(seed, 'hand', key, text)
  const first = random.between(0, 2 * Math.PI)
  const second = random.between(0, 2 * Math.PI)
  const third = random.between(0, 2 * Math.PI)
  const slant = random.between(-0.045, 0.045)
  const slope = random.between(-0.012, 0.012)
  const up = random.between(-0.016, 0.016)
  const strokes: Stroke[] = []
  let begin = 0
  let now = 0
  for (const letter of text) {
    for (const points of pointsOf(letter)) {
      const px: number[] = []
      const py: number[] = []
      for (let at = 0; at < points.length; at += 2) {
        const right = begin + points[at]!
        const down = points[at + 1]!
        px.push(right + 0.014 * Math.sin(right * 3.1 + first) - down * slant)
        py.push(
          down * (1 + 0.05 * Math.sin(right * 2.3 + second)) +
            0.014 * Math.sin(right * 1.9 + third) +
            right * slope +
            up,
        )
      }
      const stroke = strokeOf(px, py, now)
      strokes.push(stroke)
      // A moment in the air before the next.
      now = stroke.when.at(-1)! + 0.12
    }
    begin += LETTERS[letter]![0] / 1000
  }
  return strokes
}

/** How long a word takes, in the unit of its strokes. */
export const timeOf = (strokes: readonly Stroke[]) => strokes.at(-1)?.when.at(-1) ?? 0

/** As much of a word as has been written by then. */
export function writtenBy(strokes: readonly Stroke[], moment: number): readonly Stroke[] {
  return strokes.flatMap((stroke) => {
    const many = stroke.when.findLastIndex((when) => when <= moment) + 1
    if (many < 2) return []
    if (many === stroke.when.length) return [stroke]
    const cut = (row: readonly number[]) => row.slice(0, many)
    const { x, y, acrossX, acrossY, press, when } = stroke
    return [
      {
        x: cut(x),
        y: cut(y),
        acrossX: cut(acrossX),
        acrossY: cut(acrossY),
        press: cut(press),
        when: cut(when),
      },
    ]
  })
}

/** Which word of the copy is in the making, and how far it has come, where so much of the whole is written. */
export function copying(
  words: readonly (readonly Stroke[])[],
  part: number,
): { readonly word: number; readonly moment: number } {
  const times = words.map(timeOf)
  let left = part * times.reduce((sum, time) => sum + time, 0)
  for (const [word, time] of times.entries()) {
    if (left < time || word === times.length - 1) return { word, moment: left }
    left -= time
  }
  return { word: 0, moment: 0 }
}

/** Where a word begins on its line, and how large it is, in CSS pixels of the stage. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Layout {
  /** Of the sentence that says the time, word by word, and how large it is. */
  readonly words: readonly Place[]
  readonly size: number
  /** Of its copy. */
  readonly copy: readonly Place[]
  readonly copySize: number
}

/** Ways to break the sentence: how many words stand on each line. */
const BREAKS: readonly (readonly number[])[] = [
  [10],
  [6, 4],
  [4, 3, 3],
  [4, 2, 3, 1],
  [3, 2, 1, 2, 1, 1],
  [2, 2, 1, 1, 2, 1, 1],
]

/** Where words begin, one after another, and how long they are together. */
function rowOf(words: readonly string[], from: number, many: number, isCopy = false) {
  let x = 0
  const begins = words.slice(from, from + many).map((word, at) => {
    const begin = x
    x += roomOf(word, from + at, isCopy) + SPACE
    return begin
  })
  return { begins, wide: x - SPACE }
}

/** As many words on a line as there is room for. */
function wrapped(words: readonly string[], room: number): readonly number[] {
  const counts: number[] = []
  for (let from = 0; from < words.length; ) {
    let many = 1
    while (from + many < words.length && rowOf(words, from, many + 1, true).wide <= room) many++
    counts.push(many)
    from += many
  }
  return counts
}

/** What letters need above their line and below it, and from line to line at least. */
const [ABOVE, BELOW, PITCH] = [0.74, 0.3, 0.93]
const LONGEST = wordsOf(11, 38)
const WHOLE = rowOf(LONGEST, 0, 10).wide

/** The sentence fills the slate, broken so that it is largest; its copy is below it. */
export function layoutOf(width: number, height: number, hour: number, minute: number): Layout {
  const margin = Math.min(width, height) * 0.05
  const inner = width - margin * 2
  const room = height - margin * 1.7
  const tried = BREAKS.map((counts) => {
    let from = 0
    const widest = Math.max(
      ...counts.map((many) => {
        from += many
        return rowOf(LONGEST, from - many, many).wide
      }),
    )
    let size = inner / (widest + 0.12)
    let copySize = 0
    let lines = 1
    let needed = 0
    for (let turn = 0; turn < 6; turn++) {
      lines = 1
      while (lines < 4 && inner / (WHOLE + 0.2) < (size * 0.27) / lines) lines++
      copySize = Math.min(size * 0.4, (inner / (WHOLE + 0.2)) * lines * (lines > 1 ? 0.9 : 1))
      needed = size * ((counts.length - 1) * PITCH + ABOVE + BELOW) + copySize * (lines * 0.95 + 0.45)
      size *= Math.min(1, room / needed)
    }
    return { counts, size, copySize, spare: room - needed }
  })
  const { counts, size, copySize, spare } = tried.reduce((one, other) =>
    other.size > one.size * 1.02 ? other : one,
  )
  const pitch = size * PITCH + Math.min(size * 0.3, Math.max(0, spare) / (counts.length + 0.6))
  const left = Math.max(0, spare - (pitch - size * PITCH) * counts.length)
  const words = wordsOf(hour, minute)
  const top = margin * 0.75 + left * 0.4 + size * ABOVE
  const place = (
    isCopy: boolean,
    lines: readonly number[],
    large: number,
    begin: number,
    apart: number,
    set: (row: number, slack: number) => number,
  ) => {
    let from = 0
    return lines.flatMap((many, row) => {
      const { begins, wide } = rowOf(words, from, many, isCopy)
      from += many
      const x = margin + set(row, inner - wide * large)
      return begins.map((right) => ({ x: x + right * large, y: begin + row * apart, size: large }))
    })
  }
  const few = counts.length < 4
  const sets = few ? [0.02, 0.5, 0.96] : [0.12, 0.62, 0.3, 0.56, 0.2, 0.66, 0.4]
  const copyLines = wrapped(words, inner / copySize)
  const foot = height - margin * 0.75 - copySize * 0.42
  return {
    words: place(
      false,
      counts,
      size,
      top,
      pitch,
      (row, slack) => slack * (counts.length === 1 ? 0.5 : sets[row]!),
    ),
    size,
    copy: place(
      true,
      copyLines,
      copySize,
      foot - (copyLines.length - 1) * copySize * 0.95,
      copySize * 0.95,
      (_, slack) => (copyLines.length > 1 ? 0 : slack / 2),
    ),
    copySize,
  }
}

/** On the stage, in CSS pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Room for words with their dust, within the stage. */
export function boxOf(
  places: readonly Place[],
  texts: readonly string[],
  width: number,
  height: number,
): Box {
  const [left, top, right, foot] = [
    Math.min(...places.map(({ x, size }) => x - size * 0.4)),
    Math.min(...places.map(({ y, size }) => y - size * 0.95)),
    Math.max(...places.map(({ x, size }, at) => x + size * (Math.max(SLOT, widthOf(texts[at]!)) + 0.5))),
    Math.max(...places.map(({ y, size }) => y + size * 0.6)),
  ]
  const [from, down] = [Math.max(0, left), Math.max(0, top)]
  return {
    left: from,
    top: down,
    width: Math.min(width, right) - from,
    height: Math.min(height, foot) - down,
  }
}

/** Where the figure begins within its room: it ends where the room does. */
export const figureIn = ({ x, y, size }: Place, text: string, isCopy = false): Place => ({
  x: isCopy ? x : x + (SLOT - widthOf(text) * FIGURE) * size,
  y: y + size * 0.03,
  size: size * FIGURE,
})
