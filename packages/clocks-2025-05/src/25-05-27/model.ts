import { clamp } from '@found-time/clock-runtime'
import { ENGLISH, PACKED, type Packed } from './words'

/** Of a piece of a word or of a line, in ems of its typeface. */
interface Measure {
  readonly advance: number
  /** From the ends of the advance to the ink; less than nothing where the ink reaches over. */
  readonly left: number
  readonly right: number
  /** Ink above and below the baseline. */
  readonly above: number
  readonly below: number
}

export interface Language extends Omit<Packed, 'words' | 'measures'> {
  /** Zero to fifty-nine, with their breaks marked. */
  readonly words: readonly string[]
  readonly measures: ReadonlyMap<string, Measure>
}

const piecesOf = (words: string) => new Set(words.split(/[,~_ ]/))

function unpack({ words, measures, ...rest }: Packed): Language {
  const number = (at: number, length = 1) => Number.parseInt(measures.slice(at, at + length), 36)
  const table = new Map<string, Measure>()
  for (const [index, piece] of [' ', rest.hyphen, ...piecesOf(words)].entries()) {
    const at = index * 6
    table.set(piece, {
      advance: number(at, 2) / 125,
      left: (number(at + 2) - 12) / 125,
      right: (number(at + 3) - 12) / 125,
      above: number(at + 4) / 25,
      below: (number(at + 5) - 14) / 50,
    })
  }
  return { ...rest, words: words.split(','), measures: table }
}

export const LANGUAGES: readonly Language[] = PACKED.map(unpack)

const ENGLISH_WORDS = ENGLISH.split(',')

/** @example inEnglish(10, 42) // 'ten · forty-two' */
export const inEnglish = (hour: number, minute: number): string =>
  `${ENGLISH_WORDS[hour]} · ${ENGLISH_WORDS[minute]}`

/** Whose second it is: sixteen take turns, so that a language comes back at another second of the minute. */
export const languageAt = (secondOfDay: number): Language => LANGUAGES[secondOfDay % LANGUAGES.length]!

/** A number as it is written where nothing is broken. */
export const wordOf = (language: Language, number: number): string =>
  language.words[number]!.replace(/[~_]/g, '').replaceAll('\u00a0', ' ')

/** A line of type at a size of one. */
interface Line extends Measure {
  readonly text: string
}

function lineOf({ measures, way, hyphen }: Language, marked: string, broken: boolean): Line {
  const pieces = marked.split(/[~_ ]/).map((piece) => measures.get(piece)!)
  const ending = broken ? hyphen : ''
  const gaps = marked.split(' ').length - 1
  const first = pieces[0]!
  const last = broken ? measures.get(hyphen)! : pieces.at(-1)!
  const advance =
    pieces.reduce((sum, piece) => sum + piece.advance, 0) +
    gaps * measures.get(' ')!.advance +
    (broken ? last.advance : 0)
  return {
    text: marked.replace(/[~_]/g, '').replaceAll('\u00a0', ' ') + ending,
    advance,
    left: (way === 'left' ? last : first).left,
    right: (way === 'left' ? first : last).right,
    above: Math.max(...pieces.map((piece) => piece.above)),
    below: Math.max(...pieces.map((piece) => piece.below)),
  }
}

/** All ways to break a word. */
function settingsOf(language: Language, word: string): Line[][] {
  const parts = word.split(/([~_ ])/)
  const breaks = (parts.length - 1) / 2
  const settings: Line[][] = []
  for (let choice = 0; choice < 2 ** breaks; choice++) {
    const lines: Line[] = []
    let line = parts[0]!
    for (let index = 0; index < breaks; index++) {
      const sign = parts[index * 2 + 1]!
      const piece = parts[index * 2 + 2]!
      if (choice & (1 << index)) {
        lines.push(lineOf(language, line, sign === '~'))
        line = piece
      } else line += sign + piece
    }
    settings.push([...lines, lineOf(language, line, false)])
  }
  return settings
}

export interface SetLine {
  readonly text: string
  readonly of: 'hour' | 'minute'
  readonly size: number
  /** The left end of the advance of a line that runs to the right, the right end of one that runs to the left. */
  readonly x: number
  readonly baseline: number
  /** The box of its ink. */
  readonly ink: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}

export interface Page {
  readonly lines: readonly SetLine[]
  /** Where the colour of the hour ends and that of the minute begins. */
  readonly seam: number
}

/** Between the inks of two lines of one word, in ems of the lower. */
const LEADING = 0.12
/** How many times as large as the smallest line of the page the largest may be, and of a word. */
const CONTRAST = 3.2
const WORD_CONTRAST = 1.9

const inkOf = (line: Line) => line.advance - line.left - line.right

