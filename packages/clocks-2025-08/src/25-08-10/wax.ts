import { clamp, createRandom } from '@found-time/clock-runtime'
import { brimAt, dropAt, type Plan } from './model'

/** The colours of the pale wax that runs, from its shade to where the flame shines through it. */
const PALE = [
  [96, 22, 20],
  [186, 78, 26],
  [240, 152, 52],
  [255, 206, 112],
  [255, 240, 190],
  [255, 252, 236],
] as const

/** No drop is quite like the last one: how large each is, and how each run strays. */
const random = createRandom('wax')
const SIZES = Array.from({ length: 60 }, () => random.between(0.94, 1.07))
const STRAYS = Array.from({ length: 6 }, () => random())

const strayAt = (run: number, down: number) =>
  0.16 * Math.sin(down * 0.42 + STRAYS[run]! * 7) + 0.07 * Math.sin(down * 1.1 + STRAYS[run]! * 23)

/** What of a run is to be painted: so many of its drops, and another one that is still on its way. */
interface Run {
  readonly run: number
  readonly drops: number
  readonly running?: { readonly y: number; readonly size: number }
}

/** How quickly the field of a drop falls off; the smaller, the more one drop melts into the next. */
const FALL = 2

/** The field of what is so far from its middle, where it is 1 at that radius. */
const field = (radius: number, squared: number) => Math.exp(FALL * (radius * radius - squared))

/**
 * A run of wax as one body: the fields of its neck and its drops are added, and it is wherever they come to more than 1
 * (J. F. Blinn, A Generalization of Algebraic Surface Drawing, 1982). Since all of them fall off alike, how far the
 * body stands out is known at once, without looking for it.
 * @returns The logarithm of the field at a place, and its slope across and down, in radii of a drop.
 */
function bodyOf(plan: Plan, { run, drops, running }: Run) {
  const { drop: radius } = plan
  const x = plan.runs[run]!
  const brim = brimAt(plan, x)
  const all = Array.from({ length: drops }, (_, index) => {
    const y = dropAt(plan, run * 10 + index)[1]
    return { y: (y - brim) / radius, size: SIZES[run * 10 + index]! }
  })
  if (running) all.push({ y: (running.y - brim) / radius, size: running.size })
  const end = Math.max(...all.map(({ y }) => y))
  return (px: number, py: number) => {
    const down = (py - brim) / radius
    const across = (px - x) / radius - strayAt(run, down)
    // Where it leaves the pool it is broad.
    const neck = 0.46 + 0.34 * Math.exp(-Math.max(0, down) / 0.5)
    let sum = field(neck, across ** 2 + Math.max(0, down - end) ** 2)
    let slope = 0
    for (const { y, size } of all) {
      const off = down - y
      if (off < -3.4 || off > 2.4) continue
      // A tear: it comes to rest below and trails off above.
      const shape = off < 0 ? 0.6 : 1.12
      const own = field(size * 0.92, across ** 2 + shape * off * off)
      sum += own
      slope -= 2 * FALL * shape * off * own
    }
    return [Math.log(sum), -2 * FALL * across, slope / sum] as const
  }
}

/**
 * Paints a part of a run. Light comes down on it from the flame, and through it near the pool; its shadow lies on the
 * candle.
 * @param scale - Painted pixels to a pixel of the stage.
 */
export function paintRun(
  context: CanvasRenderingContext2D,
  plan: Plan,
  run: Run,
  from: number,
  to: number,
  scale: number,
) {
  const { drop: radius, height, x: middle, wide } = plan
  const x = plan.runs[run.run]!
  const brim = brimAt(plan, x)
  const body = bodyOf(plan, run)
  const left = x - radius * 1.9
  const [broad, high] = [Math.ceil(radius * 3.8 * scale), Math.ceil((to - from) * scale)]
  if (high < 1) return
  const picture = new ImageData(broad, high)
  // From above, and from the middle for those at the sides.
  const slant = (-0.55 * (x - middle)) / (wide / 2)
  const length = Math.hypot(slant, 0.78, 0.66)
  const [lightX, lightY, lightZ] = [slant / length, -0.78 / length, 0.66 / length]
  for (let row = 0; row < high; row++)
    for (let column = 0; column < broad; column++) {
      const [px, py] = [left + (column + 0.5) / scale, from + (row + 0.5) / scale]
      const at = (row * broad + column) * 4
      const [out, acrossSlope, downSlope] = body(px, py)
      const depth = Math.max(0, py - brim) / height
      const through = Math.exp(-depth / 0.09)
      // It comes out of the pool, and has no upper end.
      const begun = clamp((py - brim) / (radius * 0.5) + 0.7)
      const inside = (out * radius * scale) / Math.hypot(acrossSlope, downSlope, 0.2)
      const cover = clamp(0.5 + inside) * begun
      const [under] = body(px + slant * radius * 0.6, py - radius * 0.5)
      const shade = 0.6 * (1 - 0.8 * through) * begun * clamp(1 + under / 1.7) ** 2
      if (cover > 0) {
        const standing = 2 * FALL * Math.sqrt(Math.max(0.01, out) / FALL)
        const size = Math.hypot(acrossSlope, downSlope, standing)
        const [nx, ny, nz] = [-acrossSlope / size, -downSlope / size, standing / size]
        const facing = Math.max(0, nx * lightX + ny * lightY + nz * lightZ)
        const gloss = Math.max(0, nx * lightX * 0.55 + ny * lightY * 0.55 + nz * 0.86) ** 40
        const far = 1 - 0.5 * depth
        const rim = 0.12 * (1 - nz) * (1 - ny)
        const light = (0.1 + 0.6 * facing ** 1.25) * far + rim + 0.5 * through + 0.42 * gloss * far
        const tone = clamp(light) * (PALE.length - 1.001)
        const [lower, part] = [Math.floor(tone), tone % 1]
        for (let channel = 0; channel < 3; channel++)
          picture.data[at + channel] =
            PALE[lower]![channel]! + (PALE[lower + 1]![channel]! - PALE[lower]![channel]!) * part
      }
      // Where wax and its shadow share a pixel, the shadow has what the wax leaves of it.
      const alpha = cover + shade * (1 - cover)
      if (cover < 1 && alpha > 0) {
        for (let channel = 0; channel < 3; channel++) picture.data[at + channel]! *= cover / alpha
        picture.data[at]! += (40 * (alpha - cover)) / alpha
      }
      picture.data[at + 3] = 255 * alpha
    }
  const sheet = document.createElement('canvas')
  sheet.width = broad
  sheet.height = high
  sheet.getContext('2d')!.putImageData(picture, 0, 0)
  context.drawImage(sheet, left, from, broad / scale, high / scale)
}
