import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { lightAt, type Plan } from './model'

/** How finely the light is worked out; it is smooth, and drawn larger. */
const LIGHT = [80, 60] as const

/** A picture from what each of its points is: red, green, blue and opacity, for parts of its breadth and height. */
function pictureOf([wide, high]: readonly [number, number], at: (u: number, v: number) => readonly number[]) {
  const picture = new ImageData(wide, high)
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++)
      picture.data.set(at((column + 0.5) / wide, (row + 0.5) / high), (row * wide + column) * 4)
  const sheet = createOffscreen(wide, high)
  sheet.putImageData(picture, 0, 0)
  return sheet.canvas
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
