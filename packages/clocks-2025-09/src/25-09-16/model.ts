import { shownHour, twoDigits } from '@found-time/clock-runtime'

/**
 * International Telegraph Alphabet No. 2, as ITU-T S.1 has it: the five units of each combination in the order in which
 * they are sent, `1` for a hole. Taken from the tables in the documentation of piTelex (github.com/fablab-wue/piTelex,
 * wiki/README_P_BMC.md), which write them the other way round.
 */
const UNITS: Readonly<Record<string, string>> = {
  A: '11000',
  B: '10011',
  C: '01110',
  D: '10010',
  E: '10000',
  F: '10110',
  G: '01011',
  H: '00101',
  I: '01100',
  J: '11010',
  K: '11110',
  L: '01001',
  M: '00111',
  N: '00110',
  O: '00011',
  P: '01101',
  Q: '11101',
  R: '01010',
  S: '10100',
  T: '00001',
  U: '11100',
  V: '01111',
  W: '11001',
  X: '10111',
  Y: '10101',
  Z: '10001',
  ' ': '00100',
}
const LETTERS = '11111'
const FIGURES = '11011'
/** The letters that are these in the figures case: the upper row of keys, and M. */
const CASE: Readonly<Record<string, string>> = {
  '1': 'Q',
  '2': 'W',
  '3': 'E',
  '4': 'R',
  '5': 'T',
  '6': 'Y',
  '7': 'U',
  '8': 'I',
  '9': 'O',
  '0': 'P',
  '.': 'M',
}

/** A row across the tape: what is printed over it, which for a shift and a space is nothing, and its five units. */
export interface Row {
  readonly print: string
  readonly units: string
}

/**
 * What is punched for a text: a shift where the case changes, as the keyboard sends it. It begins in letters.
 * @example punched('10').map(({ units }) => units) // ['11011', '11101', '01101']
 */
export function punched(text: string): Row[] {
  let figures = false
  return [...text].flatMap((letter) => {
    const key = CASE[letter] ?? letter
    const row = { print: letter.trim(), units: UNITS[key]! }
    const wanted = letter === ' ' ? figures : letter in CASE
    if (wanted === figures) return [row]
    figures = wanted
    return [{ print: '', units: figures ? FIGURES : LETTERS }, row]
  })
}

/** What is sent all through a minute: the time, and the word that telegrams had for a full stop. */
export const messageAt = (hour: number, minute: number, hourCycle: 12 | 24): string =>
  `${twoDigits(shownHour(hour, hourCycle))}.${twoDigits(minute)}STOP `

/** Rows in a message: two shifts, five figures, four letters and a space. */
export const PERIOD = 12

/** How long the tape takes for a step, and how long it runs on when there is something new to say. */
export const STEP_MS = 150
export const RUN_MS = 900

/**
 * How many rows have passed the head since the minute began.
 * @param ms - Since the minute began.
 * @example rowsPassed(7_500) // 7
 */
export function rowsPassed(ms: number): number {
  const second = Math.floor(ms / 1000)
  if (second === 0) {
    const part = Math.min(1, ms / RUN_MS)
    // Whatever is new runs in, a whole message of it, and the motor stops.
    return -PERIOD * (1 - part) ** 2
  }
  const part = Math.min(1, (ms % 1000) / STEP_MS)
  // A ratchet: slow to give way, and then all at once.
  return second - 1 + part ** 3
}

/** Which row of the message lies at the head, when so many have passed. */
export const rowAt = (passed: number): number => ((Math.round(passed) % PERIOD) + PERIOD) % PERIOD

export interface Plan {
  /** The tape hangs down, and is read as the back of a book is. */
  readonly hangs: boolean
  /** Of the tape, in degrees. */
  readonly turn: number
  /** From one row to the next. */
  readonly pitch: number
  /** How long the tape is that crosses the stage, and how many rows of it lie before the head. */
  readonly length: number
  readonly before: number
}

/** How broad the tape is, in rows. */
export const BREADTH = 8.5

export function planOf(width: number, height: number): Plan {
  const hangs = width < height
  const [along, across] = hangs ? [height, width] : [width, height]
  const turn = hangs ? 0 : -4
  const pitch = Math.min(along / 16.2, across / (hangs ? 8.95 : 9.55))
  const length = along * 1.02 + (hangs ? 0 : across * 0.07)
  return { hangs, turn, pitch, length, before: Math.floor((length / pitch) * 0.6) }
}
