import { clamp, createRandom, type Random } from '@found-time/clock-runtime'
import { FACES, LETTERS } from './faces'

const UNITS = (
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN ' +
  'SEVENTEEN EIGHTEEN NINETEEN'
).split(' ')
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY']

/**
 * A number in words.
 * @param number - `0` to `59`.
 * @example wordsOfNumber(47) // ['FORTY', 'SEVEN']
 */
export function wordsOfNumber(number: number): string[] {
  if (number < 20) return [UNITS[number]!]
  const ten = TENS[Math.floor(number / 10)]!
  return number % 10 ? [ten, UNITS[number % 10]!] : [ten]
}

/** What a newspaper calls the part of the day that an hour from `1` to `23` belongs to. */
function partOfDay(hour: number): string {
  if (hour < 12) return 'THIS MORNING'
  if (hour < 18) return 'THIS AFTERNOON'
  return hour < 21 ? 'THIS EVENING' : 'TONIGHT'
}

export interface Message {
  /** Pasted letter by letter. */
  readonly words: readonly string[]
  /** Cut out whole; nothing at noon and midnight, and on the twenty-four-hour clock. */
  readonly part: string
}

/**
 * What the note says.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @example messageAt(16, 12, 12) // { words: ['IT', 'IS', 'TWELVE', 'PAST', 'FOUR'], part: 'THIS AFTERNOON' }
 * @example messageAt(16, 12, 24) // { words: ['IT', 'IS', 'SIXTEEN', 'TWELVE'], part: '' }
 */
export function messageAt(hour: number, minute: number, hourCycle: 12 | 24): Message {
  const words = ['IT', 'IS']
  if (hourCycle === 24) {
    words.push(...wordsOfNumber(hour))
    if (minute === 0) words.push('HUNDRED')
    else words.push(...(minute < 10 ? ['OH'] : []), ...wordsOfNumber(minute))
    return { words, part: '' }
  }
  const named = (minute > 30 ? hour + 1 : hour) % 24
  const away = minute > 30 ? 60 - minute : minute
  if (away === 30) words.push('HALF')
  else if (away === 15) words.push('QUARTER')
  else if (away === 1) words.push('ONE', 'MINUTE')
  else if (away) words.push(...wordsOfNumber(away))
  if (away) words.push(minute > 30 ? 'TO' : 'PAST')
  if (named % 12 === 0) return { words: [...words, named ? 'NOON' : 'MIDNIGHT'], part: '' }
  words.push(...wordsOfNumber(named % 12))
  if (!away) words.push('SHARP')
  return { words, part: partOfDay(named) }
}

/** What a scrap is printed on: its place in the picture of papers, its ink, and how its paper ends. */
export interface Paper {
  readonly tile: number
  readonly inks: readonly string[]
  readonly torn: boolean
}
const DARK = '#1a1718'
const CREAM = '#fbf3df'
export const PAPERS: readonly Paper[] = [
  { tile: 0, inks: [DARK], torn: true },
  { tile: 1, inks: [DARK, '#a81f17'], torn: true },
  { tile: 2, inks: [CREAM, '#ffd23e'], torn: false },
  { tile: 3, inks: [DARK, '#b3160f'], torn: false },
  { tile: 4, inks: [CREAM, '#fff'], torn: false },
  { tile: 5, inks: [DARK, '#12327e'], torn: true },
  { tile: 6, inks: ['#f4ecd9', '#ffd23e'], torn: true },
  { tile: 7, inks: ['#4a1210', DARK], torn: true },
  { tile: 8, inks: ['#b3160f', DARK], torn: false },
  { tile: 9, inks: ['#fff', '#ffe04a'], torn: false },
  { tile: 10, inks: [DARK, '#6b1240'], torn: true },
  { tile: 11, inks: ['#fff', CREAM], torn: false },
  { tile: 12, inks: [DARK, '#8c1a10'], torn: true },
  { tile: 13, inks: ['#ffd8dc', CREAM], torn: false },
  { tile: 14, inks: ['#cf2417', '#15499c', DARK], torn: false },
]
const HEADLINE: Paper = { tile: 15, inks: [DARK], torn: true }
const TALL = FACES.findIndex(({ name }) => name === 'tall')

