/**
 * The going train of a regulator with a seconds pendulum: the teeth of its wheels and the leaves of the pinions that they
 * drive. The centre wheel turns once an hour, the escape wheel once a minute, two beats to a tooth; the motion work under
 * the dial brings the centre down to the hour hand.
 */
export const TRAIN = {
  great: 96,
  centrePinion: 8,
  centre: 80,
  thirdPinion: 10,
  third: 75,
  escapePinion: 10,
  escape: 30,
  cannonPinion: 12,
  minuteWheel: 36,
  minutePinion: 10,
  hourWheel: 40,
} as const

/** How often the escape wheel turns while the centre wheel turns once. */
export const escapeTurns = () => (TRAIN.centre / TRAIN.thirdPinion) * (TRAIN.third / TRAIN.escapePinion)

/** How often the minute hand turns while the hour hand turns once. */
export const handTurns = () =>
  (TRAIN.minuteWheel / TRAIN.cannonPinion) * (TRAIN.hourWheel / TRAIN.minutePinion)

/** The parts in the order in which they are taken off, which is how a parts list numbers them. */
export const PARTS = [
  'MINUTE HAND',
  'HOUR HAND',
  'DIAL',
  'MOTION WORK',
  'FRONT PLATE',
  'GREAT WHEEL',
  'CENTRE WHEEL',
  'THIRD WHEEL',
  'ESCAPE WHEEL',
  'PALLETS',
  'BACK PLATE',
  'PENDULUM',
] as const

/** The number of the part in hand, from 1: at midnight and at noon it is the twelfth. */
export const partAt = (hour: number): number => hour % 12 || 12

/** By how much the escape wheel has been let go at a second, in turns: half a tooth at each beat. */
export const escapeAt = (second: number): number => second / (TRAIN.escape * 2)

/** To which side the pallets and the pendulum are at a second. */
export const beatAt = (second: number): 1 | -1 => (second % 2 ? 1 : -1)

export type Point = readonly [x: number, y: number]

export interface Plan {
  readonly tall: boolean
  /** How large the largest part is. */
  readonly radius: number
  /** On the drawing, a step along the clock's axis towards its back, and along a part's own breadth and height. */
  readonly axis: Point
  readonly across: Point
  readonly up: Point
  /** The middle of the drawing, and how far one part is from the next. */
  readonly middle: Point
  readonly gap: number
  /** Where balloons are, from the first to the twelfth. */
  readonly balloons: readonly Point[]
  readonly balloon: number
  readonly large: number
  /** The dimension line: `y` where it lies, `x` where it stands. */
  readonly dimension: number
  readonly figure: number
  /** Where the line of a standing dimension ends, before its figure. */
  readonly landing: Point
  readonly type: number
  readonly inset: number
}

const DEGREE = Math.PI / 180

