/** Slabs of one lap: each has two faces, so that both laps have sixty. */
export const LAP = 30

/** How many slabs' lengths the half twist takes. */
const TWIST = 2.6

/** A point of the band's middle line, and which way is out. */
export interface Spot {
  x: number
  y: number
  /** Out of the ring, of length one. */
  outX: number
  outY: number
}

/**
 * On which slab each walker stands: they go five slabs apart, and the hour's own is on the minute's.
 * At a full hour all go five slabs further, so that the next begins at nought.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @returns Slabs `0` to `59` of the walkers one to twelve.
 * @example slabsAt(22, 9)[9] // 9: the tenth walker
 */
export const slabsAt = (hour: number, minute: number): number[] =>
  Array.from({ length: 12 }, (_, index) => (((minute + 5 * ((hour % 12 || 12) - index - 1)) % 60) + 60) % 60)

/** The rounded rectangle that the band runs along, by the part of its length from the top, clockwise. */
function ringOf(width: number, height: number, inset: number) {
  const [a, b] = [width / 2 - inset, height / 2 - inset]
  // Rounder on a square, where the corners are half of it; or those who walk inside would knock heads.
  const fullness = Math.min(3.8, 2 + Math.max(width / height, height / width))
  const grow = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / fullness)
  const steps = 2400
  const line = Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI
    return { x: width / 2 + a * grow(Math.sin(turn)), y: height / 2 - b * grow(Math.cos(turn)) }
  })
  const lengths = [0]
  for (let index = 1; index <= steps; index++) {
    const [one, two] = [line[index - 1]!, line[index % steps]!]
    lengths.push(lengths[index - 1]! + Math.hypot(two.x - one.x, two.y - one.y))
  }
  const length = lengths[steps]!
  const point = (part: number) => {
    const wanted = (part - Math.floor(part)) * length
    let [low, high] = [0, steps]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (lengths[middle]! <= wanted) low = middle
      else high = middle
    }
    const along = (wanted - lengths[low]!) / (lengths[high]! - lengths[low]!)
    const [one, two] = [line[low]!, line[high % steps]!]
    return { x: one.x + (two.x - one.x) * along, y: one.y + (two.y - one.y) * along }
  }
  return (part: number): Spot => {
    const [before, after] = [point(part - 0.004), point(part + 0.004)]
    const far = Math.hypot(after.x - before.x, after.y - before.y)
    return { ...point(part), outX: (after.y - before.y) / far, outY: (before.x - after.x) / far }
  }
}

const beside = ({ x, y, outX, outY }: Spot, out: number) =>
  `${(x + outX * out).toFixed(1)} ${(y + outY * out).toFixed(1)}`

/** The area between two lines along the band, each so far out from its middle. */
const between = (spots: readonly Spot[], upper: (at: number) => number, lower: (at: number) => number) =>
  `M${[
    ...spots.map((spot, at) => beside(spot, upper(at / (spots.length - 1)))),
    ...spots.map((spot, at) => beside(spot, lower(at / (spots.length - 1)))).reverse(),
  ].join('L')}Z`

/**
 * How far out the four edges of the band's cross-section come as it is turned over: a bar, half a turn.
 * @param at - How far through the twist, `0` to `1`.
 * @returns The walked face's two edges, then the other face's.
 * @example edgesAt(0, 2, 10) // [1, 1, -1, -1]: seen from the side, it is as thick as it is
 */
export function edgesAt(at: number, thick: number, broad: number): [number, number, number, number] {
  const turned = Math.PI * at * at * (3 - 2 * at)
  const [face, side] = [(thick / 2) * Math.cos(turned), (broad / 2) * Math.sin(turned)]
  return [face - side, face + side, -face - side, -face + side]
}

/** The band's shape for a stage, and where its slabs are. */
export function planOf(width: number, height: number) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const unit = short * Math.min(1, Math.max(0.8, 0.45 + (0.35 * long) / short))
  const [thick, broad] = [0.124 * unit, 0.2 * unit]
  const spot = ringOf(width, height, 0.234 * unit)
  const whole = LAP + TWIST
  const along = (slab: number) => (slab + TWIST / 2) / whole
  const run = (from: number, to: number, count: number) =>
    Array.from({ length: count + 1 }, (_, index) => spot(from + ((to - from) * index) / count))
  const gap = 0.004 * unit
  const slabs = Array.from({ length: 2 * LAP }, (_, slab) => {
    const inner = slab >= LAP
    const at = slab % LAP
    const spots = run(along(at + 0.02), along(at + 0.98), 5)
    const middle = spot(along(at + 0.5))
    const out = inner ? -1 : 1
    // In a hollow a foot would sink in: who walks there stands a little higher.
    const foot = thick / 2 + (inner ? 0.012 * unit : 0)
    return {
      path: between(
        spots,
        () => (out * thick) / 2,
        () => out * gap * 0.5,
      ),
      x: middle.x + (middle.outX * out * thick) / 4,
      y: middle.y + (middle.outY * out * thick) / 4,
      /** Where who walks there stands, and how he is turned. */
      stand: {
        x: middle.x + middle.outX * out * foot,
        y: middle.y + middle.outY * out * foot,
        turn: (Math.atan2(middle.outX * out, -middle.outY * out) * 180) / Math.PI,
        inner,
      },
    }
  })
  const twist = run(along(-TWIST), along(0), 40)
  const edge = (which: 0 | 1 | 2 | 3) => (at: number) => edgesAt(at, thick, broad)[which]
  const half = (which: 0 | 1 | 2 | 3, from: number) => (at: number) =>
    edgesAt(from + at / 2, thick, broad)[which]
  return {
    unit,
    slabs,
    /** The side that leaves, the face that turns to us, the side that comes. */
    twist: [
      between(twist.slice(0, 21), half(0, 0), half(2, 0)),
      between(twist.slice(20), half(1, 0.5), half(3, 0.5)),
      between(twist, edge(0), edge(1)),
    ] as const,
  }
}

/** How long a step takes. */
export const STEP_MS = 260
