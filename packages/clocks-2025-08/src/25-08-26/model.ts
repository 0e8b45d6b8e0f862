import { clamp, easeInOut } from '@found-time/clock-runtime'

/** How many plants there are: under each grow ten minutes, over each two hours. */
export const PLANTS = 6

/** What has grown under a plant. */
export interface Root {
  /** Its ten minutes are over: all of it is one great beet. */
  readonly beet: boolean
  /** Tubers, `0` to `9`. */
  readonly tubers: number
}

/** @example rootsAt(42)[4] // { beet: false, tubers: 2 } */
export const rootsAt = (minute: number): Root[] =>
  Array.from({ length: PLANTS }, (_, plant) => {
    const beet = minute >= (plant + 1) * 10
    return { beet, tubers: beet ? 0 : clamp(minute - plant * 10, 0, 9) }
  })

/** The plant whose root grows. */
export const growingAt = (minute: number): number => Math.floor(minute / 10)

/** How many leaves there are, beside the flower of the hour, which is the next. */
export const leavesAt = (hour: number): number => (hour + 11) % 12

export interface Plan {
  /** Six plants beside one another, or three in each of two beds. */
  readonly across: number
  readonly beds: number
  /** Heights of a bed, and in it of the air, of what roots grow in and of the deep soil. */
  readonly bed: number
  readonly air: number
  readonly zone: number
  readonly deep: number
  readonly column: number
  /** How far tubers are below one another, and how broad they and the newest are. */
  readonly level: number
  readonly tuber: number
  readonly newest: number
  /** The scales of a beet's outline, across and down. */
  readonly beet: readonly [number, number]
  /** How far a flower's petals reach. */
  readonly bloom: number
}

export function planOf(width: number, height: number): Plan {
  const beds = height > width * 1.25 ? 2 : 1
  const across = PLANTS / beds
  const column = width / across
  const bed = height / beds
  const [air, deep] = [Math.min(bed * 0.36, column * 1.7), bed * 0.13]
  const zone = bed - air - deep
  const level = zone / 5.1
  const broad = Math.min(column * 0.8, zone * 0.56)
  return {
    across,
    beds,
    bed,
    air,
    zone,
    deep,
    column,
    level,
    tuber: Math.min(column * 0.42, level * 1.12),
    newest: Math.min(column * 0.62, level * 1.7),
    beet: [broad, Math.min(broad * 1.45, zone * 0.62)],
    bloom: Math.min(column * 0.45, air * 0.33),
  }
}

export type Point = readonly [x: number, y: number]

/** Where a plant breaks the soil. */
export const crownOf = ({ across, column, bed, air }: Plan, plant: number): Point => [
  ((plant % across) + 0.5) * column,
  Math.floor(plant / across) * bed + air,
]

/** How high in the air the middle of a flower is. */
const BLOOM = 0.6

/** The middle of the flower of an hour: left or right over its plant, clear of leaves, and never over the edge. */
export function bloomOf(plan: Plan, hour: number): Point {
  const place = leavesAt(hour)
  const [x, y] = crownOf(plan, Math.floor(place / 2))
  const edge = plan.bloom * 1.06
  return [
    clamp(x + plan.column * (place % 2 ? 0.28 : -0.12), edge, plan.across * plan.column - edge),
    y - plan.air * BLOOM,
  ]
}

/** Where a main root is at a part of its depth: it winds a little, each in its own way. */
export function mainOf(plan: Plan, plant: number, part: number): Point {
  const [x, y] = crownOf(plan, plant)
  return [x + plan.column * 0.05 * Math.sin(part * 6 + plant * 1.7) * part ** 2.5, y + plan.zone * part]
}

/** Where the tuber of a plant's first to ninth minute hangs: by turns to the left and to the right of the main root. */
export function tuberOf(plan: Plan, plant: number, count: number): Point {
  const [x, y] = crownOf(plan, plant)
  const right = count % 2 === 0
  const row = Math.floor((count - 1) / 2)
  return [x + (right ? 1 : -1) * plan.column * 0.25, y + plan.level * (row + (right ? 1.06 : 0.62))]
}

/** How long the tip grows at each second, in milliseconds. */
export const GROWTH_MS = 450

/** How far the tip is on its way, `0` to `60`: at the full minute it reaches the water. */
export function tipAt(second: number, millisecond: number, still: boolean): number {
  return second + (still ? 0 : easeInOut((millisecond - 1000 + GROWTH_MS) / GROWTH_MS))
}

/** The middle of the drop in a bed's deep soil: on the side that is further from the plant that grows. */
export function dropOf(plan: Plan, plant: number): Point {
  const { across, column, deep } = plan
  const y = (Math.floor(plant / across) + 1) * plan.bed - deep * 0.47
  return [plant % across < across / 2 ? across * column - deep * 0.62 : deep * 0.62, y]
}

/** Where the tip's way to the drop leads, from the end of the main root: `0` to `1`. */
export function wayOf(plan: Plan, plant: number, part: number): Point {
  const [fromX, fromY] = mainOf(plan, plant, 1)
  const [dropX, dropY] = dropOf(plan, plant)
  const toX = dropX - Math.sign(dropX - fromX) * plan.deep * 0.2
  const bend = easeInOut(part * 9)
  const waves = (Math.abs(toX - fromX) / plan.deep) * 0.9
  return [
    // It starts downwards, and only then turns.
    fromX + (toX - fromX) * part * easeInOut(part * 8),
    fromY + (dropY - fromY) * bend + plan.deep * 0.17 * Math.sin(part * waves * 2) * bend * (1 - part ** 4),
  ]
}
