export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything stands on the stage, in CSS pixels. */
export interface Layout {
  /** The measure of rims, letters and screws. */
  readonly unit: number
  /** The signboard on top; flat when there is no room for one. */
  readonly sign: Box
  /** The plinth below; flat when there is no room for one. */
  readonly plinth: Box
  /** Two windows of two reels, hours and minutes. */
  readonly windows: readonly [Box, Box]
  readonly reels: readonly Box[]
  /** Height of the lettering under the windows; `0` when there is no room. */
  readonly label: number
  readonly lever: {
    readonly x: number
    /** Height of the pivot. */
    readonly y: number
    readonly length: number
    readonly ball: number
    readonly slot: Box
  }
}

/** Two reels side by side in their window. */
function reelsIn({ x, y, width, height }: Box, gap: number): readonly Box[] {
  const each = (width - gap) / 2
  return [
    { x, y, width: each, height },
    { x: x + each + gap, y, width: each, height },
  ]
}

/** @example layoutFor(1280, 800).reels.length // 4 */
export function layoutFor(width: number, height: number): Layout {
  const unit = Math.min(width, height) / 100
  const tall = height > width * 1.25
  const tiny = height < 200
  const rim = unit * 3.4
  const sign = { x: 0, y: 0, width, height: tiny ? 0 : height * (tall ? 0.115 : 0.145) }
  const plinthHeight = tiny ? 0 : height * (tall ? 0.12 : 0.14)
  const plinth = { x: 0, y: height - plinthHeight, width, height: plinthHeight }
  const leverWidth = tall ? width * 0.21 : Math.min(width * 0.19, height * (tiny ? 0.4 : 0.27))
  const label = tiny || height < 260 ? 0 : unit * (tall ? 5 : 4.4)
  const margin = unit * (tiny ? 2 : 4)
  const left = margin + rim
  const right = width - leverWidth - rim
  const top = sign.height + margin + rim
  const bottom = plinth.y - margin - rim - (label ? label + unit * 2 : 0)
  const gap = unit * 1.6
  let windows: readonly [Box, Box]
  if (tall) {
    const between = rim * 2 + label + unit * 4
    const each = (bottom - top - between) / 2
    windows = [
      { x: left, y: top, width: right - left, height: each },
      { x: left, y: top + each + between, width: right - left, height: each },
    ]
  } else {
    const between = rim * 2 + unit * (tiny ? 1 : 2)
    const each = (right - left - between) / 2
    // A window much taller than wide would show figures above and below as well.
    const high = Math.min(bottom - top, each * 1.5)
    const y = (top + bottom - high) / 2
    windows = [
      { x: left, y, width: each, height: high },
      { x: left + each + between, y, width: each, height: high },
    ]
  }
  const slot = {
    x: width - leverWidth * 0.4 - unit * 1.4,
    y: top + (bottom - top) * 0.02,
    width: unit * 2.8,
    height: (bottom - top) * 0.96,
  }
  const length = (slot.height - unit * 6) / (Math.cos((16 * Math.PI) / 180) + Math.cos((52 * Math.PI) / 180))
  return {
    unit,
    sign,
    plinth,
    windows,
    reels: windows.flatMap((window) => reelsIn(window, gap)),
    label,
    lever: {
      x: slot.x + slot.width / 2,
      y: slot.y + unit * 3 + length * Math.cos((16 * Math.PI) / 180),
      length,
      ball: Math.min(leverWidth * 0.25, unit * 6.4),
      slot,
    },
  }
}

/** The cup the winnings fall into; its lower edge is below the stage. */
export const cupOf = ({ plinth: { y, width, height } }: Layout): Box => ({
  x: width / 2 - height * 1.25,
  y: y + height * 0.16,
  width: height * 2.5,
  height: height * 1.2,
})

/** Where a coin comes to lie, `0` to `59`: in rows from the bottom of the cup. */
export function coinOf(layout: Layout, coin: number) {
  const cup = cupOf(layout)
  const row = Math.floor(coin / 10)
  const along = ((coin * 7 + row * 3) % 10) + (row % 2) * 0.5
  const radius = cup.width * 0.062
  return {
    x: cup.x + cup.width * (0.09 + (along / 9.5) * 0.82),
    y: layout.plinth.y + layout.plinth.height * (0.96 - row * 0.1),
    radius,
  }
}

/** Angle of the lever from upright, in radians: it comes over towards the player. */
const leverAngle = (drawn: number) => ((16 + drawn * 112) * Math.PI) / 180

/** Where the ball of the lever is when it is drawn so far, `0` to `1`, and how near it seems. */
export function ballOf({ lever }: Layout, drawn: number) {
  const angle = leverAngle(drawn)
  return {
    y: lever.y - lever.length * Math.cos(angle),
    radius: lever.ball * (0.86 + 0.22 * Math.sin(angle)),
  }
}

/** The part of the stage that the lever moves in, its ball's shadow with it. */
export function leverPart({ width, height }: { readonly width: number; readonly height: number }) {
  const layout = layoutFor(width, height)
  const { lever, unit } = layout
  const ends = [ballOf(layout, 0).y, ballOf(layout, 1).y]
  const reach = lever.ball * 1.15
  const top = Math.min(...ends) - reach
  const left = lever.x - reach
  return {
    left,
    top,
    width: Math.min(width, lever.x + reach + unit) - left,
    height: Math.min(height, Math.max(...ends) + reach * 1.5) - top,
  }
}
