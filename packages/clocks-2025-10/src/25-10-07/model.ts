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
/** A line as it is written: turned by so many degrees about a point. */
export interface Written extends Text {
  readonly slope: number
  readonly about: readonly [x: number, y: number]
}
export interface Plan {
  readonly field: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly greeting: readonly Text[]
  readonly name: readonly Written[]
  readonly glosses: readonly Text[]
  readonly foot: Text
  /** Where the seconds end, at the right. */
  readonly seconds: Text
}

type Reach = readonly (readonly [letters: string, reach: number])[]
/**
 * How far the ink of a hand reaches above and below its line, in parts of its size: the first entry is that of most
 * letters, the others are those that reach farther. And how far lines are apart.
 */
const HANDS: Record<Hand, { readonly rises: Reach; readonly hangs: Reach; readonly apart: number }> = {
  latin: {
    rises: [
      ['', 0.64],
      ['abdefvwyþąęıơíôçßioükjct', 0.8],
      ['ABCDEFHIJKLMNOPQSTUVWYZlÞÖŠČáäåéëóúăćěśšờê', 0.95],
      ['ÁÜÅố', 1.08],
    ],
    hangs: [
      ['', 0.06],
      ['çȘșộ', 0.25],
      ['qyjņş', 0.42],
      ['p', 0.58],
    ],
    apart: 0.98,
  },
  cyrillic: {
    rises: [
      ['', 0.64],
      ['ΔΕΜΟΠΣΤδξВДНОПСТЧШвдіάέήίύώΈ', 0.84],
    ],
    hangs: [
      ['', 0.03],
      ['ηήДцμξρру', 0.28],
    ],
    apart: 1,
  },
  kanji: { rises: [['', 0.83]], hangs: [['', 0.06]], apart: 1.02 },
  hebrew: {
    rises: [
      ['', 0.62],
      ['אשל', 0.78],
    ],
    hangs: [
      ['', 0.03],
      ['םנת', 0.16],
    ],
    apart: 0.86,
  },
  thai: {
    rises: [
      ['', 0.7],
      ['ปิึ', 0.92],
      ['ี็่้์', 1.06],
    ],
    hangs: [
      ['', 0.03],
      ['ู', 0.4],
    ],
    apart: 1.3,
  },
}
const reachOf = (text: string, reach: Reach) =>
  Math.max(
    ...reach.map(([letters, far]) =>
      letters === '' || [...text].some((one) => letters.includes(one)) ? far : 0,
    ),
  )
/** How far what is written climbs, in degrees, the hour and the minute, and for each part of its length. */
const SLOPES = [-2.6, -1.7] as const
const CLIMB = 0.045

/** A word in lines: what it needs in parts of its size. */
interface Block {
  readonly lines: readonly string[]
  readonly long: number
  readonly rise: number
  readonly apart: number
  readonly high: number
}
function blockOf(lines: readonly string[], hand: Hand): Block {
  const { rises, hangs } = HANDS[hand]
  // What hangs must not meet the line below.
  const deepest = Math.max(0, ...lines.slice(0, -1).map((line) => reachOf(line, hangs)))
  const apart = HANDS[hand].apart + (hand === 'latin' ? Math.max(0, deepest - 0.2) * 1.1 : 0)
  const long = longest(lines, hand)
  const rise = reachOf(lines[0]!, rises) + (long * CLIMB) / 2
  const hang = reachOf(lines.at(-1)!, hangs) + (long * CLIMB) / 2
  return { lines, long, rise, apart, high: rise + hang + apart * (lines.length - 1) }
}

/** Writes a block about the middle of its room. */
function written(
  block: Block,
  hand: Hand,
  size: number,
  middle: number,
  top: number,
  word: number,
): Written[] {
  const { lines, rise, apart, high } = block
  const about = [middle, top + (high * size) / 2] as const
  return lines.map((text, line) => ({
    text,
    x: middle - (advanceOf(text, hand) * size) / 2,
    y: top + (rise + apart * line) * size,
    size,
    slope: SLOPES[word]!,
    about,
  }))
}
const CAP = 0.686

