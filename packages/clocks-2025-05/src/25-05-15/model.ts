import { createRandom, shownHour } from '@found-time/clock-runtime'
import { PATTERNS, WORDS } from './words'

/** Cells to a side. */
export const SIDE = 11
/** The rows of the hour and of the minute. */
export const HOUR_ROW = 0
export const MINUTE_ROW = 6

const SMALL =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = ['TWENTY', 'THIRTY', 'FORTY', 'FIFTY']
const SMALL_CLUES = [
  'Nothing at all',
  'A lonely number',
  'Company, they say',
  'A crowd, they say',
  'Corners of a square',
  'Fingers of a hand',
  'Faces of a die',
  'Days of a week',
  'Legs of a spider',
  'Lives of a cat',
  'Pins of a bowling alley',
  'Players of a cricket side',
  'A dozen',
  'A baker’s dozen',
  'Days of a fortnight',
  'Reds of a snooker table',
  'Ounces of a pound',
  'Syllables of a haiku',
  'Holes of a golf course',
  'One short of a score',
]
const TENS_CLUES = ['A score', 'Days of June', 'Thieves met by Ali Baba', 'States of America']

/** A number without spaces or hyphens: `'FORTYTWO'` for `42`. Whole, from `0` to `59`. */
export function numberWord(value: number): string {
  if (value < 20) return SMALL[value]!
  return TENS[Math.floor(value / 10) - 2]! + (value % 10 ? SMALL[value % 10]! : '')
}

function numberClue(value: number): string {
  if (value < 20) return SMALL_CLUES[value]!
  const tens = Math.floor(value / 10) - 2
  const name = TENS[tens]![0]! + TENS[tens]!.slice(1).toLowerCase()
  return value % 10 ? `${name} and ${SMALL[value % 10]!.toLowerCase()}` : TENS_CLUES[tens]!
}

/** The words that tell a time, `O’CLOCK` or `HUNDRED` on the hour. */
export function timeWords(hour: number, minute: number, hourCycle: 12 | 24): readonly [string, string] {
  return [
    numberWord(shownHour(hour, hourCycle)),
    minute ? numberWord(minute) : hourCycle === 12 ? 'OCLOCK' : 'HUNDRED',
  ]
}

export interface Entry {
  readonly number: number
  readonly down: boolean
  /** Counted along the rows from the top left. */
  readonly cells: readonly number[]
}

/** Which cells are white, along the rows from the top left. */
export type Grid = readonly boolean[]

/**
 * Rows, counted from one: the odd ones hold words across, the even ones only cells that join them downwards. What is
 * said of a row holds, turned by 180°, for its partner.
 * @param hourLength - Letters of the word that opens row 1.
 * @param minuteLength - Letters of the word that opens row 7.
 * @param pattern - From the low end: six bits of row 2, six of row 4, three of row 6, then which cell of row 3 is black.
 */
export function gridOf(hourLength: number, minuteLength: number, pattern: number): Grid {
  const white: boolean[] = Array(SIDE * SIDE).fill(false)
  const set = (row: number, column: number, on: boolean) => {
    white[row * SIDE + column] = on
    white[(SIDE - 1 - row) * SIDE + SIDE - 1 - column] = on
  }
  const black = [5, -1, 3, 7, 4, 6][pattern >> 15]
  for (let column = 0; column < SIDE; column++) {
    for (const [row, length] of [
      [HOUR_ROW, hourLength],
      [MINUTE_ROW, minuteLength],
    ] as const)
      set(row, column, column < length || (column > length && (SIDE - length > 3 || column % 2 === 0)))
    set(2, column, column !== black)
  }
  for (let link = 0; link < 6; link++) {
    set(1, link * 2, Boolean((pattern >> link) & 1))
    set(3, link * 2, Boolean((pattern >> (6 + link)) & 1))
    if (link < 3) {
      set(5, link * 2, Boolean((pattern >> (12 + link)) & 1))
      set(5, SIDE - 1 - link * 2, Boolean((pattern >> (12 + link)) & 1))
    }
  }
  return white
}

