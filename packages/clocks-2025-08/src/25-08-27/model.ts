import { kindAt, type Power, sumOf } from './powers'

/** Where a glyph of `type.woff2` has ink, and how far it advances; its shoulder is its right edge beside an exponent. */
interface Glyph {
  readonly left: number
  readonly right: number
  readonly shoulder: number
  readonly advance: number
}

const glyph = (left: number, right: number, shoulder = right, advance = 575): Glyph => ({
  left: left / 1000,
  right: right / 1000,
  shoulder: shoulder / 1000,
  advance: advance / 1000,
})

/** Computer Modern's bold figures and what stands beside them. */
const GLYPHS: Record<string, Glyph> = {
  '0': glyph(45, 529),
  '1': glyph(80, 494, 410),
  '2': glyph(57, 517),
  '3': glyph(48, 526, 505),
  '4': glyph(32, 542, 500),
  '5': glyph(57, 517, 485),
  '6': glyph(48, 526, 505),
  '7': glyph(64, 558),
  '8': glyph(48, 526, 505),
  '9': glyph(48, 526),
  h: glyph(37, 623, 623, 639),
  m: glyph(37, 942, 942, 958),
}

/** Ones have too much air in a column's advance; each neighbour comes this much closer. */
const ONE_IS_NARROW = 0.035

/** How high figures are, in parts of the size. */
export const FIGURE = 0.655
/** Exponents stand so that a small m ends where the figure beside it does. */
const SMALL = 0.64
const RAISED = 0.38
const BESIDE_SHOULDER = 0.05
/** From a line's foot to the top of its exponents, and to the top of a raised h. */
const TALL = RAISED + SMALL * FIGURE
const ASCENDER = RAISED + SMALL * 0.694
/** Signs are as heavy as the stems of the figures and stand at half their height. */
const WEIGHT = 0.125
const AXIS = FIGURE / 2
const PLUS = 0.54
const AROUND_PLUS = 0.19
/** All equals signs are this long, in sizes of the answer, and the pluses that begin a line stand in their column. */
const EQUALS = 0.54
const COLUMN = EQUALS + 0.17
const BETWEEN_QUANTITIES = 0.22
/** The least white between lines, in sizes of the answer. */
const LEAD = 0.2
/** What a size of the sum may be, in sizes of the answer: there are two sizes on a sheet. */
const SUM_SIZES = [0.8, 0.72, 0.64, 0.57, 0.51, 0.46, 0.41, 0.37, 0.33, 0.3, 0.27]

/** The minutes since midnight; on a clock of twelve hours, those that its own hours make. */
export const minutesAt = (hour: number, minute: number, hourCycle: 12 | 24): number =>
  (hourCycle === 12 ? hour % 12 || 12 : hour) * 60 + minute

/** A row of glyphs whose ink begins at nought: where each stands, and where ink ends below and above. */
interface Setting {
  readonly xs: readonly number[]
  readonly width: number
  readonly shoulder: number
}

export function settingOf(text: string): Setting {
  const glyphs = [...text]
  const xs = [-GLYPHS[glyphs[0]!]!.left]
  for (const [index, next] of glyphs.slice(1).entries()) {
    const before = glyphs[index]!
    const ones = (before === '1' ? ONE_IS_NARROW : 0) + (next === '1' ? ONE_IS_NARROW : 0)
    xs.push(xs[index]! + GLYPHS[before]!.advance - ones)
  }
  const last = GLYPHS[glyphs.at(-1)!]!
  return { xs, width: xs.at(-1)! + last.right, shoulder: xs.at(-1)! + last.shoulder }
}

export interface Text {
  readonly text: string
  readonly xs: readonly number[]
  readonly y: number
  readonly size: number
}

const textAt = (text: string, x: number, y: number, size: number): Text => ({
  text,
  xs: settingOf(text).xs.map((at) => x + at * size),
  y,
  size,
})

/** A figure with something small and raised after it: a power, or hours and minutes as astronomers write them. */
const raisedAt = (figure: string): number => settingOf(figure).shoulder + BESIDE_SHOULDER
const raisedLength = (figure: string, small: string): number =>
  Math.max(settingOf(figure).width, raisedAt(figure) + settingOf(small).width * SMALL)

