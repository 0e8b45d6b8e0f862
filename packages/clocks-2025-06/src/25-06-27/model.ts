import { createRandom, type HourCycle } from '@found-time/clock-runtime'

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
  /** Which figure of the message it is a part of, 0 to 3, and which of that figure's five signals. */
  readonly figure: number
  readonly signal: number
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
        marks.push({ at, long, figure: figures.length, signal: inFigure })
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
  /** How far one gleam is from the next, and how broad it is. */
  readonly pitch: number
  readonly broad: number
  /** Where gleams begin, and how long a dot's is; a dash's is three times that, as it is in time. */
  readonly top: number
  readonly dot: number
  /** How high the figures under them are written, and on what line. */
  readonly figure: number
  readonly line: number
  /** The middle of the stage. */
  readonly middle: number
}

/** Where the code lies on the river, in CSS pixels from the top left. */
export function planOf(width: number, height: number): Plan {
  const pitch = Math.min(width / 26, height * 0.083)
  const figure = Math.min(pitch * 3, height * 0.085)
  const top = height * 0.755
  const line = height - Math.max(height * 0.028, figure * 0.3)
  const room = line - figure * 0.78 - height * 0.026 - top
  return { pitch, broad: pitch * 0.62, top, dot: room / 3, figure, line, middle: width / 2 }
}

/** What is between one figure's gleams and the next one's, and between hours and minutes, in pitches. */
const [LETTER, WORD] = [0.9, 2.7]

/** How many pitches right of the stage's middle a figure's middle is, and one of its five gleams. */
export const figureAt = (figure: number): number =>
  (figure < 2 ? -1 : 1) * (WORD / 2 + 2.5) + (figure === 0 ? -1 : figure === 3 ? 1 : 0) * (5 + LETTER)
export const gleamAt = (figure: number, signal: number): number => figureAt(figure) + signal - 2

/**
 * A gleam: light on water, broken by ripples that are farther apart the nearer they are.
 * @returns An SVG path of lens-shaped glints.
 */
export function gleam(x: number, top: number, long: number, broad: number, seed: string): string {
  const { between } = createRandom('gleam', seed)
  const glints: string[] = []
  const at = (value: number) => value.toFixed(1)
  for (let y = top + broad * 0.08; y < top + long; ) {
    const near = (y - top) / long
    const high = Math.max(1.4, broad * (0.1 + 0.1 * near) * between(0.75, 1.25))
    const half = broad * (0.36 + 0.2 * near) * between(0.55, 1.2)
    const aside = x + between(-0.12, 0.12) * broad * (0.5 + near)
    const [left, right, tilt] = [aside - half, aside + half, between(-0.2, 0.2) * high]
    glints.push(
      `M${at(left)} ${at(y + tilt)}C${at(left + half * 0.3)} ${at(y - high * 0.62)} ${at(right - half * 0.5)} ${at(y - high * 0.62)} ${at(right)} ${at(y - tilt)}C${at(right - half * 0.3)} ${at(y + high * 0.62)} ${at(left + half * 0.5)} ${at(y + high * 0.62)} ${at(left)} ${at(y + tilt)}Z`,
    )
    y += high * between(0.95, 1.5)
  }
  return glints.join('')
}
