import { clamp, createRandom, easeInOut, easeOut, type Random } from '@found-time/clock-runtime'
import { type Letter, PUPIL, TEACHER } from './strokes'

export const SENTENCE = 'I will not be late.'

const HOURS = [
  'Twelve',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
] as const

/** What the teacher wrote over the lines. @example headingOf(15) // 'Three in the afternoon' */
export function headingOf(hour: number): string {
  if (hour === 12) return 'Twelve noon'
  const part =
    hour < 5 || hour > 21
      ? 'at night'
      : hour < 12
        ? 'in the morning'
        : hour < 18
          ? 'in the afternoon'
          : 'in the evening'
  return `${HOURS[hour % 12]} ${part}`
}

/** How long the chalk pushes in each second, and how long the felt takes for the whole board. */
export const PUSH_MS = 260
export const WIPE_MS = 450

/**
 * How much of a line is written, `0` to `1`: all of it in the last second.
 * @param second - `0` to `59`.
 */
export const writtenAt = (second: number, millisecond: number) =>
  (second + easeOut(clamp(millisecond / PUSH_MS))) / 60

/** How far the felt has gone over the board, `0` to `1`: in the last moment of an hour. */
export const wipedAt = (minute: number, second: number, millisecond: number) =>
  minute < 59 || second < 59 ? 0 : easeInOut(clamp((millisecond - 1000 + WIPE_MS) / WIPE_MS))

/** One stroke of chalk. */
export interface Stroke {
  /** `x` and `y` by turns, in parts of the writing's size, to the right and downwards from where the line begins. */
  readonly points: readonly number[]
  /** How broad and how hard, about `1`. */
  readonly wide: number
  readonly pressed: number
}

type Hand = Readonly<Record<string, Letter>>

/** Space between words, in parts of the writing's size. */
const SPACE = 0.27

const advanceOf = (hand: Hand, letter: string) => (letter === ' ' ? SPACE : hand[letter]![0] / 1000)

/** How long a text is, in parts of the writing's size. */
const widthOf = (hand: Hand, text: string) =>
  Array.from(text).reduce((sum, letter) => sum + advanceOf(hand, letter), 0)

const parsed = new Map<string, readonly (readonly number[])[]>()

function strokesOf(letter: string): readonly (readonly number[])[] {
  let strokes = parsed.get(letter)
  if (!strokes) {
    strokes = letter
      .split('|')
      .filter(Boolean)
      .map((stroke) => stroke.split(' ').map((number) => Number(number) / 1000))
    parsed.set(letter, strokes)
  }
  return strokes
}

/** What the teacher wrote, from its beginning. */
export function teacherWrote(text: string): readonly Stroke[] {
  const random = createRandom('teacher', text)
  let x = 0
  return Array.from(text).flatMap((letter) => {
    const from = x
    x += advanceOf(TEACHER, letter)
    const [up, size] = [random.between(-0.015, 0.015), random.between(0.97, 1.03)]
    return strokesOf(TEACHER[letter]![1]).map((points) => ({
      points: points.map((value, at) => (at % 2 ? value * size + up : from + value * size)),
      wide: random.between(0.92, 1.08),
      pressed: random.between(0.92, 1),
    }))
  })
}

/** How long what the teacher wrote is, in parts of its size. */
export const teacherWide = (text: string) => widthOf(TEACHER, text)

/** Letters as they are taught, and what haste makes of them. */
const HASTY: Hand = {
  I: [160, '70 -668 230 -690|148 -676 140 -20|50 -14 236 -34'],
  l: [240, '30 -60 170 -300 236 -560 196 -690 142 -600 128 -240 160 -40 250 -50'],
  t: [400, '230 -640 210 -120 260 -16 380 -70|70 -420 430 -460'],
  e: [500, '100 -210 340 -280 420 -370 340 -460 190 -400 110 -220 170 -40 330 -10 500 -110'],
  n: [500, '90 -440 110 -20 150 -300 280 -430 380 -400 410 -120 500 -40'],
  a: [520, '430 -400 260 -450 120 -290 130 -80 270 -40 420 -260 440 -380 430 -100 530 -30'],
  w: [760, '80 -440 160 -40 300 -80 400 -360 440 -60 570 -50 680 -330 790 -420'],
}

