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

export interface Answer {
  readonly name: string
  readonly before: string
  readonly time: string
  readonly after: string
}

/** What is said at a time, by whoever answers in that minute. */
export function answerAt(hour: number, minute: number, hourCycle: 12 | 24): Answer {
  const { name, before, time, after } = VOICES[minute]!
  const shown = hourCycle === 12 ? hour % 12 || 12 : hour
  const past = minute === 0 ? 'o’clock' : minute < 10 ? `oh ${wordsOf(minute)}` : wordsOf(minute)
  const said = time
    .replace('#', `${shown}:${String(minute).padStart(2, '0')}`)
    .replace('@', `${wordsOf(shown)} ${past}`)
    .replace(/\bh\b/, String(shown))
    .replace(/\bw\b/, wordsOf(shown))
  return { name, before, time: said, after }
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
  '70 47 70 70 70 63 70 70 70 70 35 78 63 62 72 68 59 82 72 56 65 69 54 105 80 75 64 78 76 58 63 69 71 100 67 63 65 70 64 54 71 61 42 66 68 31 30 68 36 93 68 66 61 64 56 54 50 66 63 92 59 62 63 28 33 32 32 53 54 31 92'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 70), 0) / 100

/** Breaks a text into lines no longer than `measure`, in parts of its size; none where a word is longer. */
export function wrap(text: string, measure: number): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    if (lengthOf(word) > measure) return undefined
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lengthOf(longer) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export interface Setting {
  readonly big: number
  readonly small: number
  readonly before: readonly string[]
  readonly time: readonly string[]
  readonly after: readonly string[]
  /** How high all of it is. */
  readonly tall: number
}

const BIG_LEADING = 1.06
const SMALL_LEADING = 1.14

/** How broad all that is set is. */
export const broadOf = ({ before, time, after, big, small }: Setting): number =>
  Math.max(
    ...time.map((line) => lengthOf(line) * big),
    ...[...before, ...after].map((line) => lengthOf(line) * small),
  )

/** The largest setting of an answer in a box: the time as broad as it, the talk about it smaller. */
export function settingOf({ before, time, after }: Answer, width: number, height: number): Setting {
  let best: Setting | undefined
  let most = -1
  const sizes = [(width / lengthOf(time)) * 0.999]
  for (let big = Math.min(height, width); big > 6; big *= 0.95) sizes.push(big)
  for (const big of sizes)
    for (const ratio of [0.36, 0.31, 0.26, 0.22, 0.19]) {
      const small = big * ratio
      const set = {
        big,
        small,
        before: wrap(before, width / small),
        time: wrap(time, width / big),
        after: wrap(after, width / small),
      }
      if (!set.before || !set.time || !set.after) continue
      const tall =
        set.time.length * big * BIG_LEADING + (set.before.length + set.after.length) * small * SMALL_LEADING
      const long = Math.max(0, ...[...set.before, ...set.after].map((line) => lengthOf(line) * small))
      const slack = Math.max(0, long - Math.max(...set.time.map((line) => lengthOf(line) * big)))
      const worth = big * 1.5 + small - (set.time.length - 1) * big * 0.15 - slack * 0.12
      if (tall > height || worth <= most) continue
      most = worth
      best = { big, small, before: set.before, time: set.time, after: set.after, tall }
    }
  return best ?? { big: 8, small: 6, before: [], time: [time], after: [], tall: 8 }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  /** The bar with the group's name, over the whole breadth. */
  readonly head: Box
  /** Where the group's name is in it. */
  readonly group: Box
  readonly status: Box
  readonly face: Box
  /** The most that an answer can take; it stands on the lower edge. */
  readonly bubble: Box
  readonly typing: Box
  readonly question: Box
  /** What was said before, cut off by the bar above. */
  readonly older: Box
  /** The face covers the left edge of the bubble, or the lower one. */
  readonly covers: 'left' | 'bottom'
  /** Whether the next face is above its dots. */
  readonly stacked: boolean
  readonly margin: number
  /** How large the name over an answer is. */
  readonly named: number
  /** In the bubble: above, right, below and left of the words. */
  readonly pad: readonly [number, number, number, number]
}

/** The bar above: one row, or on an upright stage two. On a very small one there is only what the telephone has to say. */
function headOf(width: number, less: number, margin: number, tall: boolean) {
  const high = Math.max(8, less * 0.046)
  const inner = width - margin * 2
  if (less < 200) {
    const head: Box = { left: 0, top: 0, width, height: high * 1.7 }
    const status: Box = { left: margin, top: high * 0.35, width: inner, height: high }
    return { head, status, group: { ...status, height: 0 } }
  }
  const row = less * (tall ? 0.13 : 0.092)
  const gap = less * (tall ? 0.03 : 0.02)
  const over = tall ? gap * 0.8 + high : 0
  const head: Box = { left: 0, top: 0, width, height: over + gap * (tall ? 1.6 : 2) + row }
  const group: Box = {
    left: margin,
    top: over + gap * (tall ? 0.8 : 1),
    width: inner * (tall ? 1 : 0.75),
    height: row,
  }
  const status: Box = tall
    ? { left: margin, top: gap * 0.8, width: inner, height: high }
    : { left: margin + inner * 0.75, top: (head.height - high) / 2, width: inner * 0.25, height: high }
  return { head, status, group }
}

