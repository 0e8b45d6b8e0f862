import { createRandom } from '@found-time/clock-runtime'
import type { Slot } from './model'

export interface Place {
  readonly x: number
  readonly y: number
  /** Direction from the foot to the head; `x` and `y` are the foot. */
  readonly turn: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Length of a match of the figures. */
  readonly length: number
  readonly place: (slot: Slot) => Place
  /** The comb of sixty: length and pitch of its matches, their rows, and where the feet of the first row are. */
  readonly comb: {
    readonly length: number
    readonly pitch: number
    readonly rows: number
    readonly left: number
  }
  readonly cover: number
  /** Middles of the two short ends of matches between hour and minute. */
  readonly dots: readonly (readonly [number, number])[]
  /** Top of the comb with its flames. */
  readonly combTop: number
}

/** Foot and head of each side of a figure, in lengths of a match from its middle; the head either way. */
const SIDES = [
  [-0.5, -1, 0.5, -1],
  [-0.5, -1, -0.5, 0],
  [0.5, -1, 0.5, 0],
  [-0.5, 0, 0.5, 0],
  [-0.5, 0, -0.5, 1],
  [0.5, 0, 0.5, 1],
  [-0.5, 1, 0.5, 1],
] as const

/** How long a match is, of the side it makes. */
const FIT = 0.95

export function planOf(width: number, height: number, seed: string): Plan {
  const upright = width < height * 0.8
  const cover = height * (upright ? 0.05 : 0.075)
  const rows = upright ? 2 : 1
  const margin = width * 0.05
  const pitch = (width - margin * 2) / (60 / rows)
  const combLength = upright ? Math.min(height * 0.085, pitch * 8) : Math.min(height * 0.17, pitch * 11)
  const combTop = height - cover - combLength * (rows === 2 ? 2.12 : 1)
  const [columns, lines] = upright ? [2, 2] : [4, 1]
  const free = combTop
  const across = upright ? 2.72 : 6.5
  const down = upright ? 4.95 : 2.3
  const side = Math.min((width * 0.93) / across, (free * 0.95) / down)
  const length = side * FIT
  const middleY = free * 0.5
  const place = (slot: Slot): Place => {
    const [figure, index] = slot.split('.').map(Number) as [number, number]
    const column = figure % columns
    const line = Math.floor(figure / columns)
    const centreX = upright
      ? width / 2 + (column - 0.5) * side * 1.52
      : width / 2 + side * [-2.66, -1.16, 1.16, 2.66][column]!
    const centreY = middleY + (lines === 2 ? (line - 0.5) * side * 2.66 : 0)
    const [x1, y1, x2, y2] = SIDES[index]!
    const chance = createRandom(seed, 'lie', slot)
    const turn =
      Math.atan2(y2 - y1, x2 - x1) +
      chance.between(-0.022, 0.022) +
      (chance.between(0, 1) < 0.42 ? Math.PI : 0)
    const mx = centreX + ((x1 + x2) / 2) * side + chance.between(-0.012, 0.012) * side
    const my = centreY + ((y1 + y2) / 2) * side + chance.between(-0.012, 0.012) * side
    return { x: mx - (Math.cos(turn) * length) / 2, y: my - (Math.sin(turn) * length) / 2, turn }
  }
  return {
    width,
    height,
    length,
    place,
    comb: { length: combLength, pitch, rows, left: margin + pitch / 2 },
    cover,
    dots: upright
      ? [-0.5, 0.5].map((x) => [width / 2 + x * side, middleY] as const)
      : [-0.42, 0.42].map((y) => [width / 2, middleY + y * side] as const),
    combTop: combTop - combLength * 0.75,
  }
}

/** Where the foot of one of the comb's sixty stands. */
export function toothOf({ comb, height, cover }: Plan, index: number): Place {
  const perRow = 60 / comb.rows
  const row = Math.floor(index / perRow)
  const back = comb.rows - 1 - row
  return {
    x: comb.left + comb.pitch * (index % perRow),
    y: height - cover - back * comb.length * 1.12,
    turn: -Math.PI / 2,
  }
}
