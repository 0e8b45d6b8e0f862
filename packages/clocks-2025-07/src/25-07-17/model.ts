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
  const shown = wordsOf(hourCycle === 12 ? hour % 12 || 12 : hour)
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
  const full = (dot: number) => Math.min(1, Math.max(0, (second - dot * 20) / 20))
  return [full(0), full(1), full(2)]
}

/** How far letters of `chat.woff2` advance, in hundredths of their size. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,:-?!…'
const ADVANCES =
  '54 37 53 54 53 47 50 50 52 50 21 60 58 58 60 51 52 62 59 26 51 55 51 77 65 63 56 68 57 50 58 62 66 90 62 62 57 52 52 46 52 49 39 53 54 25 24 49 31 77 52 52 52 52 41 43 40 52 53 70 49 53 51 23 23 23 23 34 45 25 73'
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

/** “past” is smaller than the words of hour and minute, and so are the spaces between them. */
export const BETWEEN = 0.46

const SPACE = lengthOf(' ') * BETWEEN

const longOf = (line: readonly Part[]): number =>
  line.reduce((sum, { text, tells }) => sum + lengthOf(text) * (tells ? 1 : BETWEEN), 0) +
  SPACE * (line.length - 1)

/** On one line, on two that begin with the words of hour and minute, or with “past” on a line of its own. */
function linesOf(time: readonly Part[]): Part[][][] {
  const second = time.findLastIndex(({ tells }) => tells)
  return [[[...time]], [time.slice(0, second), time.slice(second)], time.map((part) => [part])]
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
const REACH = { name: [0.72, 0.42], talk: [0.86, 0.34], time: [0.86, 0.2] } as const

/** The largest setting of an answer in a box, with the talk about it in a given size and the name over it in another. */
export function settingOf(
  { name, before, time, after }: Answer,
  [width, height]: readonly [number, number],
  talk: number,
  named: number,
): Setting {
  const set = (lines: readonly (readonly Part[])[], big: number): Setting => {
    const said = (text: string) =>
      wrap(text, width / talk).map((line) => ({ kind: 'talk', size: talk, text: line }) as const)
    let tall = 0
    const rows = [
      ...(named > 0 ? [{ kind: 'name', size: named, text: name } as const] : []),
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
  const best = linesOf(time).map((lines) => {
    let big = width / Math.max(...lines.map(longOf))
    let setting = set(lines, big)
    while (setting.tall > height) {
      big *= 0.98
      setting = set(lines, big)
    }
    return setting
  })
  // A third line has to be worth it: two are read at a glance.
  return best.reduce((most, each, index) => (each.big > most.big * (index > 1 ? 1.18 : 1) ? each : most))
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  /** Whether the face is beside its words; otherwise it is below them. */
  readonly beside: boolean
  readonly margin: number
  /** The bar with the group's name, over the whole breadth; of no height on a very small stage. */
  readonly head: Box
  /** Over the bar on a telephone; of no height elsewhere. */
  readonly status: Box
  readonly question: Box
  readonly bubble: Box
  readonly setting: Setting
  /** Between the words and the edges of the bubble. */
  readonly pad: readonly [number, number]
  readonly face: Box
  readonly typing: Box
}

/** Where all stands at a size, and how the answer is set. */
export function planOf(width: number, height: number, answer: Answer): Plan {
  const less = Math.min(width, height)
  const beside = width > height * 1.2
  const phone = height > width * 1.3
  const margin = less * 0.035
  const gap = margin * 0.75
  const inner = width - margin * 2
  const statusHigh = phone ? less * 0.085 : 0
  const barHigh = less < 200 ? 0 : less * (phone ? 0.165 : 0.118)
  const head: Box = { left: 0, top: 0, width, height: statusHigh + barHigh }
  const status: Box = { left: margin, top: 0, width: inner, height: statusHigh }
  const line = less * (phone ? 0.135 : 0.094)
  const asked: Box = { left: margin, top: head.height + margin, width: inner, height: line }
  const dots = less * (phone ? 0.16 : 0.108)
  const typed: Box = { left: margin, top: height - margin - dots, width: inner, height: dots }
  const pad = [less * (phone ? 0.06 : 0.05), less * (phone ? 0.045 : 0.036)] as const
  const named = less < 200 ? 0 : less * (phone ? 0.056 : 0.042)
  const talk = less * (phone ? 0.075 : 0.054)
  const set = (wide: number, high: number) =>
    settingOf(answer, [wide - pad[0] * 2, high - pad[1] * 2], talk, named)
  const first = asked.top + line + gap
  const shared = { beside, margin, head, status, pad }
  if (beside) {
    const bottom = typed.top - gap
    const side = Math.min(width * 0.36, bottom - head.height - margin)
    const left = margin + side + margin * 0.9
    const bubble: Box = { left, top: first, width: width - margin - left, height: bottom - first }
    const face: Box = { left: margin, top: bottom - side, width: side, height: side }
    return {
      ...shared,
      question: asked,
      bubble,
      setting: set(bubble.width, bubble.height),
      face,
      typing: typed,
    }
  }
  // On a telephone the face stands above what is typed next, on a square stage beside it.
  const bottom = phone ? typed.top - gap : height - margin
  const most = (bottom - first) * 0.6
  const setting = set(inner, most)
  const high = setting.tall + pad[1] * 2
  const tail = margin * 1.6
  const side = Math.min(width * 0.8, bottom - first - high - tail)
  // What is left over is above all that was said.
  const top = bottom - side - tail - high
  const face: Box = { left: margin, top: bottom - side, width: side, height: side }
  const right = margin + side + gap
  return {
    ...shared,
    question: { ...asked, top: top - gap - line },
    bubble: { left: margin, top, width: inner, height: high },
    setting,
    face,
    typing: phone ? typed : { ...typed, left: right, width: width - margin - right },
  }
}

/**
 * The outline of a bubble whose corner is drawn out into a tail: at its lower left to the side, or down from its lower
 * edge at `at`.
 */
export function outlineOf(width: number, height: number, round: number, tail: number, at?: number): string {
  const to = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const corner = `A${round} ${round} 0 0 1`
  const right = `M${round} 0H${width - round}${corner} ${width} ${round}V${height - round}${corner} ${width - round} ${height}`
  const [far, low] = [tail * -0.85, height - tail * 0.02]
  const drawn =
    at === undefined
      ? `H${tail * 1.1}C${to(tail * 0.85, height)} ${to(tail * 0.62, height - tail * 0.08)} ${to(tail * 0.42, height - tail * 0.22)}C${to(tail * 0.1, height - tail * 0.04)} ${to(tail * -0.4, height + tail * 0.06)} ${to(far, low)}C${to(tail * -0.3, height - tail * 0.24)} ${to(0, height - tail * 0.7)} ${to(0, height - tail * 1.4)}`
      : `H${at + tail * 0.9}C${to(at + tail * 0.8, height + tail * 0.6)} ${to(at + tail * 0.3, height + tail)} ${to(at - tail * 0.4, height + tail * 1.15)}C${to(at - tail * 0.1, height + tail * 0.8)} ${to(at - tail * 0.05, height + tail * 0.4)} ${to(at - tail * 0.1, height)}H${round}${corner} 0 ${height - round}`
  return `${right}${drawn}V${round}${corner} ${round} 0Z`
}
