import { createRandom, type HourCycle } from '@found-time/clock-runtime'

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

const COLUMNS = 9
const ROWS = 3
const IN_A_ROW = 5

/** The column of a ticket that a number belongs to: units, tens, twenties … eighties with 90. */
export const columnOf = (number: number): number => Math.min(COLUMNS - 1, Math.floor(number / 10))

/**
 * A ticket for ninety-ball bingo with the wanted numbers on it: three rows of five numbers and four blanks, no column
 * empty, each column upwards down.
 * @returns Three rows of nine, `0` for a blank.
 */
export function ticketWith(wanted: readonly number[], ...seed: (string | number)[]): number[][] {
  const { integer, shuffle } = createRandom('ticket', ...seed)
  const chosen = Array.from({ length: COLUMNS }, () => new Set<number>())
  for (const number of wanted) chosen[columnOf(number)]!.add(number)
  const fill = (column: number) => {
    const first = column === 0 ? 1 : column * 10
    const last = column === COLUMNS - 1 ? 90 : column * 10 + 9
    const before = chosen[column]!.size
    while (chosen[column]!.size === before) chosen[column]!.add(integer(first, last))
  }
  chosen.forEach((numbers, column) => {
    if (!numbers.size) fill(column)
  })
  const total = () => chosen.reduce((sum, { size }) => sum + size, 0)
  while (total() < ROWS * IN_A_ROW) {
    const column = integer(0, COLUMNS - 1)
    if (chosen[column]!.size < ROWS) fill(column)
  }
  const rows = Array.from({ length: ROWS }, () => new Array<number>(COLUMNS).fill(0))
  const room = [IN_A_ROW, IN_A_ROW, IN_A_ROW]
  const order = shuffle(Array.from({ length: COLUMNS }, (_, column) => column)).sort(
    (a, b) => chosen[b]!.size - chosen[a]!.size,
  )
  for (const column of order) {
    const numbers = [...chosen[column]!].sort((a, b) => a - b)
    const into = shuffle([0, 1, 2])
      .sort((a, b) => room[b]! - room[a]!)
      .slice(0, numbers.length)
      .sort((a, b) => a - b)
    for (const [index, row] of into.entries()) {
      rows[row]![column] = numbers[index]!
      room[row]!--
    }
  }
  return rows
}