export interface Glyph {
  readonly text: string
  /** Where the writing starts and its foot, in pixels from the scrap's corner. */
  readonly x: number
  readonly y: number
  readonly sizePx: number
  /** Tall types were cut for narrow columns: height beside the face's own. */
  readonly stretch: number
}

export interface Scrap {
  /** The same for a scrap that stays where it is from one minute to the next. */
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly turnDeg: number
  readonly face: string
  readonly paper: Paper
  readonly ink: string
  readonly glyphs: readonly Glyph[]
  /** CSS polygons of the paper and of what is printed on it. */
  readonly edge: string
  readonly print: string
  /** Where on its paper it was cut, `0` to `1`. */
  readonly cut: readonly [number, number]
  /** A draw of chance from `-1` to `1`, for how it flies. */
  readonly whim: number
}

interface Piece {
  readonly text: string
  readonly face: number
  readonly paper: Paper
  readonly ink: string
  /** Width beside a height of one. */
  readonly natural: number
  readonly rows: readonly string[]
}

const wideOf = (face: number, letter: string) => FACES[face]!.wide[LETTERS.indexOf(letter)]! / 100
const leftOf = (face: number, letter: string) => FACES[face]!.left[LETTERS.indexOf(letter)]! / 100

const WORD_GAP = 0.42
const ROW_GAP = 0.06
const CAP = 0.66
const SIDE = 0.24
/** How much lower and taller than its letters ask for a line may be. */
const LOWEST = 0.8
const TALLEST = 1.75

/**
 * Heights of lines that share a sheet: short words would be giants, so they give to the long ones.
 * @param wanted - What each line asks for, in pixels.
 * @param free - What there is, in pixels.
 */
function heightsOf(wanted: readonly number[], free: number): number[] {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const heights = (share: number) =>
    wanted.map((one) => Math.min(one * TALLEST, Math.max(one * LOWEST, share * one ** 0.4)))
  const lowest = heights(0)
  const need = total(lowest)
  if (need > free) return lowest.map((one) => (one * free) / need)
  let low = 0
  let high = free
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (total(heights(middle)) > free) high = middle
    else low = middle
  }
  return heights(low)
}

/** Draws from a shuffled bag, which is filled anew when it is empty. */
function bagOf<T>(things: readonly T[], random: Random): () => T {
  let bag: T[] = []
  return () => {
    if (bag.length === 0) bag = random.shuffle(things)
    return bag.pop()!
  }
}

/** Every way of breaking a row of things into lines. */
function breaks<T>(things: readonly T[]): T[][][] {
  const ways: T[][][] = []
  for (let mask = 0; mask < 2 ** (things.length - 1); mask++) {
    const lines: T[][] = [[]]
    things.forEach((thing, index) => {
      lines.at(-1)!.push(thing)
      if (index < things.length - 1 && mask & (2 ** index)) lines.push([])
    })
    ways.push(lines)
  }
  return ways
}

/** Scissors leave four slanting cuts, fingers leave fibres. */
function outline(random: Random, torn: boolean, inset: number, ratio: number) {
  const points: [number, number][] = []
  const corner = () => random.between(0, torn ? 3 : 9)
  const corners = [0, 1, 2, 3].map(() => [corner(), corner()] as const)
  const at = (index: number): [number, number] => {
    const [dx, dy] = corners[index % 4]!
    return [index % 4 === 1 || index % 4 === 2 ? 100 - dx : dx, index % 4 > 1 ? 100 - dy : dy]
  }
  for (let side = 0; side < 4; side++) {
    const [ax, ay] = at(side)
    const [bx, by] = at(side + 1)
    const across = side % 2 === 0
    const steps = torn ? Math.round(13 * (across ? Math.max(1, ratio) : Math.max(1, 1 / ratio))) : 1
    for (let step = 0; step < steps; step++) {
      const along = (step + (step && torn ? random.between(-0.35, 0.35) : 0)) / steps
      const depth = torn ? random.between(0, 3.2) : 0
      const inX = side === 1 ? -depth : side === 3 ? depth : 0
      const inY = side === 0 ? depth : side === 2 ? -depth : 0
      points.push([ax + (bx - ax) * along + inX, ay + (by - ay) * along + inY])
    }
  }
  const place = (value: number) => (50 + ((value - 50) * (100 - inset * 2)) / 100).toFixed(1)
  return `polygon(${points.map(([x, y]) => `${place(x)}% ${place(y)}%`).join(',')})`
}