/** How a whole line is written. */
export interface Mood {
  /** Up to `1` in the course of the hour. */
  readonly tired: number
  /** Sheared to the right, in parts of its height. */
  readonly slant: number
  readonly broad: number
  readonly tall: number
  /** Downwards to the right. */
  readonly slope: number
  /** How much chalk it gets, up to `1`: a fresh stick every eleven lines. */
  readonly strong: number
}

/** Upright, round and even at first; then leaning, cramped and low by turns. */
export function moodOf(seed: string, hour: number, minute: number): Mood {
  const random = createRandom(seed, 'mood', hour, minute)
  const tired = 0.12 + (0.88 * minute) / 59
  return {
    tired,
    slant: 0.02 + tired * (0.2 + 0.16 * Math.sin(minute / 3.7 + hour)) + random.between(-0.09, 0.08),
    broad: 1 - tired * (0.07 + 0.07 * Math.sin(minute / 2.9 + hour)) + random.between(-0.09, 0.03),
    tall: 1.02 - tired * (0.1 + 0.08 * Math.sin(minute / 4.3 + 2 * hour)) + random.between(-0.08, 0.06),
    slope: random.between(-0.012, 0.014) * (0.4 + tired),
    strong: 1 - 0.03 * (minute % 11) - random.between(0, 0.05),
  }
}

/** A letter's strokes, bent a little at each point as a hand bends them. */
function penned(letter: Letter, random: Random, { tired, slant, broad, tall }: Mood): readonly Stroke[] {
  const shake = 0.01 + 0.018 * tired
  const size = 1 + random.between(-0.05, 0.05) * (0.4 + tired)
  const wide = size * (1 + random.between(-0.1, 0.1))
  const up = random.between(-0.03, 0.03) * (0.3 + tired)
  const lean = slant + random.between(-0.06, 0.06) * (0.4 + tired)
  return strokesOf(letter[1]).map((points) => {
    const bent: number[] = []
    for (let at = 0; at < points.length; at += 2) {
      const y = points[at + 1]! * size * tall + up + random.between(-shake, shake)
      bent.push(points[at]! * wide * broad - y * lean + random.between(-shake, shake), y)
    }
    return { points: bent, wide: random.between(0.86, 1.12), pressed: random.between(0.84, 1) }
  })
}

/** A line of the pupil's, stroke by stroke. No two are alike. */
export function lineOf(seed: string, hour: number, minute: number): readonly Stroke[] {
  const random = createRandom(seed, 'hand', hour, minute)
  const mood = moodOf(seed, hour, minute)
  let x = 0.25 + random.between(-0.05, 0.12) * mood.tired
  let word = 0
  return Array.from(SENTENCE).flatMap((letter) => {
    if (letter === ' ') word = random.between(-0.05, 0.05) * (0.2 + mood.tired)
    const hasty = HASTY[letter]
    const form = hasty && random.between(0.1, 1.15) < mood.tired ? hasty : PUPIL[letter]!
    const from = x
    x += (letter === ' ' ? SPACE : form[0] / 1000) * mood.broad + random.between(-0.02, 0.012)
    return penned(form, random, mood).map(({ points, ...stroke }) => ({
      ...stroke,
      points: points.map((value, at) => (at % 2 ? value + word + from * mood.slope : from + value)),
    }))
  })
}

const lengthOf = ({ points }: Stroke) => {
  let sum = 0
  for (let at = 2; at < points.length; at += 2)
    sum += Math.hypot(points[at]! - points[at - 2]!, points[at + 1]! - points[at - 1]!)
  return sum
}

/**
 * As much of some strokes as has been written, and where the chalk is then.
 * @param part - `0` to `1`.
 */
