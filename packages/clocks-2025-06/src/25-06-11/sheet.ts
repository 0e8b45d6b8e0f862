/** What a groove lays bare: plaster, plaster that has not yet darkened, or the bricks. */
export type Bares = 'plaster' | 'fresh' | 'brick'

/** How deep a part of the wall is cut: red is the depth, green and blue what it lays bare. */
export interface Sheet {
  readonly picture: ImageData
  /**
   * Cuts what is within a line; what is deeper already stays.
   * @param points - x, y, x, y … in CSS pixels of the wall.
   * @param deep - Of 255.
   */
  fill(points: readonly number[], deep: number, bares: Bares): void
}

/** Between which pixels points lie, on one axis of a picture. */
function spanOf(points: readonly number[], axis: 0 | 1, ratio: number, begin: number, size: number) {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let index = axis; index < points.length; index += 2) {
    const at = points[index]! * ratio - begin
    if (at < least) least = at
    if (at > most) most = at
  }
  return [Math.max(0, Math.floor(least)), Math.min(size, Math.ceil(most))] as const
}

/** In how many lines a row of pixels is looked through. */
const FINE = 4

/** Puts a straight edge into rows of pixels: what begins there, and by how much. `x` and `y` are pixels, as all else. */
function addEdge(
  begins: Float32Array,
  [wide, high]: readonly [number, number],
  x: number,
  y: number,
  toX: number,
  toY: number,
) {
  const way = (toY > y ? 1 : -1) / FINE
  const slope = (toX - x) / (toY - y)
  const last = Math.min(high * FINE, Math.ceil(Math.max(y, toY) * FINE - 0.5))
  for (let step = Math.max(0, Math.ceil(Math.min(y, toY) * FINE - 0.5)); step < last; step++) {
    const edge = Math.min(wide, Math.max(0, x + ((step + 0.5) / FINE - y) * slope))
    const pixel = Math.min(wide - 1, Math.floor(edge))
    const at = Math.floor(step / FINE) * (wide + 1) + pixel
    begins[at]! += way * (pixel + 1 - edge)
    begins[at + 1]! += way * (edge - pixel)
  }
}

/** Cuts a row: `begins` has it from an index on, and so has the picture. */
function cutRow(
  data: Uint8ClampedArray,
  begins: Float32Array,
  wide: number,
  [begun, pixel]: readonly [begins: number, data: number],
  [deep, green, blue]: readonly [number, number, number],
) {
  let sum = 0
  for (let column = 0, at = pixel; column < wide; column++, at += 4) {
    sum += begins[begun + column]!
    const part = Math.min(1, Math.abs(sum))
    if (part < 0.002) continue
    data[at]! += Math.max(0, deep - data[at]!) * part
    data[at + 1]! += Math.max(0, green - data[at + 1]!) * part
    data[at + 2]! += Math.max(0, blue - data[at + 2]!) * part
  }
}

/**
 * Depths are reckoned here and not drawn on a canvas: browsers that protect against fingerprinting give noise when pixels are
 * read back from one, and light falls on what is read.
 * @param picture - All of it whole yet.
 * @param place - Where on the wall it is, in pixels.
 */
export function createSheet(
  picture: ImageData,
  ratio: number,
  [left, top]: readonly [number, number],
): Sheet {
  const { width, height, data } = picture
  // Used again for each line.
  let room = new Float32Array(0)
  const fill: Sheet['fill'] = (points, deep, bares) => {
    const [from, right] = spanOf(points, 0, ratio, left, width)
    const [first, bottom] = spanOf(points, 1, ratio, top, height)
    const [wide, high] = [right - from, bottom - first]
    if (wide <= 0 || high <= 0) return
    // What begins at a pixel, and ends there: all that is to the right of an edge is beyond it.
    const size = (wide + 1) * high
    if (room.length < size) room = new Float32Array(size * 2)
    const begins = room.fill(0, 0, size)
    let x = points.at(-2)! * ratio - left - from
    let y = points.at(-1)! * ratio - top - first
    for (let index = 0; index < points.length; index += 2) {
      const toX = points[index]! * ratio - left - from
      const toY = points[index + 1]! * ratio - top - first
      addEdge(begins, [wide, high], x, y, toX, toY)
      x = toX
      y = toY
    }
    const colour = [deep, bares === 'brick' ? 255 : 0, bares === 'fresh' ? 255 : 0] as const
    for (let row = 0; row < high; row++)
      cutRow(data, begins, wide, [row * (wide + 1), ((first + row) * width + from) * 4], colour)
  }
  return { picture, fill }
}
