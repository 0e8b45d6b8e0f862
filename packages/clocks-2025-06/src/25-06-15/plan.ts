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
  [0, -1, 0, 0],
  [0, 0, 0, 1],
] as const

/** How long a match is, of the side it makes. */
const FIT = 0.95

/** How broad a one is, but as the last figure; the space between two figures, and round the colon. */
const ONE = 0.16
const GAP = 0.42
const COLON = 1.06

/**
 * Where all lies.
 * @param set - The hour's figures and the minute's tens, ones and others, as `setOf` gives them.
 */
export function planOf(width: number, height: number, seed: string, set: string): Plan {
  const upright = width < height * 0.8
  const squat = !upright && width < height * 1.3
  const cover = height * (upright ? 0.06 : squat ? 0.11 : 0.095)
  const rows = upright ? 2 : 1
  const margin = width * 0.05
  const pitch = (width - margin * 2) / (60 / rows)
  const combLength = upright
    ? Math.min(height * 0.085, pitch * 8)
    : Math.min(height * (squat ? 0.22 : 0.165), pitch * (squat ? 14 : 11))
  const combTop = height - cover - combLength * (rows === 2 ? 2.12 : 1)
  const free = combTop
  const wides = [...set].map((figure) => (figure === '1' ? ONE : 1))
  const [hour, tens] = [wides.slice(0, -1), wides.at(-1)!]
  const hourWide = hour.reduce((sum, wide) => sum + wide, GAP * (hour.length - 1))
  const minuteWide = tens + GAP + 1
  /** The length of a match is the same all day, but for what narrow hours leave free. */
  const across = upright ? 2.72 : Math.max(4.9, hourWide + COLON + minuteWide) + 0.3
  const down = upright ? 4.95 : squat ? 2.2 : 2.42
  const side = Math.min((width * 0.95) / across, (free * 0.95) / down)
  const length = side * FIT
  const middleY = free * (upright ? 0.5 : 0.48)
  const start = width / 2 - ((upright ? hourWide : hourWide + COLON + minuteWide) / 2) * side
  const colonX = start + (hourWide + COLON / 2) * side
  const minuteStart = upright ? width / 2 - (minuteWide / 2) * side : colonX + (COLON / 2) * side
  const place = (slot: Slot): Place => {
    const [figure, index] = slot.split('.').map(Number) as [number, number]
    const inHour = figure - (2 - hour.length)
    const centreX =
      figure > 1
        ? minuteStart + side * (figure === 2 ? tens / 2 : tens + GAP + 0.5)
        : start +
          side * (hour.slice(0, inHour).reduce((sum, wide) => sum + wide + GAP, 0) + hour[inHour]! / 2)
    const centreY = middleY + (upright ? (figure > 1 ? 0.5 : -0.5) * side * 2.66 : 0)
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
      : [-0.42, 0.42].map((y) => [colonX, middleY + y * side] as const),
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
