/** Slabs of one lap: each is walked over on both of its faces, so that a whole way has sixty. */
export const LAP = 30

/**
 * On which slab each walker is: they go five slabs apart, and the hour's own is on the minute's.
 * At a full hour all go five slabs further, so that the next begins at nought.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns Slabs `0` to `59` of the walkers one to twelve.
 * @example slabsAt(22, 9)[9] // 9: the tenth walker
 */
export const slabsAt = (hour: number, minute: number): number[] =>
  Array.from({ length: 12 }, (_, index) => (((minute + 5 * ((hour % 12 || 12) - index - 1)) % 60) + 60) % 60)

type Vector = readonly [x: number, y: number, z: number]

const add = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Vector): Vector => add([0, 0, 0], a, 1 / Math.hypot(...a))

/** Towards the light. */
const LIGHT = unit([-0.35, -0.8, 0.55])

/** How far the band has turned over on its way round, in radians: half a turn in all, most of it round one bend. */
export function turnedAt(part: number): number {
  const eased = part - Math.sin(4 * Math.PI * (part - 0.25)) / (4 * Math.PI) / 1.25
  return Math.PI * eased + 0.35
}

/** Where a walker stands, in pixels. */
export interface Stand {
  readonly x: number
  readonly y: number
  /** How he is turned, in degrees; upright is `0`. */
  readonly turn: number
  /** Greater is nearer. */
  readonly near: number
}

/** One piece across the band. */
export interface Piece {
  readonly face: string
  readonly edges: string
  /** `0` in shadow, `1` in full light. */
  readonly light: number
  readonly slab: number
  readonly near: number
}

/** Pieces in a slab: so many that bends are round. */
const FINE = 8

