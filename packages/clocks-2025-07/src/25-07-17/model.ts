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
    for (const ratio of [0.5, 0.42, 0.34, 0.28, 0.22, 0.19]) {
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
  readonly status: Box
  readonly face: Box
  /** The most that an answer can take; it stands on the lower edge. */
  readonly bubble: Box
  readonly typing: Box
  readonly question: Box
  /** What was said before, cut off by the status above. */
  readonly older: Box
  /** The face covers the left edge of the bubble, or the lower one. */
  readonly covers: 'left' | 'bottom'
  /** Whether the next face is above its dots. */
  readonly stacked: boolean
  readonly margin: number
  /** In the bubble: above, right, below and left of the words. */
  readonly pad: readonly [number, number, number, number]
}

/** Where all stands. A broad stage has the face beside its words, any other below them; each overlaps them a little. */
export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const margin = Math.max(6, less * 0.035)
  const inner = width - margin * 2
  const status: Box = { left: margin, top: margin * 0.6, width: inner, height: Math.max(9, less * 0.052) }
  const tall = height > width * 1.3
  const high = less * (tall ? 0.16 : 0.11)
  const top = status.top + status.height + margin * 0.6
  const last = height - margin
  const pad = less * 0.045
  const first = top + high * 1.5 + margin
  const shared = { status, margin, question: { ...status, height: high }, older: { ...status, top } }
  if (width > height * 1.15) {
    const typing: Box = { left: margin, top: last - less * 0.15, width: inner, height: less * 0.15 }
    const bottom = typing.top - margin * 0.8
    const side = Math.min(bottom - top, width * 0.34, height * 0.56)
    const left = margin * 0.6 + side - pad * 2.2
    return {
      ...shared,
      face: { left: margin * 0.6, top: bottom - side, width: side, height: side },
      bubble: { left, top: first, width: width - margin - left, height: bottom - first },
      typing,
      covers: 'left',
      stacked: false,
      pad: [pad * 0.75, pad, pad * 0.75, pad * 2.8],
    }
  }
  const side = Math.min(width * 0.58, height * (tall ? 0.31 : 0.29))
  const bottom = last - side + pad * 1.5
  const left = margin * 2 + side
  const rest = width - margin - left
  const stacked = rest < less * 0.45
  const dots = stacked ? rest / 2.6 : Math.min(less * 0.17, rest / 3.8)
  return {
    ...shared,
    face: { left: margin, top: last - side, width: side, height: side },
    bubble: { left: margin, top: first, width: inner, height: bottom - first },
    typing: { left, top: last - dots, width: rest, height: dots },
    covers: 'bottom',
    stacked,
    pad: [pad * 0.75, pad, pad * 1.7, pad],
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
  const wide = broadOf(setting) + pad[1] + pad[3]
  // A face beside a short answer is larger.
  const { face } = plan
  const more = plan.covers === 'left' ? Math.min(plan.bubble.width - wide, face.width * 0.17) : 0
  const question = { ...plan.question, top: top - margin * 0.7 - plan.question.height }
  return {
    ...plan,
    face: { left: face.left, top: face.top - more, width: face.width + more, height: face.height + more },
    bubble: { left: plan.bubble.left + more, top, height: high, width: wide },
    question,
    older: { ...plan.older, height: Math.max(0, question.top - margin * 0.6 - plan.older.top) },
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
