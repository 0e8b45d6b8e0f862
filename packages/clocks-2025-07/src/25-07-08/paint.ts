import { createRandom } from '@found-time/clock-runtime'

type Context = CanvasRenderingContext2D

/** A path round a block: a square whose corners have gone by `round`. */
export function blockPath(context: Context, side: number, round: number) {
  const half = side / 2
  context.beginPath()
  context.roundRect(-half, -half, side, side, side * round)
}

const DRINK = ['#f2352c', '#dd1836', '#a5063a'] as const
const WALL = '#ffc4d3'

interface Glass {
  readonly width: number
  readonly height: number
  readonly surface: number
  readonly seed: string
}

/** The strip of surface that is seen because one looks down on it a little. */
const rimOf = ({ width, height }: Glass) => Math.min(width, height) * 0.05

function below(context: Context, glass: Glass, down: number) {
  const { width, height, surface } = glass
  const rim = rimOf(glass)
  context.beginPath()
  context.moveTo(0, surface + rim * 0.2 * down)
  context.quadraticCurveTo(width / 2, surface + rim * 1.1 * down, width, surface + rim * 0.2 * down)
  // Well outside the picture, so that its outline is seen along the surface alone.
  context.lineTo(width * 1.1, surface)
  context.lineTo(width * 1.1, height * 1.1)
  context.lineTo(-width * 0.1, height * 1.1)
  context.lineTo(-width * 0.1, surface)
  context.closePath()
}

/** A paper straw; under water it seems to stand elsewhere, and is broader. */
function paintStraw(context: Context, x: number, y: number, wide: number, long: number) {
  context.save()
  context.translate(x, y)
  context.rotate(0.13)
  context.fillStyle = '#fff'
  context.fillRect(-wide / 2, -long, wide, long * 2)
  context.beginPath()
  for (let at = -long; at < long; at += wide * 1.3) {
    context.moveTo(-wide / 2, at)
    context.lineTo(wide / 2, at - wide * 0.7)
    context.lineTo(wide / 2, at)
    context.lineTo(-wide / 2, at + wide * 0.7)
    context.closePath()
  }
  context.fillStyle = '#2b16c4'
  context.fill()
  const round = context.createLinearGradient(-wide / 2, 0, wide / 2, 0)
  round.addColorStop(0, 'rgb(60 0 60 / .4)')
  round.addColorStop(0.3, 'rgb(255 255 255 / .25)')
  round.addColorStop(1, 'rgb(60 0 60 / .35)')
  context.fillStyle = round
  context.fillRect(-wide / 2, -long, wide, long * 2)
  context.restore()
}

/** The glass, from so near that its sides are out of the picture. */
export function paintGlass(context: Context, glass: Glass) {
  const { width, height, surface, seed } = glass
  const small = Math.min(width, height)
  context.fillStyle = WALL
  context.fillRect(0, 0, width, height)
  const straw = { x: width / 2, wide: small * 0.075, long: Math.hypot(width, height) }
  below(context, glass, -1)
  context.fillStyle = '#ff7d6a'
  context.fill()
  context.strokeStyle = '#ffe3dd'
  context.lineWidth = small * 0.006
  context.stroke()
  paintStraw(context, straw.x, surface, straw.wide, straw.long)
  context.save()
  below(context, glass, 1)
  context.clip()
  const depth = context.createLinearGradient(0, surface, 0, Math.max(height, surface + small * 0.6))
  for (const [at, colour] of DRINK.entries()) depth.addColorStop(at / 2, colour)
  context.fillStyle = depth
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 0.5
  paintStraw(context, straw.x - small * 0.045, surface, straw.wide * 1.25, straw.long)
  context.globalAlpha = 1
  const { between } = createRandom(seed, 'bubbles')
  for (let bubble = 0; bubble < 90; bubble++) {
    const [x, y] = [between(0, width), between(0, height)]
    const size = small * 0.002 + small * 0.009 * between(0, 1) ** 3
    context.beginPath()
    context.arc(x, y, size, 0, Math.PI * 2)
    context.fillStyle = 'rgb(255 190 180 / .35)'
    context.fill()
    context.strokeStyle = 'rgb(255 235 230 / .7)'
    context.lineWidth = size * 0.22
    context.stroke()
  }
  context.restore()
  below(context, glass, 1)
  context.strokeStyle = 'rgb(255 235 230 / .85)'
  context.lineWidth = small * 0.005
  context.stroke()
}

/** A sheen down the sides of the glass, over what is in it. */
export function paintSheen(context: Context, width: number, height: number) {
  const sheen = context.createLinearGradient(0, 0, width, 0)
  sheen.addColorStop(0, 'rgb(255 255 255 / .34)')
  sheen.addColorStop(0.05, 'rgb(255 255 255 / 0)')
  sheen.addColorStop(0.95, 'rgb(90 0 50 / 0)')
  sheen.addColorStop(1, 'rgb(90 0 50 / .3)')
  context.fillStyle = sheen
  context.fillRect(0, 0, width, height)
}

export interface Block {
  readonly image: CanvasImageSource
  /** Which of the blocks in the picture, and how wide one is there. */
  readonly from: number
  readonly pixels: number
  readonly side: number
  readonly round: number
  /** How far above the block's middle the surface is. */
  readonly above: number
  /** How much drink is before it, up to one. */
  readonly veil?: number
}

/** A block at the origin. */
export function paintBlock(
  context: Context,
  { image, from, pixels, side, round, above, veil = 0.13 }: Block,
) {
  // What light it takes from the drink behind: softer the farther out.
  context.fillStyle = 'rgb(110 0 40 / .09)'
  for (let more = 0; more < 5; more++) {
    context.save()
    context.translate(side * 0.012, side * 0.035)
    blockPath(context, side * (0.99 + more * 0.022), round)
    context.fill()
    context.restore()
  }
  context.save()
  blockPath(context, side, round)
  context.clip()
  context.drawImage(image, from * pixels + 1, 1, pixels - 2, pixels - 2, -side / 2, -side / 2, side, side)
  // Under water it takes the drink's colour a little, in the air it has none of it.
  context.fillStyle = `rgb(222 24 50 / ${veil})`
  context.fillRect(-side, -above, side * 2, side * 2)
  context.fillStyle = 'rgb(255 255 255 / .42)'
  context.fillRect(-side, -above - side * 2, side * 2, side * 2)
  context.fillStyle = 'rgb(255 255 255 / .85)'
  context.fillRect(-side, -above - side * 0.006, side * 2, side * 0.012)
  const light = context.createLinearGradient(-side / 2, -side / 2, side / 2, side / 2)
  light.addColorStop(0, 'rgb(255 255 255 / .95)')
  light.addColorStop(0.35, 'rgb(255 255 255 / .3)')
  light.addColorStop(0.7, 'rgb(255 225 230 / .35)')
  light.addColorStop(1, 'rgb(255 255 255 / .9)')
  // The deeper in the drink, the softer its edge.
  context.globalAlpha = 1 - veil
  context.strokeStyle = light
  context.lineWidth = side * 0.036
  blockPath(context, side, round)
  context.stroke()
  context.restore()
}
