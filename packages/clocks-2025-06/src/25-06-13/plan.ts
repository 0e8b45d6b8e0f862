export type Point = readonly [x: number, y: number]

export interface Plan {
  readonly width: number
  readonly height: number
  /** Stage pixels to a unit of the map, and where the map's origin lies. */
  readonly scale: number
  readonly origin: Point
  readonly low: Point
  readonly high: Point
  /** Height of the figures' type. */
  readonly type: number
  /** Half axes of the calm in the middle of a centre, where its pressure is lettered. */
  readonly core: Point
  readonly line: number
  /** Cold front and warm front in one line, from the cold end over the tip of the warm air to the warm end. */
  readonly front: readonly Point[]
  readonly cold: readonly Point[]
  readonly warm: readonly Point[]
  /** How many of the sixty teeth and buds stand on the cold front. */
  readonly teeth: number
  /** From the low to the tip, where the cold front has caught up with the warm one. */
  readonly occluded: readonly Point[]
}

/** Points on a cubic curve, evenly by length. */
function curve(a: Point, b: Point, c: Point, d: Point, count: number): Point[] {
  const fine: Point[] = Array.from({ length: 121 }, (_, index) => {
    const t = index / 120
    const u = 1 - t
    const mix = (i: 0 | 1) =>
      u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
    return [mix(0), mix(1)]
  })
  const far = [0]
  for (let i = 1; i < fine.length; i++)
    far.push(far[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]))
  return Array.from({ length: count + 1 }, (_, index) => {
    const want = (far.at(-1)! * index) / count
    const i = Math.max(
      1,
      far.findIndex((length) => length >= want - 1e-9),
    )
    const part = (want - far[i - 1]!) / (far[i]! - far[i - 1]!)
    const [from, to] = [fine[i - 1]!, fine[i]!]
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })
}

const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1]) : 0), 0)

/**
 * Where everything lies on a stage of that size.
 * @param turns - Of the hour: the tip of the warm air wanders a little to and fro in it.
 */
export function planOf(width: number, height: number, turns: number): Plan {
  const upright = width < height * 0.8
  const at = (x: number, y: number): Point => [width * x, height * y]
  const low = upright ? at(0.45, 0.2) : at(0.26, 0.35)
  const high = upright ? at(0.52, 0.76) : at(0.74, 0.36)
  const type = upright ? Math.min(width * 0.29, height * 0.17) : Math.min(width * 0.155, height * 0.26)
  const sway = Math.sin(2 * Math.PI * turns) * Math.min(width, height) * 0.018
  const tip: Point = upright ? [width * 0.7 + sway, height * 0.42] : [width * 0.49 + sway, height * 0.66]
  const bend = (x: number, y: number): Point => [width * x + sway, height * y]
  const cold = upright
    ? curve(at(0.015, 0.625), at(0.28, 0.6), bend(0.6, 0.55), tip, 60)
    : curve(at(0.13, 0.975), at(0.3, 0.95), bend(0.45, 0.88), tip, 60)
  const warm = upright
    ? curve(tip, bend(0.82, 0.44), at(0.93, 0.48), at(0.985, 0.535), 60)
    : curve(tip, bend(0.62, 0.66), at(0.86, 0.74), at(0.985, 0.9), 60)
  const [coldLength, warmLength] = [lengthOf(cold), lengthOf(warm)]
  const occluded = upright
    ? curve(tip, bend(0.68, 0.38), at(0.66, 0.36), at(0.6, 0.33), 24)
    : curve(tip, bend(0.46, 0.62), at(0.42, 0.58), at(0.36, 0.54), 24)
  const scale = upright ? height / 1180 : Math.max(height / 860, width / 2000)
  return {
    width,
    height,
    scale,
    origin: upright ? at(0.5, 0.5) : at(0.5, 0.48),
    low,
    high,
    type,
    core: [type * 1.22, type * 0.98],
    line: Math.max(0.8, Math.min(width, height) / 560),
    front: [...cold, ...warm.slice(1)],
    cold,
    warm,
    teeth: Math.round((60 * coldLength) / (coldLength + warmLength)),
    occluded,
  }
}
