import type { HourCycle } from '@found-time/clock-runtime'

/** What callers in British halls say for 1 to 60, after the list handed down there ("List of British bingo nicknames", Wikipedia). */
const NICKNAMES = [
  'Kelly’s eye',
  'One little duck',
  'Cup of tea',
  'Knock at the door',
  'Man alive',
  'Half a dozen',
  'Lucky seven',
  'Garden gate',
  'Doctor’s orders',
  'Downing Street',
  'Legs eleven',
  'One dozen',
  'Unlucky for some',
  'Valentine’s Day',
  'Young and keen',
  'Never been kissed',
  'Dancing queen',
  'Coming of age',
  'Goodbye teens',
  'One score',
  'Key of the door',
  'Two little ducks',
  'Thee and me',
  'Two dozen',
  'Duck and dive',
  'Pick and mix',
  'Gateway to heaven',
  'In a state',
  'Rise and shine',
  'Dirty Gertie',
  'Get up and run',
  'Buckle my shoe',
  'All the threes',
  'Ask for more',
  'Jump and jive',
  'Three dozen',
  'More than eleven',
  'Christmas cake',
  'Thirty-nine steps',
  'Life begins',
  'Time for fun',
  'Winnie the Pooh',
  'Down on your knees',
  'Droopy drawers',
  'Halfway there',
  'Up to tricks',
  'Four and seven',
  'Four dozen',
  'PC',
  'Half a century',
  'Tweak of the thumb',
  'Weeks in a year',
  'Stuck in the tree',
  'Clean the floor',
  'Snakes alive',
  'Was she worth it?',
  'Heinz varieties',
  'Make them wait',
  'Brighton line',
] as const

/** What is said before a game begins. */
export const EYES_DOWN = 'Eyes down!'

/**
 * @param number - `1` to `59`.
 * @example nicknameOf(22) // 'Two little ducks'
 */
export const nicknameOf = (number: number): string => NICKNAMES[number - 1] ?? EYES_DOWN

export interface Called {
  /** No ball is marked 0: midnight is 24 by twenty-four hours, 12 by twelve. */
  readonly hour: number
  /** None on the full hour. */
  readonly minute: number | undefined
}

export const calledAt = (hour: number, minute: number, cycle: HourCycle): Called => ({
  hour: cycle === 12 ? hour % 12 || 12 : hour || 24,
  minute: minute || undefined,
})

/** A nickname in two lines at most, as even as can be. */
export function linesOf(nickname: string): string[] {
  const words = nickname.split(' ')
  if (words.length === 1) return words
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return halves.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** How far each letter of Big Shoulders Display is set on, in thousandths of its size, as the typeface's own table has it. */
const ADVANCES: Readonly<Record<string, number>> = {
  ' ': 217,
  '!': 238,
  '-': 414,
  '0': 474,
  '1': 256,
  '2': 457,
  '3': 470,
  '4': 480,
  '5': 480,
  '6': 466,
  '7': 446,
  '8': 466,
  '9': 466,
  '?': 441,
  A: 443,
  B: 441,
  C: 455,
  D: 461,
  E: 382,
  F: 378,
  G: 457,
  H: 455,
  I: 216,
  J: 422,
  K: 458,
  L: 374,
  M: 690,
  N: 508,
  O: 462,
  P: 436,
  Q: 462,
  R: 444,
  S: 441,
  T: 384,
  U: 453,
  V: 456,
  W: 732,
  X: 436,
  Y: 430,
  Z: 388,
  '’': 240,
}

/** How high a capital is, as a part of its size. */
export const CAP = 0.8

/** How high the rails stand apart, in heights of a capital. */
export const TRACK = 1.3

/** What a plate is broader than its letter's own room, in thousandths of the size. */
const SPARE = 34

/** How broad a row of plates is, as a part of its letters' size. */
export const breadthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ADVANCES[letter]! + SPARE, 0) / 1000

/** One letter on its plate, in parts of its size from where the row begins. */
export interface Plate {
  readonly letter: string
  readonly left: number
  readonly width: number
  /** The box holds two of each letter in black; whatever is wanted more often is a green one. */
  readonly borrowed: boolean
}

/**
 * Puts up a row of letters; no plate hangs where there is a space.
 * @param before - What hangs there already, out of the same box.
 */
export function platesOf(text: string, before = ''): Plate[] {
  let left = 0
  return [...text].flatMap((letter, index) => {
    const width = (ADVANCES[letter]! + SPARE) / 1000
    const here = { letter, left, width }
    left += width
    if (letter === ' ') return []
    const used = [...before, ...[...text].slice(0, index)].filter((other) => other === letter).length
    return { ...here, borrowed: used >= 2 }
  })
}

/** A row of the board: where it begins or ends, its rails, and how large its letters are. */
export interface Row {
  readonly x: number
  /** Whether `x` is where the last plate ends. */
  readonly fromRight?: boolean
  /** Upper rail and lower rail. */
  readonly top: number
  readonly foot: number
  readonly size: number
}

const rowAt = (x: number, top: number, high: number): Row => ({
  x,
  top,
  foot: top + high,
  size: high / TRACK / CAP,
})

export interface Call {
  readonly number: Row
  readonly lines: readonly [Row, Row]
}

/** The longest line that is ever called. */
const LONGEST = Math.max(
  ...[...NICKNAMES, EYES_DOWN].flatMap(linesOf).map((line) => breadthOf(line.toUpperCase())),
)

/** The board for a stage: the hour's call, the minute's, and the narrow row at the foot. */
export function boardOf(width: number, height: number) {
  const upright = height > width * 1.1
  const margin = Math.min(width, height) * 0.04
  const foot = height * (upright ? 0.088 : 0.125)
  const half = (height - foot) / 2
  const right = width - margin
  const callAt = (top: number): Call => {
    const room = half - margin * 0.8
    const y = top + margin * 0.4
    if (upright) {
      const big = room * 0.58
      const high = Math.min((room - big) / 2, ((right - margin) / LONGEST) * CAP * TRACK)
      return {
        number: { ...rowAt(right, y, big), fromRight: true },
        lines: [rowAt(margin, y + big, high), rowAt(margin, y + big + high, high)],
      }
    }
    const number = { ...rowAt(right, y, room), fromRight: true }
    const space = right - number.size * breadthOf('44') - 2 * margin
    const high = Math.min(room / 2, (space / LONGEST) * CAP * TRACK)
    const over = y + room / 2 - high
    return { number, lines: [rowAt(margin, over, high), rowAt(margin, over + high, high)] }
  }
  const footer = rowAt(margin, height - foot, foot)
  return {
    upright,
    calls: [callAt(0), callAt(half)] as const,
    footer: { ...footer, size: Math.min(footer.size, (right - margin) / breadthOf('NEXT CALL IN  60')) },
  }
}

/** What the narrow row says. */
export const waitingAt = (second: number): readonly [string, string] => ['NEXT CALL IN', String(60 - second)]
