/** Lessons on a page of the timetable: night, day and evening. */
export const ON_PAGE = 8
export const TITLES = ['Timetable: nights', 'Timetable: days', 'Timetable: evenings'] as const

/** The page that an hour is on, and the first hour of that page. */
export const pageOf = (hour: number) => ({
  title: TITLES[Math.floor(hour / ON_PAGE)]!,
  first: Math.floor(hour / ON_PAGE) * ON_PAGE,
})

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Plan {
  readonly tall: boolean
  readonly width: number
  readonly height: number
  /** A square of the paper. Lines of writing are two of them apart. */
  readonly square: number
  /** Where the first lines of the paper are, so that the writing stands on lines. */
  readonly left: number
  readonly top: number
  /** The pink line. */
  readonly margin: number
  /** Where the first lesson stands. */
  readonly first: number
  readonly writing: number
  /** Where the title stands, and how large; the doodle is under it, from `from` to `to`. */
  readonly title: Point & { readonly size: number }
  readonly doodle: { readonly from: number; readonly to: number; readonly y: number; readonly high: number }
  readonly centre: Point
  readonly radius: number
}

/** Longer than the longest lesson and the longest title, in letters' sizes. */
const LONGEST = 8.7
const LONGEST_FIRST = 7.8
const TITLE = 8.1

/** On a wide page the title and the protractor stand beside the lessons, on an upright one above and below. */
export function planOf(width: number, height: number): Plan {
  const tall = height > width * 1.05
  if (tall) {
    const square = Math.min(width / 13, height / 28)
    const left = (width % square) / 2
    const top = square * 0.2
    const margin = left + square * 2
    const radius = Math.min(width * 0.425, height * 0.232)
    const writing = Math.min(square * 1.12, (width - margin - square * 1.2) / LONGEST)
    return {
      tall,
      width,
      height,
      square,
      left,
      top,
      margin,
      first: top + square * 5 - square * 0.3,
      writing,
      title: { x: margin + square * 0.45, y: top + square * 1.64, size: writing * 1.2 },
      doodle: {
        from: margin + square * 0.5,
        to: width - square * 0.8,
        y: top + square * 2.78,
        high: square * 0.26,
      },
      centre: { x: width / 2, y: height - radius * 0.1 - square * 0.6 },
      radius,
    }
  }
  const square = Math.min(height / 18, width / 24)
  const top = (height - square * 17) / 2
  const margin = square * 2.75
  const radius = Math.min(width * 0.258, height * 0.44)
  const centre = { x: width - radius * 1.09 - square * 0.4, y: height - radius * 0.1 - square * 0.7 }
  const from = centre.x - radius
  const size = Math.min(square * 1.8, (radius * 2) / TITLE)
  const first = top + square * 1.75
  return {
    tall,
    width,
    height,
    square,
    left: 0,
    top: top % square,
    margin,
    first,
    // The first lesson stands beside the title, ring and all.
    writing: Math.min(
      square * 1.04,
      (from - margin + square * 0.4) / LONGEST,
      (from - margin - square * 1.7) / LONGEST_FIRST,
    ),
    title: { x: from, y: first + square * 0.3, size },
    doodle: { from, to: centre.x + radius, y: first + square * 2.7, high: square * 0.5 },
    centre,
    radius,
  }
}

/** Which way a minute lies from the protractor's centre: 0 at its left end, 60 at its right. */
export function towards(minute: number): Point {
  const turn = (minute / 60) * Math.PI
  return { x: -Math.cos(turn), y: -Math.sin(turn) }
}

/** A place at a minute, so many parts of the radius from the centre. */
export function at(plan: Pick<Plan, 'centre' | 'radius'>, minute: number, part: number): Point {
  const { x, y } = towards(minute)
  return { x: plan.centre.x + x * part * plan.radius, y: plan.centre.y + y * part * plan.radius }
}

/** Where the struck arc runs, in parts of the protractor's radius: outside it. */
export const ARC = 1.06

/** How far writing may go to the right beside a lesson: to the title, or to the protractor's arc. */
export function roomBeside({ title, centre, radius, square }: Plan, line: number, base: number): number {
  if (line === 0) return title.x - square * 0.4
  const above = Math.max(0, centre.y - base) / (radius * ARC)
  return above < 1 ? centre.x - Math.sqrt(1 - above * above) * radius * ARC - square * 0.5 : title.x
}

/** From which radius on there is room for a number at each fifth line; on smaller ones at each fifteenth. */
export const numbersOf = (radius: number) =>
  Array.from({ length: 13 }, (_, five) => five * 5).filter((tick) => radius > 130 || tick % 15 === 0)

const rounded = (value: number) => Number(value.toFixed(1))

/**
 * A loop drawn with a broad pen: it starts before it is round and ends after, wider than it began, and the stroke swells
 * where the nib lies across.
 */
export function loopAround({ x, y }: Point, wide: number, high: number, pen: number, seed: number): string {
  const [outer, inner]: [string[], string[]] = [[], []]
  const steps = 72
  const from = -2.2 + (seed % 5) * 0.09
  const round = 2 * Math.PI + 0.55
  // Flatter than an ellipse at its sides, as a loop around a line of words is.
  const power = wide > high * 2.5 ? 0.72 : 0.94
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** power
  for (let step = 0; step <= steps; step++) {
    const part = step / steps
    const turn = from + part * round
    const grown = 0.97 + 0.09 * part + 0.012 * Math.sin(turn * 2 + seed)
    const px = x + bent(Math.cos(turn)) * wide * (1 + (grown - 1) * 0.5)
    const py = y + bent(Math.sin(turn)) * high * grown - Math.cos(turn) * high * 0.05
    const nib = pen * (0.5 + 0.5 * Math.sin(turn + 0.6) ** 2) * Math.min(1, part * 14, (1 - part) * 9 + 0.15)
    const [nx, ny] = [Math.cos(turn), Math.sin(turn)]
    outer.push(`${rounded(px + nx * nib * 0.5)} ${rounded(py + ny * nib * 0.5)}`)
    inner.unshift(`${rounded(px - nx * nib * 0.5)} ${rounded(py - ny * nib * 0.5)}`)
  }
  return `M${outer.join('L')}L${inner.join('L')}Z`
}

/** Strokes of the doodle, one for each second, from the first that is left. */
export function doodle(from: number, left: number, right: number, y: number, high: number): string {
  const points: string[] = []
  for (let stroke = from; stroke <= 60; stroke++) {
    const up = stroke % 2 ? -1 : 1
    const lively = 0.75 + 0.25 * Math.sin(stroke * 2.3) + 0.12 * Math.sin(stroke * 5.1)
    points.push(`${rounded(left + ((right - left) * stroke) / 60)} ${rounded(y + up * high * lively)}`)
  }
  return `M${points.join('L')}`
}
