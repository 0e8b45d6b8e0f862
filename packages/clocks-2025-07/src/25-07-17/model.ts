import { clamp, shownHour } from '@found-time/clock-runtime'
import { QUESTIONS, VOICES } from './voices'

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty'.split(
    ' ',
  )

/** A number below sixty in words: `forty-two`. */
export function wordsOf(number: number): string {
  if (number < 20) return WORDS[number]!
  const tens = WORDS[18 + Math.floor(number / 10)]!
  return number % 10 ? `${tens}-${WORDS[number % 10]}` : tens
}

/** A few words of the time: the hour or the minute, or what is between them. */
export interface Part {
  /** What it stands for in a voice’s pattern. */
  readonly pattern: string
  readonly text: string
  readonly tells: boolean
}

export interface Answer {
  readonly name: string
  readonly before: string
  readonly time: readonly Part[]
  readonly after: string
}

/** What is said at a time, by whoever answers in that minute. Who shouts, shouts the time too. */
export function answerAt(hour: number, minute: number, hourCycle: 12 | 24): Answer {
  const { name, before, time, after } = VOICES[minute]!
  const shown = wordsOf(shownHour(hour, hourCycle))
  const following = minute === 0 ? 'o’clock' : `${minute < 10 ? 'oh ' : ''}${wordsOf(minute)}`
  const parts = time.split(' ').map((word) => {
    const text = word.replace('H', shown).replace('M', following).replace('N', wordsOf(minute))
    const shouts = before === before.toUpperCase()
    return { pattern: word, text: shouts ? text.toUpperCase() : text, tells: word !== 'past' }
  })
  return { name, before, time: parts, after }
}

/** What somebody asked for it. Thirteen is no part of sixty, so an hour later the same one hears another question. */
export const questionAt = (hour: number, minute: number): string =>
  QUESTIONS[(hour * 60 + minute) % QUESTIONS.length]!

/** How full the three dots are, each of twenty seconds. */
export const dotsAt = (second: number): readonly [number, number, number] => {
  const full = (dot: number) => clamp((second - dot * 20) / 20)
  return [full(0), full(1), full(2)]
}

/** How far letters of `chat.woff2` advance, in hundredths of their size. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,:-?!…'
const ADVANCES =
  '58 38 53 56 61 55 58 52 56 58 26 65 58 68 65 52 51 70 66 26 56 65 49 85 68 72 57 72 58 58 59 65 64 101 69 65 59 52 57 51 57 53 36 57 56 27 28 55 29 83 56 56 57 57 38 46 43 56 53 78 56 58 50 30 29 30 29 37 55 28 88'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 60), 0) / 100

/** Breaks a text into lines no longer than `measure`, in parts of its size. */
export function wrap(text: string, measure: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lengthOf(longer) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** “past” is smaller than the words of hour and minute. */
export const BETWEEN = 0.46

/** How large the space before a part is, beside the words of the time: hour and minute stand further apart than “oh two”. */
export const spaceBefore = (line: readonly Part[], index: number): number =>
  index === 0 ? 0 : line[index]!.tells && line[index - 1]!.tells ? 1.3 : 0.6

const longOf = (line: readonly Part[]): number =>
  line.reduce(
    (sum, { text, tells }, index) =>
      sum + lengthOf(text) * (tells ? 1 : BETWEEN) + lengthOf(' ') * spaceBefore(line, index),
    0,
  )

/**
 * On one line; on two that begin with the words of hour and minute; with “past” on a line of its own; or, for a narrow
 * stage, with long numbers parted at their hyphens.
 */
function linesOf(time: readonly Part[]): Part[][][] {
  const second = time.findLastIndex(({ tells }) => tells)
  const parted = time.flatMap((part) =>
    part.text.split(/(?<=-)/).map((text, piece) => [{ ...part, pattern: `${part.pattern}${piece}`, text }]),
  )
  return [[[...time]], [time.slice(0, second), time.slice(second)], time.map((part) => [part]), parted]
}

/** A line of the answer, set: how far below the top it stands. */
export interface Row {
  readonly kind: 'name' | 'talk' | 'time'
  readonly size: number
  readonly baseline: number
  readonly parts: readonly Part[]
}

export interface Setting {
  /** How large the words of hour and minute are. */
  readonly big: number
  readonly rows: readonly Row[]
  /** How high all of it is. */
  readonly tall: number
}

/** How far a row of each kind reaches above and below its line, in parts of its size. */
const REACH = { name: [0.72, 0.5], talk: [0.8, 0.32], time: [0.8, 0.2] } as const

/** How much larger the talk may become where the time leaves it room. */
const LOUDEST = 2.8

/** The largest setting of an answer in a box, with the name and the talk about it as large as is left, and a least size. */
export function settingOf(
  { name, before, time, after }: Answer,
  [width, height]: readonly [number, number],
  least: number,
): Setting {
  const set = (lines: readonly (readonly Part[])[], big: number, talk: number): Setting => {
    const said = (text: string) =>
      wrap(text, width / talk).map((line) => ({ kind: 'talk', size: talk, text: line }) as const)
    let tall = 0
    const rows = [
      { kind: 'name', size: Math.max(least * 0.8, talk * 0.6), text: name } as const,
      ...said(before),
      ...lines.map((parts) => ({ kind: 'time', size: big, parts }) as const),
      ...said(after),
    ].map((row): Row => {
      const parts = 'parts' in row ? row.parts : [{ pattern: '', text: row.text, tells: false }]
      const [above, below] = REACH[row.kind]
      const size = row.size * ('parts' in row && parts.every(({ tells }) => !tells) ? BETWEEN : 1)
      const baseline = tall + size * above
      tall = baseline + size * below
      return { kind: row.kind, size: row.size, baseline, parts }
    })
    return { big, rows, tall }
  }
  const tried = linesOf(time).map((lines) => {
    let big = width / Math.max(...lines.map(longOf))
    while (set(lines, big, least).tall > height) big *= 0.98
    return { lines, big }
  })
  // A third line has to be worth it: two are read at a glance.
  const { lines, big } = tried.reduce((most, each, index) =>
    each.big > most.big * (index > 1 ? 1.18 : 1) ? each : most,
  )
  let talk = Math.max(least, Math.min(least * LOUDEST, big * 0.62))
  const longest = Math.max(...`${before} ${after}`.split(' ').map(lengthOf))
  while (talk > least && (set(lines, big, talk).tall > height || longest * talk > width)) talk *= 0.98
  return set(lines, big, Math.max(talk, least))
}

/** How long a row is. */
export const rowLength = ({ kind, size, parts }: Row): number =>
  (kind === 'time' ? longOf(parts) : lengthOf(parts[0]!.text)) * size

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly margin: number
  readonly question: Box
  readonly bubble: Box
  readonly setting: Setting
  /** Between the words and the edges of the bubble. */
  readonly pad: readonly [number, number]
  readonly typing: Box
}

