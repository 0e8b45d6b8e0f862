import { shownHour, twoDigits } from '@found-time/clock-runtime'
import { ARTICLES, CLAUSES } from './terms'

type Cycle = 12 | 24

/** The number of a paragraph, as lawyers write it: the article, a point, two figures. */
export const numberAt = (hour: number, minute: number, cycle: Cycle) =>
  `§\u00a0${shownHour(hour, cycle)}.${twoDigits(minute)}`

/** The head of the page. */
export const headAt = (hour: number, cycle: Cycle) => ({
  article: `Article ${shownHour(hour, cycle)}.`,
  title: ARTICLES[hour]![0],
})

/** A run of words; some are links. */
export interface Run {
  readonly text: string
  readonly link: boolean
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the paragraph of a minute says. */
export function clauseAt(hour: number, minute: number, cycle: Cycle): Run[] {
  const [, doing, thing] = ARTICLES[hour]!
  const words: Record<string, string> = {
    doing,
    Doing: capital(doing),
    thing,
    Thing: capital(thing),
    hour: String(shownHour(hour, cycle)),
    next: String(shownHour((hour + 1) % 24, cycle)),
  }
  return CLAUSES[minute]!.replace(/\{(\w+)\}/g, (_, word: string) => words[word]!)
    .split(/[[\]]/)
    .map((text, index) => ({ text, link: index % 2 === 1 }))
    .filter(({ text }) => text)
}

/** The time of a paragraph so many before or after; before midnight is the end of the day. */
export function paragraphAt(hour: number, minute: number, away: number) {
  const at = (hour * 60 + minute + away + 1440) % 1440
  return { hour: Math.floor(at / 60), minute: at % 60 }
}

/** How broad the characters of the large number are, in parts of their size: from the typeface's own table. */
const ADVANCES: Record<string, number> = {
  '.': 0.222,
  '0': 0.509,
  '1': 0.36,
  '2': 0.472,
  '3': 0.452,
  '4': 0.474,
  '5': 0.442,
  '6': 0.478,
  '7': 0.417,
  '8': 0.492,
  '9': 0.477,
  '§': 0.33,
  '\u00a0': 0.1,
}

/** How broad the large number is, in parts of its size; its sign is smaller than its figures, and its space
 * narrower than the typeface's. */
export const breadthOf = (number: string) => [...number].reduce((sum, sign) => sum + ADVANCES[sign]!, 0)

/** When these terms were last changed: at the full minute. */
export const updatedAt = (second: number) =>
  second === 0 ? 'Last updated just now' : `Last updated ${second} second${second === 1 ? '' : 's'} ago`

/** How much of the day the scroll bar's thumb has behind it. */
export const readOf = (hour: number, minute: number) => (hour * 60 + minute) / 1439

/** How much smaller a long paragraph is set than a short one. */
export function fitOf(clause: readonly Run[]) {
  const letters = clause.reduce((sum, { text }) => sum + text.length, 0)
  return Math.min(1, Math.sqrt(66 / letters))
}

/** How broad a letter of the text is on average, in parts of its size. */
const LETTER = 0.385

/** The room that is left for small print after the minute's paragraph, as the style sheet lays the page out. */
function roomOf(width: number, height: number, breadth: number, clause: readonly Run[]) {
  const [cqw, cqh, cqmin] = [width / 100, height / 100, Math.min(width, height) / 100]
  if (width >= height) {
    const squarish = width < height * 1.4
    const text = squarish ? 6.4 * cqw : Math.min(4.8 * cqw, 7.7 * cqh)
    const print = squarish ? 2.7 * cqw : Math.min(1.85 * cqw, 3 * cqh)
    return { column: (width - 12.6 * cqmin) / 2.2, high: squarish ? 44 * cqh : text * 3.85, print, least: 0 }
  }
  const column = width * 0.874
  const size = Math.min(10.6 * cqw, 6.4 * cqh) * fitOf(clause)
  const letters = clause.reduce((sum, { text }) => sum + text.length, 0)
  const lines = Math.ceil((letters * size * 0.38) / column + 0.3)
  const above = 16 * cqw + 15 * cqh + (column / breadth) * 0.9 + lines * size * 1.08 + 3.4 * cqh
  return {
    column,
    high: (height - above - 18.5 * cqw) * 0.94,
    print: Math.min(4.1 * cqw, 3 * cqh),
    least: Math.min(2.85 * cqw, 12),
  }
}

/** How many paragraphs follow in small print: enough for the stage, and none far below it. */
export function followingOn(
  width: number,
  height: number,
  hour: number,
  minute: number,
  cycle: Cycle,
): number {
  const breadth = breadthOf(numberAt(hour, minute, cycle))
  const { column, high, print, least } = roomOf(width, height, breadth, clauseAt(hour, minute, cycle))
  let used = 0
  let count = 0
  while (used < high && count < 30) {
    count++
    const then = paragraphAt(hour, minute, count)
    const letters = clauseAt(then.hour, then.minute, cycle).reduce((sum, { text }) => sum + text.length, 9)
    const size = Math.max(least, print * (1 - 0.075 * Math.min(7, count - 1)))
    used += ((letters * LETTER * size) / column) * Math.max(print * 1.054, size * 1.24)
  }
  return count
}
