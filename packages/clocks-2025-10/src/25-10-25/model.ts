/**
 * The abelian sandpile of Bak, Tang and Wiesenfeld (Physical Review Letters 59, 1987): a cell of a square lattice that
 * has four grains or more gives one to each of its neighbours; at the edge they are lost. In which order does not matter
 * (Dhar, Physical Review Letters 64, 1990), and one stable pile, the identity, changes no recurrent one that it is poured
 * on. For three cells by three it is 212 101 212, for two by two 22 22.
 */
interface Quarter {
  readonly across: number
  readonly down: number
  /** The four neighbours of each cell. */
  readonly near: Int32Array
  /** The cells that it gives a grain to, up to six: one in the fold lies beside more than four. */
  readonly gives: Int32Array
}

const GIVES = 6
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Which cell of the folded half stands for one of the whole; `-1` over the edge. */
const folded = (at: number, size: number) => (at < 0 || at >= size ? -1 : Math.min(at, size - 1 - at))

function quarterOf(width: number, height: number): Quarter {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const cells = across * down
  // What lies over the edge is one cell more, which nobody looks at.
  const near = new Int32Array(cells * 4).fill(cells)
  const gives = new Int32Array(cells * GIVES).fill(cells)
  const given = new Uint8Array(cells)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (const [side, [stepX, stepY]] of SIDES.entries()) {
        const [fromX, fromY] = [folded(x + stepX, width), folded(y + stepY, height)]
        if (fromX < 0 || fromY < 0) continue
        const from = fromY * across + fromX
        near[(y * across + x) * 4 + side] = from
        gives[from * GIVES + given[from]!] = y * across + x
        given[from]!++
      }
  return { across, down, near, gives }
}

/** Topples until every cell has three grains at most. In place. */
function settle(grains: Int32Array, { across, down, gives }: Quarter) {
  const cells = across * down
  for (let moved = true; moved; ) {
    moved = false
    for (let cell = 0; cell < cells; cell++) {
      const times = grains[cell]! >> 2
      if (times === 0) continue
      moved = true
      grains[cell]! -= times * 4
      for (let to = cell * GIVES; to < (cell + 1) * GIVES; to++) grains[gives[to]!]! += times
    }
  }
  return grains
}

export interface Pile {
  readonly width: number
  readonly height: number
  readonly quarter: Quarter
  readonly identity: Int32Array
}

/**
 * How often each cell would topple if sand were a liquid and each cell lost three grains of it: four times its own value
 * less its neighbours' is three everywhere. By successive over-relaxation.
 */
function liquidOf({ across, down, near }: Quarter, width: number, height: number) {
  const cells = across * down
  const level = new Float64Array(cells + 1)
  // The best pace for a rectangle (Young 1954).
  const radius = (Math.cos(Math.PI / (width + 1)) + Math.cos(Math.PI / (height + 1))) / 2
  const pace = 2 / (1 + Math.sqrt(1 - radius * radius))
  for (let most = 1; most > 1e-6; ) {
    most = 0
    for (let cell = 0; cell < cells; cell++) {
      let sum = 3
      for (let at = cell * 4; at < cell * 4 + 4; at++) sum += level[near[at]!]!
      const change = pace * (sum / 4 - level[cell]!)
      level[cell]! += change
      most = Math.max(most, Math.abs(change))
    }
  }
  return level
}

/**
 * The identity of a rectangle. Any pile that comes of toppling an empty lattice, also backwards, is worth nothing to
 * another that it is poured on. So one is taken that has three grains on a cell on the average, which is more than it can
 * bear, and settled. By the principle of least action (Fey, Levine and Peres 2010) no cell has toppled too often by then:
 * rounded up, the liquid stays below every pile that is full enough to end in the identity.
 */
export function pileOf(width: number, height: number): Pile {
  const quarter = quarterOf(width, height)
  const cells = quarter.across * quarter.down
  const liquid = liquidOf(quarter, width, height)
  const back = new Int32Array(cells + 1)
  // A little more than exact, so that an error in the last places is not rounded down.
  for (let cell = 0; cell < cells; cell++) back[cell] = Math.ceil(liquid[cell]! + 1e-3)
  const grains = new Int32Array(cells + 1)
  for (let cell = 0; cell < cells; cell++) {
    grains[cell] = back[cell]! * 4
    for (let at = cell * 4; at < cell * 4 + 4; at++) grains[cell]! -= back[quarter.near[at]!]!
  }
  return { width, height, quarter, identity: settle(grains, quarter) }
}

/** A pile after so many grains have fallen on its middle, where that is two or four cells on each of them. */
export function pouredOn({ quarter, identity }: Pile, grains: number): Int32Array {
  const pile = identity.slice()
  pile[quarter.across * quarter.down - 1]! += grains
  return settle(pile, quarter)
}

/** How many grains lie on a cell of the whole rectangle. */
export const grainsAt = (
  { width, height, quarter }: Pile,
  grains: Int32Array,
  x: number,
  y: number,
): number => grains[folded(y, height) * quarter.across + folded(x, width)]!

/** How many cells the field has along the scale of minutes: two to a minute, and there is always one beside the cut. */
export const LONG = 121

/** The cell that the cut of a minute takes, and that of an hour on a side of so many cells; twelve is first. */
export const minuteCell = (minute: number): number => minute * 2 + 1
export const hourCell = (hour: number, cells: number): number =>
  Math.floor((((hour % 12) + 0.5) / 12) * cells)

/**
 * Lengths in pixels. The minutes have the long side, below, or upright at the left; the hours the short one. A cell is a
 * whole number of the screen's own pixels; what that leaves goes to the margins.
 */
export function planOf(width: number, height: number, ratio: number) {
  const upright = height > width
  const unit = Math.sqrt(width * height) / 1000
  const edge = 10 * unit
  // The margin for the hours, and that for the minutes.
  const [hours, minutes] = upright
    ? [height * 0.12, width * 0.225]
    : [Math.min(width * 0.12, height * 0.2), height * 0.155]
  const [long, short] = upright ? [height, width] : [width, height]
  const fits = (size: number) => Math.max(1, Math.floor(size * ratio)) / ratio
  const cell = fits((long - hours - edge) / LONG)
  const cells = Math.floor((short - minutes - edge) / cell)
  const [columns, rows] = upright ? [cells, LONG] : [LONG, cells]
  const snap = (size: number) => Math.round(size * ratio) / ratio
  const left = snap(width - edge - columns * cell)
  const top = snap(edge)
  const bottom = top + rows * cell
  return { upright, unit, edge, cell, cells, columns, rows, left, top, bottom }
}
