/**
 * A stepwell from straight above: sixty steps wind down along its walls, and the water climbs them, one a minute.
 *
 * What lies under water seems shifted, by Snell's law n₁ sin θ₁ = n₂ sin θ₂ with 1.000 for air and 1.333 for water
 * (https://en.wikipedia.org/wiki/Snell%27s_law, https://en.wikipedia.org/wiki/List_of_refractive_indices): a ray that
 * meets the water straight from above goes on straight, one at a slope of the waves is bent by about a quarter of it.
 */
export const AIR = 1.0
export const WATER = 1.333

/** The angle below the water of a ray that comes to it at an angle, both from the upright, in degrees. */
export const bent = (degrees: number): number =>
  (Math.asin((AIR / WATER) * Math.sin((degrees * Math.PI) / 180)) * 180) / Math.PI

/** For a gentle slope: by how much of it a ray from above is bent. */
export const BEND = 1 - AIR / WATER

/** How many squares the well has along its sides: the border ones are steps. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** How many slabs the floor has each way. */
  readonly slabs: readonly [number, number]
}

const GRIDS: readonly Grid[] = [
  { columns: 20, rows: 12, slabs: [4, 3] },
  { columns: 16, rows: 16, slabs: [4, 3] },
  { columns: 10, rows: 22, slabs: [2, 6] },
]

export const stepsOf = ({ columns, rows }: Grid): number => 2 * (columns + rows) - 4

/** The well whose squares are most nearly square on a stage. */
export function gridOn(width: number, height: number): Grid {
  const strain = ({ columns, rows }: Grid) => Math.abs(Math.log(width / columns / (height / rows)))
  return GRIDS.reduce((best, grid) => (strain(grid) < strain(best) ? grid : best))
}

/** The square of a step: clockwise from the top left corner. */
export function squareOf({ columns, rows }: Grid, step: number): readonly [number, number] {
  if (step < columns) return [step, 0]
  if (step < columns + rows - 1) return [columns - 1, step - columns + 1]
  if (step < 2 * columns + rows - 2) return [2 * columns + rows - 3 - step, rows - 1]
  return [0, 2 * columns + 2 * rows - 4 - step]
}

/** The slab of the floor that the moon is over. */
export const slabAt = (hour: number): number => (hour + 11) % 12

/** How long the water takes to climb a step. */
export const CLIMB_MS = 1200

/** How many of the steps are under water: whole ones, but for the second in which it climbs. */
export const drowned = (minute: number, climbed: number): number =>
  minute === 0 ? 59 * (1 - climbed) : minute - 1 + climbed

/** Where a coin falls that is thrown at a second: between the slabs, in parts of the floor. */
export function coinAt(second: number, [across, down]: readonly [number, number]): readonly [number, number] {
  const chance = (salt: number) => (((second * 37 + salt * 101) * 2654435761) % 4294967296) / 4294967296
  const column = 1 + Math.floor(chance(1) * (across - 1))
  return [(column + (chance(3) - 0.5) * 0.12) / across, (0.08 + 0.84 * chance(2)) % down]
}