/** The band on a stage, as large as leaves room for those who walk outside: a figure of eight with half a turn in it. */
export function bandOf(width: number, height: number) {
  const size = Math.min(Math.min(width, height), Math.max(width, height) * 0.62)
  const margin = size * 0.13
  let box = { x: width / 2, y: height / 2, width: width - 3 * margin, height: height - 3 * margin }
  // What the twist adds to it on either side shows only when it is there.
  for (let pass = 0; pass < 3; pass++) {
    const { bounds } = shapeOf(size, box, height > width, 2)
    const [left, top, right, foot] = bounds
    box = {
      x: box.x + width / 2 - (left + right) / 2,
      y: box.y + height / 2 - (top + foot) / 2,
      width: box.width + (width - 2 * margin - (right - left)),
      height: box.height + (height - 2 * margin - (foot - top)),
    }
  }
  const { half, pieces, stands } = shapeOf(size, box, height > width, FINE)
  return { width, height, size, half, pieces, stands }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The band whose middle line has a box's breadth and height, in so many pieces to a slab. */
function shapeOf(size: number, box: Box, upright: boolean, fine: number) {
  const half = size * 0.13
  const apart = half * 1.2
  // How far to the right and up what is one pixel further from us is seen.
  const [right, up] = upright ? [0.52, 0.34] : [0.3, 0.5]
  const [a, b] = [box.width / 2, box.height / 2]
  const point = (turn: number): Vector => {
    const [long, short] = [Math.sin(turn), Math.sin(2 * turn)]
    const z = apart * Math.cos(turn)
    return upright ? [box.x + a * short, box.y + b * long, z] : [box.x + a * long, box.y + b * short, z]
  }
  const seen = ([x, y, z]: Vector) => [x - z * right, y + z * up] as const
  const view = unit([right, -up, 1])

  // Slabs are of one length, wherever they are.
  const steps = 1200
  const line = Array.from({ length: steps + 1 }, (_, step) => point((step / steps) * 2 * Math.PI))
  const lengths = [0]
  for (let step = 1; step <= steps; step++) {
    const [from, to] = [line[step - 1]!, line[step]!]
    lengths.push(lengths[step - 1]! + Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]))
  }
  const turnOf = (part: number) => {
    const wanted = (part - Math.floor(part)) * lengths[steps]!
    let step = 1
    while (lengths[step]! < wanted) step++
    const within = (wanted - lengths[step - 1]!) / (lengths[step]! - lengths[step - 1]!)
    return ((step - 1 + within) / steps) * 2 * Math.PI
  }
  const frame = (part: number) => {
    const turn = turnOf(part)
    const middle = point(turn)
    const along = unit(add(point(turn + 0.001), point(turn - 0.001), -1))
    const side = unit(cross(along, [0, 0, 1]))
    const deep = cross(side, along)
    const angle = turnedAt(part)
    const across = add(add([0, 0, 0], deep, Math.cos(angle)), side, Math.sin(angle))
    return { middle, across, out: cross(along, across) }
  }
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  const at = (point: Vector) => {
    const [x, y] = seen(point)
    bounds[0] = Math.min(bounds[0], x)
    bounds[1] = Math.min(bounds[1], y)
    bounds[2] = Math.max(bounds[2], x)
    bounds[3] = Math.max(bounds[3], y)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const pieces = Array.from({ length: LAP * fine }, (_, index): Piece => {
    const [one, two, middle] = [index, index + 1, index + 0.5].map((of) => frame(of / LAP / fine))
    const [a1, a2] = [add(one!.middle, one!.across, half), add(one!.middle, one!.across, -half)]
    // At its end the band has turned over, so that its edges change places.
    const [b1, b2] = [add(two!.middle, two!.across, half), add(two!.middle, two!.across, -half)]
    const last = index === LAP * fine - 1
    const [c1, c2] = last ? [b2, b1] : [b1, b2]
    const out = middle!.out
    const faces = dot(out, view) > 0 ? 1 : -1
    return {
      face: `M${at(a1)}L${at(c1)}L${at(c2)}L${at(a2)}Z`,
      edges: `M${at(a1)}L${at(c1)}M${at(a2)}L${at(c2)}`,
      light: Math.max(0, dot(out, LIGHT) * faces),
      slab: Math.floor(index / fine),
      near: middle!.middle[2],
    }
  })
  const stands = Array.from({ length: 2 * LAP }, (_, slab): Stand => {
    const { middle, out } = frame(((slab % LAP) + 0.5) / LAP)
    const side = slab < LAP ? 1 : -1
    const [x, y] = seen(middle)
    const [headX, headY] = seen(add(middle, out, side))
    return {
      x,
      y,
      turn: (Math.atan2(headX - x, y - headY) * 180) / Math.PI,
      near: middle[2] + (dot(out, view) * side > 0 ? 1 : -1) * half * 0.6,
    }
  })
  return { half, pieces, stands, bounds }
}

/** How far they lean from foot to foot, in degrees. */
export const leanAt = (second: number) => (second % 2 ? 5 : -5)

/** How tall the hour's walker is, and how large his placard, in parts of the band's size. */
export const BEARER = 0.23
export const PLACARD = 0.112

/** Where his placard is: over his head or, where the stage ends, as near to that as it can be held. */
export function placardAt(
  { width, height, size }: Pick<ReturnType<typeof bandOf>, 'width' | 'height' | 'size'>,
  { x, y, turn }: Stand,
): readonly [x: number, y: number] {
  const tall = BEARER * size
  const angle = (turn * Math.PI) / 180
  // From his number, which it must never hide.
  const [fromX, fromY] = [x + 0.47 * tall * Math.sin(angle), y - 0.47 * tall * Math.cos(angle)]
  const room = PLACARD * size * 1.3
  const held = Array.from({ length: 18 }, (_, index) => {
    const aside = angle + 0.2 + (index % 2 ? -1 : 1) * Math.ceil(index / 2) * 0.3
    return [fromX + 1.02 * tall * Math.sin(aside), fromY - 1.02 * tall * Math.cos(aside)] as const
  })
  return (
    held.find(([px, py]) => Math.min(px, py, width - px, height - py) > room) ??
    ([Math.min(width - room, Math.max(room, fromX)), fromY] as const)
  )
}
