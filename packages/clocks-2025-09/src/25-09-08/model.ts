/**
 * What rhymes with what is said of a time; where a word is parted from its rhyme there is a bar. All were looked up in
 * the CMU Pronouncing Dictionary, which is in the public domain (cmu-pronouncing-dictionary 3.0.0, npm): from the vowel
 * that is stressed on, they sound alike. Its second pronunciations are taken of twenty and of thirty. "teen", "thir" and
 * "fif" are parts of the numbers from thirteen to nineteen; what rhymes with the morning, rhymes with "morn".
 */
export const RHYMES = {
  one: 'b|un n|un p|un f|un r|un',
  two: 'z|oo m|oo gn|u b|oo sh|oe g|oo',
  three: 'b|ee kn|ee tr|ee gl|ee fr|ee',
  four: 'sn|ore b|ore g|ore ch|ore s|ore',
  five: 'h|ive j|ive d|ive Cl|ive',
  six: 'br|icks ch|icks tr|icks l|icks st|icks',
  seven: 'h|eaven l|eaven',
  eight: 'pl|ate d|ate sk|ate g|ate cr|ate',
  nine: 'sw|ine w|ine p|ine sp|ine br|ine',
  ten: 'h|en p|en wr|en d|en z|en',
  eleven: 'K|evan B|evan D|evon',
  twelve: 'sh|elve d|elve',
  teen: 'qu|een gr|een scr|een pr|een k|een',
  thir: 'f|ur sp|ur bl|ur sl|ur',
  fif: 'wh|iff sn|iff st|iff sk|iff',
  twenty: 'p|enny J|enny K|enny B|enny',
  thirty: 'd|irty G|ertie B|ertie',
  forty: 'sh|orty sp|orty M|orty',
  fifty: 'n|ifty thr|ifty sh|ifty',
  past: 'f|ast bl|ast m|ast c|ast v|ast',
  'o’clock': 'o’s|ock o’fr|ock o’r|ock o’kn|ock',
  morning: 'h|orn c|orn th|orn sc|orn',
  afternoon: 'sp|oon m|oon l|oon bab|oon g|oon',
  night: 'br|ight fr|ight f|ight t|ight',
} as const

export type Said = keyof typeof RHYMES

/** A word, and where its rhyme begins. */
export interface Rhyme {
  readonly onset: string
  readonly rime: string
}

/** All that rhymes with a word. */
export const rhymesOf = (said: Said): Rhyme[] =>
  RHYMES[said].split(' ').map((word) => {
    const [onset = '', rime = ''] = word.split('|')
    return { onset, rime }
  })

const ONES = 'twelve one two three four five six seven eight nine ten eleven twelve'.split(' ') as Said[]
const TENS = ['twelve', 'ten', 'twenty', 'thirty', 'forty', 'fifty'] as Said[]
const TEENS = ['thir', 'four', 'fif', 'six', 'seven', 'eight', 'nine'] as Said[]

/** A number from one to fifty-nine in the words, or parts of a word, that are rhymed. */
function partsOf(count: number): Said[] {
  if (count <= 12) return [ONES[count]!]
  if (count < 20) return [TEENS[count - 13]!, 'teen']
  const tens = TENS[Math.floor(count / 10)]!
  return count % 10 ? [tens, ONES[count % 10]!] : [tens]
}

/** When an hour is: the night begins at six in the evening and ends at three, so that none is said twice a day. */
export const partOfDay = (hour: number): 'morning' | 'afternoon' | 'night' =>
  hour < 3 || hour >= 18 ? 'night' : hour < 12 ? 'morning' : 'afternoon'

/**
 * What there is to rhyme with, in the order in which it is said.
 * @example saidAt(15, 42) // ['forty', 'two', 'past', 'three', 'afternoon']
 */
export function saidAt(hour: number, minute: number): Said[] {
  const name = ONES[hour % 12]!
  return minute === 0
    ? [name, 'o’clock', partOfDay(hour)]
    : [...partsOf(minute), 'past', name, partOfDay(hour)]
}

const TEEN_NAMES = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')

/**
 * The time as it is said, in two lines.
 * @example answerAt(15, 42) // ['forty-two past three', 'in the afternoon']
 */
export function answerAt(hour: number, minute: number): [string, string] {
  const name = ONES[hour % 12]!
  const part = partOfDay(hour)
  const minutes = minute > 12 && minute < 20 ? TEEN_NAMES[minute - 13]! : partsOf(minute).join('-')
  return [
    minute === 0 ? `${name} o’clock` : `${minutes} past ${name}`,
    part === 'night' ? 'at night' : `in the ${part}`,
  ]
}

/**
 * Which rhyme stands for each word at a second: one word after the other takes another.
 * @returns The rhymes, and which word has just changed.
 */
export function rhymesAt(hour: number, minute: number, second: number) {
  const said = saidAt(hour, minute)
  const changed = second % said.length
  const words = said.map((word, index) => {
    const all = rhymesOf(word)
    const turns = Math.floor((second - index + said.length) / said.length)
    return all[(hour * 7 + minute * 3 + index + turns) % all.length]!
  })
  return { words, changed }
}

/** Where the words are: two columns of cells, or one where the stage is upright; the answer has what is left. */
export function planOf(width: number, height: number, words: number) {
  const tall = height > width * 1.15
  const columns = tall ? 1 : 2
  const pad = Math.min(width, height) * 0.05
  const answer = tall ? Math.max(30, height * 0.1) : 0
  const rows = tall ? words : Math.ceil((words + 1) / 2)
  const high = (height - pad * 1.4 - answer) / rows
  return { tall, columns, rows, pad, high }
}

/** How far the letters of `type.woff2` advance, in thousandths of their size. */
const LETTERS = ' -ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’'
const ADVANCES =
  '143 282 454 443 440 450 397 382 455 459 203 300 419 374 599 442 468 428 471 441 416 392 460 440 666 433 418 371 396 425 391 425 395 267 417 416 193 193 385 193 610 416 414 425 425 288 367 286 412 400 581 371 383 340 166'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 400), 0) / 1000
