/** Three inks on buff paper, and what two of them make where they overprint. */
export const PAPER = '#ecdfbf'
export const SLATE = '#3b5a6f'
export const ORANGE = '#ee6a2c'
export const BEAM = '#e2601f'
export const RUST = '#8e4a33'
export const INK = '#1f3647'

export type Context = CanvasRenderingContext2D

/** Chance that is the same for the same place. */
export function chance(place: number): number {
  const value = Math.sin(place * 127.1 + 11.7) * 43_758.5453
  return value - Math.floor(value)
}

export function polygon(context: Context, points: readonly (readonly [number, number])[]) {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}
