const ROMAN = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/**
 * A number in Roman figures.
 * @example roman(42) // 'XLII'
 */
export function roman(number: number): string {
  let left = number
  let figures = ''
  for (const [value, figure] of ROMAN) for (; left >= value; left -= value) figures += figure
  return figures
}

/** What a row of dancers writes; who lies down writes nothing: the Romans had no nought. */
export type Letter = 'I' | 'V' | 'X' | 'L' | 'lying'

/** A row of dancers. */
export interface Row {
  readonly letters: readonly Letter[]
  readonly of: 'hour' | 'minute'
}

const lettersOf = (number: number) => [...roman(number)] as Letter[]

/**
 * The rows of a time: the hour, and below it the minute, which upright has a row for its tens and one for its ones.
 * @example rowsAt(15, 42, false).map(({ letters }) => letters.join('')) // ['III', 'XLII']
 */
export function rowsAt(hour: number, minute: number, upright: boolean): Row[] {
  const first: Row = { letters: lettersOf(hour % 12 || 12), of: 'hour' }
  if (minute === 0) return [first, { letters: ['lying'], of: 'minute' }]
  const tens = minute - (minute % 10)
  const parts = upright ? [tens, minute % 10].filter(Boolean) : [minute]
  return [first, ...parts.map((part): Row => ({ letters: lettersOf(part), of: 'minute' }))]
}

/** From midnight until one the dancers wear crowns: before Death all are alike. */
export const isCrowned = (hour: number): boolean => hour === 0

type Limb = readonly [first: number, second: number, end: number]

/**
 * How a skeleton holds itself. Angles are in degrees, clockwise from hanging down; the second bone's and the hand's or
 * the foot's are against the bone before. Lengths are in hundredths of a standing skeleton.
 */
export interface Pose {
  readonly pelvis: readonly [x: number, y: number]
  readonly torso: number
  readonly head: number
  readonly arms: readonly [Limb, Limb]
  readonly legs: readonly [Limb, Limb]
}

/** How broad a figure is, and how much larger its skeleton is than one that stands. */
export const SIZES: Record<Letter, { width: number; scale: number }> = {
  I: { width: 36, scale: 0.88 },
  V: { width: 88, scale: 1.9 },
  X: { width: 92, scale: 1 },
  L: { width: 92, scale: 1.16 },
  lying: { width: 112, scale: 1 },
}

const standing = (head: number, arms: Pose['arms'], lean = 0): Pose => ({
  pelvis: [0, -49],
  torso: lean,
  head,
  arms,
  legs: [
    [2, -1, 62],
    [-2, 1, -62],
  ],
})

const spread = (head: number, lean: number, bend: number): Pose => ({
  pelvis: [0, -41.5],
  torso: lean,
  head,
  arms: [
    [151 + bend, -bend, 0],
    [-151 + bend, -bend, 0],
  ],
  legs: [
    [33 - bend / 3, bend / 3, 40],
    [-33 - bend / 3, bend / 3, -40],
  ],
})

const sitting = (head: number, sway: number, toes: number): Pose => ({
  pelvis: [-20, -7],
  torso: 0,
  head,
  arms: [
    [172 + sway, -sway, 0],
    [-172 + sway, -sway, 0],
  ],
  legs: [
    [-88, 0, -90 + toes],
    [-91, 0, -84 - toes],
  ],
})

const diving = (knee: number, other: number): Pose => ({
  pelvis: [0, -5],
  torso: 0,
  head: 0,
  arms: [
    [0, 0, 0],
    [0, 0, 0],
  ],
  legs: [
    [160 + knee, -knee * 2, 20],
    [-160 - other, other * 2, -20],
  ],
})

// Who stands keeps the arms close, or straight up: a stroke has no elbows.
const DOWN: Limb = [7, -8, 0]
const OTHER_DOWN: Limb = [-7, 8, 0]
const UP: Limb = [174, -2, 4]
const OTHER_UP: Limb = [-174, 2, -4]

/** Each figure's dancers, no two next to one another alike; each has a position for the even seconds and one for the odd. */
export const POSES: Record<Letter, readonly (readonly [Pose, Pose])[]> = {
  I: [
    [standing(-8, [DOWN, OTHER_DOWN]), standing(8, [DOWN, OTHER_UP])],
    [standing(10, [UP, OTHER_DOWN]), standing(-6, [UP, OTHER_UP])],
    [standing(-4, [UP, OTHER_UP]), standing(6, [DOWN, OTHER_DOWN])],
  ],
  V: [[diving(0, 0), diving(7, 3)]],
  X: [
    [spread(-8, 3, 6), spread(8, -3, -6)],
    [spread(12, -4, -5), spread(-10, 4, 6)],
    [spread(0, 2, 0), spread(-14, -2, 10)],
  ],
  L: [[sitting(-6, -6, 0), sitting(8, 7, 8)]],
  lying: [[standing(4, [DOWN, OTHER_DOWN]), standing(16, [DOWN, OTHER_DOWN])]],
}

