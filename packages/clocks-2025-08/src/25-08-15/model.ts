import { shownHour } from '@found-time/clock-runtime'
import { BOOKS } from './books'

const upTo = (from: number, many: number) => Array.from({ length: many }, (_, index) => from + index)

/** Which book is read in an hour: on a clock of twelve hours those of the afternoon are never taken. */
export const bookOf = (hour: number, hourCycle: 12 | 24): number => shownHour(hour, hourCycle)

/** The twelve books that stand together: the morning's, the afternoon's, or one to twelve. */
export const shelfOf = (book: number, hourCycle: 12 | 24): number[] =>
  upTo(hourCycle === 12 ? 1 : book < 12 ? 0 : 12, 12)

const UNITS =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = ['TWENTY', 'THIRTY', 'FORTY', 'FIFTY']

/** A chapter's number, in one line or two. */
export function chapterOf(minute: number): string[] {
  if (minute < 20) return [UNITS[minute]!]
  const ten = TENS[Math.floor(minute / 10) - 2]!
  return minute % 10 ? [`${ten}-`, UNITS[minute % 10]!] : [ten]
}

/** The number of a title as it stands on its title page: long ones are broken. */
export const numberLines = (book: number): string[] => BOOKS[book]![1].match(/[A-Z]+-?/g) ?? []

/** A name as it stands at the foot of a back: the last word. */
export const surnameOf = (author: string): string => author.split(' ').at(-1)!

export interface Spine {
  readonly book: number
  readonly x: number
  readonly width: number
  readonly top: number
  readonly bottom: number
}

export interface Plan {
  readonly spines: readonly Spine[]
  /** Where the shelves' boards are, from above. */
  readonly boards: readonly number[]
  /** The open book. It may reach out of the picture below; `shown` is how far down it is seen. */
  readonly open: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly shown: number
  }
  readonly fold: number
  /** How broad a page is. */
  readonly page: number
}

/** How broad and how much lower than its shelf a book is: uneven, as books are, and always the same. */
const unevenness = (book: number) =>
  [((book * 37) % 11) / 11, ((book * book * 7 + book * 5) % 13) / 13] as const

function row(books: readonly number[], width: number, top: number, board: number): Spine[] {
  const shares = books.map((book) => 0.84 + 0.32 * unevenness(book)[0])
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return books.map((book, index) => {
    const spine = {
      book,
      x,
      width: (shares[index]! / whole) * width,
      top: top + unevenness(book)[1] * (board - top) * 0.17,
      bottom: board,
    }
    x += spine.width
    return spine
  })
}

/** One shelf of twelve above the open book; three of four on an upright stage. */
export function planOf(width: number, height: number, books: readonly number[]): Plan {
  const upright = height > width * 1.25
  const boards = upright ? [height * 0.2, height * 0.4, height * 0.6] : [height * 0.385]
  const many = 12 / boards.length
  const top = boards.at(-1)! + height * 0.014
  const wide = Math.min(width * 0.97, height * 1.9)
  const bottom = height * 0.985
  return {
    spines: boards.flatMap((board, index) =>
      row(
        books.slice(index * many, (index + 1) * many),
        width,
        (boards[index - 1] ?? 0) + height * (index ? 0.028 : 0.01),
        board,
      ),
    ),
    boards,
    open: {
      left: (width - wide) / 2,
      right: (width + wide) / 2,
      top,
      bottom,
      shown: Math.min(bottom, height),
    },
    fold: width / 2,
    page: wide * 0.447,
  }
}

/** How far the ribbon swings out to a side, in degrees, so many milliseconds after the second; it comes to rest. */
export function swingAt(second: number, milliseconds: number): number {
  const part = Math.min(1, milliseconds / SWING_MS)
  const eased = part * part * (3 - 2 * part)
  return (second % 2 ? 1 : -1) * 2.2 * (2 * eased - 1)
}

export const SWING_MS = 700
