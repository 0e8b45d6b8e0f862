import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Field of numbers, one for each pixel. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly at: Float32Array
}

/** One pass of a box filter along the rows; beyond the edge it is as at the edge. */
function across(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const by = 1 / (2 * r + 1)
  for (let row = 0; row < height; row++) {
    const start = row * width
    const end = start + width - 1
    let sum = from[start]! * (r + 1)
    for (let k = 0; k < r; k++) sum += from[Math.min(end, start + k)]!
    for (let place = start; place <= end; place++) {
      sum += from[Math.min(end, place + r)]! - from[Math.max(start, place - r - 1)]!
      to[place] = sum * by
    }
  }
}

/** The same along the columns: all at once, row by row, as rows are what lies side by side in memory. */
function down(from: Float32Array, to: Float32Array, width: number, height: number, r: number) {
  const by = 1 / (2 * r + 1)
  const sums = new Float64Array(width)
  const startOf = (row: number) => Math.min(height - 1, Math.max(0, row)) * width
  for (let row = -r - 1; row < r; row++) {
    const start = startOf(row)
    for (let column = 0; column < width; column++) sums[column] = sums[column]! + from[start + column]!
  }
  for (let row = 0, place = 0; row < height; row++) {
    const ahead = startOf(row + r)
    const behind = startOf(row - r - 1)
    for (let column = 0; column < width; column++, place++) {
      const sum = sums[column]! + from[ahead + column]! - from[behind + column]!
      sums[column] = sum
      to[place] = sum * by
    }
  }
}

/**
 * Three box filters, which come close to a bell curve; a canvas's own blur is not there in every browser.
 * @param field - Left as it is.
 * @param radius - In pixels.
 */
export function blurred({ width, height, at }: Field, radius: number): Field {
  const r = Math.max(1, Math.round(radius))
  const to = new Float32Array(at.length)
  const between = new Float32Array(at.length)
  for (let pass = 0; pass < 3; pass++) {
    across(pass ? to : at, between, width, height, r)
    down(between, to, width, height, r)
  }
  return { width, height, at: to }
}

/** Numbers at the crossings of a grid of 64 by 64 cells, row by row, that repeats. */
export function createGrid(random: () => number): Float32Array {
  const grid = new Float32Array(4096)
  for (let index = 0; index < grid.length; index++) grid[index] = random()
  return grid
}

/**
 * Noise that changes gently from crossing to crossing, a line at a time: what all lines have in common is worked out once,
 * and a number costs little more than being looked up.
 * @param grid - See `createGrid`.
 * @param from - Where lines begin, in cells.
 * @param step - From one place of a line to the next, in cells.
 * @param length - How many places a line has.
 * @param turned - Whether lines go along the grid's columns.
 * @returns The numbers of the line so many cells down (or along, where it is turned), at the first `count` of these places, in
 *   an array used again.
 */
export function createNoise(
  grid: Float32Array,
  from: number,
  step: number,
  length: number,
  turned = false,
): (line: number, places: Uint16Array, count: number) => Float32Array {
  const along = turned ? 64 : 1
  const aside = turned ? 1 : 64
  const cells = new Uint8Array(length)
  const parts = new Float32Array(length)
  for (let index = 0; index < length; index++) {
    const place = from + index * step
    const cell = Math.floor(place)
    cells[index] = cell & 63
    parts[index] = easeInOut(place - cell)
  }
  // One more than there are, so that the last has one after it.
  const crossings = new Float32Array(65)
  const numbers = new Float32Array(length)
  return (line, places, count) => {
    const cell = Math.floor(line)
    const part = easeInOut(line - cell)
    const above = (cell & 63) * aside
    const below = ((cell + 1) & 63) * aside
    for (let k = 0; k < 65; k++) {
      const here = (k & 63) * along
      crossings[k] = grid[above + here]! * (1 - part) + grid[below + here]! * part
    }
    for (let index = 0; index < count; index++) {
      const place = places[index]!
      const cell = cells[place]!
      const before = crossings[cell]!
      numbers[index] = before + (crossings[cell + 1]! - before) * parts[place]!
    }
    return numbers
  }
}

const step = (low: number, high: number, value: number) => easeInOut(clamp((value - low) / (high - low)))

/**
 * How much ink lies somewhere.
 * @param near - The shape, a little out of focus: `1` within, `0` outside, `0.5` at its outline.
 * @param far - The shape far out of focus: how near it is.
 * @param rough - Noise that frays the outline, `0` to `1`.
 * @param pool - Slow noise: where ink stood in puddles and where it is thin, `0` to `1`.
 * @returns `0` no ink to `1` black. Ink is darkest just inside its outline, where it dries last; around it a pale wash.
 */
export function inkAt(near: number, far: number, rough: number, pool: number): number {
  const shape = near + (rough - 0.5) * 0.5
  const body = step(0.59, 0.66, shape)
  const wash = body === 1 ? 0 : step(0.42, 0.47, far + (rough - 0.5) * 0.3) * (0.08 + 0.12 * pool)
  if (body === 0) return wash
  const rim = 1 - step(0.66, 0.98, shape)
  const within = rim === 1 ? 1 : 0.74 + 0.26 * Math.max(rim, step(0.2, 0.8, pool + (rough - 0.5) * 0.5))
  return Math.max(body * within, wash)
}
