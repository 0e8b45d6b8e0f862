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
  // Rows in which a cell may be too full: most of an avalanche's time only some are.
  const full = new Uint8Array(down + 1).fill(1)
  for (let moved = true; moved; ) {
    moved = false
    for (let row = 0; row < down; row++) {
      if (full[row] === 0) continue
      full[row] = 0
      let toppled = false
      for (let cell = row * across; cell < (row + 1) * across; cell++) {
        const times = grains[cell]! >> 2
        if (times === 0) continue
        toppled = true
        grains[cell]! -= times * 4
        for (let to = cell * GIVES; to < (cell + 1) * GIVES; to++) grains[gives[to]!]! += times
      }
      if (!toppled) continue
      moved = true
      full[row] = full[row + 1] = 1
      if (row > 0) full[row - 1] = 1
    }
  }
  return grains
}

export interface Pile {
  readonly width: number
  readonly height: number
  readonly quarter: Quarter
  readonly identity: Int32Array
  /** The identity after the heaps that were poured on it have settled. */
  readonly heaped: Int32Array
}

/** How many grains a heap has, to a cell of the square that it has for itself; enough to reach its sides. */
const HEAP = 0.85

/**
 * The heaps that are poured on a rectangle: one on its middle, others along its long side, not quite as far apart as the
 * short one is long. By cells of the folded quarter, where one cell stands for two or four in a middle that is even.
 */
function heapsOf(width: number, height: number, { across, down }: Quarter) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const each = (HEAP * short * short) / (short % 2 ? 1 : 2)
  const back = width > height ? 1 : across
  const heaps: { cell: number; grains: number }[] = []
  for (let far = 0; far === 0 || far < (long - short * 0.3) / 2; far += short * 0.85) {
    const grains = Math.round(far || long % 2 ? each : each / 2)
    heaps.push({ cell: across * down - 1 - Math.round(far) * back, grains })
  }
  return heaps
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
  for (let most = 1; most > 1e-5; ) {
    most = 0
    for (let cell = 0; cell < cells; cell++) {
      // A cell beside an even middle is its own neighbour.
      let [sum, sides] = [3, 4]
      for (let at = cell * 4; at < cell * 4 + 4; at++)
        if (near[at] === cell) sides--
        else sum += level[near[at]!]!
      const change = pace * (sum / sides - level[cell]!)
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
  const identity = settle(grains, quarter)
  const heaped = identity.slice()
  for (const { cell, grains } of heapsOf(width, height, quarter)) heaped[cell]! += grains
  return { width, height, quarter, identity, heaped: settle(heaped, quarter) }
}

/** The last two that were asked for, by pile: a second needs them, and the next one begins with the later. */
const poured = new WeakMap<Pile, readonly { readonly grains: number; readonly pile: Int32Array }[]>()

/** A pile after so many grains have fallen on its middle, where that is two or four cells on each of them. */
export function pouredOn(on: Pile, grains: number): Int32Array {
  const { quarter, heaped } = on
  const kept = poured.get(on) ?? []
  const known = kept.find((one) => one.grains === grains)
  if (known) return known.pile
  // Toppling is abelian: a grain more on a pile that has settled comes to the same as all of them at once.
  const before = kept.find((one) => one.grains === grains - 1)
  const pile = (before?.pile ?? heaped).slice()
  pile[quarter.across * quarter.down - 1]! += before ? 1 : grains
  poured.set(on, [...kept.slice(-1), { grains, pile: settle(pile, quarter) }])
  return pile
}

/** How many grains lie on a cell of the whole rectangle. */
export const grainsAt = (
  { width, height, quarter }: Pile,
  grains: Int32Array,
  x: number,
  y: number,
): number => grains[folded(y, height) * quarter.across + folded(x, width)]!

/** How broad two of the face's figures are, in parts of their height. */
const BROAD = 1.16

/**
 * Lengths in pixels. The field runs off the stage above and at the right; below and at the left it has a narrow strip for
 * the scales. A cell is a whole number of the screen's own pixels.
 */
export function planOf(width: number, height: number, ratio: number) {
  const unit = Math.sqrt(width * height) / 1000
  const snap = (size: number) => Math.round(size * ratio) / ratio
  const cell = Math.max(1, Math.round(unit * 8 * ratio)) / ratio
  // How high the small figures are, and the large ones.
  const small = Math.max(height > width ? width * 0.0215 : 0, unit * 12)
  const large = Math.min(height * 0.22, width * 0.27)
  const left = snap(small * 2.9)
  const bottom = snap(height - small * 2.5)
  const columns = Math.ceil((width - left) / cell)
  const rows = Math.ceil(bottom / cell)
  const cells = (size: number) => Math.round((size + large * 0.26) / cell)
  return {
    cell,
    small,
    large,
    left,
    bottom,
    // What is cut off goes off above: the lowest row is whole.
    top: bottom - rows * cell,
    columns,
    rows,
    cut: Math.max(1, Math.round((unit * 15) / cell)),
    // A cut widens to hold its numeral, of one figure or of two, by so many cells.
    high: cells(large),
    single: cells((large * BROAD) / 2),
    double: cells(large * BROAD),
  }
}

export type Plan = ReturnType<typeof planOf>

/** The cell in the middle of the standing cut, 0 up to 59 minutes: at both ends there is room for half a numeral. */
export const minuteAt = ({ columns, double }: Plan, minute: number): number =>
  Math.round(double / 2 + (minute / 59) * (columns - double))

/** That of the lying cut, twelve first and eleven last: below it there is always room for the numeral of the minute. */
export const hourAt = ({ rows, high }: Plan, hour: number): number =>
  Math.round(high / 2 + ((hour % 12) / 11) * (rows - high * 2.1))

/**
 * Where the cuts widen, in cells: for the hour at the left end of the lying one, for the minute at the foot of the
 * standing one.
 */
export function tabsOf(plan: Plan, hour: number, minute: number) {
  const { rows, high, single, double } = plan
  return {
    hour: {
      x: 0,
      y: hourAt(plan, hour) - Math.floor(high / 2),
      wide: (hour % 12 || 12) < 10 ? single : double,
    },
    minute: { x: minuteAt(plan, minute) - Math.floor(double / 2), y: rows - high, wide: double },
  }
}
