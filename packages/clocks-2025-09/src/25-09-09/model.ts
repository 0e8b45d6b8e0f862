/** What is on the table: candles that burn, `1` to `12`; bunches of ten that hang, `0` to `5`; grapes that lie loose, `0` to `9`. */
export const tableAt = (hour: number, minute: number) => ({
  candles: hour % 12 || 12,
  bunches: Math.floor(minute / 10),
  grapes: minute % 10,
})

/** A part of a picture, in parts of its width and height. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A painting of the table: the place of each thing, measured in it, in parts of its width or height. */
export interface Painting {
  /** Width by height. */
  readonly shape: number
  /** What must be seen of it. */
  readonly kept: Area
  /** The middles of the flames, in the order in which they are lit. */
  readonly flames: readonly (readonly [x: number, y: number])[]
  /** How far a flame's light reaches, and its own glow, in parts of the width. */
  readonly reach: number
  readonly glow: number
  /** What of the pictures a bunch or a grape brings with it, its shadow too. */
  readonly bunches: readonly Area[]
  readonly grapes: readonly Area[]
  /** The height at which the fly walks, and its size in parts of the width. */
  readonly fly: { readonly y: number; readonly size: number }
}

/** Beyond a painting's edge what stands at the edge goes on. */
const OUT = 4

/** Areas side by side, from edges between them. */
const row = (edges: readonly number[], top: number, bottom: number): Area[] =>
  edges.slice(1).map((right, index) => ({ left: edges[index]!, top, right, bottom }))

export const WIDE: Painting = {
  shape: 16 / 10,
  kept: { left: 0.02, top: 0.04, right: 0.98, bottom: 1 },
  flames: [
    [0.0726, 0.2741],
    [0.1393, 0.1714],
    [0.2094, 0.3205],
    [0.2765, 0.2182],
    [0.3442, 0.1103],
    [0.4132, 0.2462],
    [0.5869, 0.2088],
    [0.6558, 0.1245],
    [0.7228, 0.2927],
    [0.7923, 0.1761],
    [0.8588, 0.3112],
    [0.9281, 0.2368],
  ],
  reach: 0.56,
  glow: 0.05,
  bunches: row([0.022, 0.2184, 0.41, 0.6016, 0.7931, 0.99], 0.752, OUT),
  grapes: row([0.0667, 0.1482, 0.2297, 0.3112, 0.3927, 0.475], 0.54, 0.752).concat(
    row([0.61, 0.6915, 0.773, 0.8545, 0.94], 0.54, 0.752),
  ),
  fly: { y: 0.6905, size: 0.04 },
}

export const TALL: Painting = {
  shape: 7.2 / 15.6,
  kept: { left: 0.0, top: 0.05, right: 1, bottom: 1 },
  flames: [
    [0.1099, 0.5667],
    [0.2653, 0.5198],
    [0.4221, 0.5843],
    [0.5781, 0.5404],
    [0.735, 0.505],
    [0.8903, 0.558],
    [0.1101, 0.1419],
    [0.267, 0.2077],
    [0.4219, 0.1088],
    [0.5778, 0.1778],
    [0.7328, 0.2255],
    [0.8902, 0.1298],
  ],
  reach: 1.1,
  glow: 0.111,
  bunches: row([0.0076, 0.2048, 0.402, 0.5992, 0.7964, 0.9954], 0.8, OUT),
  grapes: row([0.0294, 0.1266, 0.2238, 0.3211, 0.4183, 0.5273], 0.69, 0.8).concat(
    row([0.5849, 0.6822, 0.7794, 0.8766, 0.9836], 0.69, 0.8),
  ),
  fly: { y: 0.7835, size: 0.085 },
}

/** Where a painting lies on a stage: it covers it, unless that would cut off what must be seen. */
export function placeOf(width: number, height: number) {
  const painting = width / height < 0.85 ? TALL : WIDE
  const { shape, kept } = painting
  const covering = Math.max(width, height * shape)
  const most = Math.min(width / (kept.right - kept.left), (height * shape) / (kept.bottom - kept.top))
  const wide = Math.min(covering, most)
  const high = wide / shape
  // What is cut off is cut above rather than below.
  const clamped = (at: number, room: number, long: number, from: number, to: number) =>
    Math.min(Math.max(at, room - to * long), -from * long)
  const x = long(width, wide)
    ? (width - wide) / 2
    : clamped((width - wide) / 2, width, wide, kept.left, kept.right)
  const y = long(height, high)
    ? (height - high) / 2
    : clamped((height - high) * 0.6, height, high, kept.top, kept.bottom)
  return { painting, x, y, wide, high }
}
const long = (room: number, length: number) => length <= room

/** How far along the ledge the fly is, `0` to `1`: a run in each second, and then it rubs its hands. */
export const flyAt = (second: number, part: number): number => (second - 1 + part) / 59

/** How dark it is outside the candles' light: not at all at noon, most at midnight. */
export const darkAt = (hour: number, minute: number): number =>
  0.5 + 0.5 * Math.cos(((hour * 60 + minute) / 1440) * 2 * Math.PI)
