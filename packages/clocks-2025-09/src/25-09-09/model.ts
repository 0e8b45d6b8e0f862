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
  /** Where one candle's light gives way to the next one's, row by row; each row has six. */
  readonly candles: readonly {
    readonly top: number
    readonly bottom: number
    readonly edges: readonly number[]
  }[]
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

const middles = (places: readonly number[]) => places.slice(1).map((x, index) => (x + places[index]!) / 2)

export const WIDE: Painting = {
  shape: 16 / 10,
  kept: { left: 0.03, top: 0.08, right: 0.97, bottom: 0.97 },
  candles: [
    {
      top: -OUT,
      bottom: OUT,
      edges: [
        -OUT,
        ...middles([
          0.0702, 0.138, 0.2034, 0.2707, 0.3366, 0.4035, 0.5969, 0.6629, 0.73, 0.7956, 0.8632, 0.9284,
        ]),
        OUT,
      ],
    },
  ],
  bunches: row([-OUT, 0.225, 0.425, 0.625, 0.82, OUT], 0.585, OUT),
  grapes: row([0.085, 0.17, 0.244, 0.32, 0.399, 0.53], 0.41, 0.534).concat(
    row([0.592, 0.67, 0.745, 0.825, 0.94], 0.41, 0.534),
  ),
  fly: { y: 0.5685, size: 0.046 },
}

export const TALL: Painting = {
  shape: 7.2 / 15.6,
  kept: { left: 0.03, top: 0.02, right: 0.97, bottom: 0.92 },
  candles: [
    { top: -OUT, bottom: 0.213, edges: [-OUT, ...middles([0.1, 0.262, 0.42, 0.58, 0.739, 0.899]), OUT] },
    { top: 0.213, bottom: OUT, edges: [-OUT, ...middles([0.097, 0.258, 0.419, 0.581, 0.743, 0.903]), OUT] },
  ],
  bunches: [
    ...row([-OUT, 0.37, 0.69, OUT], 0.446, 0.688),
    { left: -OUT, top: 0.688, right: 0.54, bottom: OUT },
    { left: 0.54, top: 0.688, right: OUT, bottom: OUT },
  ],
  grapes: row([-OUT, 0.138, 0.23, 0.322, 0.43, 0.56], 0.358, 0.414).concat(
    row([0.57, 0.668, 0.774, 0.86, OUT], 0.358, 0.414),
  ),
  fly: { y: 0.4345, size: 0.08 },
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

/**
 * How far the light of a candle goes: from where to where in its row the table is lit, when so many burn.
 * @returns A part of the width for each row; what is left of it is lit.
 */
export function litAt({ candles }: Painting, burning: number): number[] {
  let left = burning
  return candles.map(({ edges }) => {
    const here = Math.min(left, edges.length - 1)
    left -= here
    return edges[here]!
  })
}

/** How far along the ledge the fly is, `0` to `1`: a run in each second, and then it rubs its hands. */
export const flyAt = (second: number, part: number): number => (second - 1 + part) / 59

/** How dark it is outside the candles' light: not at all at noon, most at midnight. */
export const darkAt = (hour: number, minute: number): number =>
  0.5 + 0.5 * Math.cos(((hour * 60 + minute) / 1440) * 2 * Math.PI)
