/** Field of numbers, one for each pixel. */
export interface Field {
  readonly width: number
  readonly height: number
  readonly at: Float32Array
}

/** One pass of a box filter along rows or columns; beyond the edge it is as at the edge. */
function box(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  step: number,
  r: number,
) {
  const by = 1 / (2 * r + 1)
  for (let index = 0; index < lines; index++) {
    const start = index * line
    const end = start + (length - 1) * step
    const first = from[start]!
    const last = from[end]!
    let sum = first * (r + 1)
    for (let k = 0; k < r; k++) sum += from[Math.min(end, start + k * step)]!
    for (let k = 0; k < length; k++) {
      const ahead = k + r
      const behind = k - r - 1
      sum += ahead < length ? from[start + ahead * step]! : last
      sum -= behind >= 0 ? from[start + behind * step]! : first
      to[start + k * step] = sum * by
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
  let a = at.slice()
  let b = new Float32Array(at.length)
  for (let pass = 0; pass < 3; pass++) {
    box(a, b, height, width, width, 1, r)
    ;[a, b] = [b, a]
    box(a, b, width, height, 1, width, r)
    ;[a, b] = [b, a]
  }
  return { width, height, at: a }
}

const smooth = (part: number) => part * part * (3 - 2 * part)

/** Numbers between 0 and 1 that change gently from place to place. */
export function createNoise(random: () => number): (x: number, y: number) => number {
  const table = Float32Array.from({ length: 4096 }, random)
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = smooth(x - column)
    const v = smooth(y - row)
    const a = (row & 63) * 64
    const b = ((row + 1) & 63) * 64
    const c = column & 63
    const d = (column + 1) & 63
    const above = table[a + c]! * (1 - u) + table[a + d]! * u
    const below = table[b + c]! * (1 - u) + table[b + d]! * u
    return above * (1 - v) + below * v
  }
}

const step = (low: number, high: number, value: number) =>
  smooth(Math.min(1, Math.max(0, (value - low) / (high - low))))

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
  const rim = 1 - step(0.66, 0.98, shape)
  const within = 0.74 + 0.26 * Math.max(rim, step(0.2, 0.8, pool + (rough - 0.5) * 0.5))
  const wash = step(0.42, 0.47, far + (rough - 0.5) * 0.3) * (0.08 + 0.12 * pool)
  return Math.max(body * within, wash)
}
