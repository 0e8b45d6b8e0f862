import { shownHour } from '@found-time/clock-runtime'

/** The four lanes: what one of its vehicles counts, how many may come, and what drives there. */
export const LANES = [
  { label: '10', unit: 'h', most: 2, vehicle: 'lorry' },
  { label: '1', unit: 'h', most: 9, vehicle: 'bus' },
  { label: '10', unit: 'min', most: 5, vehicle: 'van' },
  { label: '1', unit: 'min', most: 9, vehicle: 'car' },
] as const

export type Kind = (typeof LANES)[number]['vehicle']

/**
 * How many vehicles are in each lane.
 * @example countsAt(15, 42, 24) // [1, 5, 4, 2]
 */
export function countsAt(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const shown = shownHour(hour, hourCycle)
  return [Math.floor(shown / 10), shown % 10, Math.floor(minute / 10), minute % 10]
}

/** Which lanes have other vehicles than a minute before. */
export function changedAt(hour: number, minute: number, hourCycle: 12 | 24): readonly boolean[] {
  const before = (hour * 60 + minute + 1439) % 1440
  const then = countsAt(Math.floor(before / 60), before % 60, hourCycle)
  return countsAt(hour, minute, hourCycle).map((count, lane) => count !== then[lane])
}

/** The motorcycle's lane and the grass on either side, measured in rows. */
const BIKE = 0.66
const VERGE = 0.16

/** How much of its row a vehicle is broad: what carries most leaves least of its lane. */
const BREADTH: Record<Kind, number> = { lorry: 0.8, bus: 0.78, van: 0.74, car: 0.7 }

/** Lengths lie along the road, from what stands before the stop line; breadths lie across it, from the first lane. */
export interface Road {
  /** Whether they drive up, where the stage is high, or to the left. */
  readonly upright: boolean
  readonly along: number
  readonly across: number
  /** How many stand behind one another before the next row begins: five, or three where the stage is square. */
  readonly columns: number
  /** Where the stop line is; before it the lanes' words are painted. */
  readonly stop: number
  /** Where the first stands, and how much of the road each of a row has. */
  readonly start: number
  readonly pitch: number
  readonly row: number
  readonly verge: number
  readonly lanes: readonly { readonly top: number; readonly rows: number }[]
  /** Where the motorcycle's lane is. */
  readonly middle: { readonly top: number; readonly height: number }
}

/**
 * Lays out the road.
 * @param width - Of the stage, in pixels.
 * @param height - Of the stage.
 */
export function roadOf(width: number, height: number): Road {
  const upright = height > width * 1.1
  const [along, across] = upright ? [height, width] : [width, height]
  const columns = along > across * 1.25 ? 5 : 3
  const rows = LANES.map(({ most }) => Math.ceil(most / columns))
  // Two lorries stand in one row wherever that is.
  rows[0] = 1
  const row = across / (rows.reduce((sum, count) => sum + count) + BIKE + 2 * VERGE)
  const verge = VERGE * row
  const stop = along * (upright ? 0.145 : 0.165)
  const start = stop + row * 0.16
  let top = verge
  const lanes = rows.map((count, lane) => {
    if (lane === 2) top += BIKE * row
    const here = { top, rows: count }
    top += count * row
    return here
  })
  return {
    upright,
    along,
    across,
    columns,
    stop,
    start,
    pitch: (along - start - row * 0.06) / columns,
    row,
    verge,
    lanes,
    middle: { top: lanes[2]!.top - BIKE * row, height: BIKE * row },
  }
}

/** A point of the road, on the stage. */
export const onStage = ({ upright }: Road, along: number, across: number): readonly [number, number] =>
  upright ? [across, along] : [along, across]

/** How much of the road a vehicle of the lane has: a lorry has half a row. */
const spaceOf = ({ pitch, columns }: Road, lane: number) => (lane === 0 ? (pitch * columns) / 2 : pitch)

/** How long and broad a vehicle of the lane is; between it and the next is little more than a bumper. */
export function sizeOf(road: Road, lane: number): readonly [number, number] {
  const broad = road.row * BREADTH[LANES[lane]!.vehicle]
  const long = spaceOf(road, lane) - road.row * 0.1
  return [Math.min(long, broad * (lane === 0 ? 7.4 : 2.9)), broad]
}

/**
 * Where a vehicle stands: the first at the stop line, and so on to the end of the row; then the next row.
 * @param lane - `0` to `3`.
 * @param index - Which one of its lane, from `0`.
 * @returns Its middle, along the road and across.
 */
export function placeOf(road: Road, lane: number, index: number): readonly [number, number] {
  const { top } = road.lanes[lane]!
  const space = spaceOf(road, lane)
  const columns = lane === 0 ? 2 : road.columns
  return [
    road.start + (index % columns) * space + sizeOf(road, lane)[0] / 2,
    top + (Math.floor(index / columns) + 0.5) * road.row,
  ]
}

/** What one thing's flat shadow covers, from the thing's own place to where the low sun throws its upper edge. */
export const shadowOf = (width: number, height: number, reach: number): string => {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.12]
  const by = reach * 0.8
  return `M${[
    [-x + r, -y],
    [x - r, -y],
    [x + reach, -y + by + r],
    [x + reach, y + by - r],
    [x + reach - r, y + by],
    [-x + reach + r, y + by],
    [-x, y - r],
    [-x, -y + r],
  ]
    .map(([px, py]) => `${px!.toFixed(1)} ${py!.toFixed(1)}`)
    .join('L')}Z`
}

/** How long a second's ride takes. */
export const PASSING_MS = 480

/** How long those that are new take to come up to their places. */
export const ARRIVING_MS = 600
