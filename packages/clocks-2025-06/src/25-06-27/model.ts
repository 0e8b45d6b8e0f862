import { clamp, createRandom, type HourCycle, shownHour, twoDigits } from '@found-time/clock-runtime'
import type { Run } from './figures'

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
  const shown = shownHour(hour, hourCycle)
  return [twoDigits(shown), twoDigits(minute)]
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
  /** Taller than wide: hours stand above minutes. */
  readonly upright: boolean
  /** Where the picture lies, which may be larger than the stage. */
  readonly picture: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** The far bank's line. */
  readonly water: number
  /** How far one lamp on the water is from the next, and how long a dash's gleam is; a dot's is a third, as it is in time. */
  readonly pitch: number
  readonly dash: number
  /** How high a figure is, and how far below its lamps it begins. */
  readonly figure: number
  readonly below: number
  /** The lamps' line over hours and over minutes. */
  readonly lamps: readonly [hours: number, minutes: number]
  readonly middle: number
}

/** The pictures' sizes, and the far bank in them. */
const WIDE = { width: 1280, height: 960, water: 552 }
const TALL = { width: 720, height: 1560, water: 780 }

/** What is between one figure's gleams and the next one's, and between hours and minutes in one row, in pitches. */
const [LETTER, WORD] = [0.9, 2.7]

/** Where everything is, in CSS pixels from the top left. */
export function planOf(width: number, height: number): Plan {
  const upright = width < height * 0.8
  const from = upright ? TALL : WIDE
  const scale = Math.max(width / from.width, height / from.height)
  const picture = { width: from.width * scale, height: from.height * scale }
  // Of a low stage's sky some goes, so that the river has room.
  const lowest = height * (upright ? 0.52 : width > height * 1.85 ? 0.64 : 0.77)
  const top = -clamp(from.water * scale - lowest, 0, picture.height - height)
  const water = top + from.water * scale
  const river = height - water
  const at = (part: number) => water + river * part
  const pitch = upright
    ? Math.min(width / 12.4, river * 0.1)
    : Math.min(width / (20 + 2 * LETTER + WORD + 1.4), river * 0.26)
  return {
    upright,
    picture: { ...picture, top, left: (width - picture.width) * (upright ? 0.5 : 0.33) },
    water,
    pitch,
    dash: river * (upright ? 0.12 : 0.26),
    figure: river * (upright ? 0.245 : 0.4),
    below: river * (upright ? 0.16 : 0.35),
    lamps: upright ? [at(0.085), at(0.55)] : [at(0.18), at(0.18)],
    middle: width / 2,
  }
}

/** The middle of a figure, and one of its five lamps: hours left of minutes, or above them. */
export const figureAt = ({ upright, middle, pitch }: Plan, figure: number): number =>
  upright
    ? middle + (figure % 2 ? 1 : -1) * (2.5 + LETTER / 2) * pitch
    : middle +
      ((figure < 2 ? -1 : 1) * (WORD / 2 + 2.5) + (figure === 0 ? -1 : figure === 3 ? 1 : 0) * (5 + LETTER)) *
        pitch
export const lampAt = (plan: Plan, figure: number, signal: number): number =>
  figureAt(plan, figure) + (signal - 2) * plan.pitch
export const lineOf = ({ lamps }: Plan, figure: number): number => lamps[figure < 2 ? 0 : 1]

export interface Glint {
  /** The middle of a lens of light, in figures' heights from the figure's head and middle. */
  readonly x: number
  readonly y: number
  /** Half its length and half its thickness. */
  readonly long: number
  readonly thick: number
}

/** How much wider than the typeface's a figure lies on the water, at its head and more at its foot. */
const SPREAD = [1.35, 0.35] as const

/** Glints for a figure's light on the swell: small on the far side, larger on the near one. */
export function swellOf(seed: string, runs: readonly Run[]): readonly Glint[] {
  const { between } = createRandom('swell', seed)
  const glints: Glint[] = []
  for (let y = 0.012; y < 1; y += (0.03 + 0.03 * y) * between(0.8, 1.15)) {
    const spread = SPREAD[0] + SPREAD[1] * y
    const near = runs.filter((run) => Math.abs(run.y - y) < 0.005)
    const row = near.filter((run) => run.y === near[0]!.y)
    const aside = Math.sin(y * 27 + between(-0.6, 0.6)) * 0.03 * (0.4 + y)
    for (const { from, to } of row) {
      if (to - from < 0.03) continue // the corner of a stroke
      // A long run is several waves' light.
      const pieces = Math.max(1, Math.round((to - from) / 0.24))
      const long = ((to - from) * spread) / pieces / 2
      for (let piece = 0; piece < pieces; piece++) {
        glints.push({
          x: from * spread + long * (2 * piece + 1) + aside + between(-0.025, 0.025),
          y: y + (pieces > 1 ? between(-0.011, 0.011) : 0),
          long: long * between(0.92, 1.3) + 0.01,
          thick: (0.0115 + 0.011 * y) * between(0.75, 1.2),
        })
      }
    }
  }
  return glints
}
