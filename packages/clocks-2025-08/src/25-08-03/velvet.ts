import { clamp } from '@found-time/clock-runtime'
import { lightAt, type Plan } from './model'

/** How finely the cloth and the light are worked out; both are smooth, and drawn larger. */
const CLOTH = [512, 384] as const
const LIGHT = [80, 60] as const

/** How many folds a leg of the curtain has. */
const FOLDS = 7

/** A picture from what each of its points is: red, green, blue and opacity, for parts of its breadth and height. */
function pictureOf([wide, high]: readonly [number, number], at: (u: number, v: number) => readonly number[]) {
  const picture = new ImageData(wide, high)
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++)
      picture.data.set(at((column + 0.5) / wide, (row + 0.5) / high), (row * wide + column) * 4)
  const sheet = document.createElement('canvas')
  sheet.width = wide
  sheet.height = high
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  return sheet
}

/** How far a leg's cloth comes forward: folds that wander a little and grow deeper on their way down. */
function depthAt(u: number, v: number): number {
  const across =
    u * FOLDS + 0.22 * Math.sin(u * 19) + v * (0.12 * Math.sin(u * 27 + 2 * v) + 0.08 * Math.sin(u * 61))
  const fold = Math.sin(2 * Math.PI * across)
  const fine = 0.2 * Math.sin(4 * Math.PI * across + 1.4 + v) + 0.08 * Math.sin(u * 140 + v * 3)
  return (Math.sign(fold) * Math.abs(fold) ** 0.8 + fine) * (0.8 + 0.35 * v)
}

/** How much of a point lies in a band across the cloth; its edges are a point soft. */
const band = (at: number, from: number, to: number): number =>
  clamp((at - from) * CLOTH[1] + 0.5) * clamp((to - at) * CLOTH[1] + 0.5)

let leg: HTMLCanvasElement | undefined

/** One leg of the curtain, lit from below and from the house; velvet is bright where it turns away. */
export function legOf(): HTMLCanvasElement {
  leg ??= pictureOf(CLOTH, (u, v) => {
    const step = 1 / CLOTH[0]
    const depth = depthAt(u, v)
    const slope = (depthAt(u + step, v) - depthAt(u - step, v)) * 6
    const facing = 1 / Math.hypot(1, slope)
    const hollow = 0.56 + 0.44 * Math.tanh(depth * 1.1 + 0.5)
    const sheen = (1 - facing) ** 2 * 0.3
    const shade = hollow * (0.3 + 0.62 * facing - 0.16 * slope * facing + sheen)
    // What comes forward hangs lower, as seen from the stalls.
    const along = v - depth * 0.008
    const braid = band(along, 0.915, 0.95) + band(along, 0.897, 0.904)
    const red = 222 + 33 * braid
    const green = 18 + 158 * braid
    const blue = 36 + 20 * braid
    const warm = 0.55 + (0.6 - 0.2 * braid) * shade
    return [red * shade, green * shade * warm, blue * shade, 255 * band(along, -1, 0.985)]
  })
  return leg
}

/**
 * The dark that the footlights leave, to be laid over the stage.
 * @param colour - Of the dark, and how much of it there is.
 */
export function darkOf(
  plan: Plan,
  lit: number,
  [red, green, blue, most]: readonly [number, number, number, number],
): HTMLCanvasElement {
  return pictureOf(LIGHT, (u, v) => {
    const light = lightAt(plan, lit, u * plan.width, v * plan.height)
    return [red, green, blue, 255 * (1 - light) * most]
  })
}