/** Where all stands. The face is beside its words, which it overlaps a little, or on an upright stage below them. */
export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const margin = Math.max(5, less * 0.032)
  const inner = width - margin * 2
  const tall = height > width * 1.3
  const heads = headOf(width, less, margin, tall)
  const high = less * (tall ? 0.135 : 0.094)
  const top = heads.head.height
  const last = height - margin
  const pad = less * 0.045
  const first = top + high + margin * 2
  const named = less < 200 ? 0 : less * (tall ? 0.056 : 0.043)
  const over = named * 1.3 + pad * 0.62
  const shared = {
    ...heads,
    margin,
    named,
    question: { left: margin, top, width: inner, height: high },
    older: { left: margin, top, width: inner, height: high },
  }
  if (width > height * 0.9) {
    const typing: Box = { left: margin, top: last - less * 0.12, width: inner, height: less * 0.12 }
    const bottom = typing.top - margin * 0.9
    const side = Math.min(bottom - top - margin * 0.5, width * 0.36, height * 0.6)
    const left = margin * 0.6 + side - pad * 0.7
    return {
      ...shared,
      face: { left: margin * 0.6, top: bottom - side, width: side, height: side },
      bubble: { left, top: first, width: width - margin - left, height: bottom - first },
      typing,
      covers: 'left',
      stacked: false,
      pad: [over, pad * 1.1, pad * 0.75, pad * 1.5],
    }
  }
  const side = Math.min(width * 0.62, height * (tall ? 0.33 : 0.31))
  const bottom = last - side - pad * 0.2
  const left = margin * 2 + side
  const rest = width - margin - left
  const stacked = rest < less * 0.45
  const dots = stacked ? rest / 2.2 : Math.min(less * 0.15, rest / 3.8)
  return {
    ...shared,
    face: { left: margin, top: last - side, width: side, height: side },
    bubble: { left: margin, top: first, width: inner, height: bottom - first },
    typing: { left, top: last - dots, width: rest, height: dots },
    covers: 'bottom',
    stacked,
    pad: [over, pad * 1.2, pad * 0.9, pad * 1.2],
  }
}

/** The words’ room in a bubble. */
export const roomOf = ({ bubble, pad }: Plan): readonly [number, number] => [
  bubble.width - pad[1] - pad[3],
  bubble.height - pad[0] - pad[2],
]

/** The bubble is as large as what is said in it; the question is above that, and above the question what was before. */
export function fitted(plan: Plan, setting: Setting): Plan {
  const { pad, margin } = plan
  const high = setting.tall + pad[0] + pad[2]
  const top = plan.bubble.top + plan.bubble.height - high
  // No narrower than the name over it may need.
  const needed = Math.min(plan.bubble.width, Math.max(broadOf(setting), plan.named * 9) + pad[1] + pad[3])
  // A face beside a short answer is larger.
  const { face } = plan
  const more = plan.covers === 'left' ? Math.min(plan.bubble.width - needed, face.width * 0.14) : 0
  // One that nearly reaches the edge does.
  const left = plan.bubble.width - more
  const wide = needed > left * 0.84 ? left : needed
  const question = { ...plan.question, top: top - margin * 0.7 - plan.question.height }
  return {
    ...plan,
    face: { left: face.left, top: face.top - more, width: face.width + more, height: face.height + more },
    bubble: { left: plan.bubble.left + more, top, height: high, width: wide },
    question,
    older: { ...plan.older, height: Math.max(0, question.top - margin * 0.5 - plan.older.top) },
  }
}

export interface Said {
  /** Whose minute it was. */
  readonly minute: number
  readonly question: string
  readonly answer: string
}

/** What was asked and answered in the minutes before, the last of them first. */
export const olderAt = (hour: number, minute: number, hourCycle: 12 | 24, count: number): Said[] =>
  Array.from({ length: count }, (_, index) => {
    const ago = (hour * 60 + minute - index - 1 + 1440) % 1440
    const [then, past] = [Math.floor(ago / 60), ago % 60]
    const { before, time, after } = answerAt(then, past, hourCycle)
    return { minute: past, question: questionAt(then, past), answer: `${before} ${time} ${after}`.trim() }
  })
