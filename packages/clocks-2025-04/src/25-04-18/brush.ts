export type Context = CanvasRenderingContext2D

export const FAMILY = 'ft-25-04-18 Pier'

export const NAVY = '#1d3557'
export const CREAM = '#fbf1d6'
export const RED = '#d93f2b'
export const YELLOW = '#f5b82e'

export const polygon = (on: Context, points: readonly (readonly [number, number])[]) => {
  on.beginPath()
  for (const [x, y] of points) on.lineTo(x, y)
  on.closePath()
  on.fill()
}
