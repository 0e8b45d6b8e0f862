import type { Board } from './model'

export interface Layout {
  readonly board: Board
  /** Side of a square, in whole pixels. */
  readonly cell: number
  /** Heights of the title and of the panel with the counters; `0`: left out. */
  readonly title: number
  readonly panel: number
  /** Between the window's edge and what it holds. */
  readonly frame: number
}

const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)))

/** As many squares as fit: the window fills the stage. */
export function layoutOf(width: number, height: number): Layout {
  const small = Math.min(width, height)
  const title = height < 340 ? 0 : clamp(height * 0.044, 16, 64)
  const panel = height < 120 ? 0 : clamp(Math.min(height * 0.105, width * 0.16), 30, 200)
  const frame = clamp(small * 0.009, 2, 16)
  const stacked = width < height * 1.25
  const [wide, high] = [width - frame * 4, height - title - panel - frame * 4]
  const least = stacked ? ([21, height > width * 1.2 ? 35 : 27] as const) : ([41, 13] as const)
  const cell = Math.max(2, Math.floor(Math.min(wide / least[0], high / least[1])))
  return {
    board: { columns: Math.floor(wide / cell), rows: Math.floor(high / cell), stacked },
    cell,
    title,
    panel,
    frame,
  }
}
