import { type HourCycle, shownHour } from '@found-time/clock-runtime'

/** Where a rod lies, from the middle of its square in hundredths of that; nothing where it is not on the board. */
export interface Lie {
  readonly x: number
  readonly y: number
  readonly across: boolean
}

/** How many rods a square may hold: five that count one, and one that counts five. */
export const RODS = 6
const FIVE = 5

/** How far apart rods lie, and how far one that counts five is above the middle of the square. */
const APART = 13.5
const ABOVE = -37.5
const BELOW = 5.5

/**
 * How a figure is laid, after the "Sunzi Suanjing": "units stand, tens lie across; hundreds stand, thousands recline";
 * "six does not pile up, and five is not alone": from six on one rod lies against the others and counts five.
 * @param figure - `0` to `9`; nought leaves its square empty.
 * @param rank - Of the square. Tens need no more than five rods here.
 * @returns The six rods of the square, those for one first.
 */
export function laid(figure: number, rank: 'tens' | 'ones'): (Lie | undefined)[] {
  const fives = figure > FIVE
  const ones = fives ? figure - FIVE : figure
  const across = rank === 'tens'
  const off = fives ? BELOW : 0
  return Array.from({ length: RODS }, (_, rod) => {
    if (rod === FIVE) return fives ? { x: 0, y: ABOVE, across: !across } : undefined
    if (rod >= ones) return undefined
    const from = (rod - (ones - 1) / 2) * APART
    return across ? { x: 0, y: from + off, across } : { x: from, y: off, across }
  })
}

/**
 * The seconds that the minute still owes, which are laid in black: "red rods are gains, black ones losses" (Liu Hui on the
 * "Nine Chapters", 263). None as it begins, for then its debt has just been paid.
 */
export const owed = (second: number): number => (60 - second) % 60

export type Square = 'h' | 'hh' | 'm' | 'mm' | 's' | 'ss'

/** The figure of each square of the board: of hours, minutes and seconds the tens, then the ones. */
export function figuresAt(
  hour: number,
  minute: number,
  second: number,
  cycle: HourCycle,
): Record<Square, number> {
  const shown = shownHour(hour, cycle)
  const debt = owed(second)
  const split = (value: number) => [Math.floor(value / 10), value % 10] as const
  const [[h, hh], [m, mm], [s, ss]] = [split(shown), split(minute), split(debt)]
  return { h, hh, m, mm, s, ss }
}

/** How long the hand is over the board before the minute and after it, in seconds. */
export const REACH = 0.9

/**
 * How far the hand's shadow has come over the squares that it is about to change, `0` to `1`: all the way on the full
 * minute.
 * @param seconds - Of the minute, with their fraction.
 */
export function handAt(seconds: number): number {
  const away = Math.min(seconds, 60 - seconds)
  return away >= REACH ? 0 : (1 + Math.cos((away / REACH) * Math.PI)) / 2
}
