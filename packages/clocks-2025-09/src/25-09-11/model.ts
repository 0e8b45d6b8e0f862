import { LINES } from './lines'

/**
 * Which word is the hour's: an initial, and how the rest of it is parted where it stands in two rows.
 * Whoever counts to twelve has neither noon nor midnight.
 * @example hourWord(15, 24) // ['F', 'if-', 'teen']
 */
export function hourWord(hour: number, hourCycle: 12 | 24): readonly [string, string, string] {
  const words =
    'M id- night|O n e|T w o|T hr ee|F o ur|F i ve|S i x|S ev- en|E i ght|N i ne|T e n|E lev- en|N o on|T hir- teen|F our- teen|F if- teen|S ix- teen|S even- teen|E igh- teen|N ine- teen|T wen- ty|T wenty- one|T wenty- two|T wenty- three'.split(
      '|',
    )
  const [initial, first, rest] = (
    hourCycle === 24 ? words[hour]! : hour % 12 ? words[hour % 12]! : 'T w- elve'
  ).split(' ')
  return [initial!, first!, rest!]
}

/** The rest of the word in one row: it keeps the hyphen only from twenty-one on. */
export const restOf = ([, first, rest]: readonly [string, string, string]): string =>
  first.startsWith('wenty') ? first + rest : first.replace('-', '') + rest

/** How far letters advance, in thousandths of their size: of `text.woff2` and `great.woff2`. */
const LETTERS = ' !,-.0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’'
const ADVANCES = {
  text: '160 271 224 325 203 489 374 441 393 473 388 448 420 443 448 204 204 422 602 557 455 571 534 499 524 609 371 381 574 457 880 598 553 533 553 597 521 456 597 501 700 488 466 524 425 455 353 457 412 272 435 460 236 226 456 235 699 482 462 459 456 323 369 293 475 413 637 424 415 398 224',
  great:
    '163 291 235 318 220 522 391 453 420 465 412 466 414 461 463 220 220 462 619 584 472 597 545 522 539 634 382 392 603 479 907 623 575 560 575 618 550 477 620 538 744 505 505 569 446 470 370 475 425 293 448 471 253 241 475 246 719 497 481 478 471 350 382 320 494 435 671 453 436 407 235',
}
export type Face = keyof typeof ADVANCES
const table = (advances: string) =>
  new Map(advances.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))
const FACES = { text: table(ADVANCES.text), great: table(ADVANCES.great) }

/** How long a text is, in parts of its size; what pairs of letters save is left to spare. */
export const lengthOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + FACES[face].get(letter)!, 0)

export interface Row {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}
/** What is painted where a line of writing ends short, up to the edge of its column. */
export interface Filler {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly high: number
  readonly kind: number
}
export interface Page {
  readonly initial: { readonly letter: string; readonly x: number; readonly y: number; readonly side: number }
  readonly word: readonly Row[]
  readonly lines: readonly Row[]
  readonly numbers: readonly Row[]
  readonly fillers: readonly Filler[]
  readonly lit: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly number: Row
    readonly rows: readonly Row[]
  }
  /** The strip at the foot. */
  readonly foot: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** How many lines of writing the lit one takes up. */
export const LIT = 8

/**
 * In which column, and how far down it, each line stands. The lit one is written large, and goes over whole to the next
 * column where it does not fit; the columns are as short as that allows.
 */
export function placesOf(minute: number, columns: number, from = 0, count = LINES.length) {
  for (let room = Math.ceil((count - 1 + LIT) / columns); ; room++) {
    let column = 0
    let row = 0
    const places = LINES.slice(from, from + count).map((_, index) => {
      const tall = from + index === minute ? LIT : 1
      if (row + tall > room) {
        column++
        row = 0
      }
      const place = { column, row }
      row += tall
      return place
    })
    if (column < columns) return { places, room }
  }
}

