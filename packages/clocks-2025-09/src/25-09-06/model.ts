import { shownHour } from '@found-time/clock-runtime'

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
    [38, 2, 10.5, 84],
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

/** A grid's line where a figure is broader, or higher, than the grid: its outer boards stay as broad as they are. */
const stretched = (of: number, grid: number, whole: number) => {
  const edge = BROAD / 2
  if (of <= edge) return of
  if (of >= grid - edge) return of + whole - grid
  return edge + ((of - edge) * (whole - BROAD)) / (grid - BROAD)
}

/** The boards of a figure that is so broad and so high. */
export const boardsOf = (figure: number, broad: number, high: number): readonly Board[] =>
  FIGURES[figure]!.map(([x1, y1, x2, y2]) => [
    stretched(x1, 60, broad),
    stretched(y1, 120, high),
    stretched(x2, 60, broad),
    stretched(y2, 120, high),
  ])

/** Where a figure stands on posts, from its left edge: those with one foot stand on one. */
export const postsOf = (figure: number, broad: number): readonly number[] =>
  (({ 4: [43], 7: [25.5] })[figure] ?? [13, 47]).map((x) => stretched(x, 60, broad))

/** Where a figure carries its lamp, and how far over its board leans there, in degrees. */
export function lampOf(figure: number, broad: number, high: number): { x: number; y: number; leans: number } {
  if (figure !== 4) return { x: stretched(figure === 1 ? 34 : 30, 60, broad), y: 0, leans: 0 }
  const [x, y, x2, y2] = boardsOf(4, broad, high)[0]!
  return { x, y, leans: (Math.atan2(x - x2, y2 - y) * 180) / Math.PI }
}

/** One lamp works, one is dark, one has been taken, one hangs askew. */
export const LAMPS = ['whole', 'dark', 'taken', 'askew'] as const

export const figuresAt = (hour: number, minute: number, cycle: 12 | 24): number[] =>
  [shownHour(hour, cycle), minute].flatMap((number) => [Math.floor(number / 10), number % 10])

/** Which of the four figures are other than a minute ago. */
export function changedAt(hour: number, minute: number, cycle: 12 | 24): boolean[] {
  const before = figuresAt(minute ? hour : (hour + 23) % 24, (minute + 59) % 60, cycle)
  return figuresAt(hour, minute, cycle).map((figure, index) => figure !== before[index])
}

/** Which lamp is lit: the two that can be take turns. */
export const litAt = (second: number) => (second % 2 ? 3 : 0)

/** How far the one who carries a board has come, 0 to 1: a step a second, and there at the last. */
export const walkedAt = (second: number) => Math.max(0, second) / 59

/** On which of nine rungs the one on the ladder is: a rung a minute up, and down again. */
export const rungAt = (minute: number) => Math.abs(((minute + 8) % 16) - 8)

/** What those do who stay where they are. */
export const WORK = ['dig', 'lean', 'sit', 'barrow', 'point'] as const
export type Work = (typeof WORK)[number]

/** What three of the crew do: other things each minute, no two the same. */
export function crewAt(hour: number, minute: number): readonly [Work, Work, Work] {
  const at = hour * 2 + minute
  const of = (index: number) => WORK[(at + index * (minute % 2 ? 2 : 1)) % WORK.length]!
  return [of(0), of(1), of(2)]
}

type Corner = readonly [number, number]

/** The slanting stripes of a board that lies from 0 to its length, as corners; cut where the board ends. */
export function stripesOf(length: number, broad = BROAD): Corner[][] {
  const [every, wide, slant, half] = [16.5, 8.25, 14, broad / 2].map((of, index) =>
    index < 3 ? (of * broad) / BROAD : of,
  ) as [number, number, number, number]
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

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Plan {
  /** Pixels to a unit of the grid; all else here is in units. */
  readonly unit: number
  readonly width: number
  readonly height: number
  /** How broad and how high a figure is. */
  readonly broad: number
  readonly high: number
  /** Where each figure's upper left corner is, and on which floor it stands. */
  readonly places: readonly (Place & { readonly floor: number })[]
  /** The ground, and on an upright stage the plank above it. */
  readonly ground: number
  readonly plank?: Place & { readonly long: number }
  readonly ladder: Place & { readonly high: number }
  /** Where the three stand who stay, whom one of them looks at, and from where to where the board is carried. */
  readonly crew: readonly (Place & { readonly faces: 1 | -1 })[]
  readonly walk: Place & { readonly long: number }
}

const APART = 13
/** The ladder stands between hour and minute. */
const BETWEEN = 46
/** What a lamp needs above its figure, a person below it, and the ground. */
const [LAMP, PERSON, GROUND, PLANK] = [20, 53.5, 9, 5]
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Four figures in a row; on an upright stage a scaffold of two floors. */
export function planOf(across: number, down: number): Plan {
  return across >= down * 0.85 ? rowOf(across, down) : scaffoldOf(across, down)
}

function rowOf(across: number, down: number): Plan {
  const gaps = APART * 2 + BETWEEN
  const unit = Math.min((across * 0.95) / (gaps + 4 * 52), down / (LAMP + 120 + PERSON + GROUND + 8))
  const [width, height] = [across / unit, down / unit]
  const broad = within(52, (width * 0.95 - gaps) / 4, 96)
  const high = within(120, height - LAMP - PERSON - GROUND - 8, 190)
  const left = (width - gaps - broad * 4) / 2
  const ground = height - GROUND
  const y = ground - PERSON - high
  const step = broad + APART
  const middle = left + step + broad
  const xs = [left, left + step, middle + BETWEEN, middle + BETWEEN + step]
  return {
    unit,
    width,
    height,
    broad,
    high,
    ground,
    places: xs.map((x) => ({ x, y, floor: ground })),
    ladder: { x: middle + BETWEEN / 2, y: ground, high: PERSON + high * 0.66 },
    crew: [
      { x: xs[0]! + broad * 0.45, y: ground, faces: 1 },
      { x: xs[1]! + broad * 0.5, y: ground, faces: -1 },
      { x: xs[3]! + broad - 22, y: ground, faces: -1 },
    ],
    walk: { x: xs[2]! + 14, y: ground, long: step + broad - 96 },
  }
}

function scaffoldOf(across: number, down: number): Plan {
  const gap = 30
  const floors = (LAMP + PERSON) * 2 + PLANK + GROUND + 5
  const unit = Math.min((across * 0.93) / (gap + 2 * 48), down / (floors + 240))
  const [width, height] = [across / unit, down / unit]
  const broad = within(48, (width * 0.93 - gap) / 2, 96)
  const high = within(120, (height - floors) / 2, 190)
  const left = (width - gap - broad * 2) / 2
  const right = left + broad + gap
  const ground = height - GROUND
  const lower = ground - PERSON - high
  const plank = lower - LAMP - PLANK
  const upper = plank - PERSON - high
  return {
    unit,
    width,
    height,
    broad,
    high,
    ground,
    places: [
      { x: left, y: upper, floor: plank },
      { x: right, y: upper, floor: plank },
      { x: left, y: lower, floor: ground },
      { x: right, y: lower, floor: ground },
    ],
    plank: { x: 0, y: plank, long: width },
    ladder: { x: width / 2, y: ground, high: ground - plank - PLANK },
    crew: [
      { x: left + broad * 0.2, y: plank, faces: -1 },
      { x: left + broad * 0.45, y: ground, faces: 1 },
      { x: right + broad * 0.55, y: ground, faces: -1 },
    ],
    walk: { x: width / 2, y: plank, long: right + broad - 24 - width / 2 },
  }
}