/** Numbers the words of a grid as crosswords are: along the rows, wherever a word of three letters or more begins. */
export function entriesOf(white: Grid): Entry[] {
  const entries: Entry[] = []
  let number = 0
  const isWhite = (row: number, column: number) => row >= 0 && column >= 0 && white[row * SIDE + column]
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      if (!isWhite(row, column)) continue
      let begins = false
      for (const down of [false, true]) {
        if (down ? isWhite(row - 1, column) : isWhite(row, column - 1)) continue
        const cells: number[] = []
        for (let [r, c] = [row, column]; r < SIDE && c < SIDE && isWhite(r, c); down ? r++ : c++)
          cells.push(r * SIDE + c)
        if (cells.length < 3) continue
        if (!begins) number++
        begins = true
        entries.push({ number, down, cells })
      }
    }
  }
  return entries
}

const CLUES = new Map(
  WORDS.split('\n').map((line) => {
    const [word, clue] = line.split(':')
    return [word!.toUpperCase(), clue!] as const
  }),
)
const BY_LENGTH = new Map<number, string[]>()
for (const word of CLUES.keys()) BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word])

/**
 * Fills the empty entries with words that agree wherever they cross: the most constrained entry first.
 * @param letters - Of each cell, `''` where not known; left as it was when no words are found within `limit` tries.
 */
function fill(
  letters: string[],
  entries: readonly Entry[],
  words: Map<number, string[]>,
  limit: number,
): boolean {
  const used = new Set<string>()
  let tries = 0
  /** The words that fit an entry; nothing when there are as many as `most`, or more. */
  const candidates = ({ cells }: Entry, most = Number.POSITIVE_INFINITY): string[] | undefined => {
    const fits: string[] = []
    for (const word of words.get(cells.length) ?? []) {
      if (cells.some((cell, at) => letters[cell] && letters[cell] !== word[at]) || used.has(word)) continue
      if (fits.push(word) >= most) return
    }
    return fits
  }
  const go = (left: readonly Entry[]): boolean => {
    if (left.length === 0) return true
    if (++tries > limit) return false
    let tightest = left[0]!
    let fitting: string[] | undefined
    for (const entry of left) {
      const fits = candidates(entry, fitting?.length)
      if (!fits) continue
      tightest = entry
      fitting = fits
      if (fits.length < 2) break
    }
    const rest = left.filter((entry) => entry !== tightest)
    for (const word of fitting!) {
      const empty = tightest.cells.filter((cell) => !letters[cell])
      tightest.cells.forEach((cell, at) => {
        letters[cell] = word[at]!
      })
      used.add(word)
      if (go(rest)) return true
      used.delete(word)
      for (const cell of empty) letters[cell] = ''
    }
    return false
  }
  return go(entries.filter(({ cells }) => cells.some((cell) => !letters[cell])))
}

/** Giving up early and beginning anew with the words in another order is quicker than patience, up to a point. */
const triesOf = (attempt: number) => 60 + attempt * 2
const ATTEMPTS = 400

/** One stroke of the pencil, or of its rubber. */
export interface Stroke {
  readonly cell: number
  /** The letter written; `''`: the cell is rubbed out. */
  readonly letter: string
}

export interface Clue {
  readonly entry: Entry
  readonly text: string
  /** After how many strokes its word stands in the grid. */
  readonly solvedAfter: number
}

export interface Puzzle {
  readonly white: Grid
  /** Of each cell, `''` on black. */
  readonly letters: readonly string[]
  /** The cells of the hour and the minute. */
  readonly inked: ReadonlySet<number>
  readonly clues: readonly Clue[]
  /** How it is solved, in the order of the hand. */
  readonly strokes: readonly Stroke[]
}

/**
 * The crossword of a minute: the hour is 1 Across and the minute 11 Across, the rest is always the same for them.
 * @throws {RangeError} When the words at hand do not fill it; the tests see to it that they always do.
 */
