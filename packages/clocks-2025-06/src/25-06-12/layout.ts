import { PANELS, type Shape } from './model'

export interface Layout {
  readonly shape: Shape
  /** Width of a stitch in CSS pixels. */
  readonly cell: number
  /** Where the sampler's first stitch is, in CSS pixels. */
  readonly left: number
  readonly top: number
}

/** The sampler that suits the cloth's shape, as large as it fits with half a stitch of hem. */
export function layoutOf(width: number, height: number, ratio: number): Layout {
  const shape = width / height > 1.2 ? 'wide' : width / height > 0.68 ? 'square' : 'tall'
  const { columns, rows } = PANELS[shape]
  const fit = Math.min(width / (columns + 1), height / (rows + 1))
  // Whole pixels keep crosses crisp; where they are few, a fraction of one would be missed.
  const cell = fit * ratio < 7 ? fit : Math.floor(fit * ratio) / ratio
  const whole = (length: number) => Math.round(length * ratio) / ratio
  return { shape, cell, left: whole((width - columns * cell) / 2), top: whole((height - rows * cell) / 2) }
}
