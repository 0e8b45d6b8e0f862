import { clamp } from '@found-time/clock-runtime'

/** Where things are on the plate, in its pixels: the horizon, the foot of the house, and the middle of its gable's picture. */
export const PLATE = { width: 1200, height: 926, horizon: 466, foot: 566, gable: 800 } as const

/** The saucer's picture: how high it is for its width, and where its hatch is. */
export const SAUCER = { ratio: 689 / 1009, hatch: [0.4864, 0.6165] } as const

/**
 * The middles of the twelve portholes in the saucer's picture, in parts of its width and height; from the twelfth, which
 * is at the back, clockwise as they are seen from below. Measured on the render in which all of them are lit.
 */
export const PORTHOLES: readonly (readonly [number, number])[] = [
  [0.5199, 0.3109],
  [0.6815, 0.393],
  [0.7868, 0.5359],
  [0.8083, 0.6975],
  [0.7441, 0.8337],
  [0.6147, 0.9107],
  [0.454, 0.9116],
  [0.3017, 0.8371],
  [0.1953, 0.7045],
  [0.1635, 0.5458],
  [0.2184, 0.4021],
  [0.349, 0.3147],
]

/** How many sheep the farmer counted, each numbered as a minute is. */
export const FLOCK = 60

/**
 * What a time looks like.
 * @returns Which porthole is lit, and what is written by it; which sheep hangs in the air; and which still graze.
 * @example sightingAt(15, 42) // { porthole: 3, number: '3', lifted: 42, left: [43, …, 59] }
 */
export function sightingAt(hour: number, minute: number) {
  return {
    porthole: hour % 12,
    number: String(hour % 12 || 12),
    lifted: minute,
    left: Array.from({ length: FLOCK - 1 - minute }, (_, index) => minute + 1 + index),
  }
}

/** How the sheep hangs: how far it has been drawn up, `0` to `1`, and how it swings, in radians. */
export const hangAt = (seconds: number) => ({
  risen: seconds / 60,
  swing: 0.13 * Math.cos(Math.PI * seconds),
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly tall: boolean
  /** Where the whole plate lies; the stage shows what of it is inside. */
  readonly plate: Box
  readonly saucer: Box
  /** The lane in which the sheep is drawn up: its middle at the ground and under the saucer. */
  readonly lane: { readonly x: number; readonly from: number; readonly to: number; readonly width: number }
  /** The number of the sheep: its left edge, its middle, and the size of its figures. */
  readonly label: { readonly x: number; readonly y: number; readonly size: number }
  /** Where the desk's remark stands. */
  readonly note: { readonly x: number; readonly y: number }
  readonly field: {
    readonly columns: number
    readonly x: number
    readonly far: readonly [y: number, spacing: number]
    readonly near: readonly [y: number, spacing: number]
  }
}

/**
 * The picture, composed twice from the same plate: all of it with the house at the right where the stage is wide; its
 * gable alone, and the saucer over the roof, where it is upright.
 */
export function planOf(width: number, height: number): Plan {
  const tall = width / height < 0.8
  const scale = tall
    ? Math.max(height / PLATE.height, width / 470)
    : Math.max(width / PLATE.width, height / PLATE.height)
  const [across, down] = [width / scale, height / scale]
  const fit = (at: number, room: number) => Math.min(Math.max(at, 0), room)
  const plate = {
    x: -scale * fit(tall ? PLATE.gable - across / 2 : (PLATE.width - across) * 0.6, PLATE.width - across),
    y: -scale * fit(PLATE.horizon - down * 0.54, PLATE.height - down),
    width: PLATE.width * scale,
    height: PLATE.height * scale,
  }
  const broad = tall
    ? Math.min(width * 1.12, height * 0.54)
    : Math.min(width * (0.52 + clamp(1.4 - width / height) * 0.55), height * 0.86)
  const saucer = {
    x: tall ? width / 2 - broad * 0.495 : width * -0.012,
    y: broad * SAUCER.ratio * -0.055,
    width: broad,
    height: broad * SAUCER.ratio,
  }
  const hung = tall ? broad * 0.29 : broad * 0.285
  const below = saucer.y + saucer.height
  const foot = plate.y + PLATE.foot * scale
  const lane = {
    x: tall ? width * 0.28 : saucer.x + broad * SAUCER.hatch[0] * 0.86,
    from: (tall ? foot + height * 0.035 : height * 0.885) - hung * 0.5,
    to: below + hung * 0.52,
    width: hung,
  }
  const size = tall ? broad * 0.215 : broad * 0.165
  return {
    tall,
    plate,
    saucer,
    lane,
    label: { x: lane.x + hung * (tall ? 0.68 : 0.7), y: (lane.from + lane.to) / 2, size },
    note: tall
      ? { x: lane.x + hung * 0.68, y: (lane.from + lane.to) / 2 + size * 0.86 }
      : { x: width * 0.025, y: height * 0.945 },
    field: tall
      ? {
          columns: 6,
          x: width * 0.5,
          far: [foot + height * 0.06, width * 0.1],
          near: [height * 0.975, width * 0.158],
        }
      : {
          columns: 10,
          x: width * 0.67,
          far: [foot + height * 0.085, width * 0.034],
          near: [height * 0.965, width * 0.064],
        },
  }
}

/** Where a sheep stands, at its feet, and how far from the next: row by row, the farthest first, from the left. */
export function standsAt(sheep: number, { columns, x, far, near }: Plan['field']) {
  const rows = FLOCK / columns
  const row = Math.floor(sheep / columns)
  // Rows that are as far from one another on the ground draw together towards the horizon.
  const part = row / (rows - 1)
  const depth = part / (part + (1 - part) * (near[1] / far[1]) ** 0.6)
  const spacing = far[1] + (near[1] - far[1]) * depth
  return {
    x: x + ((sheep % columns) - (columns - 1) / 2) * spacing,
    y: far[0] + (near[0] - far[0]) * depth,
    spacing,
  }
}
