/** A board of a figure: from one end's middle to the other's, on a grid 60 broad and 120 high. */
export type Board = readonly [x1: number, y1: number, x2: number, y2: number]

/** How broad a board is on that grid. */
export const BROAD = 19
const [L, R, T, M, B] = [9.5, 50.5, 9.5, 60, 110.5]
/** Level boards reach over the edges of upright ones. */
const [A, Z] = [0, 60]

/** Ten figures of boards, in the order in which they are put up: what is behind first. */
export const FIGURES: readonly (readonly Board[])[] = [
  [
    [L, 2, L, 118],
    [R, 2, R, 118],
    [A, B, Z, B],
    [A, T, Z, T],
  ],
  [
    [34, 2, 34, 118],
    [7, 28, 36, 8],
    [9, B, 59, B],
  ],
  [
    [R, 4, R, 64],
    [47, 56, 13, 106],
    [A, B, Z, B],
    [A, T, Z, T],
  ],
  [
    [R, 2, R, 118],
    [A, B, Z, B],
    [14, M, Z, M],
    [A, T, Z, T],
  ],
  [
    [38, 2, 8, 82],
    [43, 44, 43, 119],
    [A, 85, Z, 85],
  ],
  [
    [L, 4, L, 66],
    [R, 54, R, 118],
    [A, B, Z, B],
    [A, M, Z, M],
    [A, T, Z, T],
  ],
  [
    [L, 2, L, 118],
    [R, 54, R, 118],
    [A, B, Z, B],
    [A, M, Z, M],
    [A, T, Z, T],
  ],
  [
    [49, 10, 24, 119],
    [A, T, Z, T],
  ],
  [
    [L, 2, L, 118],
    [R, 2, R, 118],
    [A, B, Z, B],
    [A, M, Z, M],
    [A, T, Z, T],
  ],
  [
    [L, 2, L, 66],
    [R, 2, R, 118],
    [A, B, Z, B],
    [A, M, Z, M],
    [A, T, Z, T],
  ],
]

/** Where a figure stands on posts, from its left edge: those with one foot stand on one. */
export const postsOf = (figure: number): readonly number[] => ({ 4: [43], 7: [25] })[figure] ?? [13, 47]

export const figuresAt = (hour: number, minute: number, cycle: 12 | 24): number[] =>
  [cycle === 12 ? hour % 12 || 12 : hour, minute].flatMap((number) => [Math.floor(number / 10), number % 10])

/** Which of the four figures are other than a minute ago. */
export function changedAt(hour: number, minute: number, cycle: 12 | 24): boolean[] {
  const before = figuresAt(minute ? hour : (hour + 23) % 24, (minute + 59) % 60, cycle)
  return figuresAt(hour, minute, cycle).map((figure, index) => figure !== before[index])
}

/** Which lamp is lit: they take turns. */
export const litAt = (second: number) => second % 4

/** Where the one who fetches the next minute's boards is, from the left edge, 0, to below the last figure, 1. */
export const walkAt = (second: number) => Math.max(0, second - 39) / 20

type Corner = readonly [number, number]

/** The slanting stripes of a board that lies from 0 to its length, as corners; cut where the board ends. */
export function stripesOf(length: number): Corner[][] {
  const [every, wide, slant, half] = [16.5, 8.25, 14, BROAD / 2]
  const stripes: Corner[][] = []
  for (let at = -every; at < length + slant; at += every) {
    let corners: Corner[] = [
      [at + slant, -half],
      [at + slant + wide, -half],
      [at + wide, half],
      [at, half],
    ]
    for (const [limit, side] of [
      [0, 1],
      [length, -1],
    ] as const)
      corners = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % corners.length]!
        const inside = (of: Corner) => (of[0] - limit) * side >= 0
        const kept = inside(corner) ? [corner] : []
        if (inside(corner) === inside(next)) return kept
        const part = (limit - corner[0]) / (next[0] - corner[0])
        return [...kept, [limit, corner[1] + (next[1] - corner[1]) * part] as const]
      })
    if (corners.length > 2) stripes.push(corners)
  }
  return stripes
}

export interface Plan {
  /** Pixels to a unit of the grid. */
  readonly unit: number
  /** Where each figure's upper left corner is. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
  /** Where the ground is, and how large those are who stand on it. */
  readonly ground: number
  readonly crew: number
}

const APART = 13
const BETWEEN = 34
/** What a lamp needs above its figure. */
export const LAMP = 27

/** Four figures in a row; on an upright stage two below two. */
export function planOf(width: number, height: number): Plan {
  if (width >= height) {
    const whole = 240 + APART * 2 + BETWEEN
    const unit = Math.min((width * 0.95) / whole, (height * 0.96) / (LAMP + 120 + 50))
    const left = (width - whole * unit) / 2
    const y = Math.max(LAMP * unit + height * 0.03, (height - (120 + 46) * unit) * 0.56)
    return {
      unit,
      places: [0, 60 + APART, 120 + APART + BETWEEN, 180 + APART * 2 + BETWEEN].map((x) => ({
        x: left + x * unit,
        y,
      })),
      ground: height,
      crew: Math.min(50 * unit, height - y - 116 * unit),
    }
  }
  const whole = 120 + APART
  const unit = Math.min((width * 0.9) / whole, (height * 0.975) / (LAMP * 2 + 240 + 58))
  const left = (width - whole * unit) / 2
  const top = LAMP * unit + height * 0.018
  const second = top + (120 + LAMP + 9) * unit
  return {
    unit,
    places: [0, 1, 2, 3].map((index) => ({
      x: left + (index % 2) * (60 + APART) * unit,
      y: index < 2 ? top : second,
    })),
    ground: height,
    crew: Math.min(54 * unit, height - second - 116 * unit),
  }
}