/** Breaks a sentence into as many rows as it needs at a size. */
function broken(text: string, measure: number): string[] {
  const rows: string[] = []
  for (const word of text.split(' ')) {
    const last = rows.at(-1)
    if (last && lengthOf(`${last} ${word}`, 'text') <= measure) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows
}

/** Sets the page: the hour's word at its head, the lines below in columns, a strip at its foot. */
export function pageOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Page {
  const least = Math.min(width, height)
  const upright = width < height * 0.8
  const columns = width > height * 1.15 ? 4 : upright ? 1 : 3
  const margin = least * (upright ? 0.035 : 0.032)
  const side = upright ? Math.min(width * 0.44, height * 0.26) : height * 0.365
  const right = width - margin
  const fillers: Filler[] = []

  const parts = hourWord(hour, hourCycle)
  const left = margin + side * 1.05
  const measure = right - left
  const one = restOf(parts)
  const two = parts.slice(1)
  const fit = (rows: readonly string[], most: number) =>
    Math.min(most, ...rows.map((row) => measure / lengthOf(row, 'great')))
  const single = fit([one], side * 0.98)
  const double = fit(two, side * 0.57)
  const rows = double > single && one.length > 2 ? two : [one]
  const size = Math.max(single, rows.length === 2 ? double : 0)
  const word = rows.map((text, index): Row => {
    const base = rows.length === 1 ? 0.835 : index ? 0.9 : 0.43
    const row = { text, x: left, y: margin + side * base, size }
    const end = left + lengthOf(text, 'great') * size + size * 0.12
    if (right - end > size * 0.3)
      fillers.push({ x: end, y: row.y, length: right - end, high: size * 0.45, kind: 3 + index })
    return row
  })

  const foot = upright ? height * 0.098 : height * 0.118
  const gutter = least * (upright ? 0.075 : 0.028)
  const gap = least * 0.03
  const column = (right - margin - gap * (columns - 1)) / columns
  const top = margin + side + least * 0.026
  const bottom = height - foot - margin * 0.9
  // An upright page has a third of the hour, so that it can be read at arm's length.
  const count = upright ? 20 : LINES.length
  const from = Math.floor(minute / count) * count
  const { places, room } = placesOf(minute, columns, from, count)
  const pitch = (bottom - top) / room
  const inner = column - gutter
  const longest = Math.max(...LINES.map((line) => lengthOf(line, 'text')))
  const type = Math.min(pitch * 0.93, inner / longest)
  const lines: Row[] = []
  const numbers: Row[] = []
  let lit: Page['lit'] | undefined
  for (const [index, place] of places.entries()) {
    const line = from + index
    const x = margin + place.column * (column + gap)
    const y = top + place.row * pitch
    const text = LINES[line]!
    if (line === minute) {
      const tall = LIT * pitch - pitch * 0.55
      const upper = y + pitch * 0.1
      const figure = Math.min(tall * 1.34, (column * 0.52) / lengthOf('42', 'great'))
      const number = String(line)
      const wide = lengthOf(number, 'great') * figure
      const pad = column * 0.035
      const words = x + pad * 1.9 + wide
      const free = x + column - pad - words
      let large = tall * 0.42
      let set = broken(text, free / large)
      const fits = () =>
        set.length * large * 0.98 <= tall * 0.94 && set.every((row) => lengthOf(row, 'text') * large <= free)
      while (!fits()) {
        large *= 0.98
        set = broken(text, free / large)
      }
      const first = upper + tall / 2 - ((set.length - 1) * large * 0.98) / 2 + large * 0.28
      lit = {
        x,
        y: upper,
        width: column,
        height: tall,
        number: { text: number, x: x + pad, y: upper + tall / 2 + figure * 0.29, size: figure },
        rows: set.map((row, at) => ({
          text: row,
          x: words,
          y: first + at * large * 0.98,
          size: large,
        })),
      }
      continue
    }
    const base = y + pitch * 0.74
    lines.push({ text, x: x + gutter, y: base, size: type })
    if (line % 5 === 0) numbers.push({ text: String(line), x: x + gutter * 0.82, y: base, size: type })
    const end = x + gutter + (lengthOf(text, 'text') + 0.25) * type
    if (x + column - end > type * 0.8)
      fillers.push({ x: end, y: base, length: x + column - end, high: type * 0.42, kind: line % 3 })
  }
  return {
    initial: { letter: parts[0], x: margin, y: margin, side },
    word,
    lines,
    numbers,
    fillers,
    lit: lit!,
    foot: { x: margin, y: height - margin * 0.8 - foot, width: right - margin, height: foot },
  }
}
