import { shownHour, twoDigits } from '@found-time/clock-runtime'

/** The figures of Micro 5, dot by dot: five rows of three. The one has a flag and a foot here, or in threads it reads as a seven. */
const FIGURES = [
  '###|#.#|#.#|#.#|###',
  '##.|.#.|.#.|.#.|###',
  '###|..#|###|#..|###',
  '###|..#|.##|..#|###',
  '#.#|#.#|###|..#|..#',
  '###|#..|###|..#|###',
  '###|#..|###|#.#|###',
  '###|..#|..#|.#.|.#.',
  '###|#.#|###|#.#|###',
  '###|#.#|###|..#|###',
].map((figure) => figure.split('|'))

/**
 * How four shafts are threaded and trodden: one entry a thread, one a pick. They are traditional, and every weaver knows
 * them by name; each hour of the day has the next.
 */
export const DRAFTS = [
  { name: 'straight twill', threading: '1234', treadling: '1234' },
  { name: 'point twill', threading: '123432', treadling: '1234' },
  { name: 'goose eye', threading: '123432', treadling: '123432' },
  { name: 'broken twill', threading: '1243', treadling: '1243' },
  { name: 'herringbone', threading: '1234123421432143', treadling: '1234' },
  { name: 'rosepath', threading: '12341432', treadling: '12341432' },
] as const

/** Two wefts of each hour: they take turns, five picks each. */
export const WEFTS = [
  ['#d8321f', '#1f49c4'],
  ['#0a8560', '#d41e63'],
  ['#1a55b8', '#e0571a'],
  ['#c81d4d', '#0f7d8a'],
  ['#e0461c', '#0b7a52'],
  ['#2540b4', '#c4262e'],
] as const

/** The next full five minutes, at or after a minute of the day: what a block of picks is completed by. */
export const blockOf = (pick: number): number => (Math.ceil(pick / 5) * 5) % 1440

const dayOf = (pick: number) => ((pick % 1440) + 1440) % 1440

/** The hour that a block belongs to; it says of the draft and of the wefts which they are. */
const hourOf = (block: number) => Math.floor(block / 60)

/** @example weftOf(605) // '#1f49c4', the pick of 10:05 */
export function weftOf(pick: number): string {
  const block = blockOf(dayOf(pick))
  return WEFTS[hourOf(block) % WEFTS.length]![(block / 5) % 2]!
}

/** Whether a thread of the warp is lifted for a pick: every pick lifts one shaft of four, and the others are covered. */
export function liftedAt(thread: number, pick: number): boolean {
  const day = dayOf(pick)
  const { threading, treadling } = DRAFTS[hourOf(blockOf(day)) % DRAFTS.length]!
  return threading[thread % threading.length] === treadling[day % treadling.length]
}

/** Threads of a figure's dot, and of a label with the space about it. */
const DOT = 3
const LABEL = 54
/** Threads of the edges, left and right together. */
export const EDGES = 8

/**
 * What is woven where.
 * @returns The columns of labels, the threads, their breadth, the height of a pick, and how far down the cloth begins.
 */
export function clothOf(width: number, height: number) {
  const shape = width / height
  const fell = height * (shape > 1.2 ? 0.24 : 0.2)
  const pick = (height - fell) / (shape > 1.2 ? 22 : shape > 0.8 ? 26 : 30)
  const columns = Math.max(2, Math.round((width / (pick * 0.36) - EDGES) / LABEL))
  const threads = columns * LABEL + EDGES
  return { columns, threads, thread: width / threads, pick, fell }
}

export type Inlay = 'hour' | 'minute' | undefined

/**
 * The coloured thread of a label, if one is laid in here. Every block of five picks has its time in figures as soon as it
 * is complete: in every second column, one block in the even ones and the next in the odd.
 * @param now - The minute of the day.
 */
export function inlayAt(thread: number, pick: number, now: number, cycle: 12 | 24): Inlay {
  const block = Math.ceil(pick / 5) * 5
  if (block > now) return undefined
  const column = Math.floor((thread - EDGES / 2) / LABEL)
  if (thread < EDGES / 2 || (((column + block / 5) % 2) + 2) % 2) return undefined
  const row = block - pick
  const dot = Math.floor((thread - EDGES / 2 - column * LABEL - 1) / DOT)
  const day = dayOf(block)
  const hour = shownHour(hourOf(day), cycle)
  const text = `${String(hour).padStart(2)}${twoDigits(day % 60)}`
  // Figures of three dots with one between them, and two more between hour and minute.
  const at = dot < 7 ? dot : dot - 2
  const figure = text[Math.floor(at / 4)]
  if (dot < 0 || dot === 7 || dot === 8 || at > 14 || !figure || figure === ' ') return undefined
  if (at % 4 === 3 || FIGURES[Number(figure)]![row]![at % 4] !== '#') return undefined
  return dot < 7 ? 'hour' : 'minute'
}

/** How long a throw of the shuttle takes, and how long before the full minute the reed comes down. */
export const THROW = 420
export const BEAT = 320

/**
 * Where the shuttle is on its way from side to side: a sixtieth of it a second, from the left in odd minutes.
 * @returns `0` at the left to `1` at the right.
 */
export function shuttleAt(minute: number, second: number, eased: number): number {
  const way = Math.max(0, second - 1 + eased) / 59
  return minute % 2 ? way : 1 - way
}

/** How far down the reed is: `1` at the cloth. It beats each pick in on the full minute. */
export function reedAt(second: number, millisecond: number): number {
  const left = 60_000 - second * 1000 - millisecond
  if (left < BEAT) return (1 - left / BEAT) ** 2
  const since = second * 1000 + millisecond
  return since < BEAT * 2 ? (1 - since / (BEAT * 2)) ** 2 : 0
}