/**
 * The scraps of a note, in the order they are pasted, filling a sheet of the given size in pixels from edge to edge.
 * @param seed - The host's.
 * @param minuteOfDay - `0` to `1439`; chooses papers and faces.
 */
export function pasteUp(
  { words, part }: Message,
  width: number,
  height: number,
  seed: string,
  minuteOfDay: number,
): Scrap[] {
  const random = createRandom(seed, 'note', minuteOfDay)
  const faces = bagOf([...FACES.keys()], random)
  const papers = bagOf(PAPERS, random)

  const piece = (text: string): Piece => {
    let face = faces()
    // The round face has a block without serifs for an I.
    if (text === 'I' && FACES[face]!.name === 'round') face = faces()
    const paper = papers()
    return {
      text,
      face,
      paper,
      ink: random.pick(paper.inks),
      natural: CAP * Math.max(0.5, wideOf(face, text)) + SIDE,
      rows: [text],
    }
  }
  const tokens: Piece[][] = words.map((word) => [...word].map(piece))
  if (part) {
    const rows = part.split(' ')
    const widest = Math.max(...rows.map((row) => rowWidth(row)))
    const natural = (widest * 0.74) / (rows.length * 1.25) + SIDE
    tokens.push([{ text: part, face: TALL, paper: HEADLINE, ink: DARK, natural, rows }])
  }

  const naturalOf = (line: Piece[][]) =>
    line.flat().reduce((sum, { natural }) => sum + natural, 0) + WORD_GAP * (line.length - 1)
  let best: { heights: number[]; lines: Piece[][][]; score: number } | undefined
  for (const lines of breaks(tokens)) {
    const free = height / (1 + ROW_GAP * (lines.length - 1))
    const wanted = lines.map((line) => width / naturalOf(line))
    const heights = heightsOf(wanted, free)
    const sizes = heights.map((one, index) => Math.min(one, wanted[index]! * 1.3))
    const smallest = Math.min(...sizes)
    const uneven = Math.log(Math.max(...heights) / Math.min(...heights))
    const filled = heights.reduce((sum, one) => sum + one, 0) / free
    // Lines much lower than their scraps are wide leave the letters lost on them.
    const squat = Math.max(0, ...heights.map((one, index) => Math.log((wanted[index]! * 0.9) / one)))
    const score = smallest * filled ** 1.3 * (1 - 0.3 * uneven) * (1 - 0.6 * squat)
    if (!best || score > best.score) best = { heights, lines, score }
  }

  const { heights, lines } = best!
  const gap = (height - heights.reduce((sum, one) => sum + one, 0)) / Math.max(1, lines.length - 1)
  const scraps: Scrap[] = []
  let y = 0
  lines.forEach((line, row) => {
    const rowHeight = heights[row]!
    const unit = width / naturalOf(line)
    let x = 0
    for (const token of line) {
      for (const { text, face, paper, ink, natural, rows } of token) {
        const cell = natural * unit
        const lap = Math.min(cell, rowHeight) * 0.035
        const boxWidth = cell + lap * 2
        const boxHeight = rowHeight * random.between(0.95, 1.04)
        const slack = rowHeight - boxHeight
        const capOf = FACES[face]!.cap
        const whole = text === part
        const inkOf = (one: string) => (whole ? rowWidth(one) : wideOf(face, one))
        const pitches = (rows.length - 1) * 1.25
        const tallest = (boxHeight * 0.72) / (1 + pitches)
        const cap = Math.min(tallest, (boxWidth * 0.78) / Math.max(...rows.map(inkOf)))
        const stretch = Math.min(tallest / cap, 1.6)
        const glyphs = rows.map((one, index) => ({
          text: one,
          x: boxWidth / 2 - (inkOf(one) / 2 + leftOf(face, one[0]!)) * cap,
          y: boxHeight / 2 + cap * stretch * (0.5 + index * 1.25 - pitches / 2),
          sizePx: cap / capOf,
          stretch,
        }))
        const shape = createRandom(seed, minuteOfDay, x, y, text)
        const ratio = boxWidth / boxHeight
        const edgeRandom = () => createRandom(seed, 'edge', minuteOfDay, scraps.length)
        scraps.push({
          key: `${minuteOfDay} ${scraps.length}`,
          x: x - lap,
          y:
            y +
            slack * shape.between(0.2, 0.8) +
            gap * shape.between(row ? -0.26 : 0, row < lines.length - 1 ? 0.26 : 0),
          width: boxWidth,
          height: boxHeight,
          turnDeg: shape.between(-1, 1) * (whole ? 1.6 : 4.2),
          face: FACES[face]!.name,
          paper,
          ink,
          glyphs,
          edge: outline(edgeRandom(), paper.torn, 0, ratio),
          print: paper.torn
            ? outline(createRandom(seed, 'print', minuteOfDay, scraps.length), true, 2.2, ratio)
            : '',
          cut: [shape(), shape()],
          whim: shape.between(-1, 1),
        })
        x += cell
      }
      x += WORD_GAP * unit
    }
    y += rowHeight + gap
  })
  return scraps
}

