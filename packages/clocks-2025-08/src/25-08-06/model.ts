import { postOf, type Sender } from './messages'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** A number below sixty in words. */
export const wordsOf = (count: number): string =>
  ONES[count] ?? `${TENS[Math.floor(count / 10)]}${count % 10 ? `-${ONES[count % 10]}` : ''}`

/** An hour's name: a day of twenty-four has a midnight and a noon, one of twelve has two twelves. */
export function hourName(hour: number, hourCycle: 12 | 24): string {
  if (hourCycle === 12) return wordsOf(hour % 12 || 12)
  if (hour === 0) return 'midnight'
  return hour === 12 ? 'noon' : wordsOf(hour)
}

/**
 * The time in words.
 * @example timeInWords(10, 9, 24) // 'nine minutes past ten'
 */
export function timeInWords(hour: number, minute: number, hourCycle: 12 | 24): string {
  const name = hourName(hour, hourCycle)
  if (minute === 0) return name === 'midnight' || name === 'noon' ? name : `${name} o’clock`
  return `${wordsOf(minute)} ${minute === 1 ? 'minute' : 'minutes'} past ${name}`
}

export interface Word {
  readonly text: string
  /** It is one of the words that tell the time. */
  readonly told: boolean
}

export interface Message {
  readonly sender: Sender
  readonly subject: string
  readonly words: readonly Word[]
}

/** The message that comes at a minute. */
export function messageAt(hour: number, minute: number, hourCycle: 12 | 24): Message {
  const [sender, pattern] = postOf(hour * 60 + minute)
  const time = timeInWords(hour, minute, hourCycle)
  const [before = '', after = ''] = pattern.split('{}')
  // A subject that begins with the time begins with a capital.
  const told = before === '' ? time.charAt(0).toUpperCase() + time.slice(1) : time
  const [stop = '', ...rest] = after.split(' ')
  const spoken = `${told}${stop}`.split(' ')
  const plain = (text: string) => ({ text, told: false })
  return {
    sender,
    subject: `${before}${told}${after}`,
    words: [
      ...before.split(' ').filter(Boolean).map(plain),
      ...spoken.map((text) => ({ text, told: true })),
      ...rest.map(plain),
    ],
  }
}

/** How far the letters of `type.woff2` advance, in thousandths of its size. */
const LETTERS = " !#&'()*,-.:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–’"
const ADVANCES =
  '183 239 553 652 158 286 296 410 168 263 188 200 184 360 841 538 532 527 540 440 420 544 549 248 324 537 403 755 601 553 522 555 531 505 452 547 529 792 553 540 442 476 506 466 507 467 328 484 499 236 249 484 235 744 499 486 507 506 366 448 321 496 477 732 488 488 416 403 176'
    .split(' ')
    .map(Number)
const advances = new Map([...LETTERS].map((letter, index) => [letter, ADVANCES[index]! / 1000]))

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((length, letter) => length + (advances.get(letter) ?? 0.55), 0)

/** The empty strip at each end of a marked run, and the lines' distance, in parts of the size. */
export const PAD = 0.14
export const LEADING = 1.12

export type Line = readonly Word[]

const lineLength = (line: Line): number => {
  const marks = line.some(({ told }) => told) ? PAD * 2 : 0
  return lengthOf(line.map(({ text }) => text).join(' ')) + marks
}

/** Breaks words into lines no longer than a measure, in parts of the size. */
export function linesOf(words: readonly Word[], measure: number): Line[] {
  const lines: Word[][] = [[]]
  for (const word of words) {
    const last = lines.at(-1)!
    if (last.length > 0 && lineLength([...last, word]) > measure) lines.push([word])
    else last.push(word)
  }
  return lines
}

/** The largest size at which words fit a box, and their lines. */
export function fit(words: readonly Word[], width: number, height: number): { size: number; lines: Line[] } {
  let low = 4
  let high = height / LEADING
  for (let step = 0; step < 18; step++) {
    const size = (low + high) / 2
    const lines = linesOf(words, width / size)
    const fits =
      lines.length * LEADING * size <= height && lines.every((line) => lineLength(line) * size <= width)
    if (fits) low = size
    else high = size
  }
  return { size: low, lines: linesOf(words, width / low) }
}

/** As many of a text's words as a measure holds, in parts of the size. */
export function shortened(text: string, measure: number): string {
  if (lengthOf(text) <= measure) return text
  const words = text.split(' ')
  while (words.length > 1 && lengthOf(`${words.join(' ')}...`) > measure) words.pop()
  return `${words.join(' ')}...`
}

/** Which part of a line is marked: runs of words with and without a mark. */
export function runsOf(line: Line): { text: string; told: boolean }[] {
  const runs: { text: string; told: boolean }[] = []
  for (const word of line) {
    const last = runs.at(-1)
    if (last && last.told === word.told) last.text += ` ${word.text}`
    else runs.push({ ...word })
  }
  return runs
}

export interface Plan {
  /** Folders stand at the left, or lie above as tabs where there is no room. */
  readonly rail: boolean
  /** How many folders are to be seen, and how broad or high they are. */
  readonly folders: number
  readonly folderSize: number
  readonly pad: number
  readonly face: number
  /** The newest message, the strip below it, and how high and how many the older ones are. */
  readonly pane: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  readonly strip: number
  readonly row: number
  readonly rows: number
  readonly subject: { readonly width: number; readonly height: number }
}

export function planOf(width: number, height: number): Plan {
  const rail = width > height * 0.95 && width >= 500
  const less = Math.min(width, height)
  // Whole pixels: engines put the edges of parts of one in different places.
  const folderSize = Math.round(
    rail ? width * 0.2 : Math.max(14, height * (height > width * 1.4 ? 0.075 : 0.13)),
  )
  const left = rail ? folderSize : 0
  const top = rail ? 0 : folderSize
  const pad = Math.round(less * 0.04)
  const row = Math.round(Math.max(less * 0.09, height * 0.07))
  const strip = Math.round(row * 0.66)
  const rows = height > width * 1.4 ? 4 : height < 200 ? 1 : rail ? 3 : 1
  const paneHeight = Math.round(height) - top - strip - rows * row
  const face = Math.round(Math.min(paneHeight * 0.24, less * 0.2))
  return {
    rail,
    folders: rail ? 7 : 3,
    folderSize,
    pad,
    face,
    pane: { left, top, width: width - left, height: paneHeight },
    strip,
    row,
    rows,
    subject: { width: width - left - pad * 2, height: Math.round(paneHeight - face - pad * 2.3) },
  }
}
