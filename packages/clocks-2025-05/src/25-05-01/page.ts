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
  /** The time signature: the middle and the feet of its figures, and their sizes of type. The upper one is the hour. */
  readonly signature: {
    readonly x: number
    readonly upper: number
    readonly lower: number
    readonly size: number
    readonly lowerSize: number
    /** Added between the figures of the hour, so that wide ones fit at the one size. */
    readonly tracking: number
    /** The room it has. */
    readonly width: number
  }
  /** The metronome mark: left end, foot, type size of the minute and of the signs before it, and where the minute begins. */
  readonly mark: {
    readonly x: number
    readonly y: number
    readonly size: number
    readonly signs: number
    readonly minute: number
  }
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

/** As wide as most hours; the few that are wider are tracked. */
const HOUR_WIDTH = 1.3
/** The four of every signature never changes: it stands back behind the hour. */
const LOWER = 0.6
const trackingOf = (beatsPerBar: number, size: number) =>
  Math.min(0, size * (HOUR_WIDTH - textWidth(beatsPerBar)))
const degrees = (radians: number) => (radians * 180) / Math.PI

const staves = (top: number, bottom: number, count: number, space: number) =>
  Array.from(
    { length: count },
    (_, index) => top + 4 * space + ((bottom - top - 4 * space) / (count - 1)) * index,
  )

/** A mark whose signs are much smaller than its minute. */
function markOf(x: number, y: number, size: number) {
  const signs = size * 0.56
  return { x, y, size, signs, minute: x + signs * 1.14 }
}

/** A metronome that swings as far as it may without its weight leaving the page. */
function rodOf(width: number, x: number, weight: number, size: number, most: number) {
  const reach = Math.min(most, degrees(Math.asin((width * 0.988 - x - size / 2) / weight)))
  return { x, weight, size, reach }
}

/**
 * Six lines of ten seconds beside a great time signature, or, on an upright page, ten lines of six under a great staff.
 * @param ratio - Width over height of the stage.
 * @param beatsPerBar - The upper figure, for its width.
 */
export function layOut(ratio: number, beatsPerBar: number): Page {
  const width = 1000 * ratio
  if (ratio < 0.7) {
    const margin = width * 0.055
    const markSize = Math.min(width * 0.27, 150)
    const markFoot = 40 + markSize * FIGURE_HEIGHT
    const great = Math.min(width * 0.082, 43)
    const greatFoot = markFoot + 24 + great * 5.34 // the clef rises that far above its staff's foot
    const top = greatFoot + great * 2.3
    const space = Math.min(width / 82, (968 - top) / 81)
    const musicLeft = margin + 11 * space
    const secondWidth = (width - margin - musicLeft) / 6
    const clef = margin - great * 0.1
    const signatureLeft = clef + great * 3.1
    const size = Math.min((great * 3.1) / FIGURE_HEIGHT, (width * 0.69 - signatureLeft) / HOUR_WIDTH)
    // Hour, gap and four stand about the middle line.
    const gap = great * 0.3
    const tall = size * FIGURE_HEIGHT * (1 + LOWER) + gap
    const upper = greatFoot - great * 2 - tall / 2 + size * FIGURE_HEIGHT
    return {
      width,
      space,
      left: margin,
      right: width - margin,
      musicLeft,
      lineSeconds: 6,
      secondWidth,
      staves: staves(top, 968, 10, space),
      signature: {
        x: signatureLeft + (size * HOUR_WIDTH) / 2,
        upper,
        lower: upper + gap + size * LOWER * FIGURE_HEIGHT,
        size,
        lowerSize: size * LOWER,
        tracking: trackingOf(beatsPerBar, size),
        width: size * HOUR_WIDTH,
      },
      mark: markOf(margin, markFoot, markSize),
      incipit: { y: greatFoot, space: great, clef, note: width * 0.782 },
      rod: {
        // Right of the figures at its farthest, and between two ticks at rest.
        ...rodOf(width, musicLeft + secondWidth * 5.36, 1090 - greatFoot - great * 0.95, width * 0.12, 3.2),
        y: 1090,
      },
    }
  }
  const margin = 34 + 22 * Math.min(ratio, 2)
  const space = Math.min(11, Math.max(6.4, width / 140))
  const bottom = 950
  const figureLeft = margin + 10.6 * space
  const figureWidth = Math.min(width * 0.315, 520)
  const size = figureWidth / HOUR_WIDTH
  const height = size * FIGURE_HEIGHT
  const markSize = size * Math.min(0.8, 0.6 + ratio * 0.15)
  const markFoot = 52 + markSize * FIGURE_HEIGHT
  const top = markFoot + 5.4 * space
  const musicLeft = figureLeft + figureWidth + 2.6 * space
  const middle = (top + bottom) / 2
  const gap = size * 0.1
  const upper = middle - (height * (1 + LOWER) + gap) / 2 + height
  const secondWidth = (width - margin - musicLeft) / 10
  return {
    width,
    space,
    left: margin,
    right: width - margin,
    musicLeft,
    lineSeconds: 10,
    secondWidth,
    staves: staves(top, bottom, 6, space),
    signature: {
      x: figureLeft + figureWidth / 2,
      upper,
      lower: upper + gap + height * LOWER,
      size,
      lowerSize: size * LOWER,
      tracking: trackingOf(beatsPerBar, size),
      width: figureWidth,
    },
    mark: markOf(figureLeft, markFoot, markSize),
    // At rest it stands half way between two ticks.
    rod: {
      ...rodOf(width, musicLeft + secondWidth * 5.5, 985, 92, Math.min(14.5, 8 + ratio * 3.5)),
      y: 1120,
    },
  }
}
