import type { HourCycle } from '@found-time/clock-runtime'

/** The figures in Morse code: Recommendation ITU-R M.1677-1, section 1.1.2. */
export const FIGURES = [
  '-----',
  '.----',
  '..---',
  '...--',
  '....-',
  '.....',
  '-....',
  '--...',
  '---..',
  '----.',
] as const

/** The same Recommendation, section 2: a dash is three dots; between signals one, letters three, words seven. */
export const LENGTH = { '.': 1, '-': 3, signal: 1, letter: 3, word: 7 } as const

/** How long a dot is, in milliseconds: slow enough to be read by eye, and no more than two flashes a second. */
export const DOT = 250

/** Hour and minute as two words of two figures. */
export function wordsOf(hour: number, minute: number, hourCycle: HourCycle): readonly [string, string] {
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  return [String(shown).padStart(2, '0'), String(minute).padStart(2, '0')]
}

export interface Mark {
  /** Dots from the beginning of the message, and dots long. */
  readonly at: number
  readonly long: number
  /** Which figure of the message it is a part of, 0 to 3, and how many dots from that figure's beginning it is. */
  readonly figure: number
  readonly within: number
}

export interface Message {
  readonly marks: readonly Mark[]
  /** Dots from its first mark's beginning to its last mark's end. */
  readonly long: number
  /** How many dots long each figure is. */
  readonly figures: readonly number[]
}

/** What the lamp does for some words. */
export function messageOf(words: readonly string[]): Message {
  const marks: Mark[] = []
  const figures: number[] = []
  let at = 0
  words.forEach((word, place) => {
    if (place) at += LENGTH.word
    ;[...word].forEach((figure, inWord) => {
      if (inWord) at += LENGTH.letter
      const begins = at
      ;[...FIGURES[Number(figure)]!].forEach((signal, inFigure) => {
        if (inFigure) at += LENGTH.signal
        const long = LENGTH[signal as '.' | '-']
        marks.push({ at, long, figure: figures.length, within: at - begins })
        at += long
      })
      figures.push(at - begins)
    })
  })
  return { marks, long: at, figures }
}

export interface Sending {
  /** How many of the marks have been begun. */
  readonly begun: number
  /** Whether the lamp burns. */
  readonly lit: boolean
  /** In how many milliseconds that will be otherwise. */
  readonly next: number
}

/** Where a minute's sending is: the message again and again, a word's space between, as often as there is time for it whole. */
export function sendingAt({ marks, long }: Message, ms: number): Sending {
  const turn = (long + LENGTH.word) * DOT
  const turns = Math.floor((60_000 + LENGTH.word * DOT) / turn)
  const round = Math.floor(ms / turn)
  if (round >= turns) return { begun: marks.length, lit: false, next: 60_000 - ms }
  const into = ms - round * turn
  const begun = marks.filter(({ at }) => at * DOT <= into).length
  const { at, long: lasts } = marks[begun - 1]!
  const ends = (at + lasts) * DOT
  if (into < ends) return { begun, lit: true, next: ends - into }
  const next = marks[begun] ? marks[begun].at * DOT : turn
  return { begun, lit: false, next: next - into }
}

/** How long lamps take to come and to go, in milliseconds. */
export const GLOW = 70

export interface Plan {
  /** The strips of tape: which figures are on each, and where its middle is, from the stage's top. */
  readonly strips: readonly { readonly figures: readonly number[]; readonly y: number }[]
  /** A dot's breadth, and the tape's. */
  readonly dot: number
  readonly tape: number
}

/** A figure's place on the tape: nineteen dots, the longest there is, and room after it. */
export const PLACE = 22

/** What is between hours and minutes on one tape, beside the room after each figure. */
export const WORD = 9

/** One strip of tape where the stage is broad, one for the hours and one for the minutes where it is not. */
export function planOf(width: number, height: number): Plan {
  if (width > height * 1.3) {
    const dot = width / (PLACE * 4 + WORD + 3)
    const tape = dot * 13
    return { strips: [{ figures: [0, 1, 2, 3], y: height - tape * 0.5 - height * 0.045 }], dot, tape }
  }
  const dot = Math.min(width / (PLACE * 2 + 2), (height * 0.21) / 12.5)
  const tape = dot * 13
  const low = height - tape * 0.5 - height * 0.04
  return {
    strips: [
      { figures: [0, 1], y: low - tape * 1.13 },
      { figures: [2, 3], y: low },
    ],
    dot,
    tape,
  }
}

/** How many dots right of the stage's middle a figure begins. */
export function beginsAt(place: number, count: number): number {
  const long = PLACE * count - 3 + (count > 2 ? WORD : 0)
  return place * PLACE + (count > 2 && place > 1 ? WORD : 0) - long / 2
}
