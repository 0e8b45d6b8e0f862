import { BESIDE, type Entry, HOUR_USES, KNOWN, MINUTE_USES } from './words'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** A number from `0` to `59` as a headword. */
export function wordOf(number: number): string {
  if (number < 20) return ONES[number]!
  const ten = TENS[Math.floor(number / 10)]!
  return number % 10 ? `${ten}-${ONES[number % 10]}` : ten
}

/** What a number is, reckoned from another; above twenty from its ten. */
export function glossOf(number: number): string {
  if (number === 0) return 'the number that changes nothing when it is added; one less than one'
  if (number === 1) return 'the smallest number that can be seen; half of two'
  if (number < 20) return `one more than ${wordOf(number - 1)}`
  const ten = number % 10 ? number - (number % 10) : number - 10
  return `${wordOf(number - ten)} more than ${wordOf(ten)}`
}

/** A redacted entry and its neighbours on the page. */
export interface Redacted {
  readonly word: string
  readonly gloss: string
  readonly known: string
  /** What stands before the word in its example, and after it. */
  readonly use: readonly [string, string]
  readonly before: Entry
  readonly after: Entry
}

function entryOf(number: number, use: string): Redacted {
  const word = wordOf(number)
  const gloss = glossOf(number)
  const stem = word.split('-')[0]!
  // “Seventeen” stands by “seven”, and “eighteen” by “eight”.
  const [before, after] =
    BESIDE[stem] ?? BESIDE[stem.replace(/t?een$/, '')] ?? BESIDE[stem.replace('een', '')]!
  const [first = '', last = ''] = use.split('–')
  return { word, gloss, known: KNOWN[number]!, use: [first, last], before, after }
}

/** The entries of a time: of its hour, `0` to `23`, and of its minute. */
export const entriesAt = (hour: number, minute: number) => ({
  hour: entryOf(hour, HOUR_USES[hour % HOUR_USES.length]!),
  minute: entryOf(minute, MINUTE_USES[minute % MINUTE_USES.length]!),
})

/** The letter of a word that is laid bare in a second; each second another. */
export const bareAt = (word: string, second: number): number => second % word.length

/** How large a headword is, in parts of the text's size: a short one is larger, and a long one fills its column. */
export const scaleOf = (word: string): number => Math.min(4.6, Number((25.6 / word.length).toFixed(2)))
