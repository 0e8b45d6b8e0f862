import { advanceOf, type Hand } from './hands'
import { LANGUAGES, type Language } from './languages'

/**
 * What a time looks like: a name tag on which somebody has written the hour and the minute as their name, in the words
 * of another language each minute, with the English printed below. Checked against CLDR 48.2.0 (`rbnf/fi.json`,
 * `da.json`, `fr.json`, `el.json`, `ja.json`): 42 is neljäkymmentäkaksi, toogfyrre, quarante-deux, σαράντα δύο, 四十二.
 */
export const languageAt = (hour: number, minute: number): Language =>
  // Seven on from minute to minute, so that neighbours in the list, which are neighbours in Europe, do not meet.
  LANGUAGES[((hour * 60 + minute) * 7) % LANGUAGES.length]!

/** A number in words, `0` to `59`, with a tilde wherever the word may be broken. */
export function brokenWord({ words, joined, others }: Language, number: number): string {
  const known = words.split(',')
  if (number < 20) return known[number]!
  const ten = known[18 + Math.floor(number / 10)]!
  if (number % 10 === 0) return ten
  return others[number] ?? joined.replace('{t}', ten).replace('{u}', known[number % 10]!)
}

export const wordOf = (language: Language, number: number): string =>
  brokenWord(language, number).replaceAll('~', '')

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** What is printed below. */
export function gloss(number: number): string {
  const ten = TENS[Math.floor(number / 10)]!
  return number < 20 ? ENGLISH[number]! : ten + (number % 10 ? `-${ENGLISH[number % 10]}` : '')
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A word in so many lines, the longest as short as can be; as it is where it has too few places to break. */
export function linesOf(word: string, count: number, hand: Hand): string[] {
  const places = [...word].flatMap((letter, index) => (' ~-'.includes(letter) ? [index] : []))
  if (count === 1 || places.length === 0) return [word.replaceAll('~', '')]
  const ways = places.map((place) => {
    const hyphen = word[place] === ' ' || hand === 'thai' || hand === 'kanji' ? '' : '-'
    return [
      word.slice(0, place).replaceAll('~', '') + hyphen,
      ...linesOf(word.slice(place + 1), count - 1, hand),
    ]
  })
  return ways.reduce((best, way) => (longest(way, hand) < longest(best, hand) ? way : best))
}

const longest = (lines: readonly string[], hand: Hand) =>
  Math.max(...lines.map((line) => advanceOf(line, hand)))

export interface Text {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}
export interface Plan {
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly greeting: readonly Text[]
  readonly name: readonly Text[]
  readonly glosses: readonly Text[]
  readonly foot: Text
  /** Where the seconds end, at the right. */
  readonly seconds: Text
}

/** How far a hand reaches above and below its line, how far its lines are apart, in parts of its size. */
const REACH: Record<Hand, readonly [above: number, below: number, line: number]> = {
  latin: [0.84, 0.34, 0.98],
  cyrillic: [0.82, 0.25, 0.98],
  kanji: [0.84, 0.1, 1.02],
  hebrew: [0.68, 0.14, 0.86],
  thai: [1.1, 0.36, 1.3],
}
const CAP = 0.686

/** Sets the tag: the name as large as its field allows, in one row where the words are short. */
export function planOf(hour: number, minute: number, width: number, height: number): Plan {
  const { hand, ...language } = languageAt(hour, minute)
  const upright = height > width
  const edge = Math.min(width, height) * 0.03
  const inset = edge * 1.1
  const small = Math.min(height * 0.06, width * 0.09)
  const measure = width - edge * 2 - inset * 2

  const hello = upright
    ? (width - edge * 2) / (advanceOf('HELLO', 'print') - 0.12)
    : Math.min(height * 0.25, width * 0.155)
  const base = edge * 1.35 + hello * CAP
  const phrase = upright
    ? hello * 0.5
    : Math.min(
        hello * 0.72,
        (width - edge * 3 - hello * advanceOf('HELLO', 'print')) / advanceOf('my name is', 'print'),
      )
  const second = upright ? base + phrase * 1.12 : base
  const greeting = [
    { text: 'HELLO', x: edge - hello * 0.06, y: base, size: hello },
    {
      text: 'my name is',
      x: upright ? edge - phrase * 0.03 : width - edge - advanceOf('my name is', 'print') * phrase,
      y: second,
      size: phrase,
    },
  ]
  const top = second + (upright ? phrase * 0.22 : 0) + edge * 1.25
  const low = height - edge * 1.7 - small
  const field = { x: edge, y: top, width: width - edge * 2, height: low - top }

  const words = [hour, minute].map((number) => capital(brokenWord({ hand, ...language }, number)))
  const [above, shallow, apart] = REACH[hand]
  const deep = upright && hand === 'latin' && /[gjpqy]/.test(words.join(''))
  const below = deep ? 0.56 : shallow
  const room = field.height - inset * 1.6
  const gap = small * 0.95
  const space = 0.34
  const row = words.map((word) => word.replaceAll('~', ''))
  const rowLong = row.reduce((sum, word) => sum + advanceOf(word, hand), space)
  let best = {
    size: Math.min(measure / rowLong, (room - small - gap) / (above + below)),
    stack: undefined as string[][] | undefined,
  }
  // In a stack the English stands below each word, or, where the tag is broad, at the other end of its line.
  const glossed = [gloss(hour), gloss(minute)]
  const printed = glossed.map((word) => advanceOf(word, 'print') * small)
  const share = upright ? small * 1.72 + gap * 2 : gap * 0.5
  for (const first of [1, 2, 3])
    for (const last of [1, 2, 3]) {
      const stack = [linesOf(words[0]!, first, hand), linesOf(words[1]!, last, hand)]
      const high = 2 * (above + below) + apart * (stack[0]!.length + stack[1]!.length - 2)
      const sizes = stack.flatMap((lines, index) =>
        lines.map(
          (line, at) =>
            (measure - (!upright && at === lines.length - 1 ? printed[index]! + small : 0)) /
            advanceOf(line, hand),
        ),
      )
      const size = Math.min(...sizes, (room - share) / high)
      // Breaking a word has to pay.
      const better = 1.02 + (first + last - (best.stack?.flat().length ?? 2)) * (upright ? 0.03 : 0.13)
      if (size > best.size * better) best = { size, stack }
    }
  const { stack } = best
  const size = best.size
  const left = field.x + inset
  const right = hand === 'hebrew'
  const at = (text: string, face: Hand | 'print', type: number) =>
    right ? width - left - advanceOf(text, face) * type : left
  const name: Text[] = []
  const glosses: Text[] = []
  if (stack) {
    // A short word is written larger where there is room above and below.
    const high = stack.map((lines) => above + below + apart * (lines.length - 1))
    const grown = stack.map((lines) =>
      upright ? Math.min(size * 1.45, measure / longest(lines, hand)) : size,
    )
    const fits = (high[0]! * grown[0]! + high[1]! * grown[1]! + share) / room
    const sizes = grown.map((one) => Math.max(size, fits > 1 ? one / fits : one))
    const type = high[0]! * sizes[0]! + high[1]! * sizes[1]!
    const rest = field.height - type - (upright ? small * 1.72 : 0)
    const between = upright ? Math.min(rest / 3, small * 2.4) : rest / 3
    let y = field.y + (rest - between) / 2
    for (const [index, lines] of stack.entries()) {
      const size = sizes[index]!
      for (const [line, text] of lines.entries())
        name.push({ text, x: at(text, hand, size), y: y + (above + apart * line) * size, size })
      const foot = y + (above + apart * (lines.length - 1)) * size
      y = foot + below * size + (upright ? small * 0.86 : 0)
      const long = printed[index]!
      glosses.push({
        text: glossed[index]!,
        x: upright === right ? width - left - long : left,
        y: upright ? y - small * 0.06 : foot,
        size: small,
      })
      y += between
    }
  } else {
    const high = (above + below) * size + small * 0.86
    const y = field.y + (field.height - high) / 2
    const extra = Math.max(0, (measure - rowLong * size) / 2)
    let x = right ? width - left - extra : left + extra
    for (const [index, text] of row.entries()) {
      const long = advanceOf(text, hand) * size
      const from = right ? x - long : x
      name.push({ text, x: from, y: y + above * size, size })
      glosses.push({
        text: glossed[index]!,
        x: right ? x - advanceOf(glossed[index]!, 'print') * small : x,
        y: y + high - small * 0.06,
        size: small,
      })
      x += (long + space * size) * (right ? -1 : 1)
    }
  }
  const foot = height - edge * 0.85 - small * (1 - CAP) * 0.5
  return {
    field,
    greeting,
    name,
    glosses,
    foot: { text: language.name, x: edge, y: foot, size: small * 0.86 },
    seconds: { text: '', x: width - edge, y: foot, size: small * 0.86 },
  }
}

/** How long somebody needs to write their name, in milliseconds. */
export const WRITING = 1500

/** How many of so many letters are on the tag so long after the full minute. */
export const writtenAt = (milliseconds: number, letters: number): number =>
  Math.min(letters, 1 + Math.floor((milliseconds / WRITING) * letters))
