/** Closed lines round everything above a level, each a list x, y, x, y … in samples. */
export type Loops = readonly (readonly number[])[]

/** Which edges a line joins in a square, by which corners are above (a 1, b 2, c 4, d 8, clockwise from the top left). */
const TOP = 0
const RIGHT = 1
const BOTTOM = 2
const LEFT = 3
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
]

/**
 * Marching squares.
 * @param field - Samples row by row, `stride` to a row; those of the outermost rim must be below the level.
 * @example contours(Float32Array.of(0, 0, 0, 0, 1, 0, 0, 0, 0), 3, 0.5) // [[0.5, 1, 1, 0.5, 1.5, 1, 1, 1.5]]
 */
export function contours(field: Float32Array | Float64Array, stride: number, level: number): Loops {
  const rows = field.length / stride
  const next = new Int32Array(field.length * 2).fill(-1)
  const starts: number[] = []
  for (let y = 0; y + 1 < rows; y++) {
    const end = (y + 1) * stride - 1
    let at = y * stride
    let left = (field[at]! > level ? 1 : 0) | (field[at + stride]! > level ? 8 : 0)
    for (; at < end; at++) {
      const right = (field[at + 1]! > level ? 2 : 0) | (field[at + stride + 1]! > level ? 4 : 0)
      const corners = left | right
      left = (right & 2 ? 1 : 0) | (right & 4 ? 8 : 0)
      if (corners === 0 || corners === 15) continue
      for (const [from, to] of JOINS[corners]!) {
        const start = edgeOf(from, at, stride)
        next[start] = edgeOf(to, at, stride)
        starts.push(start)
      }
    }
  }
  const loops: number[][] = []
  for (const start of starts) {
    if (next[start]! < 0) continue
    const loop: number[] = []
    for (let edge = start; next[edge]! >= 0; ) {
      const sample = edge >> 1
      const value = field[sample]!
      const part = (level - value) / (field[sample + (edge & 1 ? stride : 1)]! - value)
      const x = sample % stride
      const y = (sample - x) / stride
      if (edge & 1) loop.push(x, y + part)
      else loop.push(x + part, y)
      const following = next[edge]!
      next[edge] = -1
      edge = following
    }
    loops.push(loop)
  }
  return loops
}

/** Edges are numbered twice the sample they start at, and one more where they run down. */
function edgeOf(side: number, at: number, stride: number): number {
  if (side === TOP) return 2 * at
  if (side === BOTTOM) return 2 * (at + stride)
  return 2 * (side === LEFT ? at : at + 1) + 1
}
