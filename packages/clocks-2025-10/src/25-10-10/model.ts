import { CHAPTERS } from './ecclesiastes'
import { advanceOf } from './metrics'

/**
 * What a time looks like: Ecclesiastes, which has twelve chapters, set in lines that are numbered as the minutes are. The
 * chapter is the hour, the line that is read is the minute. That `3` begins “To every thing there is a season”, `11`
 * “Cast thy bread upon the waters” and `12` “Remember now thy Creator” is so in any edition of 1611's text.
 */
export const LINES: readonly (readonly string[])[] = CHAPTERS.map((chapter) => [
  'Ecclesiastes',
  ...chapter.split('\n'),
])

/** Which chapter is read in an hour, `1` to `12`. */
export const chapterAt = (hour: number): number => hour % 12 || 12

/** A line, counted from one that is in the book, over the chapters' ends: before the first comes the last. */
export function lineAt(chapter: number, line: number) {
  const at = ((chapter - 1) * 60 + line + 720) % 720
  return { number: at % 60, text: LINES[Math.floor(at / 60)]![at % 60]! }
}

/** No line is longer, in parts of its size. */
export const MEASURE = 11.6
const CAP = 0.72

export interface Text {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}
export interface Line extends Text {
  readonly number: number
  /** How many lines after the one that is read. */
  readonly from: number
}
export interface Plan {
  readonly chapter: Text
  readonly minute: Text
  readonly lines: readonly Line[]
  /** The small numbers in the margin, of every fifth line. */
  readonly numbers: readonly Text[]
  /** Where the line that is read is ruled. */
  readonly rule: { readonly x: number; readonly y: number; readonly long: number; readonly thick: number }
}

/** Sets the page round the line that is read. */
export function planOf(hour: number, minute: number, width: number, height: number): Plan {
  const upright = height * 1.2 > width
  const margin = Math.min(width, height) * 0.045
  const left = upright ? width * 0.255 : Math.max(width * 0.31, width - margin - height * 1.24)
  const size = (width - left - margin) / MEASURE
  const chapter = chapterAt(hour)
  // In the hours of two figures it keeps out of the lines.
  const tall = upright ? height * 0.235 : height * 0.47
  const numeral = Math.min(tall / CAP, ((upright ? width : left) - margin * 1.5) / advanceOf('10'))
  const largest = numeral * CAP
  const head = Math.max(margin, numeral * 0.08)
  const top = upright ? head + largest + margin * 1.6 : head
  // As many lines as there is room for, from the numeral's head, or below it, to the foot of the page.
  const first = top + size * CAP
  const last = height - margin - size * 0.24
  const spaces = Math.max(4, Math.floor((last - first) / (size * 1.28)))
  const leading = (last - first) / spaces
  const above = upright ? Math.floor(spaces * 0.45) : spaces - 1
  const base = first + above * leading
  const x = left
  const lines: Line[] = []
  for (let from = -above; from <= spaces - above; from += 1) {
    const y = base + from * leading
    const { number, text } = lineAt(chapter, minute + from)
    lines.push({ from, number, text, x, y, size })
  }
  const now = lineAt(chapter, minute)
  const digits = String(minute)
  const gutter = upright ? size * 0.55 : size * 0.5
  const large = Math.min(
    (left - margin * 0.8 - gutter) / advanceOf('00'),
    (upright ? leading * 4 : height * 0.24) / CAP,
  )
  const small = Math.max(size * 0.5, Math.min(width, height) * 0.029)
  return {
    chapter: { text: String(chapter), x: margin - numeral * 0.03, y: head + largest, size: numeral },
    minute: { text: digits, x: left - gutter - advanceOf(digits) * large, y: base, size: large },
    lines,
    numbers: lines
      .filter(({ number, from, y }) => {
        const clear = upright || y > head + largest + small * 1.4
        return (
          number % 5 === 0 && clear && (from > 0 || base + from * leading < base - large * CAP - small * 0.4)
        )
      })
      .map(({ number, y }) => {
        const text = String(number)
        return { text, x: left - gutter - advanceOf(text) * small, y, size: small }
      }),
    rule: {
      x: left,
      y: base + size * 0.22,
      long: advanceOf(now.text) * size,
      thick: Math.max(1, size * 0.055),
    },
  }
}

/** How much of the line has been read: it takes the minute. */
export const readAt = (second: number): number => (second + 1) / 60