/** Where all stands at a size, and how the answer is set: from the lower edge up, as chats do. */
export function planOf(width: number, height: number, answer: Answer): Plan {
  const less = Math.min(width, height)
  const phone = height > width * 1.3
  const margin = less * (phone ? 0.055 : 0.042)
  const gap = less * (phone ? 0.045 : 0.026)
  const inner = width - margin * 2
  const line = less * (phone ? 0.135 : 0.1)
  const dots = less * (phone ? 0.145 : 0.1)
  const typing: Box = { left: margin, top: height - margin - dots, width: inner, height: dots }
  const pad = [less * (phone ? 0.06 : 0.055), less * (phone ? 0.065 : 0.045)] as const
  const bottom = typing.top - gap
  const room = bottom - margin - line - gap
  const setting = settingOf(answer, [inner - pad[0] * 2, room - pad[1] * 2], less * (phone ? 0.075 : 0.056))
  const high = setting.tall + pad[1] * 2
  const long = Math.max(...setting.rows.map(rowLength))
  const bubble: Box = {
    left: margin,
    top: bottom - high,
    width: Math.min(inner, long + pad[0] * 2),
    height: high,
  }
  return {
    margin,
    question: { left: margin, top: bubble.top - gap - line, width: inner, height: line },
    bubble,
    setting,
    pad,
    typing,
  }
}

/** The outline of a bubble whose lower left corner is drawn out into a tail. */
export function outlineOf(width: number, height: number, round: number, tail: number): string {
  const to = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const corner = `A${round} ${round} 0 0 1`
  const right = `M${round} 0H${width - round}${corner} ${width} ${round}V${height - round}${corner} ${width - round} ${height}`
  const far = to(tail * -0.85, height - tail * 0.02)
  return `${right}H${tail * 1.1}C${to(tail * 0.85, height)} ${to(tail * 0.62, height - tail * 0.08)} ${to(tail * 0.42, height - tail * 0.22)}C${to(tail * 0.1, height - tail * 0.04)} ${to(tail * -0.4, height + tail * 0.06)} ${far}C${to(tail * -0.3, height - tail * 0.24)} ${to(0, height - tail * 0.7)} ${to(0, height - tail * 1.4)}V${round}${corner} ${round} 0Z`
}