/** The largest sizes at which lines keep within the measure and, one under the other, within the room. */
function sizesOf(
  settings: readonly (readonly Line[])[],
  square: boolean,
  measure: number,
  room: number,
): number[] {
  const lines = settings.flat()
  const limits = settings.flatMap((block) => {
    const fitting = block.map((line) => measure / inkOf(line))
    const most = Math.min(...fitting) * (square ? 1 : WORD_CONTRAST)
    return fitting.map((size) => Math.min(size, most))
  })
  const tall = settings.flatMap((block) =>
    block.map((line, row) => line.above + line.below + (row ? LEADING : 0)),
  )
  const most = Math.min(...limits) * CONTRAST
  const capped = limits.map((size) => Math.min(size, most))
  // What is too tall gives way from the largest down.
  const order = lines.map((_, index) => index).sort((one, other) => capped[one]! - capped[other]!)
  const sizes = [...capped]
  let left = room
  let share = tall.reduce((sum, height) => sum + height, 0)
  for (const index of order) {
    sizes[index] = Math.min(capped[index]!, left / share)
    left -= sizes[index]! * tall[index]!
    share -= tall[index]!
  }
  return sizes
}

/** The larger share of the page both words cover, the better; a broken word has to gain something by it. */
function worthOf(settings: readonly (readonly Line[])[], sizes: readonly number[]): number {
  let at = 0
  const [hour, minute] = settings.map(
    (block) =>
      block.reduce((sum, line) => sum + inkOf(line) * sizes[at++]! ** 2, 0) * 0.9 ** (block.length - 1),
  ) as [number, number]
  return hour + minute + 0.6 * Math.min(hour, minute)
}

/**
 * Sets the hour over the minute as large as they fit, breaking either where that makes it larger.
 * @param width - Of the stage, in CSS pixels, as is `height`.
 * @param foot - What of the height is kept clear of words below.
 */
export function setPage(
  language: Language,
  hour: number,
  minute: number,
  width: number,
  height: number,
  foot: number,
): Page {
  const margin = Math.max(5, Math.min(width, height) * 0.05)
  const measure = width - margin * 2
  const room = height - foot - margin * (height < 200 ? 1.6 : 3)
  let best = { settings: [] as readonly (readonly Line[])[], sizes: [] as readonly number[] }
  let most = 0
  for (const hours of settingsOf(language, language.words[hour]!)) {
    for (const minutes of settingsOf(language, language.words[minute]!)) {
      const settings = [hours, minutes]
      const sizes = sizesOf(settings, language.square, measure, room)
      const worth = worthOf(settings, sizes)
      if (worth > most) {
        most = worth
        best = { settings, sizes }
      }
    }
  }
  const { settings, sizes } = best
  let taken = 0
  let at = 0
  for (const block of settings)
    for (const [row, line] of block.entries())
      taken += (line.above + line.below + (row ? LEADING : 0)) * sizes[at++]!
  // Below the minute stands the foot, which is half empty: less room is needed there.
  const clear = (height - foot - taken) / 3.5
  const lines: SetLine[] = []
  let y = 0
  let seam = 0
  at = 0
  for (const [index, block] of settings.entries()) {
    y += clear
    for (const [row, line] of block.entries()) {
      const size = sizes[at++]!
      if (row) y += LEADING * size
      const inked = inkOf(line) * size
      const left = language.way === 'left' ? width - margin - inked : margin
      const baseline = y + line.above * size
      lines.push({
        text: line.text,
        of: index ? 'minute' : 'hour',
        size,
        x: language.way === 'left' ? left + inked + line.right * size : left - line.left * size,
        baseline,
        ink: { left, top: y, right: left + inked, bottom: baseline + line.below * size },
      })
      y = baseline + line.below * size
    }
    y += clear
    if (!index) seam = y
  }
  return { lines, seam }
}

/** The size of the figures in the corner and of the plate they stand on, in CSS pixels. */
export function plateOf(width: number, height: number): { figures: number; height: number; worded: boolean } {
  const figures = Math.max(17, Math.min(width * 0.1, height * 0.076))
  const worded = Math.min(width, height) >= 200
  return { figures, height: figures * (worded ? 1.86 : 1.32), worded }
}

const WIPE = 0.42

/** When in a second the next page begins to be printed, in milliseconds. */
export const WIPE_MS = 1000 - 1000 * WIPE

/** Slow to start, quick through the middle, and down without a bounce. */
const press = (part: number) => {
  const inside = clamp(part)
  return inside < 0.5 ? 4 * inside ** 3 : 1 - (2 - 2 * inside) ** 3 / 2
}

/**
 * How far the next page has been printed over this one, first ink and second: nothing for more than half of a second,
 * and all of it on the stroke.
 * @param part - Of a second gone, `0` up to `1`.
 */
export function wipeAt(part: number): { first: number; second: number } {
  const done = (part - (1 - WIPE)) / WIPE
  return { first: press(done / 0.82), second: press((done - 0.18) / 0.82) }
}
