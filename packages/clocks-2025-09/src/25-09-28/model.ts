import { clamp } from '@found-time/clock-runtime'

/** Where things are on the plate, in its pixels: the horizon, and where the house begins. */
export const PLATE = { width: 1016, height: 780, horizon: 396, house: 523 } as const

/** How high the saucer's picture is for its width, and the ewe's for hers. */
export const SAUCER = 641 / 940
export const EWE = 504 / 598

/**
 * The middles of the twelve windows in the saucer's picture, in parts of its width and height; from the twelfth
 * clockwise as they are seen from below. Measured on the render in which all of them are lit.
 */
export const WINDOWS: readonly (readonly [number, number])[] = [
  [0.5132, 0.3264],
  [0.6678, 0.3948],
  [0.7712, 0.5257],
  [0.7962, 0.6804],
  [0.7395, 0.8164],
  [0.6192, 0.8997],
  [0.467, 0.9112],
  [0.3206, 0.8488],
  [0.2164, 0.7273],
  [0.1825, 0.5758],
  [0.2311, 0.4337],
  [0.3522, 0.341],
]

/** How many sheep the farmer counted, each numbered as a minute is, and how many of them are in the picture. */
export const FLOCK = 60
export const IN_VIEW = 21

/**
 * What a time looks like.
 * @returns Which window is lit, what is sprayed on the ewe in the air, and how many of the flock still graze in view.
 * @example sightingAt(15, 42) // { window: 3, sprayed: '42', grazing: 17 }
 */
export const sightingAt = (hour: number, minute: number) => ({
  window: hour % 12,
  sprayed: String(minute),
  grazing: Math.min(IN_VIEW, FLOCK - 1 - minute),
})

/** How the ewe hangs: how far she has been drawn up, `0` to `1`, and how she swings, in radians. */
export const hangAt = (seconds: number) => ({
  risen: seconds / 60,
  swing: 0.055 * Math.cos(Math.PI * seconds),
})

/** The strokes of a can of spray, in a box that is one high; the second of each pair of strokes is where it is cut short. */
export const STROKES: readonly string[] = [
  'M.31 .03C.0 .05 .0 .95 .3 .97C.62 .98 .63 .05 .33 .03',
  'M.16 .2L.36 .03L.34 .98',
  'M.05 .25C.08 -.05 .6 -.07 .57 .27C.55 .5 .2 .72 .04 .95L.62 .93',
  'M.05 .14C.2 -.06 .58 -.02 .55 .24C.53 .42 .36 .46 .24 .47C.42 .45 .61 .52 .59 .73C.56 1.02 .17 1.05 .03 .84',
  'M.24 .02L.03 .64L.64 .6M.48 .3L.45 .99',
  'M.58 .04L.15 .05L.1 .44C.26 .32 .61 .36 .6 .68C.58 1.01 .17 1.05 .03 .86',
  'M.52 .03C.22 .18 .04 .5 .06 .72C.09 1.05 .59 1.06 .58 .71C.57 .4 .17 .38 .08 .68',
  'M.03 .06L.59 .04C.45 .34 .33 .62 .26 .99',
  'M.55 .16C.46 -.04 .1 -.02 .09 .22C.08 .46 .6 .46 .59 .74C.58 1.04 .06 1.05 .05 .76C.04 .5 .5 .46 .55 .16',
  'M.55 .3C.5 .6 .07 .6 .06 .29C.05 -.06 .55 -.06 .56 .28C.57 .58 .5 .8 .4 .99',
]

/** A row of the flock: how many stand in it, and how far it is below the horizon in parts of the stage's height. */
const ROWS: readonly (readonly [many: number, wide: number, tall: number])[] = [
  [8, 0.168, 0.14],
  [6, 0.236, 0.178],
  [4, 0.33, 0.242],
  [3, 0.475, 0.345],
]

export interface Plan {
  readonly tall: boolean
  /** Where the whole plate lies; the stage shows what of it is inside. */
  readonly plate: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly horizon: number
  }
  readonly saucer: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The lane in which the ewe is drawn up: her middle when it begins and when it ends, and her width. */
  readonly lane: { readonly x: number; readonly from: number; readonly to: number; readonly width: number }
  /** The saucer's shadow on the ground: its middle, and half its axes. */
  readonly shade: { readonly x: number; readonly y: number; readonly long: number; readonly short: number }
  /** What of the width the flock stands in. */
  readonly field: readonly [left: number, right: number]
}

/**
 * The picture, composed twice from the same plate: with the house at the right where the stage is wide; on the bare
 * plain beside it where it is upright.
 */
export function planOf(width: number, height: number): Plan {
  const tall = width / height < 1.05
  const low = tall ? 0.6 : 0.45
  const scale = Math.max(
    width / PLATE.width,
    (height * low) / PLATE.horizon,
    (height * (1 - low)) / (PLATE.height - PLATE.horizon),
  )
  const across = width / scale
  const horizon = height * low
  const plate = {
    x: -scale * clamp(tall ? PLATE.house - 12 - across : 0, 0, PLATE.width - across),
    y: horizon - PLATE.horizon * scale,
    width: PLATE.width * scale,
    height: PLATE.height * scale,
    horizon,
  }
  const broad = tall ? Math.min(width * 1.03, height * 0.56) : Math.min(width * 0.475, height * 0.74)
  const saucer = {
    x: tall ? width / 2 - broad / 2 : width * 0.012,
    y: broad * SAUCER * (tall ? -0.03 : -0.1),
    width: broad,
    height: broad * SAUCER,
  }
  const hung = tall ? Math.min(width * 0.78, height * 0.37) : broad * 0.72
  const high = hung * EWE
  const bottom = saucer.y + saucer.height
  const lane = {
    x: saucer.x + broad * (tall ? 0.5 : 0.53),
    from: (tall ? height * 0.672 : height * 0.94) - high / 2,
    to: bottom + high * 0.5,
    width: hung,
  }
  return {
    tall,
    plate,
    saucer,
    lane: { ...lane, from: Math.max(lane.from, lane.to + high * 0.05) },
    shade: tall
      ? { x: lane.x, y: height * 0.705, long: broad * 0.4, short: height * 0.016 }
      : { x: lane.x * 0.86, y: height * 0.972, long: broad * 0.68, short: height * 0.058 },
    field: tall ? [width * 0.02, width * 0.98] : [lane.x + hung * 0.6, width * 0.985],
  }
}

/** Where a sheep of the flock stands, at its feet, and how high a grown one is there: the farthest row first. */
export function standsAt(sheep: number, { tall, plate, field }: Plan, height: number) {
  let [row, place] = [0, sheep]
  while (place >= ROWS[row]![0]) place -= ROWS[row++]![0]
  const [many, wide, upright] = ROWS[row]!
  const below = height * (tall ? upright : wide)
  const [left, right] = field
  return {
    x: left + ((right - left) * (place + (row % 2 ? 0.42 : 0.56))) / many,
    y: plate.horizon + below,
    room: (right - left) / many,
    // The camera stood at twice a sheep's height.
    size: below * 0.47,
  }
}
