import { createRandom } from '@found-time/clock-runtime'

/** A place in the town: a crossing, by its column and row of streets. */
export type Crossing = readonly [column: number, row: number]

export interface Town {
  /** Whether the town is broader than high: ten blocks a row then, else ten blocks a column. */
  readonly wide: boolean
  readonly columns: number
  readonly rows: number
}

export const townOf = (wide: boolean): Town => ({ wide, columns: wide ? 10 : 6, rows: wide ? 6 : 10 })

/** Which block has a minute's number: ten to a line. */
export function blockOf(minute: number, { wide }: Town): Crossing {
  const [ones, tens] = [minute % 10, Math.floor(minute / 10)]
  return wide ? [ones, tens] : [tens, ones]
}

const apart = (one: Crossing, other: Crossing) => Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1])

const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/**
 * Where he is at each second of a minute. He goes from the corner of its block to the corner of the next by a random
 * walk that is pulled just enough: each step is drawn from those after which he can still be there in time. Where
 * sixty steps would not come out even he stands still for the first second.
 * @returns Sixty-one crossings, the last one the first of the minute that follows.
 */
export function walkOf(seed: string, hour: number, minute: number, town: Town): Crossing[] {
  const random = createRandom(seed, 'walk', hour, minute)
  const end = blockOf((minute + 1) % 60, town)
  let at = blockOf(minute, town)
  const walk = apart(at, end) % 2 ? [at, at] : [at]
  let before: Crossing = at
  while (walk.length <= 60) {
    const left = 60 - walk.length
    const open = WAYS.map(([x, y]): Crossing => [at[0] + x, at[1] + y]).filter(
      (next) =>
        next[0] >= 0 &&
        next[1] >= 0 &&
        next[0] <= town.columns &&
        next[1] <= town.rows &&
        apart(next, end) <= left,
    )
    // He turns right round only where he has to, or one time in five.
    const onward = open.filter((next) => apart(next, before) > 0)
    const next = random.pick(onward.length > 0 && random() > 0.2 ? onward : open)
    before = at
    at = next
    walk.push(at)
  }
  return walk
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly town: Town
  readonly doors: readonly Box[]
  readonly block: (minute: number) => Box
  readonly crossing: (place: Crossing) => readonly [x: number, y: number]
  readonly street: number
  /** Where the doors end and the town begins. */
  readonly top: number
  /** How long a block is with its street. */
  readonly cell: readonly [number, number]
}

/** How many times as broad the open door is. */
const OPEN = 2.6

function doorRow(hours: readonly number[], open: number, { x, y, width, height }: Box): Box[] {
  const shares = hours.map((hour) => (hour === open ? OPEN : 1))
  const unit = width / shares.reduce((sum, share) => sum + share, 0)
  let at = x
  return shares.map((share) => {
    const box = { x: at + unit * 0.06, y, width: unit * (share - 0.12), height }
    at += unit * share
    return box
  })
}

/**
 * The doors of the hours along the top, in two rows where the stage is narrow; under them the town of sixty blocks.
 * @param open - The hour whose door is open.
 * @param first - The first hour there is: `0` of twenty-four, `1` of twelve.
 */
export function planOf(width: number, height: number, open: number, hourCycle: 12 | 24): Plan {
  const wide = width >= height
  const town = townOf(wide)
  const least = Math.min(width, height)
  const hours = Array.from({ length: hourCycle }, (_, hour) => (hourCycle === 12 ? hour + 1 : hour))
  const rows = hourCycle === 24 && width < 1100 ? [hours.slice(0, 12), hours.slice(12)] : [hours]
  const margin = least * 0.02
  const band = (wide ? height * 0.17 : height * 0.135) * (rows.length === 2 && wide ? 1.45 : 1)
  const deep = (band - margin * (rows.length - 1) * 0.6) / rows.length
  const doors = rows.flatMap((row, index) =>
    doorRow(row, open, {
      x: margin,
      y: margin + index * (deep + margin * 0.6),
      width: width - 2 * margin,
      height: deep,
    }),
  )
  const top = margin + band
  const street = Math.min((width / town.columns) * 0.24, ((height - top) / town.rows) * 0.24)
  // The outermost streets are whole ones, with room for somebody at their corners.
  const edge = street * 0.95
  const cell = [(width - 2 * edge) / town.columns, (height - top - 2 * edge) / town.rows] as const
  return {
    town,
    doors,
    street,
    top,
    cell,
    crossing: ([column, row]) => [edge + column * cell[0], top + edge + row * cell[1]],
    block(minute) {
      const [column, row] = blockOf(minute, town)
      return {
        x: edge + street / 2 + column * cell[0],
        y: top + edge + street / 2 + row * cell[1],
        width: cell[0] - street,
        height: cell[1] - street,
      }
    },
  }
}

/** How long he takes for a step, at the end of a second: so he is there when the next begins. */
export const STEP_MS = 420
