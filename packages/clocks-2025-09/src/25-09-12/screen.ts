import { along, type Panel, type Plan } from './model'

/** A tone becomes dots: how large a dot's radius is, in pitches, where all is ink is this times the root of a part of a circle. */
export const SWELL = 1.06

/** How dark a tone is from how light the photograph is: `(DARKEST - light) * CONTRAST`, from a speck to all ink. */
export const [DARKEST, CONTRAST, SPECK] = [0.97, 1.24, 0.02] as const

/** How much of a canvas's range from black to white the photograph takes, and which sum is the edge of a dot. */
export const [SHARE, EDGE] = [0.75, 0.95] as const

/** By how much the sum is to be stretched for a dot's edge to be about half a pixel wide. */
export const gainOf = (pitch: number): number => Math.max(1.5, pitch / 1.1) / SHARE

/** From a canvas's pixels to the stage's. */
export interface Grid {
  readonly scale: number
  readonly left: number
  readonly top: number
}

/**
 * What is added to the photograph's lightness: where both are less than `EDGE` there is ink. It is least in the middles of the
 * dots, on a screen that is turned by an eighth and counted from the eye, so that the screens of all panels are one.
 * @param x - In pixels of the stage, as is the other.
 * @param gain - See `gainOf`.
 * @param pixel - How large one is on the stage: a dot no larger does not fill it.
 */
export function thresholdAt(
  { pitch, radius, centreX, centreY }: Plan,
  x: number,
  y: number,
  gain: number,
  pixel = 0,
): number {
  const u = along({ centreX, radius }, x)
  const v = (y - centreY) * Math.cos(u / radius)
  // The nearest of the places whose row and column are both even or both odd.
  const half = pitch * Math.SQRT1_2
  const [up, over] = [(u / half + v / half) / 2, (u / half - v / half) / 2]
  const [column, row] = [Math.round(up) + Math.round(over), Math.round(up) - Math.round(over)]
  const cosine = Math.cos((column * half) / radius)
  const dotX = centreX + radius * Math.tan((column * half) / radius)
  const dotY = centreY + (row * half) / cosine
  const far = (Math.hypot(x - dotX, y - dotY, pixel * 0.4) * cosine) / (pitch * SWELL)
  const dark = Math.PI * far * far
  return SHARE * (1 - DARKEST + dark / CONTRAST) + EDGE - SHARE - 0.5 / gain
}

/** The thresholds of all pixels of a canvas, as greys. */
export function screenOf(picture: ImageData, plan: Plan, { scale, left, top }: Grid): ImageData {
  const { width, height, data } = picture
  const gain = gainOf(plan.pitch * scale)
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const [x, y] = [left + (column + 0.5) / scale, top + (row + 0.5) / scale]
      data[at] = data[at + 1] = data[at + 2] = 255 * thresholdAt(plan, x, y, gain, 1 / scale)
      data[at + 3] = 255
    }
  return picture
}

/** Slices that a panel is bent in: from where to where across a canvas, and what of the panel they show, in parts of it. */
export function slicesOf(plan: Plan, panel: Panel, { scale, left, top }: Grid, width: number, broad: number) {
  const partAt = (column: number) =>
    (along(plan, left + column / scale) - panel.left) / (panel.right - panel.left)
  return Array.from({ length: Math.ceil(width / broad) }, (_, index) => {
    const column = index * broad
    const [from, to] = [partAt(column), partAt(column + broad)]
    const cosine = Math.cos(along(plan, left + (column + broad / 2) / scale) / plan.radius)
    return {
      column,
      from,
      to,
      top: (plan.centreY + panel.top / cosine - top) * scale,
      height: ((panel.bottom - panel.top) / cosine) * scale,
    }
  })
}
