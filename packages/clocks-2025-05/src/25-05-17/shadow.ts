import { createRandom } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { type Context, TAU } from './brush'
import type { Plan } from './layout'

/** Points of the sun's disc, by the golden angle. */
const SUN = Array.from({ length: 8 }, (_, index) => {
  const out = Math.sqrt((index + 0.5) / 8)
  return [out * Math.cos(index * 2.39996), out * Math.sin(index * 2.39996)] as const
})

/**
 * A soft shadow: the mean of those of eight points of the sun. Painted small and drawn large, which takes a
 * hundredth of the time of the canvas's own blur, and looks alike in browsers without one.
 * @param away - How far the edge fades to each side, in CSS pixels.
 * @param long - Longer side of the small picture, in pixels.
 * @param paint - What stands in the light, in any opaque colour.
 */
export function penumbra(
  { width, height }: CanvasFrame,
  away: number,
  long: number,
  paint: (small: Context) => void,
) {
  const scale = long / Math.max(width, height)
  const sharp = createOffscreen(width, height, scale)
  const soft = createOffscreen(width * scale, height * scale)
  sharp.fillStyle = sharp.strokeStyle = '#4e3f52'
  paint(sharp)
  soft.globalCompositeOperation = 'lighter'
  soft.globalAlpha = 1 / SUN.length
  for (const [x, y] of SUN) soft.drawImage(sharp.canvas, x * away * scale, y * away * scale)
  return soft.canvas
}

/** What an olive branch outside the picture keeps the sun from. */
export function olive(context: Context, frame: CanvasFrame, plan: Plan) {
  const { width, height, seed } = frame
  const { unit } = plan
  const random = createRandom(seed, 'olive')
  context.lineCap = 'round'
  const twigs = plan.wide
    ? ([
        [width * 1.02, height * 0.02, width * 0.62, height * 0.2, 1],
        [width * 1.02, height * 0.12, width * 0.86, height * 0.62, 1],
        [-width * 0.02, height * 0.5, width * 0.11, height * 0.78, 0.8],
      ] as const)
    : ([
        [width * 1.04, height * 0.4, width * 0.78, height * 0.66, 1],
        [-width * 0.04, height * 0.43, width * 0.2, height * 0.62, 0.9],
        [width * 1.03, height * 0.01, width * 0.6, height * 0.06, 0.7],
      ] as const)
  for (const [fromX, fromY, toX, toY, size] of twigs) {
    const bend = unit * 0.1 * size
    const at = (part: number): [number, number] => [
      fromX + (toX - fromX) * part + Math.sin(part * 3) * bend * 0.4,
      fromY + (toY - fromY) * part - Math.sin(part * Math.PI) * bend,
    ]
    context.lineWidth = unit * 0.007
    context.beginPath()
    for (let step = 0; step <= 20; step++) context.lineTo(...at(step / 20))
    context.stroke()
    const length = Math.hypot(toX - fromX, toY - fromY)
    const pairs = Math.round(length / (unit * 0.042))
    for (let pair = 1; pair <= pairs; pair++) {
      const [x, y] = at(pair / pairs)
      const [nextX, nextY] = at(pair / pairs + 0.01)
      const along = Math.atan2(nextY - y, nextX - x)
      for (const side of [-1, 1]) {
        const angle = along + side * random.between(0.45, 0.95)
        const long = unit * random.between(0.07, 0.115) * size
        context.save()
        context.translate(x, y)
        context.rotate(angle)
        context.beginPath()
        context.moveTo(0, 0)
        context.quadraticCurveTo(long * 0.45, -long * 0.14, long, 0)
        context.quadraticCurveTo(long * 0.45, long * 0.14, 0, 0)
        context.fill()
        if (random() < 0.16) {
          context.beginPath()
          context.ellipse(long * 0.3, side * long * 0.3, long * 0.17, long * 0.12, 0.4, 0, TAU)
          context.fill()
        }
        context.restore()
      }
    }
  }
}
