import { createOffscreen } from '@found-time/clock-runtime/canvas'
import type { Place, Stroke } from './model'

type Context = CanvasRenderingContext2D

export const WHITE = '#f3f1e8'
export const YELLOW = '#ffdc66'

/** What chalk leaves on the tooth of the slate: pressed, brushed by, and as dust below. */
type Grain = readonly [pressed: CanvasPattern, brushed: CanvasPattern, dust: CanvasPattern]

const tinted = new WeakMap<HTMLImageElement, Map<string, readonly HTMLCanvasElement[]>>()

/** The three tiles in a colour, for WebKit does not heed `globalAlpha` and the like with patterns. */
function tilesOf(image: HTMLImageElement, colour: string, strength: number): readonly HTMLCanvasElement[] {
  let colours = tinted.get(image)
  if (!colours) {
    colours = new Map()
    tinted.set(image, colours)
  }
  const key = `${colour} ${strength}`
  let tiles = colours.get(key)
  if (!tiles) {
    const side = image.naturalHeight || 1
    tiles = [0, 1, 2].map((index) => {
      const on = createOffscreen(side, side)
      on.globalAlpha = strength
      on.drawImage(image, -index * side, 0)
      on.globalAlpha = 1
      on.globalCompositeOperation = 'source-in'
      on.fillStyle = colour
      on.fillRect(0, 0, side, side)
      return on.canvas
    })
    colours.set(key, tiles)
  }
  return tiles
}

/**
 * @param size - Of the writing: where it is large on the screen, so is the grain, a little.
 * @param ratio - Pixels of the screen to a CSS pixel.
 */
export function grainOf(
  on: Context,
  image: HTMLImageElement,
  colour: string,
  size: number,
  ratio: number,
  strength = 1,
): Grain | undefined {
  const scale = Math.max(1 / ratio, size / 230)
  const patterns = tilesOf(image, colour, strength).flatMap((tile) => {
    const pattern = on.createPattern(tile, 'repeat')
    pattern?.setTransform({ a: scale, d: scale })
    return pattern ?? []
  })
  return patterns.length === 3 ? (patterns as unknown as Grain) : undefined
}

/** Along one side of a stroke to its end and back along the other. */
function outline(on: Context, stroke: Stroke, place: Place, hair: number, shade: number, down: number) {
  const { x, y, acrossX, acrossY, press } = stroke
  const size = place.size
  const top = place.y + down
  const least = hair / 2
  const more = (shade - hair) / 2
  const last = x.length - 1
  for (let at = 0; at <= last; at++) {
    const half = least + more * press[at]!
    const px = place.x + x[at]! * size + acrossX[at]! * half
    const py = top + y[at]! * size + acrossY[at]! * half
    if (at === 0) on.moveTo(px, py)
    else on.lineTo(px, py)
  }
  for (let at = last; at >= 0; at--) {
    const half = least + more * press[at]!
    on.lineTo(place.x + x[at]! * size - acrossX[at]! * half, top + y[at]! * size - acrossY[at]! * half)
  }
  on.closePath()
  for (const at of [0, last]) {
    const half = least + more * press[at]!
    const cx = place.x + x[at]! * size
    const cy = top + y[at]! * size
    on.moveTo(cx + half, cy)
    on.arc(cx, cy, half, 0, 2 * Math.PI, true)
  }
}

/** Writes strokes with chalk: its dust, then what the tooth took of its rim, then what was pressed into it. */
export function chalk(on: Context, strokes: readonly Stroke[], place: Place, grain: Grain, heavy = 1) {
  const { size } = place
  const hair = Math.max(0.02 * size, 1.25)
  const shade = 0.088 * size * heavy
  const [pressedIn, brushed, dust] = grain
  for (const [style, more, wider, down] of [
    [dust, 2, 0.035, 0.045],
    [brushed, 1.08, 0.014, 0],
    [pressedIn, 0.9, 0, 0],
  ] as const) {
    // Below a line of small writing no dust is seen.
    if (style === dust && size < 50) continue
    on.beginPath()
    for (const stroke of strokes)
      outline(on, stroke, place, hair * more + wider * size, shade * more + wider * size, down * size)
    on.fillStyle = style
    on.fill()
  }
}

/** What a felt leaves of strokes: smeared along its way. */
export function ghost(
  on: Context,
  strokes: readonly Stroke[],
  place: Place,
  colour: string,
  drag: readonly [number, number],
) {
  const { size } = place
  on.fillStyle = colour
  for (let step = 0; step < 3; step++) {
    const [right, down] = [(drag[0] * size * step) / 2, (drag[1] * size * step) / 2]
    on.beginPath()
    for (const stroke of strokes)
      outline(on, stroke, { ...place, x: place.x + right }, size * 0.06, size * 0.13, down)
    on.fill()
  }
}
