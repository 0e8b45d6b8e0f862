import { clamp, easeInOut } from '@found-time/clock-runtime'
import { createOffscreen } from '@found-time/clock-runtime/canvas'
import type { Light } from './model'

/** How far a dot's picture reaches from its middle, in radii of the dot: its shadow needs room. */
export const REACH = 3.4
/** How high a dot is, in its radii. */
const HEIGHT = 0.53

/** How far a dot's foot runs out into the sheet, in its radii. */
const FOOT = 1.25
const FINE = 2048
const RISE = Float32Array.from(
  { length: FINE + 2 },
  (_, part) => HEIGHT * Math.max(0, 1 - part / FINE) ** 1.8,
)

/** Paper pushed up from behind: a round crown, and a foot; of the distance squared. */
function rise(square: number): number {
  const part = (square / (FOOT * FOOT)) * FINE
  if (part >= FINE) return 0
  const whole = Math.floor(part)
  return RISE[whole]! + (RISE[whole + 1]! - RISE[whole]!) * (part - whole)
}

/** Relief is soft: of a large dot every other pixel is reckoned, or fewer. */
export const pictureScale = (radius: number) => 1 / Math.max(1, Math.floor(radius / 10))

/**
 * A dot in the light, as what it adds to the sheet: white where it is brighter, dark where it is not.
 * @param radius - In pixels of the picture.
 * @param level - How far up it is, from `0` to `1`.
 */
export function dotPicture(radius: number, light: Light, level: number): HTMLCanvasElement {
  const side = Math.max(8, Math.ceil(radius * REACH * 2))
  const context = createOffscreen(side, side)
  const data = context.createImageData(side, side)
  const norm = Math.hypot(1, light.slope)
  const flat = light.slope / norm
  const middle = side / 2
  const heightAt = (x: number, y: number) => rise(x * x + y * y) * level
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (column + 0.5 - middle) / radius
      const y = (row + 0.5 - middle) / radius
      // What is neither on the dot nor in its shadow is flat, and adds nothing.
      if (x * light.x + y * light.y > FOOT + 0.1 || Math.abs(x * light.y - y * light.x) > FOOT + 0.1) continue
      const here = heightAt(x, y)
      const slopeX = (heightAt(x + 0.04, y) - heightAt(x - 0.04, y)) / 0.08
      const slopeY = (heightAt(x, y + 0.04) - heightAt(x, y - 0.04)) / 0.08
      const facing =
        (-slopeX * light.x - slopeY * light.y + light.slope) / norm / Math.hypot(slopeX, slopeY, 1)
      let hidden = 0
      // Towards the light, only what is over the dot can stand in it.
      const aside = x * light.y - y * light.x
      const half = Math.sqrt(Math.max(0, FOOT * FOOT - aside * aside))
      const nearest = -(x * light.x + y * light.y)
      const last = Math.min(25, Math.floor((nearest + half) * 10))
      for (let tenth = Math.max(1, Math.ceil((nearest - half) * 10)); tenth <= last; tenth++) {
        const step = tenth / 10
        const over = heightAt(x + light.x * step, y + light.y * step) - here - step * light.slope * 1.06
        hidden = Math.max(hidden, over / (0.05 + step * 0.17))
      }
      const shadow = clamp(hidden) ** 0.8
      // What the sky of a room gives back into shadows.
      const lit =
        0.42 * Math.min(1, 1 - 0.16 * Math.hypot(slopeX, slopeY)) +
        0.58 * (Math.max(0, facing) / flat) * (1 - shadow)
      const edge = clamp((REACH - Math.hypot(x, y)) * 4)
      const index = (row * side + column) * 4
      if (lit >= 1) {
        data.data[index] = 255
        data.data[index + 1] = 254
        data.data[index + 2] = 250
        data.data[index + 3] = Math.min(1, (lit - 1) * 1.5) * 255 * edge
      } else {
        data.data[index] = 46
        data.data[index + 1] = 58
        data.data[index + 2] = 88
        data.data[index + 3] = Math.min(1, (1 - lit) * 0.86) * 255 * edge
      }
    }
  }
  context.putImageData(data, 0, 0)
  return context.canvas
}

/** The picture of the finger: how wide it is, where its tip is, in widths of the finger. */
export const FINGER = { width: 5.2, height: 6.4, tipX: 1.15, tipY: 1.15 } as const

/** How far each lies beside and behind the first, and how high. */
const FINGERS = [
  [0, 0, 0],
  [1.12, 0.5, 0.22],
] as const

/** A finger's shadow: close to the sheet at the tip, away from it and softer towards the hand at the lower right. */
export function fingerPicture(): HTMLCanvasElement {
  const scale = 12
  const context = createOffscreen(FINGER.width * scale, FINGER.height * scale)
  const { canvas } = context
  const data = context.createImageData(canvas.width, canvas.height)
  const [alongX, alongY] = [0.56, 0.83]
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const x = (column + 0.5) / scale - FINGER.tipX
      const y = (row + 0.5) / scale - FINGER.tipY
      const along = x * alongX + y * alongY
      const across = x * alongY - y * alongX
      // The finger that reads, and beside it, a little behind and higher, the next.
      let light = 1
      for (const [aside, behind, high] of FINGERS) {
        const on = along - behind
        const half = 0.43 + 0.055 * Math.min(2, Math.max(0, on))
        const away = on < 0 ? Math.hypot(on * 0.92, across - aside) : Math.abs(across - aside)
        const soft = 0.24 + high + 0.2 * Math.max(0, on + 0.3)
        const inside = clamp((half + soft / 2 - away) / soft)
        const fade = Math.max(0, 1 - Math.max(0, on) / 4.4)
        light = Math.min(light, 1 - easeInOut(inside) * fade ** 1.25 * (1 - high))
      }
      const alpha = 1 - light
      const index = (row * canvas.width + column) * 4
      data.data[index] = 40
      data.data[index + 1] = 46
      data.data[index + 2] = 74
      data.data[index + 3] = alpha * 255
    }
  }
  context.putImageData(data, 0, 0)
  return canvas
}