/** The drawing for a stage: its axis lies across a wide one, and stands in an upright one. */
export function planOf(width: number, height: number, minute: number): Plan {
  const tall = width < height * 0.9
  const unit = Math.min(width, height)
  const part = minute / 60
  const between = (from: number, to: number) => from + (to - from) * part
  const inset = unit * 0.022
  if (tall) {
    const radius = Math.min(width * 0.37, height * 0.2)
    const flat = 0.5
    const turn = 14 * DEGREE
    const rows = Array.from(
      { length: 12 },
      (_, index): Point => [width * 0.895, height * (0.065 + 0.077 * index)],
    )
    return {
      tall,
      radius,
      axis: [0, 1],
      across: [Math.cos(turn), Math.sin(turn) * flat],
      up: [Math.sin(turn), -Math.cos(turn) * flat],
      middle: [width * 0.475, height * 0.437],
      gap: between(height * 0.023, (height * 0.8 - radius * 2 * flat) / 11),
      balloons: rows,
      balloon: width * 0.032,
      large: width * 0.07,
      dimension: width * 0.07,
      figure: width * 0.21,
      landing: [width * 0.105, height * 0.902],
      type: Math.max(width * 0.029, 8),
      inset,
    }
  }
  const lean = -6 * DEGREE
  const flat = 0.4
  const axis: Point = [Math.cos(lean), Math.sin(lean)]
  const square: Point = [Math.sin(lean), -Math.cos(lean)]
  // Turned in its own plane until what is upright in the clock is upright on the sheet.
  const turn = Math.atan2(square[0], flat * axis[0])
  const radius = Math.min(height * 0.325, width * 0.24)
  return {
    tall,
    radius,
    axis,
    across: [
      Math.cos(turn) * flat * axis[0] + Math.sin(turn) * square[0],
      Math.cos(turn) * flat * axis[1] + Math.sin(turn) * square[1],
    ],
    up: [
      Math.cos(turn) * square[0] - Math.sin(turn) * flat * axis[0],
      Math.cos(turn) * square[1] - Math.sin(turn) * flat * axis[1],
    ],
    middle: [width * 0.5, height * 0.5],
    gap: between(width * 0.023, (width * 0.93 - radius * 2 * flat) / 11 / Math.cos(lean)),
    balloons: Array.from(
      { length: 12 },
      (_, index): Point => [width * (0.07 + (0.86 * index) / 11), height * 0.085],
    ),
    balloon: unit * 0.024,
    large: unit * 0.054,
    dimension: height * 0.895,
    figure: unit * 0.098,
    landing: [0, 0],
    type: Math.max(unit * 0.0185, 8),
    inset,
  }
}

/** Where on the drawing a point of a part is; `x` and `y` to the right and up, in the largest part's radius. */
export function pointOf(
  { middle, axis, across, up, gap, radius }: Plan,
  part: number,
  x: number,
  y: number,
): Point {
  const out = (part - 6.5) * gap
  const on = (side: 0 | 1) => middle[side] + axis[side] * out + (across[side] * x + up[side] * y) * radius
  return [on(0), on(1)]
}

const at = (radius: number, turns: number) => {
  const angle = turns * 2 * Math.PI
  return `${(radius * Math.sin(angle)).toFixed(4)} ${(-radius * Math.cos(angle)).toFixed(4)}`
}

/** The rim of a wheel with so many teeth, each a little narrower at its point. */
export function wheelPath(teeth: number, radius: number, deep: number): string {
  return `M${Array.from({ length: teeth }, (_, tooth) =>
    [
      [radius - deep, 0],
      [radius - deep * 0.4, 0.06],
      [radius, 0.16],
      [radius, 0.34],
      [radius - deep * 0.4, 0.44],
      [radius - deep, 0.5],
    ]
      .map(([out, part]) => at(out!, (tooth + part!) / teeth))
      .join('L'),
  ).join('L')}Z`
}

/** An escape wheel: pointed teeth that lean the way it turns. */
export function escapePath(teeth: number, radius: number, deep: number): string {
  return `M${Array.from({ length: teeth }, (_, tooth) =>
    [
      [radius - deep, 0],
      [radius - deep, 0.5],
      [radius, 0.98],
      [radius - deep * 0.9, 0.94],
    ]
      .map(([out, part]) => at(out!, (tooth + part!) / teeth))
      .join('L'),
  ).join('L')}Z`
}

/** What is sawn out of a wheel between its spokes. */
export function crossingPath(spokes: number, inner: number, outer: number, broad: number): string {
  return Array.from({ length: spokes }, (_, spoke) => {
    const [from, to] = [spoke / spokes, (spoke + 1) / spokes]
    const near = broad / (2 * Math.PI * inner) / 2
    const far = broad / (2 * Math.PI * outer) / 2
    return `M${at(inner, from + near)}L${at(outer, from + far)}A${outer} ${outer} 0 0 1 ${at(outer, to - far)}L${at(inner, to - near)}A${inner} ${inner} 0 0 0 ${at(inner, from + near)}Z`
  }).join('')
}

/** The mainspring in its barrel. */
export function springPath(coils: number, inner: number, outer: number): string {
  const steps = coils * 24
  return `M${Array.from({ length: steps + 1 }, (_, step) => at(inner + ((outer - inner) * step) / steps, step / 24)).join('L')}`
}

export const circlePath = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`
