import { createRandom } from '@found-time/clock-runtime'

/** A place in the town: a crossing, by its column and row of streets. Row nought is the avenue. */
export type Crossing = readonly [column: number, row: number]

export interface Town {
  /** Whether the town is broader than high: ten houses a row then, else ten houses a column. */
  readonly wide: boolean
  readonly columns: number
  readonly rows: number
}

export const townOf = (wide: boolean): Town => ({ wide, columns: wide ? 10 : 6, rows: wide ? 6 : 10 })

/** Where a minute's house stands, by column and row of houses: ten to a line. */
export function houseAt(minute: number, { wide }: Town): readonly [column: number, row: number] {
  const [ones, tens] = [minute % 10, Math.floor(minute / 10)]
  return wide ? [ones, tens] : [tens, ones]
}

/** Where he is when a minute begins: at the foot of its house, and on the full hour on the avenue, at the hour's door. */
export function doorOf(minute: number, town: Town): Crossing {
  if (minute === 0) return [town.columns / 2, 0]
  const [column, row] = houseAt(minute, town)
  return [column, row + 1]
}

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

const same = (one: Crossing, other: Crossing) => one[0] === other[0] && one[1] === other[1]

/** Where he can go from a crossing: not before the lit house, nor behind it, so that neither hides the other. */
function waysFrom(at: Crossing, lit: Crossing, { columns, rows }: Town): Crossing[] {
  const [left, top] = lit
  return WAYS.map(([x, y]): Crossing => [at[0] + x, at[1] + y]).filter(
    ([x, y]) =>
      x >= 0 &&
      y >= 0 &&
      x <= columns &&
      y <= rows &&
      !(y === at[1] && (y === top || y === top + 1) && Math.min(x, at[0]) === left),
  )
}

/** How many steps each crossing is from one, by `x y`. */
function stepsTo(end: Crossing, lit: Crossing, town: Town): Map<string, number> {
  const steps = new Map([[end.join(' '), 0]])
  for (let edge: Crossing[] = [end], far = 1; edge.length > 0; far++) {
    const next: Crossing[] = []
    for (const at of edge)
      for (const way of waysFrom(at, lit, town)) {
        if (steps.has(way.join(' '))) continue
        steps.set(way.join(' '), far)
        next.push(way)
      }
    edge = next
  }
  return steps
}

/**
 * Where he is at each second of a minute. He goes from its house to the next by a random walk that is pulled just
 * enough: each step is drawn from those after which he can still be there in time. Where sixty steps would not come
 * out even he stands still for the first second.
 * @returns Sixty-one crossings, the last one the first of the minute that follows.
 */
export function walkOf(seed: string, hour: number, minute: number, town: Town): Crossing[] {
  const random = createRandom(seed, 'walk', hour, minute)
  const lit = houseAt(minute, town)
  const steps = stepsTo(doorOf((minute + 1) % 60, town), lit, town)
  let at = doorOf(minute, town)
  const walk = steps.get(at.join(' '))! % 2 ? [at, at] : [at]
  let before: Crossing = at
  while (walk.length <= 60) {
    const left = 60 - walk.length
    const open = waysFrom(at, lit, town).filter((next) => steps.get(next.join(' '))! <= left)
    // He turns right round only where he has to, or one time in twenty.
    const onward = open.filter((next) => !same(next, before))
    const next = random.pick(onward.length > 0 && random() > 0.05 ? onward : open)
    before = at
    at = next
    walk.push(at)
  }
  return walk
}

export type Point = readonly [x: number, y: number]

/** Of how many pieces a step's path is. */
const PIECES = 3

/**
 * His true path of a minute: he never quite finds the middle of a crossing, nor keeps to a line between two.
 * @param width - Of a street.
 * @returns Where he is after so many seconds, with fractions.
 */
