/**
 * The Gray–Scott reaction, U + 2V → 3V and V → P, on a small grid: U is fed in everywhere, V eats it to make more of
 * itself and is taken out.
 *
 *     du/dt = Du ∇²u − uv² + F(1 − u)
 *     dv/dt = Dv ∇²v + uv² − (F + k)v
 *
 * J. E. Pearson, "Complex Patterns in a Simple System", Science 261 (1993) 189–192, who takes Du = 2 Dv. The Laplacian
 * is the nine-point one of Karl Sims' "Reaction-Diffusion Tutorial" (0.2 to the sides, 0.05 to the corners): with five
 * points the cells of a culture come out square.
 */
export interface Culture {
  /** Cells without the rim of one that every array has around them. */
  readonly wide: number
  readonly tall: number
  /** A corner at the top left where nothing happens. */
  readonly corner: Corner
  /** Concentrations, 0 to 1, row by row with the rim. */
  u: Float64Array
  v: Float64Array
  /** Where the next step is written. */
  spareU: Float64Array
  spareV: Float64Array
  /** `1` for each piece of a row in which something happens; whoever adds to a cell wakes its piece. */
  awake: Uint8Array
  spareAwake: Uint8Array
}

/** Cells of a piece of a row, as a power of two. */
const PIECE = 4
const piecesOf = (wide: number) => (wide >> PIECE) + 3

/** A piece is left alone while it and those around it hold less V than this, and lack less U than that. */
const LEAST_V = 1e-4
const LEAST_U = 1e-2

/** Says that a cell was changed from outside. */
export function wake({ wide, awake }: Culture, x: number, y: number): void {
  awake[(y + 1) * piecesOf(wide) + (x >> PIECE) + 1] = 1
}

/** Time units of one step. */
export const STEP = 3.6

export interface Corner {
  readonly wide: number
  readonly tall: number
}

/** Nothing but U: left alone it stays so. */
export function emptyCulture(wide: number, tall: number, corner: Corner = { wide: 0, tall: 0 }): Culture {
  const size = (wide + 2) * (tall + 2)
  const pieces = piecesOf(wide) * (tall + 2)
  return {
    wide,
    tall,
    corner,
    u: new Float64Array(size).fill(1),
    v: new Float64Array(size),
    spareU: new Float64Array(size).fill(1),
    spareV: new Float64Array(size),
    awake: new Uint8Array(pieces).fill(1),
    spareAwake: new Uint8Array(pieces),
  }
}

export function copyOf(culture: Culture): Culture {
  return {
    ...emptyCulture(culture.wide, culture.tall, culture.corner),
    u: culture.u.slice(),
    v: culture.v.slice(),
    awake: culture.awake.slice(),
  }
}

/** Nothing flows over the edge of the dish: the rim is as its neighbour. */
function closeRim(field: Float64Array, wide: number, tall: number) {
  const stride = wide + 2
  for (let row = stride; row <= tall * stride; row += stride) {
    field[row] = field[row + 1]!
    field[row + wide + 1] = field[row + wide]!
  }
  field.copyWithin(0, stride, 2 * stride)
  field.copyWithin((tall + 1) * stride, tall * stride, (tall + 1) * stride)
}

/** Nor into the corner: its edge is as what lies beside it. */
function closeCorner(field: Float64Array, stride: number, { wide, tall }: Corner) {
  if (!wide || !tall) return
  const below = (tall + 1) * stride
  field.copyWithin(below - stride + 1, below + 1, below + wide + 1)
  for (let at = stride + wide; at < below; at += stride) field[at] = field[at + 1]!
}

/** What the reaction is told of each cell, in rows with a rim. */
export interface Rates {
  /** F: how fast U is fed in. */
  readonly feed: Float64Array
  /** k: how fast V is taken out, beside F. */
  readonly kill: Float64Array
  /** Du, and twice Dv, for a Laplacian of Sims' weights: up to 0.5. The larger, the coarser the pattern. */
  readonly spread: Float64Array
}

/** One step of `STEP` time units. */
export function react(culture: Culture, { feed, kill, spread }: Rates): void {
  const { wide, tall, corner, u, v, spareU, spareV, awake, spareAwake } = culture
  const stride = wide + 2
  const pieces = piecesOf(wide)
  closeRim(u, wide, tall)
  closeRim(v, wide, tall)
  closeCorner(u, stride, corner)
  closeCorner(v, stride, corner)
  for (let y = 1; y <= tall; y++) {
    const skipped = y <= corner.tall ? corner.wide : 0
    for (let piece = skipped >> PIECE; piece << PIECE < wide; piece++) {
      const here = y * pieces + piece + 1
      spareAwake[here] = 0
      if (
        !(awake[here - 1]! | awake[here]! | awake[here + 1]!) &&
        !(awake[here - pieces - 1]! | awake[here - pieces]! | awake[here - pieces + 1]!) &&
        !(awake[here + pieces - 1]! | awake[here + pieces]! | awake[here + pieces + 1]!)
      )
        continue
      let at = y * stride + Math.max(skipped, piece << PIECE) + 1
      const end = y * stride + Math.min(wide, (piece + 1) << PIECE) + 1
      // Columns are carried along, so that each cell reads three new ones and not nine.
      let u0 = u[at - 1]!
      let uSides0 = u[at - stride - 1]! + u[at + stride - 1]!
      let u1 = u[at]!
      let uSides1 = u[at - stride]! + u[at + stride]!
      let v0 = v[at - 1]!
      let vSides0 = v[at - stride - 1]! + v[at + stride - 1]!
      let v1 = v[at]!
      let vSides1 = v[at - stride]! + v[at + stride]!
      let isAwake = false
      for (; at < end; at++) {
        const u2 = u[at + 1]!
        const uSides2 = u[at - stride + 1]! + u[at + stride + 1]!
        const v2 = v[at + 1]!
        const vSides2 = v[at - stride + 1]! + v[at + stride + 1]!
        const eaten = u1 * v1 * v1
        const fed = feed[at]!
        const far = STEP * spread[at]!
        const newU =
          u1 +
          far * (0.2 * (u0 + u2 + uSides1) + 0.05 * (uSides0 + uSides2) - u1) +
          STEP * (fed * (1 - u1) - eaten)
        const newV =
          v1 +
          far * 0.5 * (0.2 * (v0 + v2 + vSides1) + 0.05 * (vSides0 + vSides2) - v1) +
          STEP * (eaten - (fed + kill[at]!) * v1)
        spareU[at] = newU
        spareV[at] = newV
        isAwake ||= newV > LEAST_V || newU < 1 - LEAST_U
        u0 = u1
        u1 = u2
        uSides0 = uSides1
        uSides1 = uSides2
        v0 = v1
        v1 = v2
        vSides0 = vSides1
        vSides1 = vSides2
      }
      if (isAwake) spareAwake[here] = 1
    }
  }
  culture.u = spareU
  culture.v = spareV
  culture.spareU = u
  culture.spareV = v
  culture.awake = spareAwake
  culture.spareAwake = awake
}