/** Which of a figure's dancers is at a place of a row, and in which of its two positions. */
export const poseAt = (letter: Letter, place: number, second: number): Pose => {
  const dancers = POSES[letter]
  return dancers[place % dancers.length]![second % 2]!
}

/** How high a row is beside its dancers, and the least and the widest space between two of them. */
const HIGH = 133
const GAP = [11, 52] as const

/** How much longer than broad dancers may grow to reach the top of a high row: as letters do in a condensed face. */
const LONGEST = 1.5

export interface Dancer {
  readonly letter: Letter
  /** Where the middle of the figure is on its ground, in hundredths of a dancer. */
  readonly x: number
  readonly scale: number
}

/** A row's ground, and who dances on it. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How large a hundredth of a dancer is. */
  readonly unit: number
  /** How many times as long as its breadth makes it a dancer is. */
  readonly stretch: number
  readonly dancers: readonly Dancer[]
}

const breadthOf = ({ letters }: Row) =>
  letters.reduce((sum, letter) => sum + SIZES[letter].width, GAP[0] * (letters.length - 1))

/** How large dancers can be in a box. */
const unitIn = (row: Row, width: number, height: number) =>
  row.letters[0] === 'lying'
    ? Math.min(height / 42, width / 118)
    : Math.min(height / HIGH, (width * 0.965) / breadthOf(row))

function placed(row: Row, left: number, top: number, width: number, height: number): Place {
  const { letters } = row
  const unit = unitIn(row, width, height)
  const widths = letters.map((letter) => SIZES[letter].width)
  const sum = widths.reduce((all, one) => all + one, 0)
  const gap = Math.min(GAP[1], Math.max(GAP[0], ((width * 0.965) / unit - sum) / (letters.length + 1)))
  let x = -(sum + gap * (letters.length - 1)) / 2
  const dancers = letters.map((letter, index): Dancer => {
    const middle = x + widths[index]! / 2
    x += widths[index]! + gap
    return { letter, x: middle, scale: SIZES[letter].scale }
  })
  const stretch = letters[0] === 'lying' ? 1 : Math.min(LONGEST, height / (HIGH * unit))
  return { left, top, width, height, unit, stretch, dancers }
}

/**
 * How high rows are that fill a height: none is higher than its dancers need at the stage's width, while another could
 * use the room.
 */
function heightsOf(rows: readonly Row[], width: number, height: number): number[] {
  const needs = rows.map((row) =>
    row.letters[0] === 'lying'
      ? Math.min(unitIn(row, width, Number.POSITIVE_INFINITY) * 42, height * 0.34)
      : unitIn(row, width, Number.POSITIVE_INFINITY) * HIGH,
  )
  const sum = needs.reduce((all, need) => all + need, 0)
  if (sum <= height) return needs.map((need) => (need * height) / sum)
  let [low, level, high] = [0, 0, height]
  for (let step = 0; step < 50; step++) {
    level = (low + high) / 2
    if (needs.reduce((all, need) => all + Math.min(need, level), 0) > height) high = level
    else low = level
  }
  return needs.map((need) => Math.min(need, level))
}

/** Sets the rows one below another; or two of them beside one another, where that makes their dancers larger. */
export function planOf(rows: readonly Row[], width: number, height: number): Place[] {
  const heights = heightsOf(rows, width, height)
  let top = 0
  const below = rows.map((row, index) => {
    const place = placed(row, 0, top, width, heights[index]!)
    top += heights[index]!
    return place
  })
  if (rows.length !== 2 || rows[1]!.letters[0] === 'lying' || height > width) return below
  const first = (width * breadthOf(rows[0]!)) / (breadthOf(rows[0]!) + breadthOf(rows[1]!))
  const cut = Math.min(width * 0.64, Math.max(width * 0.36, first))
  const beside = [placed(rows[0]!, 0, 0, cut, height), placed(rows[1]!, cut, 0, width - cut, height)]
  const least = (places: readonly Place[]) =>
    Math.min(...places.map(({ unit, stretch }) => unit * Math.sqrt(stretch)))
  return least(beside) > least(below) * 1.04 ? beside : below
}

/** How long a leap is at the beginning of a second. */
export const LEAP_MS = 260
