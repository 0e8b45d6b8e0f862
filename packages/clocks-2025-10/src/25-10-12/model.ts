import { shownHour } from '@found-time/clock-runtime'
import { advanceOf } from './metrics'
import { HOURS, MACHINE, MINUTES } from './texts'

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty']

/**
 * A number as the first word of an alternative text.
 * @example wordOf(42) // 'Forty-two'
 */
export function wordOf(number: number): string {
  if (number < 20) return SMALL[number]!
  const unit = number % 10
  return TENS[Math.floor(number / 10)]! + (unit ? `-${SMALL[unit]!.toLowerCase()}` : '')
}

/** An alternative text: the number it begins with, and what there is that many of. */
export type Alt = readonly [word: string, rest: string]

/** The alternative texts of a time: of the large picture, of the one that loads, of a third. */
export function altsAt(hour: number, minute: number, hourCycle: 12 | 24) {
  const shown = shownHour(hour, hourCycle)
  return {
    hour: [wordOf(shown), HOURS[shown]!] as Alt,
    minute: [wordOf(minute), MINUTES[minute]!] as Alt,
    third: MACHINE[hour % MACHINE.length]!,
  }
}

/** How much of its picture the minute has loaded: a line a second. */
export const loadedAt = (second: number): number => second / 60

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const SPACE = advanceOf(' ')

/** Breaks a text into lines no longer than a measure, in parts of its size. */
export function broken(text: string, measure: number): string[] {
  const lines: string[] = []
  let left = -1
  for (const word of text.split(' ')) {
    const wide = advanceOf(word)
    if (lines.length && wide + SPACE <= left) {
      lines[lines.length - 1] += ` ${word}`
      left -= wide + SPACE
    } else {
      lines.push(word)
      left = measure - wide
    }
  }
  return lines
}

/** The same in as many lines, as even as may be: no word stands alone on the last. */
function even(text: string, measure: number): string[] {
  const lines = broken(text, measure)
  for (let less = measure; less > measure * 0.5; less *= 0.98) {
    const tried = broken(text, less)
    if (tried.length > lines.length) break
    if (Math.max(...tried.map(advanceOf)) <= less) lines.splice(0, lines.length, ...tried)
  }
  return lines
}

const LEADING = 1.04

/** The number as one line, or as two where it is so long that its hyphen makes it much larger. */
function headOf(word: string, box: Box, most: number): { lines: string[]; size: number } {
  const one = Math.min((box.width / advanceOf(word)) * 0.985, box.height * most)
  const lines = word.split(/(?<=-)/)
  const two = Math.min((box.width / Math.max(...lines.map(advanceOf))) * 0.985, box.height * most * 0.66)
  return two > one * 1.2 ? { lines, size: two } : { lines: [word], size: one }
}

const HEAD_LEADING = 0.8

/** Sets an alternative text as large as its box allows: the number across it, the rest below. */
export function set([word, rest]: Alt, box: Box, most: number): Line[] {
  const head = headOf(word, box, most)
  const down = head.size * (0.7 + (head.lines.length - 1) * HEAD_LEADING)
  for (let size = Math.min(head.size * 0.84, box.height * 0.24); ; size *= 0.98) {
    const lines = even(rest, (box.width / size) * 0.985)
    const widest = Math.max(...lines.map(advanceOf)) * size
    const high = down + head.size * 0.08 + size * (1.23 + (lines.length - 1) * LEADING)
    if ((high > box.height || widest > box.width) && size > 4) continue
    return [
      ...head.lines.map((text, index) => ({
        text,
        // Large letters carry more white at their left: they stand as far out as the small ones.
        x: box.x - head.size * 0.012,
        y: box.y + head.size * (0.7 + index * HEAD_LEADING),
        size: head.size,
      })),
      ...lines.map((text, index) => ({
        text,
        x: box.x,
        y: box.y + down + head.size * 0.08 + size * (0.98 + index * LEADING),
        size,
      })),
    ]
  }
}

export interface Plan {
  readonly hour: Box
  readonly minute: Box
  readonly third: Box
  readonly fourth: Box
  readonly lines: readonly Line[]
  /** How large a broken picture's icon is, and how far it stands from its frame. */
  readonly icon: number
  readonly pad: number
  readonly rule: number
}

/** The page, seen from so near that its frames run over the edges of the stage. */
export function planOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Plan {
  const alts = altsAt(hour, minute, hourCycle)
  const unit = Math.min(width, height)
  const upright = height > width
  const rule = Math.max(1, unit * 0.005)
  const icon = unit * (upright ? 0.15 : 0.09)
  const pad = unit * (upright ? 0.05 : 0.036)
  const past = rule * 2
  const box = (x: number, y: number, right: number, bottom: number): Box => ({
    x,
    y,
    width: right - x,
    height: bottom - y,
  })
  const boxes = upright
    ? {
        hour: box(-past, -past, width * 0.945, height * 0.46),
        minute: box(width * 0.055, height * 0.485, width + past, height * 0.875),
        third: box(-past, height * 0.9, width * 0.945, height + past),
        fourth: box(width * 2, 0, width * 2 + 1, 1),
      }
    : {
        hour: box(-past, -past, width * 0.55, height * 0.835),
        minute: box(width * 0.58, height * 0.115, width + past, height * 0.835),
        third: box(width * 0.042 * (height / width) * 1.6, height * 0.872, width * 0.55, height + past),
        fourth: box(width * 0.58, height * 0.872, width + past, height + past),
      }
  const inner = ({ x, y, width: wide, height: high }: Box): Box => {
    const left = Math.max(x, 0) + pad
    const top = Math.max(y, 0) + pad + icon + pad * 0.35
    return box(left, top, Math.min(x + wide, width) - pad, y + high - pad * 0.5)
  }
  const beside = boxes.third.width - Math.max(0, -boxes.third.x) - pad * 2.45 - icon * 0.62
  const side = Math.min(Math.max(unit * 0.046, 5), beside / advanceOf(alts.third))
  const line = ({ y }: Box) => y + (height - y) * 0.5 + side * 0.32
  return {
    ...boxes,
    icon,
    pad,
    rule,
    lines: [
      ...set(alts.hour, inner(boxes.hour), upright ? 0.46 : 0.5),
      ...set(alts.minute, inner(boxes.minute), 0.46),
      {
        text: alts.third,
        x: boxes.third.x + Math.max(0, -boxes.third.x) + pad + icon * 0.62 + pad * 0.45,
        y: line(boxes.third),
        size: side,
      },
      ...(upright
        ? []
        : [
            { text: '[INLINE]', x: boxes.minute.x, y: height * 0.058 + side * 0.32, size: side },
            { text: 'decorative', x: boxes.fourth.x + pad, y: line(boxes.fourth), size: side },
          ]),
    ],
  }
}