function setRaised(figure: string, small: string, x: number, y: number, size: number): [Text, Text] {
  return [
    textAt(figure, x, y, size),
    textAt(small, x + raisedAt(figure) * size, y - RAISED * size, size * SMALL),
  ]
}

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${[x, y].map((at) => at.toFixed(2)).join(' ')}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}z`

/** A plus whose middle is at half the height of figures that stand on `y`. */
function plusAt(middle: number, y: number, size: number): string {
  const [half, thick, axis] = [(PLUS / 2) * size, WEIGHT * size, y - AXIS * size]
  const arm = half - thick / 2
  return (
    bar(middle - half, axis - thick / 2, half * 2, thick) +
    bar(middle - thick / 2, axis - half, thick, arm) +
    bar(middle - thick / 2, axis + thick / 2, thick, arm)
  )
}

/** An equals sign as long as all others, and as heavy as the figures after it. */
function equalsAt(x: number, y: number, size: number, length: number): string {
  const [thick, apart] = [WEIGHT * size, (0.1 + 0.045 * (length / size)) * size]
  const axis = y - AXIS * size
  return bar(x, axis - apart / 2 - thick, length, thick) + bar(x, axis + apart / 2, length, thick)
}

const powerLength = ({ base, exponent }: Power): number => raisedLength(String(base), String(exponent))
const lineLength = (line: readonly Power[]): number =>
  line.reduce((sum, power) => sum + powerLength(power), 0) + (line.length - 1) * (PLUS + AROUND_PLUS * 2)

/** A sum in lines of so many powers; where the last would have one left over, the line before gives it another. */
export function linesOf(sum: readonly Power[], long: number): Power[][] {
  const lines: Power[][] = []
  for (let at = 0; at < sum.length; at += long) lines.push(sum.slice(at, at + long))
  const [before, last] = lines.slice(-2)
  if (last?.length === 1 && before!.length > 2) last.unshift(before!.pop()!)
  return lines
}

/** The largest size at which a sum and its total, so long at size one, fit a box; and the fewest lines at that size. */
function fit(sum: readonly Power[], total: number, width: number, height: number) {
  for (const size of SUM_SIZES.filter((size) => total * size <= width))
    for (let long = sum.length; long >= 1; long--) {
      const lines = linesOf(sum, long)
      const tall = (TALL * lines.length + TALL) * size + LEAD * (lines.length + 1)
      if (tall <= height && lines.every((line) => lineLength(line) * size <= width)) return { size, lines }
    }
  const size = SUM_SIZES.at(-1)!
  return { size, lines: linesOf(sum, Math.max(1, Math.floor(width / size / 2))) }
}

function powersIn(line: readonly Power[], x: number, y: number, size: number) {
  let at = x
  return line.map((power, index) => {
    if (index > 0) at += (PLUS + AROUND_PLUS * 2) * size
    const plus = index > 0 ? plusAt(at - (PLUS / 2 + AROUND_PLUS) * size, y, size) : ''
    const texts = setRaised(String(power.base), String(power.exponent), at, y, size)
    at += powerLength(power) * size
    return { plus, texts }
  })
}

export interface Plan {
  /** The powers of the sum, each with its exponent. */
  readonly powers: readonly (readonly Text[])[]
  /** The minutes that they come to. */
  readonly total: readonly Text[]
  /** The hours and minutes in them. */
  readonly answer: readonly Text[]
  /** All signs, as one path. */
  readonly signs: string
}

/** How wide the answer is at least, in one line or broken before its minutes, and how high the sheet is. */
const FLAT = { width: COLUMN + 3.44, height: 2.35 }
const BROKEN = { width: COLUMN + 1.8, height: 4 }

/** The equation on its sheet: the sum, the minutes it comes to, and how many hours and minutes these are. */
export function planOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Plan {
  const count = minutesAt(hour, minute, hourCycle)
  const hours = String(Math.floor(count / 60))
  const minutes = String(minute).padStart(2, '0')
  const margin = Math.min(width, height) * 0.065
  const [measure, room] = [width - margin * 2, height - margin * 2]
  const broken = height > width * 1.25
  const shape = broken ? BROKEN : FLAT
  const size = Math.min(measure / shape.width, room / shape.height)
  const from = margin + COLUMN * size

  /** How high each line of the answer is, in sizes, from its foot to its top. */
  const answer = broken ? [ASCENDER, TALL] : [ASCENDER]
  const left = answer.reduce((space, tall) => space - tall - LEAD, room / size)
  const sum = fit(
    sumOf(count, kindAt(count)),
    raisedLength(String(count), 'm'),
    measure / size - COLUMN,
    left + LEAD,
  )
  const small = sum.size * size

  const heights = [...sum.lines, 'total'].map(() => TALL * sum.size).concat(answer)
  const white = (room - heights.reduce((all, tall) => all + tall) * size) / (heights.length - 1)
  let foot = margin - white
  const feet = heights.map((tall) => {
    foot += white + tall * size
    return foot
  })
  const total = feet[sum.lines.length]!
  const last = feet.at(-1)!
  const first = broken ? feet.at(-2)! : last

  const middle = margin + (EQUALS / 2) * size
  const equals = (y: number, weight: number) => equalsAt(margin, y, weight, EQUALS * size)
  const beside = from + (raisedLength(hours, 'h') + BETWEEN_QUANTITIES) * size
  const powers = sum.lines.flatMap((line, row) => powersIn(line, from, feet[row]!, small))
  return {
    powers: powers.map(({ texts }) => texts),
    total: setRaised(String(count), 'm', from, total, small),
    answer: [
      ...setRaised(hours, 'h', from, first, size),
      ...setRaised(minutes, 'm', broken ? from : beside, last, size),
    ],
    signs: [
      ...powers.map(({ plus }) => plus),
      ...sum.lines.slice(1).map((_, row) => plusAt(middle, feet[row + 1]!, small)),
      equals(total, small),
      equals(first, size),
      broken ? plusAt(middle, last, size) : '',
    ].join(''),
  }
}

/** Which of so many powers has both inks: one after the other for a second each, then none, and over again. */
export const struckAt = (count: number, second: number): number | undefined => {
  const turn = second % (count + 1)
  return turn === 0 ? undefined : turn - 1
}