export function writtenOf(
  strokes: readonly Stroke[],
  part: number,
): { readonly strokes: readonly Stroke[]; readonly x: number; readonly y: number } {
  let left = part * strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0)
  const done: Stroke[] = []
  for (const stroke of strokes) {
    const length = lengthOf(stroke)
    if (length <= left) {
      left -= length
      done.push(stroke)
      continue
    }
    const points = [...stroke.points.slice(0, 2)]
    for (let at = 2; at < stroke.points.length && left > 0; at += 2) {
      const [ax, ay, bx, by] = stroke.points.slice(at - 2, at + 2) as [number, number, number, number]
      const step = Math.hypot(bx - ax, by - ay)
      const share = Math.min(1, left / step)
      points.push(ax + (bx - ax) * share, ay + (by - ay) * share)
      left -= step
    }
    done.push({ ...stroke, points })
    break
  }
  const [x, y] = done.at(-1)!.points.slice(-2) as [number, number]
  return { strokes: done, x, y }
}

/** Everything in CSS pixels of the stage. */
export interface Layout {
  /** Of the writing. */
  readonly size: number
  readonly columns: number
  readonly rows: number
  /** Line by line to the right, and not column by column. */
  readonly isAcross: boolean
  /** From line to line and from column to column. */
  readonly pitch: number
  readonly across: number
  /** Where the first column's numbers end, and the first line's baseline. */
  readonly numbers: number
  readonly top: number
  /** Of the board's wooden frame, and where its ledge begins. */
  readonly frame: number
  readonly ledge: number
  /** Of the heading: how far in it stands, its lines, their size and that of its number. */
  readonly inset: number
  readonly headSize: number
  readonly headline: number
  readonly isTwoLined: boolean
  readonly countSize: number
}

const SENTENCE_WIDE = 0.25 + widthOf(PUPIL, SENTENCE)
/** Room for a number at a line, and from there to the next one. */
const GUTTER = 1.15
const HEADINGS = Array.from({ length: 24 }, (_, hour) => headingOf(hour))
const HEADING_WIDE = Math.max(...HEADINGS.map(teacherWide))

/** Sixty lines fill the board: a quarter of an hour is a column, or a third, or they go from side to side by twos. */
export function layoutOf(width: number, height: number): Layout {
  const ratio = width / height
  const least = Math.min(width, height)
  const columns = ratio > 1.25 ? 4 : ratio > 0.75 ? 3 : 2
  const rows = 60 / columns
  const frame = Math.max(3, least * 0.017)
  const ledge = height - least * 0.068
  const margin = frame + least * 0.034
  const inner = width - margin * 2
  const isTwoLined = columns === 2
  const inset = margin + least * (isTwoLined ? 0.022 : 0.042)
  const headRoom = width - inset * 2
  const headSize = isTwoLined
    ? Math.min(headRoom / 8.9, height * 0.055)
    : Math.min(headRoom / (HEADING_WIDE + 2.4), height * 0.118)
  const headline = margin + least * 0.016 + headSize * 0.72
  const head = headline + headSize * (isTwoLined ? 1.5 : 0.54)
  const across = inner / columns
  const pitch = (ledge - head - least * 0.034) / (rows + 0.1)
  const size = Math.min(across / (SENTENCE_WIDE + GUTTER + 0.55), pitch * 1.1)
  const spare = Math.max(0, across - size * (SENTENCE_WIDE + GUTTER))
  return {
    size,
    columns,
    rows,
    isAcross: isTwoLined,
    pitch,
    across,
    numbers: margin + size * GUTTER + spare * 0.2,
    top: head + pitch * 0.78,
    frame,
    ledge,
    inset,
    headSize,
    headline,
    isTwoLined,
    countSize: headSize * (isTwoLined ? 1.6 : 1.16),
  }
}

/** Where the line of a minute begins: its number ends a little before. */
export function placeOf(
  { columns, rows, isAcross, pitch, across, numbers, top }: Layout,
  minute: number,
): { readonly x: number; readonly y: number } {
  const column = isAcross ? minute % columns : Math.floor(minute / rows) % columns
  const row = isAcross ? Math.floor(minute / columns) : minute % rows
  return { x: numbers + column * across, y: top + row * pitch }
}
