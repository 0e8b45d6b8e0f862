/** Where everything stands on the page, a thousand units high. */
export interface Page {
  readonly width: number
  /** A staff space: the distance between two lines. */
  readonly space: number
  readonly left: number
  readonly right: number
  /** Where a line's first second stands, and how long one is. */
  readonly musicLeft: number
  readonly secondWidth: number
  readonly lineSeconds: number
  /** Bottom line of each staff. */
  readonly staves: readonly number[]
  /** The time signature: the middle of each figure, and the size of the type. */
  readonly signature: {
    readonly x: number
    readonly upper: number
    readonly lower: number
    readonly size: number
  }
  /** The metronome mark: left end, foot and type size. */
  readonly mark: { readonly x: number; readonly y: number; readonly size: number }
  /** The large staff of an upright page: bottom line, space, where its clef and its note stand. */
  readonly incipit?: {
    readonly y: number
    readonly space: number
    readonly clef: number
    readonly note: number
  }
  /** The metronome: its pivot, the middle of its weight above the pivot, its size, and how far it swings, in degrees. */
  readonly rod: {
    readonly x: number
    readonly y: number
    readonly weight: number
    readonly size: number
    readonly reach: number
  }
}

/** Advance widths of the figures 0 to 9, in ems, and their height. */
const ADVANCES = [0.7, 0.555, 0.649, 0.62, 0.685, 0.569, 0.66, 0.575, 0.65, 0.659]
const FIGURE_HEIGHT = 0.75
export const textWidth = (figures: number): number =>
  [...String(figures)].reduce((sum, figure) => sum + ADVANCES[Number(figure)]!, 0)

const staves = (top: number, bottom: number, count: number, space: number) =>
  Array.from(
    { length: count },
    (_, index) => top + 4 * space + ((bottom - top - 4 * space) / (count - 1)) * index,
  )

/**
 * Six lines of ten seconds beside a great time signature, or, on an upright page, ten lines of six under a great staff.
 * @param ratio - Width over height of the stage.
 * @param beatsPerBar - The upper figure, for its width.
 */
export function layOut(ratio: number, beatsPerBar: number): Page {
  const width = 1000 * ratio
  if (ratio < 0.7) {
    const margin = width * 0.055
    const markSize = Math.min(width * 0.2, 112)
    const markFoot = 42 + markSize * FIGURE_HEIGHT
    const great = Math.min(width * 0.082, 43)
    const greatFoot = markFoot + 24 + great * 5.34 // the clef rises that far above its staff's foot
    const top = greatFoot + great * 2.3
    const space = Math.min(width / 82, (968 - top) / 81)
    const musicLeft = margin + 11 * space
    const size = (great * 1.94) / FIGURE_HEIGHT
    const clef = margin - great * 0.1
    const x = clef + great * 3.35 + (size * 1.2) / 2
    return {
      width,
      space,
      left: margin,
      right: width - margin,
      musicLeft,
      lineSeconds: 6,
      secondWidth: (width - margin - musicLeft) / 6,
      staves: staves(top, 968, 10, space),
      signature: { x, upper: greatFoot - great * 2.03, lower: greatFoot - great * 0.03, size },
      mark: { x: margin, y: markFoot, size: markSize },
      incipit: { y: greatFoot, space: great, clef, note: width * 0.83 },
      rod: {
        x: width * 0.655,
        y: 1090,
        weight: 1090 - greatFoot - great * 0.95,
        size: Math.min(width * 0.14, 72),
        reach: Math.min(10, ratio * 17),
      },
    }
  }
  const margin = 34 + 22 * Math.min(ratio, 2)
  const space = Math.min(11, Math.max(6.4, width / 140))
  const top = 262
  const bottom = 950
  const figureLeft = margin + 10.6 * space
  const figureWidth = Math.min(width * 0.315, 560)
  const size = Math.min(
    figureWidth / Math.max(0.82, textWidth(beatsPerBar)),
    (bottom - top - 34) / 2 / FIGURE_HEIGHT,
  )
  const height = size * FIGURE_HEIGHT
  const musicLeft = figureLeft + figureWidth + 2.6 * space
  const middle = (top + bottom) / 2
  const gap = Math.min(17, (bottom - top) / 2 - height)
  return {
    width,
    space,
    left: margin,
    right: width - margin,
    musicLeft,
    lineSeconds: 10,
    secondWidth: (width - margin - musicLeft) / 10,
    staves: staves(top, bottom, 6, space),
    signature: {
      x: figureLeft + figureWidth / 2,
      upper: middle - gap,
      lower: middle + gap + height,
      size,
    },
    mark: { x: figureLeft, y: 184, size: Math.min(172, width * 0.14) },
    rod: {
      x: musicLeft + (width - margin - musicLeft) * 0.6,
      y: 1120,
      weight: 985,
      size: 92,
      reach: Math.min(14.5, 9 + ratio * 3),
    },
  }
}
