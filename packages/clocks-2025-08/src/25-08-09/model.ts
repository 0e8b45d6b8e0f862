import { createRandom } from '@found-time/clock-runtime'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** A number below sixty in words. */
export function wordOf(count: number): string {
  if (count < 20) return ONES[count]!
  const rest = count % 10
  return TENS[Math.floor(count / 10)]! + (rest ? `-${ONES[rest]}` : '')
}

export type Face = 'sturdy' | 'round' | 'serif' | 'mono'

/** How far each typeface's letters advance, a to z and the hyphen, in thousandths of its size. */
const ADVANCES: Record<Face, readonly number[]> = {
  sturdy: [
    595, 648, 571, 649, 587, 408, 607, 643, 286, 288, 605, 283, 963, 643, 612, 648, 649, 446, 549, 406, 634,
    585, 881, 587, 608, 537, 359,
  ],
  round: [
    517, 520, 424, 565, 486, 375, 516, 501, 273, 271, 531, 272, 788, 551, 513, 555, 511, 396, 450, 368, 544,
    521, 752, 557, 537, 454, 525,
  ],
  serif: [
    518, 581, 494, 574, 507, 343, 531, 580, 280, 281, 582, 286, 871, 578, 545, 578, 565, 441, 436, 361, 567,
    530, 781, 568, 536, 465, 332,
  ],
  mono: Array.from({ length: 27 }, () => 612),
}

/** How long a word is, in parts of its size. */
export const lengthOf = (word: string, face: Face): number =>
  [...word].reduce((sum, letter) => sum + ADVANCES[face]['abcdefghijklmnopqrstuvwxyz-'.indexOf(letter)]!, 0) /
  1000

/** A word as large as a box takes it, in one line or broken after its hyphen. */
export function fitWord(word: string, face: Face, width: number, height: number) {
  const at = word.indexOf('-') + 1
  const ways = at ? [[word], [word.slice(0, at), word.slice(at)]] : [[word]]
  return ways
    .map((lines) => ({
      lines,
      size: Math.min(
        width / Math.max(...lines.map((line) => lengthOf(line, face))),
        height / (lines.length * 0.86 + 0.14),
      ),
    }))
    .reduce((best, way) => (way.size > best.size ? way : best))
}

export interface Design {
  readonly face: Face
  readonly title: string
  /** What its two buttons say before the numbers. */
  readonly verbs: readonly [string, string]
}

export const DESIGNS: readonly Design[] = [
  { face: 'sturdy', title: 'We value your privacy', verbs: ['Accept', 'Reject'] },
  { face: 'round', title: 'Your choices matter', verbs: ['Yes to', 'No to'] },
  { face: 'serif', title: 'A note on biscuits', verbs: ['Consent to', 'Object to'] },
  { face: 'mono', title: 'Cookie settings', verbs: ['Allow', 'Deny'] },
  { face: 'sturdy', title: 'Before you continue', verbs: ['Accept', 'Refuse'] },
  { face: 'round', title: 'One more thing', verbs: ['Agree to', 'Decline'] },
]

/** Which of the designs a minute's banner has. */
export const designAt = (hour: number, minute: number): number => (hour + minute) % DESIGNS.length

/**
 * The banners of an hour that are under the newest, the oldest first. Four after one another peep out at four sides.
 * @returns For each its minute, and its place in hundredths of the stage.
 */
export function pileAt(hour: number, minute: number, seed: number | string) {
  return Array.from({ length: minute }, (_, index) => {
    const { between } = createRandom(seed, hour, index)
    const out = between(-0.5, 4.5)
    const width = between(50, 66)
    const height = between(44, 62)
    const along = between(0, 1)
    const side = index % 4
    const left = side === 1 ? 100 - out - width : side === 3 ? out : 1 + along * (98 - width)
    const top = side === 0 ? out : side === 2 ? 100 - out - height : 1 + along * (98 - height)
    return { minute: index, left, top, width, height }
  })
}

/** Where everything of the newest banner is on a stage, in whole pixels of it. */
export function layoutOf(width: number, height: number) {
  const less = Math.min(width, height)
  const wide = width > height * 1.2
  const edge = Math.round(less * (less < 200 ? 0.055 : 0.078))
  const card = { left: edge, top: edge, width: width - edge * 2, height: height - edge * 2 }
  const frame = Math.round(less * 0.026)
  const pad = Math.round(less * 0.036)
  const inner = card.width - (frame + pad) * 2
  const rows = card.height - (frame + pad) * 2
  const bar = less < 200 ? 0 : Math.round(less * 0.062)
  const gap = Math.round(less * 0.032)
  const buttons = Math.round((rows - bar) * (wide ? 0.6 : 0.7))
  const text = rows - bar - buttons - gap
  const button = wide
    ? { width: Math.floor((inner - gap) / 2), height: buttons }
    : { width: inner, height: Math.floor((buttons - gap) / 2) }
  const cookie = Math.round(Math.min(less * 0.25, text * 1.25))
  return { wide, card, frame, pad, inner, bar, gap, text, button, cookie }
}

/** How broad a letter of a sentence is on average, in parts of its size. */
const AVERAGE: Record<Face, number> = { sturdy: 0.61, round: 0.49, serif: 0.51, mono: 0.66 }

/** How large a text of so many letters can be in a box, with room for its broken lines. */
export const textSize = (letters: number, face: Face, width: number, height: number): number =>
  Math.min(Math.sqrt((width * height) / (letters * AVERAGE[face] * 1.06)) * 0.88, height * 0.42)

/**
 * How large the verbs and the words of both buttons are: the verb above its word, or before it where that is larger.
 * @param words - What follows the verbs.
 */
export function buttonsOf({ face, verbs }: Design, words: readonly string[], width: number, height: number) {
  const above = Math.min(height * 0.2, width * 0.125)
  const column = words.map((word) => fitWord(word, face, width * 0.9, height * 0.96 - above * 1.25))
  const before = Math.min(height * 0.25, width * 0.07)
  const row = words.map((word, index) => {
    const left = width * 0.87 - before * verbs[index]!.length * 0.6
    return { lines: [word], size: Math.min(left / lengthOf(word, face), height * 0.9) }
  })
  const least = (sizes: readonly { size: number }[]) => Math.min(...sizes.map(({ size }) => size))
  return least(row) > least(column)
    ? { inRow: true, verb: before, words: row }
    : { inRow: false, verb: above, words: column }
}

/** The pointer cannot decide: on the first button in even seconds, on the second in odd ones; at the last it gives in. */
export const choiceAt = (second: number): 0 | 1 => (second >= 58 || second < 0 || second % 2 === 0 ? 0 : 1)

/** Where on a button it stops, in parts of the button. */
export const spotAt = (second: number): readonly [number, number] => {
  const at = (second + 60) % 60
  return [0.8 + ((at * 7) % 11) * 0.012, 0.87 + ((at * 5) % 7) * 0.014]
}
