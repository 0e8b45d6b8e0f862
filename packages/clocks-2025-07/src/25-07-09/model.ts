import { easeInOut } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

export interface Drop {
  readonly at: Point
  readonly radius: number
}

export interface Plan {
  /** The half axes of the ring of minutes, from the middle of the stage. */
  readonly across: number
  readonly up: number
  /** The shorter of the two: sizes are parts of it. */
  readonly least: number
}

/** How far inside the ring of minutes the second flows, and the hours stand, in parts of the plan's `least`. */
export const INSET = { minute: 0, second: 0.24, hour: 0.48 } as const
export type Ring = keyof typeof INSET

const RADII = { hour: 0.28, minute: 0.215, second: 0.085 } as const

/** How far outside the ring of minutes the rim begins, in parts of `least`. */
const RIM = 0.115

/** A ring that leaves the same margin on all sides. */
export const planOf = (width: number, height: number): Plan => {
  const margin = Math.min(width, height) * 0.105
  const [across, up] = [width / 2 - margin, height / 2 - margin]
  return { across, up, least: Math.min(across, up) }
}

/** How square a ring is: `2` is an oval. */
const SQUARE = 2.7
const STEPS = 480

interface Outline {
  readonly points: readonly Point[]
  readonly far: readonly number[]
}

/** Those of the last stages: they are the same in each picture. */
const outlined = new Map<string, Outline>()

function outlineOf(across: number, up: number): Outline {
  const key = `${across} ${up}`
  const known = outlined.get(key)
  if (known) return known
  if (outlined.size > 11) outlined.clear()
  const outline = traceRing(across, up)
  outlined.set(key, outline)
  return outline
}

/** A ring's outline from the top, clockwise, with how far each point is along it. */
function traceRing(across: number, up: number): Outline {
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / SQUARE)
  const points = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const angle = (step / STEPS) * Math.PI * 2
    return [bent(Math.sin(angle)) * across, -bent(Math.cos(angle)) * up]
  })
  const far = [0]
  for (let step = 1; step <= STEPS; step++) {
    const [[x0, y0], [x1, y1]] = [points[step - 1]!, points[step]!]
    far.push(far[step - 1]! + Math.hypot(x1 - x0, y1 - y0))
  }
  return { points, far }
}

/**
 * @param turn - Clockwise from the top, in equal steps along the ring.
 * @returns The place from the middle of the stage, y downwards.
 * @example placeOf(planOf(800, 800), 'minute', 0.25) // at the right
 */
export function placeOf({ across, up, least }: Plan, ring: Ring, turn: number): Point {
  const inset = INSET[ring] * least
  const { points, far } = outlineOf(across - inset, up - inset)
  const wanted = (((turn % 1) + 1) % 1) * far[STEPS]!
  let [before, step] = [0, STEPS]
  while (step - before > 1) {
    const middle = (before + step) >> 1
    if (far[middle]! < wanted) before = middle
    else step = middle
  }
  const part = (wanted - far[step - 1]!) / (far[step]! - far[step - 1]! || 1)
  const [[x0, y0], [x1, y1]] = [points[step - 1]!, points[step]!]
  return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]
}

/** A drop on its ring. */
export const dropOn = (plan: Plan, ring: Ring, turn: number): Drop => ({
  at: placeOf(plan, ring, turn),
  radius: RADII[ring] * plan.least,
})

/** From when on, in the last second of a minute, the drops flow on to their next numbers. */
export const FLOWS_FROM = 550

/** How far on the way to the next numbers the drops are: `0` but in the end of the last second. */
export function flowAt(second: number, millisecond: number): number {
  const part = second === 59 ? Math.max(0, (millisecond - FLOWS_FROM) / (1000 - FLOWS_FROM)) : 0
  return easeInOut(part)
}

/** How far a point is from something, and which way that grows fastest: by how much across, and down. */
type Away = readonly [away: number, across: number, down: number]

/** From the rim, whose edge is a ring like the others: nearly, and truly where it is zero. */
function awayFromRim({ across, up, least }: Plan, x: number, y: number): Away {
  const [a, b] = [across + RIM * least, up + RIM * least]
  const [u, v] = [Math.abs(x) / a, Math.abs(y) / b]
  const whole = (u ** SQUARE + v ** SQUARE) ** (1 / SQUARE)
  if (whole < 1e-3) return [Math.min(a, b), 0, 0]
  const [right, low] = [(u / whole) ** (SQUARE - 1) / a, (v / whole) ** (SQUARE - 1) / b]
  const slope = Math.hypot(right, low)
  return [(1 - whole) / slope, (-Math.sign(x) * right) / slope, (-Math.sign(y) * low) / slope]
}

/**
 * How far a point is from the rim and the drops, which reach out for one another: a smooth minimum by exponentials, below
 * zero inside.
 */
export function fieldOf(plan: Plan, drops: readonly Drop[], soft: number): (x: number, y: number) => Away {
  return (x, y) => {
    const all = [awayFromRim(plan, x, y)]
    for (const { at, radius } of drops) {
      const far = Math.hypot(x - at[0], y - at[1])
      all.push([far - radius, (x - at[0]) / (far || 1), (y - at[1]) / (far || 1)])
    }
    let least = all[0]![0]
    for (const [away] of all) least = Math.min(least, away)
    let [sum, across, down] = [0, 0, 0]
    for (const [away, right, low] of all) {
      const weight = Math.exp((least - away) / soft)
      sum += weight
      across += weight * right
      down += weight * low
    }
    return [least - soft * Math.log(sum), across / sum, down / sum]
  }
}

/** Where the dark window ends, and the drops that swim in it: where the field is zero, followed step by step. */
export function outlinesOf(plan: Plan, drops: readonly Drop[], soft: number, step: number): Point[][] {
  const field = fieldOf(plan, drops, soft)
  /** The nearest point where the field is zero. */
  const settled = (from: Point): Point => {
    let [x, y] = from
    for (let time = 0; time < 3; time++) {
      const [away, a, b] = field(x, y)
      const by = away / Math.max(0.05, a * a + b * b)
      ;[x, y] = [x - a * by, y - b * by]
    }
    return [x, y]
  }
  const outlines: Point[][] = []
  // From where the rim surely is, and from within each drop, towards the middle.
  const corner: Point = [plan.across + plan.least, plan.up + plan.least]
  for (const at of [corner, ...drops.map((drop) => drop.at)]) {
    const far = Math.hypot(...at)
    let reach = 0
    while (reach < far && field(at[0] * (1 - reach / far), at[1] * (1 - reach / far))[0] < 0) reach += step
    const start = settled([at[0] * (1 - reach / far), at[1] * (1 - reach / far)])
    const near = ([x, y]: Point, far: number) => Math.hypot(x - start[0], y - start[1]) < far
    if (outlines.some((outline) => outline.some((point) => near(point, step * 1.2)))) continue
    const outline = [start]
    while (outline.length < 3000) {
      const [x, y] = outline.at(-1)!
      const [, a, b] = field(x, y)
      const long = Math.hypot(a, b) || 1
      const next = settled([x - (b / long) * step, y + (a / long) * step])
      if (outline.length > 3 && near(next, step * 0.9)) break
      outline.push(next)
    }
    outlines.push(outline)
  }
  return outlines
}
