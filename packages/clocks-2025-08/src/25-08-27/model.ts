import { clamp, shownHour, twoDigits } from '@found-time/clock-runtime'
import { metricsOf } from './glyphs'
import { kindAt, type Power, sumOf } from './powers'

/** How high figures are, in parts of the size. */
export const FIGURE = 0.718
/** Exponents rise above their base by less than a fifth of its height, so that lines can stand close. */
const [SMALL, RAISED] = [0.56, 0.445]
const TALL = RAISED + SMALL * FIGURE
/** An h ends where the figures beside it do. */
const UNIT = 0.5
const UNIT_RAISED = FIGURE - UNIT * 0.76
/** The white beside a figure: before its exponent or unit, round a sign, and between hours and minutes. */
const [BESIDE, AROUND, APART] = [0.035, 0.15, 0.13]
/** Signs are a little lighter than stems. */
const [PLUS, WEIGHT, SLIT] = [0.47, 0.105, 0.16]
/** The least that an equals sign is long, in sizes of the sum. */
const EQUALS = 0.5
/** The white between lines, and round the sheet, in parts of its shorter side. */
const [LEAD, MARGIN] = [0.04, 0.05]
/** How much of the answer's size the sum may have at most. */
const LESS = 0.9
/** How large the answer may be, in heights of the sheet. */
const MOST = 0.74
/** How far below and beside the blue the red is printed, in sizes of the type. */
export const SHIFT = 0.03
/** No power stands below this part of the sheet's height. */
export const POWERS_END = 0.66
/** The widths of type that are tried. */
const WIDTHS = [0, 0.25, 0.5, 0.75, 1]

/** The minutes since midnight; on a clock of twelve hours, those that its own hours make. */
export const minutesAt = (hour: number, minute: number, hourCycle: 12 | 24): number =>
  shownHour(hour, hourCycle) * 60 + minute

export interface Text {
  readonly text: string
  readonly xs: readonly number[]
  readonly y: number
  readonly size: number
  /** How wide its type is, from `0` to `1`. */
  readonly wide: number
}

/** Glyphs in a row, the first one's ink at `x`. */
function textAt(text: string, x: number, y: number, size: number, wide: number): Text {
  let pen = x - metricsOf(text[0]!, wide).left * size
  const xs = [...text].map((glyph) => {
    const here = pen
    pen += metricsOf(glyph, wide).advance * size
    return here
  })
  return { text, xs, y, size, wide }
}

/** From the first one's ink to the end of the last one's, in ems. */
export function widthOf(text: string, wide: number): number {
  const advances = [...text].slice(0, -1).reduce((sum, glyph) => sum + metricsOf(glyph, wide).advance, 0)
  return advances + metricsOf(text.at(-1)!, wide).right - metricsOf(text[0]!, wide).left
}

/** A figure and what is raised beside it: an exponent, or a unit as astronomers write it. */
interface Raised {
  readonly figure: string
  readonly small: string
}

const smallOf = ({ small }: Raised) =>
  /\d/.test(small) ? ([SMALL, RAISED] as const) : ([UNIT, UNIT_RAISED] as const)

const lengthOf = (raised: Raised, wide: number): number =>
  widthOf(raised.figure, wide) + BESIDE + widthOf(raised.small, wide) * smallOf(raised)[0]

function setRaised(raised: Raised, x: number, y: number, size: number, wide: number): [Text, Text] {
  const [scale, up] = smallOf(raised)
  return [
    textAt(raised.figure, x, y, size, wide),
    textAt(
      raised.small,
      x + (widthOf(raised.figure, wide) + BESIDE) * size,
      y - up * size,
      size * scale,
      wide,
    ),
  ]
}

const bar = (x: number, y: number, width: number, height: number): string =>
  `M${[x, y].map((at) => at.toFixed(2)).join(' ')}h${width.toFixed(2)}v${height.toFixed(2)}h${(-width).toFixed(2)}z`