/** Width of a whole word in the tall face, in heights of an H. */
function rowWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + wideOf(TALL, letter) + 0.15, -0.15)
}

/** How a scrap lies: shifts in its own heights and widths, turn in degrees, size beside its own, whether it is there. */
export interface Pose {
  readonly dx: number
  readonly dy: number
  readonly turnDeg: number
  readonly scale: number
  readonly shown: boolean
}

export const LYING: Pose = { dx: 0, dy: 0, turnDeg: 0, scale: 1, shown: true }
const AWAY: Pose = { ...LYING, shown: false }

/** The last part of a minute in which the old note comes off, in seconds. */
export const LIFT_S = 0.62
/** The first part of a minute in which the new note is pasted, in seconds. */
export const PASTE_S = 1

/**
 * A scrap of the note that is lying, as it is pasted at the start of its minute and lifted at the end.
 * @param second - Into the minute, `0` up to `60`.
 * @param order - Its place in the note, `0` to `1`.
 */
export function poseOf(second: number, order: number, whim: number): Pose {
  const lift = clamp((second - (60 - LIFT_S) - order * 0.34) / 0.26)
  if (lift >= 1) return AWAY
  if (lift > 0)
    return {
      dx: whim * lift * lift * 1.6,
      dy: 0.12 * Math.sin(lift * Math.PI) - 5 * lift ** 3,
      turnDeg: whim * 46 * lift * lift,
      scale: 1 + 0.16 * Math.sin((lift * Math.PI) / 2),
      shown: true,
    }
  const fall = clamp((second - order * 0.72) / 0.12)
  if (fall < 1) {
    const up = 1 - fall * fall
    return { dx: 0, dy: -0.1 * up, turnDeg: whim * 9 * up, scale: 1 + 0.15 * up, shown: true }
  }
  // It is hit flat, and springs back.
  const since = second - order * 0.72 - 0.12
  const give = since < 0.16 ? 0.05 * Math.cos((since / 0.16) * Math.PI * 1.5) * (1 - since / 0.16) : 0
  return give ? { ...LYING, scale: 1 - give } : LYING
}

/** A scrap of the next note: held above the sheet in the last quarter second. */
export function comingPose(second: number, whim: number): Pose {
  const come = clamp((second - 59.74) / 0.26)
  if (come === 0) return AWAY
  const far = (1 - come) ** 2
  return {
    dx: whim * 1.2 * far,
    dy: 4.5 * far - 0.1,
    turnDeg: whim * (9 + 60 * far),
    scale: 1.15 + 0.3 * far,
    shown: true,
  }
}
