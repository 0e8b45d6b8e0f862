import { along, type Panel, type Plan } from './model'

/** A tone becomes dots: how large a dot's radius is, in pitches, where all is ink is this times the root of a part of a circle. */
export const SWELL = 1.06

/** How dark a tone is from how light the photograph is: `(DARKEST - light) * CONTRAST`, from a speck to all ink. */
export const [DARKEST, CONTRAST, SPECK] = [0.97, 1.24, 0.02] as const

/** How much of a canvas's range from black to white the photograph takes, and which sum is the edge of a dot. */
export const [SHARE, EDGE] = [0.75, 0.95] as const

/** By how much the sum is to be stretched for a dot's edge to be about half a pixel wide. */
export const gainOf = (pitch: number): number => Math.max(1.5, pitch / 1.1) / SHARE

/** From a canvas's pixels to the stage's. */
export interface Grid {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/** Where the columns of dots stand on the stage, and how much the drum foreshortens there: worked out once for a plan. */
interface Columns {
  readonly half: number
  readonly first: number
  readonly x: Float64Array
  readonly cosine: Float64Array
}

const columnsFor = new WeakMap<Plan, Columns>()

function columnsOf(plan: Plan): Columns {
  const known = columnsFor.get(plan)
  if (known) return known
  const { pitch, radius, centreX, width } = plan
  const half = pitch * Math.SQRT1_2
  const most = Math.ceil(along(plan, Math.max(width, centreX * 2) + pitch * 4) / half) + 4
  const [first, count] = [-most, 2 * most + 1]
  const columns = {
    half,
    first,
    x: Float64Array.from(
      { length: count },
      (_, index) => centreX + radius * Math.tan(((index + first) * half) / radius),
    ),
    cosine: Float64Array.from({ length: count }, (_, index) => Math.cos(((index + first) * half) / radius)),
  }
  columnsFor.set(plan, columns)
  return columns
}

/**
 * How far a place is from the middle of the nearest dot, in pitches, squared. Nothing is made anew in here: it is asked
 * for each pixel.
 * @param u - How far along the wall `x` is.
 * @param least - A square, in pixels of the stage, that is added to the distance.
 */
function farAt(
  plan: Plan,
  { half, first, x: columnX, cosine: columnCosine }: Columns,
  x: number,
  y: number,
  u: number,
  flat: number,
  least: number,
): number {
  // The nearest of the places whose row and column are both even or both odd.
  const across = u / half
  const down = ((y - plan.centreY) * flat) / half
  const up = Math.round((across + down) / 2)
  const over = Math.round((across - down) / 2)
  const column = up + over - first
  const cosine = columnCosine[column]!
  const dx = x - columnX[column]!
  const dy = y - plan.centreY - ((up - over) * half) / cosine
  const part = cosine / (plan.pitch * SWELL)
  return (dx * dx + dy * dy + least) * part * part
}

/** What is added to the photograph's lightness where the nearest dot's middle is, and how much more further off. */
const LOWEST = SHARE * (1 - DARKEST) + EDGE - SHARE
const RISE = (SHARE * Math.PI) / CONTRAST

/**
 * What is added to the photograph's lightness: where both are less than `EDGE` there is ink. It is least in the middles of the
 * dots, on a screen that is turned by an eighth and counted from the eye, so that the screens of all panels are one.
 * @param x - In pixels of the stage, as is the other.
 * @param gain - See `gainOf`.
 * @param pixel - How large one is on the stage: a dot no larger does not fill it.
 */
export function thresholdAt(plan: Plan, x: number, y: number, gain: number, pixel = 0): number {
  const u = along(plan, x)
  const far = farAt(plan, columnsOf(plan), x, y, u, Math.cos(u / plan.radius), (pixel * 0.4) ** 2)
  return LOWEST - 0.5 / gain + RISE * far
}

/** Rows of pixels that are computed at a time, before the page may answer. */
const PIECE = 40

// A row is a function of its own: an engine makes fast what is called often, not what is gone through once.

/** Where a canvas's columns of pixels are: on the stage, along the wall, and how much the drum foreshortens there. */
function pixelsOf(plan: Plan, { scale, left }: Grid, width: number) {
  const [xs, us, flats] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
  for (let column = 0; column < width; column++) {
    xs[column] = left + (column + 0.5) / scale
    us[column] = along(plan, xs[column]!)
    flats[column] = Math.cos(us[column]! / plan.radius)
  }
  return { xs, us, flats }
}
type Pixels = ReturnType<typeof pixelsOf>

function screenRow(
  data: Uint8ClampedArray,
  row: number,
  plan: Plan,
  columns: Columns,
  { xs, us, flats }: Pixels,
  y: number,
  lowest: number,
  least: number,
) {
  for (let column = 0, at = row * xs.length * 4; column < xs.length; column++, at += 4) {
    const far = farAt(plan, columns, xs[column]!, y, us[column]!, flats[column]!, least)
    const grey = lowest + 255 * RISE * far
    data[at] = grey
    data[at + 1] = grey
    data[at + 2] = grey
    data[at + 3] = 255
  }
}

/** The thresholds of all pixels of a canvas, as greys; in pieces. */
export function* screenOf(picture: ImageData, plan: Plan, grid: Grid): Generator<undefined, ImageData> {
  const { width, height, data } = picture
  const { scale, top } = grid
  const columns = columnsOf(plan)
  const lowest = 255 * (LOWEST - 0.5 / gainOf(plan.pitch * scale))
  const least = (0.4 / scale) ** 2
  const pixels = pixelsOf(plan, grid, width)
  for (let row = 0; row < height; row++) {
    screenRow(data, row, plan, columns, pixels, top + (row + 0.5) / scale, lowest, least)
    if (row % PIECE === PIECE - 1) yield
  }
  return picture
}

/** Dots that are drawn at a time. */
const DOTS = 250

/**
 * A panel in dots, on the same screen; in pieces. What reaches over its edges is to be cut off.
 * @param tone - How dark each dot's place is, by how far along the wall and across it that is: `0` to `0.6`.
 * @param draw - Called with the outlines of some of them, in pixels of the stage.
 */
export function* dotsOf(
  plan: Plan,
  panel: Panel,
  tone: (u: number, v: number) => number,
  draw: (dots: Path2D) => void,
): Generator<undefined, void> {
  const { pitch, width, centreY } = plan
  const { half, first, x: columnX, cosine } = columnsOf(plan)
  const from = Math.floor(Math.max(panel.left, along(plan, 0)) / half) - 1
  const to = Math.ceil(Math.min(panel.right, along(plan, width)) / half) + 1
  const [top, bottom] = [Math.floor(panel.top / half) - 1, Math.ceil(panel.bottom / half) + 1]
  let dots = new Path2D()
  let count = 0
  for (let column = from; column <= to; column++) {
    const [x, near] = [columnX[column - first]!, cosine[column - first]!]
    // Row and column of a dot are both even or both odd.
    for (let row = top + Math.abs((top - column) % 2); row <= bottom; row += 2) {
      const dark = tone(column * half, row * half)
      const radius = (pitch * Math.sqrt(dark / Math.PI) * SWELL) / near
      if (radius < 0.25) continue
      const y = centreY + (row * half) / near
      dots.moveTo(x + radius, y)
      dots.arc(x, y, radius, 0, 2 * Math.PI)
      if (++count % DOTS > 0) continue
      draw(dots)
      dots = new Path2D()
      yield
    }
  }
  draw(dots)
}

/** Slices that a panel is bent in: from where to where across a canvas, and what of the panel they show, in parts of it. */
export function slicesOf(plan: Plan, panel: Panel, { scale, left, top }: Grid, width: number, broad: number) {
  const partAt = (column: number) =>
    (along(plan, left + column / scale) - panel.left) / (panel.right - panel.left)
  return Array.from({ length: Math.ceil(width / broad) }, (_, index) => {
    const column = index * broad
    const [from, to] = [partAt(column), partAt(column + broad)]
    const cosine = Math.cos(along(plan, left + (column + broad / 2) / scale) / plan.radius)
    return {
      column,
      from,
      to,
      top: (plan.centreY + panel.top / cosine - top) * scale,
      height: ((panel.bottom - panel.top) / cosine) * scale,
    }
  })
}
