import type { HourCycle } from '@found-time/clock-runtime'

/**
 * Who thinks, and what. Bars part the lines, and a line with `#` is a large one: `#H` the hour, `#N` the next one, `#M` the
 * minutes since the hour, `#L` those left of it.
 */
export const CAST = [
  ['bus', 'MISSED THE|#H O’CLOCK BUS|BY|#M MINUTES'],
  ['cake', 'CAKE WENT IN AT|#H O’CLOCK|IN THE OVEN FOR|#M MINUTES'],
  ['tea', 'ONLY|#L MINUTES|UNTIL MY|#N O’CLOCK TEA'],
  ['sailor', 'SET SAIL AT|#H O’CLOCK|SEASICK FOR|#M MINUTES'],
  ['late', 'I WAS DUE AT|#H O’CLOCK|AND AM|#M MINUTES LATE'],
  ['date', 'HE COMES IN|#L MINUTES|HE SAID AT|#N O’CLOCK!'],
  ['poet', 'BEGAN A POEM AT|#H O’CLOCK|NO WORD IN|#M MINUTES'],
  ['deadline', 'DEADLINE AT|#N O’CLOCK|IN NO MORE THAN|#L MINUTES!'],
  ['guest', 'PARTY BEGAN AT|#H O’CLOCK|ALONE FOR|#M MINUTES'],
  ['bear', 'WINTER SLEEP AT|#N O’CLOCK|AWAKE FOR ANOTHER|#L MINUTES'],
  ['cat', 'CAT WENT OUT AT|#H O’CLOCK|GONE FOR|#M MINUTES'],
  ['knight', 'WAXED IT AT|#H O’CLOCK|PERFECT FOR|#M MINUTES'],
] as const

/** Who thinks in a minute, counted from any beginning: five is no part of twelve, so all have their turn. */
export const thinkerAt = (count: number): number => (((count * 5) % CAST.length) + CAST.length) % CAST.length

export interface Line {
  /** The number of a large line, or nothing. */
  readonly number: string
  readonly words: string
}

/** How somebody reckons a time. */
export function thoughtAt(who: number, hour: number, minute: number, hourCycle: HourCycle): readonly Line[] {
  const named = (of: number) => String(hourCycle === 12 ? of % 12 || 12 : of % 24)
  const numbers: Readonly<Record<string, string>> = {
    H: named(hour),
    N: named(hour + 1),
    M: String(minute),
    L: String(60 - minute),
  }
  return CAST[who]![1].split('|').map((line) => {
    if (line[0] !== '#') return { number: '', words: line }
    const number = numbers[line[1]!]!
    const words = line.slice(3)
    return { number, words: number === '1' ? words.replace('MINUTES', 'MINUTE') : words }
  })
}

/** How far the letters of `lettering.woff2` advance, in hundredths of their size. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ’.!'
const ADVANCES =
  '47 32 47 46 46 45 48 34 52 49 19 43 43 41 44 34 34 50 44 20 28 46 30 62 45 49 38 52 44 43 36 42 38 60 41 38 43 20 21 26'
    .split(' ')
    .map(Number)

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (ADVANCES[LETTERS.indexOf(letter)] ?? 50), 0) / 100

/** How large words are beside the number of their line, in parts of its size, and how far from it. */
export const [BESIDE, APART] = [0.38, 0.12]

/** How high capitals and figures are, in parts of their size. */
const RISE = 0.73

/** How much of the breadth of a cloud’s middle its uppermost and lowest lines have. */
const NARROWER = 0.8

export interface Row extends Line {
  /** Of the number, or of the words where there is none. */
  readonly size: number
  /** How long it is, in pixels. */
  readonly long: number
  /** Where it stands below the top of all rows. */
  readonly baseline: number
}

export interface Setting {
  readonly rows: readonly Row[]
  readonly tall: number
  /** How much higher than usual the letters are drawn. */
  readonly higher: number
}

/** Sets a thought as large as a box allows: numbers all alike, what is between them a third as large. */
export function settingOf(lines: readonly Line[], width: number, height: number): Setting {
  const longOf = ({ number, words }: Line) =>
    number ? lengthOf(number) + (words ? APART + lengthOf(words) * BESIDE : 0) : lengthOf(words)
  const [gap, small] = [0.14, 0.3]
  const share =
    lines.reduce((sum, { number }) => sum + (number ? 1 : small) * RISE, 0) + gap * (lines.length - 1)
  const large = lines.filter(({ number }) => number)
  // A cloud is narrower below, where the last line is.
  const [first, last] = [longOf(large[0]!), longOf(large.at(-1)!) / NARROWER]
  const size = Math.min(width / Math.max(first, last), height / share)
  const higher = Math.min(1.5, height / (share * size))
  let tall = 0
  const rows = lines.map((line): Row => {
    const own = line.number ? size : Math.min(size * small, (width * NARROWER) / longOf(line))
    const baseline = tall + (line.number ? size : size * small) * RISE * higher
    tall = baseline + gap * size * higher
    return { ...line, size: own, long: longOf(line) * own, baseline }
  })
  return { rows, tall: tall - gap * size * higher, higher }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  /** The thinker, cut off by the stage’s lower edge. */
  readonly figure: Box
  readonly balloon: Box
  /** The rounds from the balloon to the head. */
  readonly trail: readonly (readonly [x: number, y: number, radius: number])[]
  /** How thick balloons are drawn: as thick as the thinker. */
  readonly pen: number
}

/** To whole pixels: what has moved is then drawn as if it had always been there. */
const whole = ({ left, top, width, height }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
})

/** Where all is: the balloon beside the head, on a high stage over it. */
export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const broad = width > height * 1.2
  const high = height > width * 1.25
  const margin = less * 0.025
  const size = high
    ? Math.min(width * 1.2, height * 0.56)
    : broad
      ? Math.min(height * 0.98, width * 0.6)
      : less * 0.86
  const left = high ? (width - size) * 0.62 : broad ? size * -0.13 : size * -0.27
  const figure: Box = { left, top: height - size, width: size, height: size }
  const pen = size * 0.0125
  if (high) {
    const balloon = whole({
      left: margin,
      top: margin,
      width: width - margin * 2,
      height: figure.top + size * 0.07 - margin,
    })
    const low = balloon.top + balloon.height
    return {
      figure,
      balloon,
      pen,
      trail: [
        [width * 0.84, low + size * 0.06, size * 0.055],
        [width * 0.875, low + size * 0.17, size * 0.038],
        [width * 0.86, low + size * 0.26, size * 0.026],
      ],
    }
  }
  const edge = left + size * (broad ? 0.82 : 0.83)
  const balloon = whole({
    left: edge,
    top: margin,
    width: width - margin - edge,
    height: height * (broad ? 0.82 : 0.8),
  })
  const low = balloon.top + balloon.height
  const [x, y] = [left + size * (broad ? 0.84 : 0.8), figure.top + size * 0.78]
  const [fromX, fromY] = [balloon.left + balloon.width * (broad ? 0.26 : 0.4), low + size * 0.035]
  return {
    figure,
    balloon,
    pen,
    trail: [0, 0.5, 1].map((part) => [
      fromX + (x - fromX) * part,
      fromY + (y - fromY) * part ** 1.4,
      size * (0.056 - 0.03 * part),
    ]),
  }
}

/** X. */
export const POP_MS = 380

/** How large something is that pops up: a little too large before it is as it is. */
export const popAt = (part: number) => {
  const at = Math.min(1, part)
  return 1 - (1 - at) ** 3 * Math.cos(at * 6)
}
