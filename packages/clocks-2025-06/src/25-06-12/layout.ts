import { PANELS, type Shape } from './model'

export interface Layout {
  readonly shape: Shape
  /** Width of a stitch in CSS pixels. */
  readonly cell: number
  /** Where the panel's first stitch is, in CSS pixels. */
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
}

/** The panel of 3,600 stitches that suits a towel's shape, as large as it fits, with a hem around. */
export function layoutOf(width: number, height: number, ratio: number): Layout {
  const shape = width / height > 1.3 ? 'wide' : width / height > 0.74 ? 'square' : 'tall'
  const { columns, rows } = PANELS[shape]
  const hem = 1.5
  const fit = Math.min(width / (columns + hem * 2), height / (rows + hem * 2))
  // Whole pixels keep crosses crisp; where they are few, a fraction of one would be missed.
  const cell = fit * ratio < 9 ? fit : Math.floor(fit * ratio) / ratio
  const whole = (length: number) => Math.round(length * ratio) / ratio
  return {
    shape,
    cell,
    columns,
    rows,
    left: whole((width - columns * cell) / 2),
    top: whole((height - rows * cell) / 2),
  }
}
