import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'

type Context = CanvasRenderingContext2D

function sky({ context, width, height }: CanvasFrame, horizon: number) {
  const air = context.createLinearGradient(0, 0, 0, horizon)
  for (const [at, colour] of [
    [0, '#071a4d'],
    [0.45, '#0f3d86'],
    [0.8, '#1f78a8'],
    [1, '#49b3b8'],
  ] as const)
    air.addColorStop(at, colour)
  context.fillStyle = air
  context.fillRect(0, 0, width, height)
}

/** A wood's edge: crowns beside and over one another. */
function wood(frame: CanvasFrame, foot: number, high: number, colour: string, name: string) {
  const { context, width, height, seed } = frame
  const { between } = createRandom(seed, name)
  context.fillStyle = colour
  context.beginPath()
  context.rect(0, foot, width, height - foot)
  for (let x = -high; x < width + high; x += high * between(0.25, 0.6)) {
    const crown = high * between(0.28, 0.62)
    const y = foot - crown * between(0.2, 0.9)
    context.moveTo(x + crown, y)
    context.ellipse(x, y, crown, crown * between(0.8, 1.25), 0, 0, Math.PI * 2)
  }
  context.fill()
}

/** A blade from its foot to its tip, bent by the wind. */
function blade(context: Context, x: number, y: number, long: number, bend: number, broad: number) {
  context.moveTo(x - broad / 2, y)
  context.quadraticCurveTo(x - broad * 0.2, y - long * 0.6, x + bend, y - long)
  context.quadraticCurveTo(x + broad * 0.6 + bend * 0.15, y - long * 0.5, x + broad / 2, y)
}

function grass(frame: CanvasFrame, foot: number, long: number, colour: string, name: string) {
  const { context, width, height, seed } = frame
  const { between } = createRandom(seed, name)
  context.fillStyle = colour
  context.fillRect(0, foot, width, height - foot)
  context.beginPath()
  for (let x = -long * 0.3; x < width + long * 0.3; x += long * between(0.04, 0.11))
    blade(
      context,
      x,
      foot + 1,
      long * between(0.35, 1),
      long * between(-0.22, 0.34),
      long * between(0.045, 0.09),
    )
  context.fill()
}

/** Tall stems near the eye: umbels and ears of grass. */
function stems(frame: CanvasFrame, unit: number) {
  const { context, width, height, seed } = frame
  const random = createRandom(seed, 'stems')
  const { between } = random
  context.strokeStyle = '#03141b'
  context.fillStyle = '#03141b'
  context.lineCap = 'round'
  for (let x = unit * 0.02; x < width; x += unit * between(0.07, 0.17)) {
    const [long, lean] = [unit * between(0.14, 0.3), unit * between(-0.03, 0.05)]
    const [tipX, tipY] = [x + lean, height - long]
    context.lineWidth = Math.max(1, unit * 0.0045)
    context.beginPath()
    context.moveTo(x, height)
    context.quadraticCurveTo(x, height - long * 0.6, tipX, tipY)
    if (random() < 0.5) {
      for (let ray = -3; ray <= 3; ray++) {
        const [rx, ry] = [tipX + ray * unit * 0.011, tipY - unit * (0.028 - Math.abs(ray) * 0.0035)]
        context.moveTo(tipX, tipY)
        context.lineTo(rx, ry)
      }
      context.stroke()
      context.beginPath()
      for (let ray = -3; ray <= 3; ray++)
        context.ellipse(
          tipX + ray * unit * 0.011,
          tipY - unit * (0.03 - Math.abs(ray) * 0.0035),
          unit * 0.0065,
          unit * 0.004,
          0,
          0,
          7,
        )
      context.fill()
    } else {
      context.stroke()
      context.beginPath()
      for (let grain = 0; grain < 7; grain++)
        for (const side of [-1, 1]) {
          const [gx, gy] = [tipX + side * unit * 0.005, tipY + grain * unit * 0.009]
          context.moveTo(gx, gy)
          context.ellipse(gx, gy, unit * 0.0035, unit * 0.0085, side * 0.45, 0, Math.PI * 2)
        }
      context.fill()
    }
  }
}

/** A meadow at dusk, each layer nearer and darker than the last. */
export function paintMeadow(frame: CanvasFrame) {
  const { width, height } = frame
  const unit = Math.min(Math.max(width, height), Math.min(width, height) * 1.5)
  const horizon = height * 0.7
  sky(frame, horizon)
  wood(frame, horizon - unit * 0.015, unit * 0.075, '#1a5f80', 'far')
  wood(frame, horizon, unit * 0.055, '#104563', 'near')
  grass(frame, horizon + unit * 0.008, unit * 0.03, '#12504f', 'first')
  grass(frame, horizon + height * 0.05, unit * 0.05, '#0d4146', 'second')
  grass(frame, horizon + height * 0.115, unit * 0.08, '#093239', 'third')
  grass(frame, horizon + height * 0.2, unit * 0.12, '#06232c', 'fourth')
  grass(frame, horizon + height * 0.28, unit * 0.12, '#041922', 'fifth')
  stems(frame, unit)
}
