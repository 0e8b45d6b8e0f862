import { BOOKS } from './books'

/** How far each letter of the two typefaces advances, in thousandths of its size; `_` is the space. */
const CAPS =
  '-380 A597 B622 C571 D658 E531 F516 G622 H675 I336 J519 K684 L523 M791 N603 O646 P597 Q646 R642 S506 T592 U607 V578 W839 X577 Y564 Z520'
const ITALIC =
  '_255 &863 ,287 -506 .279 A653 B679 C693 D771 E626 F588 G739 H810 I390 J683 K740 L605 M917 N825 O777 P643 Q831 R711 S587 T681 U694 V661 W982 X741 Y734 Z658 a558 b547 c463 d579 e469 f341 g472 h570 i322 j301 k552 l300 m856 n603 o529 p583 q551 r470 s420 t353 u597 v525 w680 x565 y482 z464 ½621 ’269'

const table = (list: string) => new Map(list.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]))
const TABLES = { caps: table(CAPS), italic: table(ITALIC) }

export type Face = keyof typeof TABLES

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + (TABLES[face].get(letter === ' ' ? '_' : letter) ?? 600), 0) / 1000

/** The largest size up to `most` at which a text is no longer than `room`. */
export const sizeFor = (text: string, face: Face, room: number, most: number): number =>
  Math.min(most, room / lengthOf(text, face))

/** Which book is read in an hour: on a clock of twelve hours the last eleven are left on the shelf. */
export const bookOf = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? hour % 12 || 12 : hour

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

export interface Spine {
  readonly book: number
  readonly x: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** How much of it is seen above what stands before it: room for the title. */
  readonly seen: number
}

export interface Plan {
  readonly spines: readonly Spine[]
  /** Where the shelves' boards are, from above. */
  readonly boards: readonly number[]
  /** The open book: its left, top, right and bottom edge, and its fold. */
  readonly open: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  readonly fold: number
}

/** How broad and how much lower than its shelf a book is: uneven, as books are, and always the same. */
const unevenness = (book: number) =>
  [((book * 37) % 11) / 11, ((book * book * 7 + book * 5) % 13) / 13] as const

function row(
  books: readonly number[],
  width: number,
  [top, bottom, front]: readonly [number, number, number],
): Spine[] {
  const shares = books.map((book) => 0.82 + 0.36 * unevenness(book)[0])
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let x = 0
  return books.map((book, index) => {
    const wide = (shares[index]! / whole) * width
    const from = top + unevenness(book)[1] * (front - top) * 0.2
    const spine = { book, x, width: wide, top: from, bottom, seen: (front - from) * 0.88 }
    x += wide
    return spine
  })
}

const upTo = (from: number, many: number) => Array.from({ length: many }, (_, index) => from + index)

/** One shelf of all books, or of half of them where there is little room; two above one another on an upright stage. */
export function planOf(width: number, height: number, book: number): Plan {
  const upright = height > width * 1.25
  if (upright) {
    const [shelf, top] = [height * 0.2, height * 0.42]
    const rows = [
      row(upTo(0, 12), width, [height * 0.012, shelf, shelf]),
      row(upTo(12, 12), width, [shelf + height * 0.03, top, height * 0.395]),
    ]
    return {
      spines: rows.flat(),
      boards: [shelf, top],
      open: { left: width * 0.015, right: width * 0.985, top: height * 0.395, bottom: height * 0.985 },
      fold: width / 2,
    }
  }
  const from = book < 12 ? 0 : 12
  const books = width < 700 ? upTo(from, 12) : upTo(0, 24)
  const wide = Math.min(width * 0.95, height * 1.22)
  return {
    spines: row(books, width, [height * 0.012, height * 0.97, height * 0.33]),
    boards: [height * 0.97],
    open: {
      left: (width - wide) / 2,
      right: (width + wide) / 2,
      top: height * 0.33,
      bottom: height * 0.985,
    },
    fold: width / 2,
  }
}

/** How far the ribbon swings out to a side, in degrees, so many milliseconds after the second; it comes to rest. */
export function swingAt(second: number, milliseconds: number): number {
  const part = Math.min(1, milliseconds / SWING_MS)
  const eased = part * part * (3 - 2 * part)
  return (second % 2 ? 1 : -1) * 2.2 * (2 * eased - 1)
}

export const SWING_MS = 700