/** Sets the tag: the name as large as its field allows, in one row where the stage is broad. */
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
  const glossed = [gloss(hour), gloss(minute)]
  const printed = glossed.map((word) => advanceOf(word, 'print') * small)
  // In one line, two or three.
  const ways = words.map((word) =>
    [1, 2, 3]
      .map((count) => blockOf(linesOf(word, count, hand), hand))
      .filter(({ lines }, index) => lines.length === index + 1),
  )
  const name: Written[] = []
  const glosses: Text[] = []
  const pad = inset * 0.8
  const bottom = field.y + field.height - pad
  if (upright) {
    // The words are above one another, each over its English; the one that needs more room has more.
    const under = small * (CAP + 0.6)
    const room = field.height - pad * 2 - under * 2 - small * 1.3
    let best = { least: 0, sum: 0, sizes: [0, 0], blocks: [] as Block[], share: 0.5 }
    for (const share of [0.34, 0.4, 0.45, 0.5, 0.55, 0.6, 0.66]) {
      const picked = ways.map((blocks, index) =>
        blocks
          .map((block) => ({
            block,
            // Breaking a word has to pay.
            size: Math.min(measure / block.long, (room * (index ? 1 - share : share)) / block.high),
          }))
          .reduce((one, other) => (other.size > one.size * 1.08 ? other : one)),
      )
      const sizes = picked.map(({ size }) => size)
      const least = Math.min(...sizes)
      const sum = sizes[0]! + sizes[1]! + least * 2
      if (sum > best.sum) best = { least, sum, sizes, blocks: picked.map(({ block }) => block), share }
    }
    const sizes = best.sizes.map((size) => Math.min(size, best.least * 1.9))
    const highs = best.blocks.map(({ high }, index) => high * sizes[index]!)
    // What is left over goes above, between and below alike.
    const rest = (room - highs[0]! - highs[1]!) / 3
    let y = field.y + pad + rest
    for (const [index, block] of best.blocks.entries()) {
      name.push(...written(block, hand, sizes[index]!, width / 2, y, index))
      y += highs[index]! + under
      glosses.push({ text: glossed[index]!, x: (width - printed[index]!) / 2, y, size: small })
      y += small * 0.9 + rest
    }
  } else {
    // The words are beside one another, all their English on one line below.
    const foot = bottom - small * 0.32
    const room = foot - small * (CAP + 0.42) - field.y - pad
    const space = hand === 'kanji' ? 0.34 : 0.45
    const widthOf = (first: Block, last: Block, size: number) =>
      Math.max(first.long * size, printed[0]!) +
      Math.max(last.long * size, printed[1]!) +
      Math.max(space * size, small * 0.5)
    let best = { size: 0, blocks: [] as Block[] }
    for (const first of ways[0]!)
      for (const last of ways[1]!) {
        let size = room / Math.max(first.high, last.high)
        while (widthOf(first, last, size) > measure) size *= 0.98
        const more = first.lines.length + last.lines.length - 2
        if (size > best.size * (more ? 1.06 : 1)) best = { size, blocks: [first, last] }
      }
    const { size, blocks } = best
    // The word that has room above and below takes the width that is left over.
    let left = measure - widthOf(blocks[0]!, blocks[1]!, size)
    const sizes = blocks.map(({ long, high }) => {
      const grown = Math.max(size, Math.min(room / high, size * 1.5, size + left / long))
      left -= (grown - size) * long
      return grown
    })
    const broad = blocks.map(({ long }, index) => Math.max(long * sizes[index]!, printed[index]!))
    const between = Math.max(
      Math.min(space * size, measure - broad[0]! - broad[1]!),
      (measure - broad[0]! - broad[1]!) / 3,
    )
    const start = (width - broad[0]! - broad[1]! - between) / 2
    const middles = [start + broad[0]! / 2, start + broad[0]! + between + broad[1]! / 2]
    for (const [index, block] of blocks.entries()) {
      const middle = hand === 'hebrew' ? width - middles[index]! : middles[index]!
      const top = field.y + pad + (room - block.high * sizes[index]!) / 2
      name.push(...written(block, hand, sizes[index]!, middle, top, index))
      glosses.push({ text: glossed[index]!, x: middle - printed[index]! / 2, y: foot, size: small })
    }
  }
  const foot = height - edge * 0.85 - small * 0.22
  return {
    field,
    greeting,
    name,
    glosses,
    foot: { text: language.name, x: edge, y: foot, size: small * 0.78 },
    seconds: { text: '', x: width - edge, y: foot, size: small * 0.78 },
  }
}

/** How long somebody needs to write their name, in milliseconds. */
export const WRITING = 1500

/** How many of so many letters are on the tag so long after the full minute. */
export const writtenAt = (milliseconds: number, letters: number): number =>
  Math.min(letters, 1 + Math.floor((milliseconds / WRITING) * letters))
