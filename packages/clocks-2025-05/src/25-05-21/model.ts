import { clamp, easeInOut, twoDigits } from '@found-time/clock-runtime'

/**
 * Dots of a cell as bits: dot 1 is `1`, dot 2 `2`, … dot 6 `32`; so a cell is U+2800 and its bits.
 * Dots 1 to 3 go down the left, 4 to 6 down the right.
 */
export type Dots = number

export interface Cell {
  readonly dots: Dots
  /** What it says in print; signs that have no print of their own say nothing. */
  readonly print: string
}

// Unified English Braille, uncontracted: The Rules of Unified English Braille, sections 2, 6, 7 and 8.
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz,;:.!?’- '].map((print, index) => [
    print,
    [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠂⠆⠒⠲⠖⠦⠄⠤⠀'][index]!,
  ]),
)
const CAPITAL = '⠠'
const NUMERIC = '⠼'
/** Digits are the first ten letters after the numeric indicator. */
const DIGITS = 'jabcdefghi'
/** They do not end a number. */
const WITHIN_NUMBERS = ',.'

const dotsOf = (sign: string): Dots => sign.codePointAt(0)! - 0x2800

/** @throws {RangeError} When there is no sign for a character. */
export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = []
  let inNumber = false
  for (const print of text) {
    const digit = /\d/.test(print)
    if (digit && !inNumber) cells.push({ dots: dotsOf(NUMERIC), print: '#' })
    inNumber = digit || (inNumber && WITHIN_NUMBERS.includes(print))
    const lower = print.toLowerCase()
    if (lower !== print) cells.push({ dots: dotsOf(CAPITAL), print: '' })
    const sign = SIGNS[digit ? DIGITS[Number(print)]! : lower]
    if (!sign) throw new RangeError(`no braille for ${JSON.stringify(print)}`)
    cells.push({ dots: dotsOf(sign), print })
  }
  return cells
}

const BLANK: Cell = { dots: 0, print: ' ' }

export const braille = (cells: readonly Cell[]) =>
  cells.map(({ dots }) => String.fromCodePoint(0x2800 + dots)).join('')

/** Of the hour, or of the minute: always three cells, the numeric indicator just before the figures. */
export function figuresOf(value: number, padded: boolean): Cell[] {
  const cells = cellsOf(padded ? twoDigits(value) : String(value))
  return [...Array(3 - cells.length).fill(BLANK), ...cells]
}

/** Sentences on time, all out of copyright, each short enough for a page of sixty cells. */
export const SENTENCES = [
  'Lost time is never found again. Franklin.', // Benjamin Franklin
  'Better three hours too soon than a minute too late.', // Shakespeare, The Merry Wives of Windsor
  'The inaudible and noiseless foot of Time.', // Shakespeare, All’s Well That Ends Well
  'We see which way the stream of time doth run.', // Shakespeare, Henry IV, Part 2
  'Dost thou love life? Then do not squander time.', // Benjamin Franklin
  'I wasted time, and now doth time waste me.', // Shakespeare, Richard II
  'Pleasure and action make the hours seem short.', // Shakespeare, Othello
  'Time travels in divers paces with divers persons.', // Shakespeare, As You Like It
]

/** A sentence for each quarter of an hour. */
export const sentenceAt = (hour: number, minute: number) =>
  SENTENCES[(hour * 4 + Math.floor(minute / 15)) % SENTENCES.length]!

/** Cells of a page. */
export const PAGE = 60

/** Words set in lines of so many cells, as a page of sixty; words are not divided. */
export function pageOf(sentence: string, columns: number): Cell[] {
  const lines: Cell[][] = []
  for (const word of sentence.split(' ')) {
    const cells = cellsOf(word)
    const line = lines.at(-1)
    if (line && line.length + 1 + cells.length <= columns) line.push(BLANK, ...cells)
    else lines.push(cells)
  }
  const page = lines.flatMap((line) => [...line, ...Array(Math.max(0, columns - line.length)).fill(BLANK)])
  if (page.length > PAGE) throw new RangeError(`too long for a page: ${sentence}`)
  return [...page, ...Array(PAGE - page.length).fill(BLANK)]
}

/** How far up a dot is, `0` flat to `1`, while the minute ends. */
export function heightOf(now: boolean, next: boolean, secondsLeft: number, delay: number): number {
  if (now === next) return now ? 1 : 0
  // All have come to rest by the stroke; `delay` from 0 to 1 tells who goes first.
  const part = clamp(1 - (secondsLeft - 0.35 * (1 - delay)) / 0.5)
  if (now) return 1 - easeInOut(part)
  // Paper gives way late, and all at once.
  const push = part ** 3
  return push * (1 + 0.9 * (1 - part) * part)
}

/** Up to this part of a second the finger lies still; so that it falls on a beat of 30 as well as of 20. */
export const FINGER_RESTS = 0.6

/** The cell a finger is on, `0` to `60`: it rests on each for most of a second and is on the next at the stroke. */
export function fingerAt(seconds: number): number {
  const whole = Math.floor(seconds)
  const part = Math.max(0, (seconds - whole - FINGER_RESTS) / (1 - FINGER_RESTS))
  return whole + easeInOut(part)
}

export interface Light {
  /** Towards the light, on the sheet: to the right and downwards, of length 1. */
  readonly x: number
  readonly y: number
  /** How high the light stands: the tangent of its height. */
  readonly slope: number
}

/**
 * From six in the morning the light goes from the left over the top to the right; at night a lamp brings it back.
 * It stands lowest at six and at six.
 * @param day - Part of the day gone, `0` to `1`.
 */
export function lightAt(day: number): Light {
  const swing = Math.abs(((day + 0.75) % 1) * 2 - 1) // 1 at six, 0 at eighteen
  const angle = Math.PI * (0.06 + 0.88 * swing)
  const height = Math.abs(Math.cos(2 * Math.PI * day))
  return { x: Math.cos(angle), y: -Math.sin(angle), slope: 0.3 + 0.24 * height }
}