export function pathOf(
  seed: string,
  minute: number,
  walk: readonly Crossing[],
  crossing: (place: Crossing) => Point,
  width: number,
): (seconds: number) => Point {
  const { between } = createRandom(seed, 'sway', minute)
  const sway = () => between(-0.34, 0.34) * width
  const knots = walk.flatMap((place, step) => {
    const [ax, ay] = crossing(place)
    const [bx, by] = crossing(walk[step + 1] ?? place)
    return Array.from({ length: PIECES }, (_, piece): Point => {
      // Where one minute ends the next begins.
      if (!piece && step % 60 === 0) return [ax, ay]
      const part = piece / PIECES
      return [ax + (bx - ax) * part + sway(), ay + (by - ay) * part + sway()]
    })
  })
  const knot = (index: number) => knots[Math.max(0, Math.min(knots.length - 1, index))]!
  // A Catmull-Rom curve through all of them.
  return (seconds) => {
    const at = Math.floor(seconds * PIECES)
    const t = seconds * PIECES - at
    const [a, b, c, d] = [knot(at - 1), knot(at), knot(at + 1), knot(at + 2)]
    const along = (axis: 0 | 1) =>
      b[axis] +
      0.5 *
        t *
        (c[axis] -
          a[axis] +
          t *
            (2 * a[axis] -
              5 * b[axis] +
              4 * c[axis] -
              d[axis] +
              t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
    return [along(0), along(1)]
  }
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** An inn on the avenue. */
export interface Inn extends Box {
  readonly hour: number
  readonly open: boolean
}

export interface Plan {
  readonly town: Town
  /** The inns of the avenue that are in sight, the hour's own in their middle. */
  readonly avenue: readonly Inn[]
  readonly house: (minute: number) => Box
  readonly crossing: (place: Crossing) => Point
  /** How broad a street is. */
  readonly street: number
  /** Where the avenue begins, at the feet of its inns, and how broad it is. */
  readonly top: number
  readonly broad: number
}

/** How many times as broad as its neighbours the hour's inn is. */
const OPEN = 1.9

/** The straight avenue: the hour's inn in its middle, and as many neighbours as go on both sides, cut by the edge. */
function avenueOf(width: number, band: number, open: number, hourCycle: 12 | 24): Inn[] {
  const unit = Math.max(band * 0.66, width / (OPEN + 8))
  const beside = Math.ceil((width / unit - OPEN) / 2)
  return Array.from({ length: beside * 2 + 1 }, (_, index) => {
    const off = index - beside
    const wide = unit * (off ? 1 : OPEN)
    const x = width / 2 + off * unit + (off ? Math.sign(off) * (OPEN - 1) * 0.5 * unit : 0) - wide / 2
    const first = hourCycle === 12 ? 1 : 0
    const hour = ((open - first + off + hourCycle) % hourCycle) + first
    const height = band * (off ? 0.62 + 0.08 * ((hour * 7) % 3) : 0.94)
    return { hour, open: !off, x, y: band - height, width: wide, height }
  })
}

/** By how much lower than the one behind it each row of houses is on the stage: they come nearer. */
const NEARER = 0.05

/**
 * The avenue of the hours along the top, under it the sixty houses on terraces that climb a hill.
 * @param open - The hour whose inn is open.
 */
export function planOf(width: number, height: number, open: number, hourCycle: 12 | 24): Plan {
  const wide = width >= height
  const town = townOf(wide)
  const { columns, rows } = town
  const band = height * (wide ? 0.23 : 0.17)
  const street = Math.min(width / columns, (height - band) / rows) * 0.24
  const broad = street * 2
  const edge = street * 0.75
  const column = (width - 2 * edge) / columns
  // All rows together are as high as there is room.
  const row = (height - band - broad) / (rows * (1 + (NEARER * (rows - 1)) / 2))
  const down = (line: number) => row * line * (1 + (NEARER * (line - 1)) / 2)
  const crossing = ([at, line]: Crossing): Point => {
    const { between } = createRandom('crossing', at, line)
    const inside = at > 0 && at < columns
    // No alley is straight, and each terrace follows the hill; only the avenue and the way round the town do not.
    const aside = inside ? Math.sin(line * 1.35) * 0.14 + between(-0.07, 0.07) : 0
    const rise = line > 0 && line < rows ? Math.sin(at * 0.62 + line * 1.9) * 0.1 : 0
    return [
      edge + (at + aside) * column,
      band + (line ? broad + down(line) - street * 0.5 + rise * row : broad * 0.85),
    ]
  }
  return {
    town,
    street,
    broad,
    top: band,
    avenue: avenueOf(width, band, open, hourCycle),
    crossing,
    house(minute) {
      const [at, line] = houseAt(minute, town)
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
        crossing([at, line]),
        crossing([at + 1, line]),
        crossing([at, line + 1]),
        crossing([at + 1, line + 1]),
      ]
      const half = street * 0.5
      const [left, right] = [Math.max(ax, cx) + half, Math.min(bx, dx) - half]
      const [head, foot] = [Math.max(ay, by) + (line ? half : broad * 0.15), Math.min(cy, dy) - half]
      const { between } = createRandom('plot', minute)
      const [broader, higher] = [between(0.9, 1), between(0.86, 1)]
      return {
        x: left + (right - left) * (1 - broader) * between(0, 1),
        y: foot - (foot - head) * higher,
        width: (right - left) * broader,
        height: (foot - head) * higher,
      }
    },
  }
}

/** How long he takes for a step, at the end of a second: so he is there when the next begins. */
export const STEP_MS = 760

/** How long what he walked stays to be seen, in seconds. */
export const TRAIL = 90
