export interface Point {
  readonly x: number
  readonly y: number
}

/** One of the two fields: where its word and its two figures stand, and its outline. */
export interface Field {
  readonly word: Point
  readonly pair: Point
  readonly outline: readonly Point[]
}

export interface Layout {
  /** The painted panel on the page. */
  readonly panel: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** How broad its gilt frame is. */
  readonly frame: number
  /** Middle of the sign and the width of one of its quarters. */
  readonly x: number
  readonly y: number
  readonly unit: number
  /** Half the stave's length, in widths of a quarter: longer where there is room for it. */
  readonly reach: number
  /** Height of a figure, and of a word's initial. */
  readonly type: number
  /** How much room there is for two of them. */
  readonly room: number
  readonly initial: number
  /** Hours before minutes: first the field with the sign's foot, then the one with its head. */
  readonly fields: readonly [hour: Field, minute: Field]
}

/** How broad a stroke of the sign is, in widths of a quarter. */
export const BROAD = 0.34
const SHORT = 1.45
const LONG = 3.3

/**
 * The fields are locked into one another: the hour's comes first, at the left or at the top, and reaches round to the
 * sign's foot; the minute's comes last and reaches round to its head.
 */
export function layoutOf(width: number, height: number): Layout {
  const least = Math.min(width, height)
  const [margin, frame] = [least * 0.035, least * 0.02]
  const panel = { left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin }
  const [left, top] = [margin + frame, margin + frame]
  const [right, foot] = [width - left, height - top]
  const [across, down] = [right - left, foot - top]
  const [x, y] = [width / 2, height / 2]
  const corners = (...flat: readonly (readonly [number, number])[]) => flat.map(([x, y]) => ({ x, y }))
  const reachIn = (room: number, unit: number) => Math.min(LONG, Math.max(SHORT, (room / unit - BROAD) / 2))

  if (height > width * 1.15) {
    const band = down * 0.25
    const strip = across * 0.075
    const room = down - 2 * band
    const unit = Math.min((across - 2 * strip) / (2 + BROAD + 0.45), (room * 0.9) / (2 * SHORT + BROAD))
    const [first, last] = [top + band, foot - band]
    const [inner, outer] = [left + strip, right - strip]
    const type = Math.min(band * 0.5, across * 0.4)
    const initial = band * 0.25
    const gap = (band - type - initial) / 3
    return {
      panel,
      frame,
      x,
      y,
      unit,
      reach: reachIn(room * 0.9, unit),
      type,
      room: across * 0.86,
      initial,
      fields: [
        {
          word: { x, y: top + gap + initial },
          pair: { x, y: first - gap },
          outline: corners(
            [left, top],
            [right, top],
            [right, first],
            [inner, first],
            [inner, y],
            [outer, y],
            [outer, last],
            [left, last],
          ),
        },
        {
          word: { x, y: last + gap + initial },
          pair: { x, y: foot - gap },
          outline: corners(
            [inner, first],
            [right, first],
            [right, foot],
            [left, foot],
            [left, last],
            [outer, last],
            [outer, y],
            [inner, y],
          ),
        },
      ],
    }
  }
  const unit = Math.min((down * 0.86) / (2 * SHORT + BROAD), across * (width > height * 1.25 ? 0.128 : 0.104))
  const half = unit * (1 + BROAD / 2 + 0.22)
  const [inner, outer] = [x - half, x + half]
  const column = inner - left
  const type = Math.min(column * 0.53, down * 0.42)
  const initial = type * 0.56
  const gap = type * 0.34
  const start = y - (type + initial + gap) / 2 + initial
  const field = (middle: number) => ({
    word: { x: middle, y: start },
    pair: { x: middle, y: start + gap + type },
  })
  return {
    panel,
    frame,
    x,
    y,
    unit,
    reach: reachIn(down * 0.88, unit),
    type,
    room: column * 0.86,
    initial,
    fields: [
      {
        ...field((left + inner) / 2),
        outline: corners([left, top], [inner, top], [inner, y], [outer, y], [outer, foot], [left, foot]),
      },
      {
        ...field((outer + right) / 2),
        outline: corners([inner, top], [right, top], [right, foot], [outer, foot], [outer, y], [inner, y]),
      },
    ],
  }
}
