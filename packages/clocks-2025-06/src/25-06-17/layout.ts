import type { Board } from './model'

export interface Layout {
  readonly board: Board
  /** Side of a pixel of the drawing; a square has eight of them a side. */
  readonly pixel: number
  /** Where the board begins: it runs over the stage's edges, and is in its middle. */
  readonly left: number
  readonly top: number
}

/** As many squares as the stage takes, the time as large as they allow. */
export function layoutOf(width: number, height: number): Layout {
  const stacked = width < height * 1.25
  const least = stacked ? ([21, height > width * 1.2 ? 35 : 25] as const) : ([39, 13] as const)
  const fits = Math.min(width / least[0], height / least[1]) / 8
  // Whole pixels, and half ones only where whole ones would waste the stage.
  const pixel = fits >= 3 ? Math.floor(fits) : Math.max(0.25, Math.floor(fits * 2) / 2)
  const cell = pixel * 8
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  return {
    board: { columns, rows, stacked },
    pixel,
    left: Math.round((width - columns * cell) / 2),
    top: Math.round((height - rows * cell) / 2),
  }
}
