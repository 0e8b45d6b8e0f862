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
  /** How far writing may go to the right. */
  readonly end: number
  readonly writing: number
  readonly marks: boolean
  readonly centre: Point
  readonly radius: number
}

/** On a wide page the protractor stands at the right, on an upright one it lies at the foot. */
export function planOf(width: number, height: number): Plan {
  const tall = height > width * 1.05
  if (tall) {
    const square = Math.min(width / 13, height / 28.2)
    const radius = Math.min(width * 0.455, height * 0.245)
    return {
      tall,
      width,
      height,
      square,
      left: (width % square) / 2,
      top: square * 0.35,
      margin: (width % square) / 2 + square * 2,
      end: width - square * 0.4,
      writing: Math.min(square * 1.3, (width - square * 3.6) / 8.7),
      marks: false,
      centre: { x: width / 2, y: height - radius * 0.14 },
      radius,
    }
  }
  const square = height / 20
  const radius = Math.min(height * 0.465, width * 0.31)
  const centre = { x: width - radius * 0.15, y: height / 2 }
  const margin = square * (width > height * 1.3 ? 3 : 2)
  const end = centre.x - radius * 1.05
  return {
    tall,
    width,
    height,
    square,
    left: 0,
    top: 0,
    margin,
    end,
    writing: Math.min(square * 1.5, (end - margin - square * 1.5) / 8.7),
    marks: end - margin > square * 16,
    centre,
    radius,
  }
}

/** Which way a minute lies from the protractor's centre: 0 and 60 at the ends of its straight edge. */
export function towards({ tall }: Pick<Plan, 'tall'>, minute: number): Point {
  const turn = (minute / 60) * Math.PI
  return tall ? { x: -Math.cos(turn), y: -Math.sin(turn) } : { x: -Math.sin(turn), y: -Math.cos(turn) }
}

/** A place at a minute, so many parts of the radius from the centre. */
export function at(plan: Pick<Plan, 'tall' | 'centre' | 'radius'>, minute: number, part: number): Point {
  const { x, y } = towards(plan, minute)
  return { x: plan.centre.x + x * part * plan.radius, y: plan.centre.y + y * part * plan.radius }
}

/** Where the compasses' arc runs, in parts of the protractor's radius: inside all its numbers. */
export const ARC = 0.7

/** How far the joint stands from the line between the feet, in parts of that line. */
const OPEN = 0.8

/**
 * Where the minute is written: in the middle of the circle that touches both legs and the line between their feet, so
 * that nothing crosses it. `free` is that circle's radius.
 */
export function numberAt(plan: Plan, minute: number): Point & { readonly free: number } {
  const joint = jointAt(plan, minute)
  const foot = at(plan, minute, ARC)
  const base = plan.radius * ARC
  const leg = base * Math.hypot(0.5, OPEN)
  const free = (base * base * OPEN) / (base + 2 * leg)
  const part = free / (base * OPEN)
  const middle = { x: (plan.centre.x + foot.x) / 2, y: (plan.centre.y + foot.y) / 2 }
  return { x: middle.x + (joint.x - middle.x) * part, y: middle.y + (joint.y - middle.y) * part, free }
}

/** The joint of the compasses, on that side of their legs where the protractor has more room. */
export function jointAt(plan: Plan, minute: number): Point {
  const foot = at(plan, minute, ARC)
  const { centre } = plan
  const side = minute < 30 ? 1 : -1
  const across = towards(plan, minute + side * 30)
  const far = plan.radius * ARC * OPEN
  return { x: (centre.x + foot.x) / 2 + across.x * far, y: (centre.y + foot.y) / 2 + across.y * far }
}

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
