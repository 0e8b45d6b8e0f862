export interface Layout {
  /** The painted panel on the page. */
  readonly panel: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** Middle of the sign and the width of one of its quarters. */
  readonly x: number
  readonly y: number
  readonly unit: number
  /** Half the stave's length, in widths of a quarter: longer where the stage is nearly square. */
  readonly reach: number
  /** Where each place's figure stands: units, tens, hundreds, thousands. */
  readonly figures: readonly { readonly x: number; readonly y: number }[]
  /** Height of a figure. */
  readonly type: number
  readonly stands: boolean
}

/** How broad a stroke of the sign is, in widths of a quarter. */
export const BROAD = 0.3
const SHORT = 1.45
const LONG = 1.9

/** Each figure stands beside its arm or, where the stage is upright, above or below it. */
export function layoutOf(width: number, height: number): Layout {
  const least = Math.min(width, height)
  const [margin, frame] = [least * 0.045, least * 0.072]
  const [across, down] = [width - 2 * (margin + frame), height - 2 * (margin + frame)]
  const room = 4.6
  const beside = Math.min(down / (2 * SHORT + BROAD), across / room)
  const over = Math.min(across / (2.04 + BROAD), down / (2 * SHORT + BROAD + 2.4))
  const stands = over > beside
  const unit = stands ? over : beside
  const reach = stands ? SHORT : Math.min(LONG, (down / unit - BROAD) / 2)
  const tall = 2 * reach + BROAD
  const [x, y] = [width / 2, height / 2]
  const type = unit * (stands ? Math.min(1.2, (down / unit - tall) / 2 - 0.26) : 0.98)
  const aside = unit * (1 + BROAD / 2 + 0.62 + Math.min(0.5, (across / unit - room) * 0.25))
  const figures = [
    { side: 1, end: -1 },
    { side: -1, end: -1 },
    { side: 1, end: 1 },
    { side: -1, end: 1 },
  ].map(({ side, end }) =>
    stands
      ? { x: x + side * unit * 0.6, y: y + end * (down - type) * 0.5 }
      : { x: x + side * aside, y: y + end * (reach - 0.5) * unit },
  )
  return {
    panel: { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin },
    x,
    y,
    unit,
    reach,
    figures,
    type,
    stands,
  }
}