/** A plus that begins at `x`. */
function plusAt(x: number, axis: number, size: number): string {
  const [half, thick] = [(PLUS / 2) * size, WEIGHT * size]
  const arm = half - thick / 2
  return (
    bar(x, axis - thick / 2, half * 2, thick) +
    bar(x + arm, axis - half, thick, arm) +
    bar(x + arm, axis + thick / 2, thick, arm)
  )
}

const equalsAt = (x: number, axis: number, length: number, size: number): string =>
  bar(x, axis - (SLIT / 2 + WEIGHT) * size, length, WEIGHT * size) +
  bar(x, axis + (SLIT / 2) * size, length, WEIGHT * size)

/** A sum in so many lines, those above the longer ones. */
export function linesOf<Term>(sum: readonly Term[], count: number): Term[][] {
  const lines: Term[][] = []
  for (let line = 0, from = 0; line < count; line++) {
    const long = Math.ceil((sum.length - from) / (count - line))
    lines.push(sum.slice(from, from + long))
    from += long
  }
  return lines
}

/** How long a line of the sum is at least, with the sign that it ends in, in ems. */
function leastOf(line: readonly Raised[], wide: number, last: boolean): number {
  const powers = line.reduce((sum, power) => sum + lengthOf(power, wide), 0)
  const signs = (line.length - 1) * (PLUS + AROUND * 2)
  return powers + signs + AROUND + (last ? EQUALS : PLUS)
}

/** The widest type, from `wide` on, with which a line is no longer than `most`; its length grows evenly. */
function widest(length: (wide: number) => number, wide: number, most: number): number {
  const least = length(wide)
  return wide === 1 ? 1 : wide + (1 - wide) * clamp((most - least) / (length(1) - least))
}

/** What a way to set the sheet lays down. */
interface Setting {
  readonly lines: readonly (readonly Raised[])[]
  readonly wide: number
  /** Of the powers and the signs. */
  readonly size: number
  /** Of the minutes that they come to. */
  readonly total: number
  readonly lead: number
  /** What it lacks: the white that is left over, and gaps in lines. */
  readonly fault: number
}