export function puzzleOf(hour: number, minute: number, hourCycle: 12 | 24): Puzzle {
  const [hourWord, minuteWord] = timeWords(hour, minute, hourCycle)
  const patterns = PATTERNS.split('\n')[Math.min(hourWord.length, 10) - 3]!.split(' ')[minuteWord.length - 3]!
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pattern = Number.parseInt(patterns.slice((attempt * 4) % patterns.length).slice(0, 4), 36)
    const white = gridOf(hourWord.length, minuteWord.length, pattern)
    const letters: string[] = Array(SIDE * SIDE).fill('')
    for (const [row, word] of [
      [HOUR_ROW, hourWord],
      [MINUTE_ROW, minuteWord],
    ] as const)
      for (const [at, letter] of [...word].entries()) letters[row * SIDE + at] = letter
    const inked = new Set(letters.flatMap((letter, cell) => (letter ? [cell] : [])))
    const random = createRandom('eleven across', hourWord, minuteWord, attempt)
    const words = new Map([...BY_LENGTH].map(([length, list]) => [length, random.shuffle(list)]))
    const entries = entriesOf(white)
    if (!fill(letters, entries, words, triesOf(attempt))) continue
    const strokes = strokesOf(entries, letters, inked, random)
    const wordOf = ({ cells }: Entry) => cells.map((cell) => letters[cell]).join('')
    const clues = entries.map((entry): Clue => {
      const first = entry.cells[0]
      const isHour = !entry.down && first === HOUR_ROW * SIDE
      const isMinute = !entry.down && first === MINUTE_ROW * SIDE
      let text = CLUES.get(wordOf(entry))
      let count = String(entry.cells.length)
      if (isHour) text = numberClue(shownHour(hour, hourCycle))
      else if (isMinute)
        text = minute ? numberClue(minute) : hourCycle === 12 ? 'By the timepiece' : 'A century'
      const value = isHour ? shownHour(hour, hourCycle) : minute
      if ((isHour || isMinute) && value > 20 && value % 10)
        count = `${entry.cells.length - SMALL[value % 10]!.length}-${SMALL[value % 10]!.length}`
      if (isMinute && !minute && hourCycle === 12) count = '1’5'
      const last = strokes.findLastIndex(({ cell }) => entry.cells.includes(cell))
      return { entry, text: `${text![0]!.toUpperCase()}${text!.slice(1)} (${count})`, solvedAfter: last + 1 }
    })
    return { white, letters, inked, clues, strokes }
  }
  throw new RangeError(`crossword: no words for ${hourWord} and ${minuteWord}`)
}

const ALPHABET = 'ETAOINSRHLDCUMFPGWYB'

/** Word after word, each letter once; two letters come wrong at first and are rubbed out a little later. */
function strokesOf(
  entries: readonly Entry[],
  letters: readonly string[],
  inked: ReadonlySet<number>,
  random: ReturnType<typeof createRandom>,
): Stroke[] {
  const order: number[] = []
  const known = new Set(inked)
  // As people do: each next word has something to go by, where there is one.
  const left = [...entries]
  while (left.length > 0) {
    const next = left.findIndex(({ cells }) => cells.some((cell) => known.has(cell)))
    for (const cell of left.splice(Math.max(0, next), 1)[0]!.cells) {
      if (!known.has(cell)) order.push(cell)
      known.add(cell)
    }
  }
  const strokes: Stroke[] = order.map((cell) => ({ cell, letter: letters[cell]! }))
  for (const at of [random.integer(6, 20), random.integer(26, order.length - 8)].reverse()) {
    const right = strokes[at]!
    const wrong = random.pick([...ALPHABET].filter((letter) => letter !== right.letter))
    strokes.splice(at, 1, { cell: right.cell, letter: wrong })
    strokes.splice(at + 3, 0, { cell: right.cell, letter: '' }, right)
  }
  return strokes
}

/** Seconds in which the puzzle is solved; the last of the minute is for the next sheet. */
export const SOLVING_SECONDS = 59

/**
 * How many strokes are done, with the fraction of the one under way.
 * @param seconds - Of the minute, with the fraction.
 */
export function strokesAt(seconds: number, count: number): number {
  return Math.min(count, (seconds / SOLVING_SECONDS) * count)
}

/** What stands in the cells that are not inked, after so many whole strokes. */
export function pencilledAfter(strokes: readonly Stroke[], done: number): Map<number, string> {
  const standing = new Map<number, string>()
  for (const { cell, letter } of strokes.slice(0, done)) standing.set(cell, letter)
  return standing
}

/** Seconds the next sheet takes to come over this one. */
export const SHEET_SECONDS = 0.7

/** How far the next sheet still has to come, `1` not there yet, near `0` just before the stroke; it lands softly. */
export function sheetAt(seconds: number): number {
  const part = (seconds - 60 + SHEET_SECONDS) / SHEET_SECONDS
  return part <= 0 ? 1 : (1 - part) ** 3
}
