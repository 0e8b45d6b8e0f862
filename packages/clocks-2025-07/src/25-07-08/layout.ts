interface Size {
  readonly width: number
  readonly height: number
}

type Place = readonly [x: number, y: number]

export interface Layout {
  /** The side of a block fresh from the freezer, in CSS pixels. */
  readonly side: number
  /** The middles of those with figures, hours first. */
  readonly places: readonly Place[]
  /** The middles of those without, deeper in the glass. */
  readonly deep: readonly Place[]
  /** How far down the drink's surface is. */
  readonly surface: number
}

/** So much of a block is under water, as ice is lighter than that by a little less than a tenth. */
const UNDER = 0.86

/** Four blocks in a row, or two over two where the glass is narrow; the rest of the glass is packed with more. */
export function layoutOf({ width, height }: Size): Layout {
  const row = width / height > 1.2
  const side = row
    ? Math.min((width * 0.96) / 4.45, height * 0.62)
    : Math.min((width * 0.95) / 2.05, height * 0.435)
  const step = side * 1.05
  const group = row ? side : side + step
  const top = Math.min((height - group) / 2, height * 0.17)
  const apart = side * 0.13
  const across = row
    ? [-1.5 * step - apart, -0.5 * step - apart, 0.5 * step + apart, 1.5 * step + apart]
    : [-step / 2, step / 2, -step / 2, step / 2]
  const first = top + side / 2
  const deep: Place[] = []
  for (let rank = row ? 1 : 2; first + rank * step - side / 2 < height; rank++) {
    // Like bricks: each rank lies on the gaps of the one above.
    const many = (row ? 5 : 3) - ((rank + (row ? 1 : 0)) % 2)
    for (let at = 0; at < many; at++)
      deep.push([width / 2 + (at - (many - 1) / 2) * step, first + rank * step])
  }
  return {
    side,
    places: across.map((x, at) => [width / 2 + x, first + (row || at < 2 ? 0 : step)] as const),
    deep,
    surface: top + side * (1 - UNDER),
  }
}