/** The best way to fill a box with a sum and its total under it, no type larger than `most`. */
function settingOf(
  sum: readonly Raised[],
  total: Raised,
  width: number,
  height: number,
  lead: number,
  most: number,
): Setting {
  let best: Setting | undefined
  for (let count = 1; count <= sum.length; count++)
    for (const wide of WIDTHS) {
      const lines = linesOf(sum, count)
      const least = lines.map((line, index) => leastOf(line, wide, index === count - 1))
      const room = height - count * lead
      const size = Math.min(most, width / Math.max(...least), room / (count * TALL + FIGURE))
      const longest = width / (lengthOf(total, wide) + AROUND + EQUALS)
      const large = Math.max(0.2 * size, Math.min(most, longest, (room - count * TALL * size) / FIGURE))
      const white = room - count * TALL * size - FIGURE * large
      // A line above the last can still have wider type.
      const gaps = lines
        .slice(0, -1)
        .reduce((sum, line) => sum + Math.max(0, 1 - (leastOf(line, 1, false) * size) / width), 0)
      const fault =
        (white / height) * 2 +
        (gaps / count) * 3 +
        (1 - (least.at(-1)! * size) / width) * 0.3 +
        (1 - size / most) * 0.5 +
        (large / size - 1) * 0.2
      if (best && best.fault <= fault) continue
      best = { lines, wide, size, total: large, lead: lead + white / (count + 1), fault }
    }
  return best!
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

/**
 * The equation on its sheet, each line as long as the others: the sum, the minutes it comes to, and how many hours
 * and minutes these are. Lines end in their signs; equals signs are as long as it takes.
 */
export function planOf(
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  width: number,
  height: number,
): Plan {
  const count = minutesAt(hour, minute, hourCycle)
  const hours = { figure: String(Math.floor(count / 60)), small: 'h' }
  const minutes = { figure: twoDigits(minute), small: 'm' }
  const total = { figure: String(count), small: 'm' }
  const sum = sumOf(count, kindAt(count)).map(({ base, exponent }: Power) => ({
    figure: String(base),
    small: String(exponent),
  }))
  const margin = Math.min(width, height) * MARGIN
  const lead = Math.min(width, height) * LEAD
  const [measure, room] = [width - margin * 2, height - margin * 2]

  /** The answer in one line, or where the sheet is tall in two; its narrowest type is the tallest. */
  const quantities = height > width * 1.25 ? [[hours], [minutes]] : [[hours, minutes]]
  const answers = WIDTHS.map((wide) => {
    const rows = quantities.map((row) => {
      // The red ink at the right edge is a part of the line.
      const long = (type: number) =>
        row.reduce((all, one) => all + lengthOf(one, type), 0) + (row.length - 1) * APART + SHIFT
      const size = Math.min(measure / long(wide), room * MOST)
      const type = widest(long, wide, measure / size)
      return { row, wide: type, size, apart: APART * size + measure - long(type) * size }
    })
    const tall = rows.reduce((all, { size }) => all + (FIGURE + SHIFT) * size + lead, 0)
    const most = Math.min(...rows.map(({ size }) => size)) * LESS
    const setting = settingOf(sum, total, measure, room - tall, lead, most)
    return { rows, setting, fault: setting.fault + wide * 0.12 }
  })
  const { rows, setting } = answers.reduce((best, one) => (one.fault < best.fault ? one : best))
  const { lines, wide, size } = setting

  const wider = Math.min(
    ...lines.map((line, index) => {
      const least = (type: number) => leastOf(line, type, index === lines.length - 1)
      return widest(least, wide, measure / size)
    }),
  )
  const longest = (type: number) => lengthOf(total, type) + AROUND + EQUALS
  const totalWide = Math.min(wider, widest(longest, wide, measure / setting.total))
  let foot = margin
  const signs: string[] = []
  const powers = lines.flatMap((line, index) => {
    foot += TALL * size
    const last = index === lines.length - 1
    const axis = foot - (FIGURE / 2) * size
    const spare = measure - leastOf(line, wider, last) * size
    // Every plus of a line that does not end in an equals sign has its share of what is left, on both sides.
    const around = AROUND * size + (last ? 0 : spare / (line.length * 2 - 1))
    let x = margin
    const texts = line.map((power, place) => {
      const set = setRaised(power, x, foot, size, wider)
      x += lengthOf(power, wider) * size + around
      const ends = place === line.length - 1
      if (ends && last) signs.push(equalsAt(x, axis, margin + measure - x, size))
      else signs.push(plusAt(ends ? margin + measure - PLUS * size : x, axis, size))
      x += PLUS * size + around
      return set
    })
    foot += setting.lead
    return texts
  })
  foot += FIGURE * setting.total
  const written = setRaised(total, margin, foot, setting.total, totalWide)
  const after = margin + lengthOf(total, totalWide) * setting.total + AROUND * size
  // As heavy as the others, but for a sum that is small beside its total.
  const weight = Math.max(size, setting.total * 0.7)
  signs.push(equalsAt(after, foot - (FIGURE / 2) * setting.total, margin + measure - after, weight))
  foot += setting.lead
  const answer = rows.flatMap(({ row, wide, size, apart }) => {
    foot += FIGURE * size
    let x = margin
    const texts = row.flatMap((quantity) => {
      const set = setRaised(quantity, x, foot, size, wide)
      x += lengthOf(quantity, wide) * size + apart
      return set
    })
    foot += SHIFT * size + lead
    return texts
  })
  return { powers, total: written, answer, signs: signs.join('') }
}

/** Which of so many powers is red: one after the other for a second each, then none, and over again. */
export const struckAt = (count: number, second: number): number | undefined => {
  const turn = second % (count + 1)
  return turn === 0 ? undefined : turn - 1
}
