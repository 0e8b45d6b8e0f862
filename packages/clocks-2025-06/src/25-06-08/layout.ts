import { type Challenge, gridOf } from './model'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  /** Where the question stands: over the squares in two lines, along them in one, or beside them. */
  readonly way: 'upright' | 'over' | 'along' | 'beside'
  readonly upright: boolean
  readonly cell: number
  /** Between two squares. */
  readonly gap: number
  readonly grid: Box
  /** Where the question stands. */
  readonly head: Box
  /** Where the button and the box to tick stand, none on a thumbnail. */
  readonly foot: Box | undefined
}

/** How much of the stage the squares may take, across and down. */
const SHARES = { upright: [1, 0.765], over: [1, 0.8], along: [0.835, 0.845], beside: [0.79, 1] } as const

/** The squares go to the edges at the right and the foot; what is left is the question's and the button's. */
export function layoutOf(width: number, height: number): Layout {
  const way =
    height > width * 1.08
      ? 'upright'
      : width < height * 1.35
        ? 'over'
        : width < height * 1.95
          ? 'along'
          : 'beside'
  const upright = way === 'upright'
  const [columns, rows] = gridOf(upright)
  const cell = Math.floor(Math.min((width * SHARES[way][0]) / columns, (height * SHARES[way][1]) / rows))
  const [wide, high] = [cell * columns, cell * rows]
  const gap = Math.max(1, Math.round(cell * 0.035))
  if (upright) {
    const rest = height - high
    const tall = Math.round(rest * 0.5)
    return {
      way,
      upright,
      cell,
      gap,
      grid: { left: Math.round((width - wide) / 2), top: tall, width: wide, height: high },
      head: { left: 0, top: 0, width, height: tall },
      foot: { left: 0, top: tall + high, width, height: rest - tall },
    }
  }
  const grid = { left: width - wide, top: height - high, width: wide, height: high }
  const head =
    way === 'beside'
      ? { left: 0, top: 0, width: width - wide, height: height * 0.56 }
      : { left: 0, top: 0, width, height: height - high }
  const foot =
    width - wide > 92
      ? { left: 0, top: head.height, width: width - wide, height: height - head.height }
      : undefined
  return { way, upright, cell, gap, grid, head, foot }
}

/** The size of the question's lettering, in pixels: as large as it fits. */
export function shoutOf({ way, head, grid }: Layout, { ems }: Challenge): number {
  if (way === 'beside') return Math.min((head.width * 0.84) / Math.max(...ems), head.height * 0.3)
  const [number, noun] = ems
  return way !== 'along'
    ? Math.min((head.width * 0.93) / (number + noun + 0.3), head.height * (way === 'over' ? 0.36 : 0.54))
    : Math.min((grid.width * 0.94) / (number + noun + 0.3), head.height * 0.74)
}
