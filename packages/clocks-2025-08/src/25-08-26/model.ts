/** How many tubers a full column has, and how many columns there are. */
export const [STACK, COLUMNS] = [5, 12] as const

/** What a column of the garden has at a time. */
export interface Column {
  /** Whether its shoot is out. */
  readonly grown: boolean
  /** Tubers under it, `0` to `5`. */
  readonly tubers: number
  /** The number of the stone under a full column. */
  readonly stone?: number
}

/**
 * The garden: twelve columns from the left, a shoot for each hour since noon or midnight, a tuber for each minute.
 * @param hour - `0` to `23`.
 * @example gardenAt(10, 9)[1] // { grown: true, tubers: 4 }
 */
export function gardenAt(hour: number, minute: number): Column[] {
  return Array.from({ length: COLUMNS }, (_, index) => {
    const tubers = Math.max(0, Math.min(STACK, minute - index * STACK))
    const grown = index < (hour % 12 || 12)
    return tubers === STACK ? { grown, tubers, stone: (index + 1) * STACK } : { grown, tubers }
  })
}

/** The column, from nought, whose plant bears the label of the hour. */
export const labelledAt = (hour: number): number => (hour + 11) % 12

/** For how long before each full second the root grows. */
export const GROWTH_MS = 360

/** Colours of the sky, of the hills before it and of the sun or moon. */
export interface Sky {
  readonly air: string
  readonly far: string
  readonly near: string
  readonly disc: string
  readonly cloud: string
}

const NIGHT: Sky = { air: '#1e2a78', far: '#18215f', near: '#131a4c', disc: '#f6f0c4', cloud: '#35439c' }
const DUSK: Sky = { air: '#ff8a4c', far: '#f2643d', near: '#d94a3d', disc: '#ffe36b', cloud: '#ffb98a' }
const DAY: Sky = { air: '#3fc4f3', far: '#27a9e0', near: '#168fcb', disc: '#ffe14a', cloud: '#ffffff' }

/** The sky of an hour. */
export function skyAt(hour: number): Sky {
  if (hour < 5 || hour > 20) return NIGHT
  return hour < 7 || hour > 18 ? DUSK : DAY
}

export interface Plan {
  /** How many columns stand beside one another: twelve, or six in each of two beds. */
  readonly across: number
  readonly beds: number
  /** Heights of the first bed, of the air over its soil, of a tuber's place, of a stone's and of the root's strip. */
  readonly bed: number
  readonly air: number
  readonly cell: number
  readonly stone: number
  readonly foot: number
  readonly column: number
  readonly left: number
}

/**
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const beds = height > width * 1.3 ? 2 : 1
  const across = COLUMNS / beds
  const left = width * 0.015
  const column = (width - 2 * left) / across
  const foot = height * (beds > 1 ? 0.07 : 0.1)
  const all = (height - foot) / beds
  const stone = Math.min(column * 0.78, all * 0.11)
  const cell = Math.min(column * 1.2, (all * (beds > 1 ? 0.7 : 0.66) - stone) / STACK)
  const soil = stone * 1.2 + cell * STACK + all * 0.015
  const air = (height - foot - soil * beds) / (beds > 1 ? 1 + SECOND : 1)
  return { across, beds, bed: air + soil, air, cell, stone, foot, column, left }
}

/** How much air the second of two beds has, of the first one's. */
const SECOND = 0.9

/** The air over a bed, and where it begins. */
export const airOf = ({ air }: Plan, bed: number): number => (bed ? air * SECOND : air)
export const bedAt = (plan: Plan, bed: number): number => (bed ? plan.bed : 0)

/** The middle of a column, and where the soil over it begins. */
export function columnAt(plan: Plan, index: number): readonly [x: number, y: number] {
  const { across, left, column } = plan
  const bed = Math.floor(index / across)
  return [left + ((index % across) + 0.5) * column, bedAt(plan, bed) + airOf(plan, bed)]
}

/**
 * How long the root is, in steps of a second: it grows just before each full one, and reaches the water at the end.
 * @param still - Under reduced motion it is long at once.
 */
export function rootAt(second: number, millisecond: number, still: boolean): number {
  const part = (millisecond - 1000 + GROWTH_MS) / GROWTH_MS
  return still || part <= 0 ? second : second + part * part * (3 - 2 * part)
}

/** How far the root is from its middle line, in parts of the strip, at a step: it goes round small stones. */
export const windingAt = (step: number): number =>
  0.13 * Math.sin(step * 0.55) + 0.07 * Math.sin(step * 1.3 + 1)

/** How far the worm leans, in degrees: each second it turns over to the other side. */
export function leanAt(second: number, millisecond: number, still: boolean): number {
  const turned = rootAt(second, millisecond, still) - second
  return (second % 2 ? 9 : -9) * (1 - 2 * turned)
}
