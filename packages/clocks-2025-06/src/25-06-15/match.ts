import { createRandom } from '@found-time/clock-runtime'
import type { Place } from './plan'

type Context = CanvasRenderingContext2D

export const INK = {
  ground: '#1f3fd6',
  shadow: '#14278f',
  wood: '#f4cf94',
  woodDark: '#c88f4e',
  grain: '#dfae6b',
  wax: '#ffe3b5',
  head: '#f2352b',
  headDark: '#a9141c',
  headLight: '#ff9b84',
  char: '#15121a',
  charLight: '#3b3550',
} as const

/** Light falls from the upper left. */
const LIGHT = [-0.6, -0.8] as const

/**
 * A match, seen from above, with its shadow on the table.
 * @param burnt - Share of it that has burnt, from the head.
 * @param lift - How high it is over the table, in its own thicknesses.
 */
export function paintMatch(
  context: Context,
  place: Place,
  length: number,
  burnt: number,
  seed: string,
  lift = 0,
  thick = length * 0.1,
) {
  const chance = createRandom(seed)
  const bend = chance.between(0.12, 0.3) * (chance.between(0, 1) < 0.5 ? -1 : 1)
  const body = (offset: number, shadow: boolean) => {
    context.save()
    context.translate(place.x + offset * -LIGHT[0], place.y + offset * -LIGHT[1])
    context.rotate(place.turn)
    paintParts(context, length, thick, burnt, bend, shadow, place.turn, chance)
    context.restore()
  }
  body(thick * (0.42 + lift * 0.8), true)
  body(-lift * thick, false)
}

function paintParts(
  context: Context,
  length: number,
  thick: number,
  burnt: number,
  bend: number,
  shadow: boolean,
  turn: number,
  chance: ReturnType<typeof createRandom>,
) {
  const whole = burnt <= 0
  const edge = whole ? length * 0.93 : length * 0.9 * (1 - burnt)
  /** The side of the stick that the light is on. */
  const lit = Math.sin(turn) * LIGHT[0] * -1 + Math.cos(turn) * LIGHT[1] > 0 ? 1 : -1
  if (edge > thick * 0.3 || whole) {
    context.fillStyle = shadow ? INK.shadow : INK.woodDark
    context.fillRect(0, -thick / 2, edge, thick)
    if (!shadow) {
      context.fillStyle = INK.wood
      context.fillRect(0, lit > 0 ? -thick * 0.2 : -thick / 2, edge, thick * 0.7)
      context.fillStyle = INK.grain
      for (let i = 0; i < 3; i++) {
        const from = chance.between(0.05, 0.6) * edge
        context.fillRect(
          from,
          thick * chance.between(-0.3, 0.3),
          edge * chance.between(0.1, 0.3),
          thick * 0.055,
        )
      }
      if (whole) {
        context.fillStyle = INK.wax
        context.fillRect(edge * 0.76, lit > 0 ? -thick * 0.2 : -thick / 2, edge * 0.24, thick * 0.7)
      }
    }
  }
  if (whole) {
    const [middle, long, wide] = [length * 0.925, thick * 1.02, thick * 0.74]
    context.fillStyle = shadow ? INK.shadow : INK.headDark
    context.beginPath()
    context.ellipse(middle, 0, long, wide, 0, 0, 2 * Math.PI)
    context.fill()
    if (shadow) return
    context.fillStyle = INK.head
    context.beginPath()
    context.ellipse(middle, lit * wide * 0.14, long * 0.94, wide * 0.82, 0, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = INK.headLight
    context.beginPath()
    context.ellipse(middle + long * 0.1, lit * wide * 0.42, long * 0.34, wide * 0.17, 0, 0, 2 * Math.PI)
    context.fill()
    return
  }
  // What has burnt is thin, black, and bends as it goes.
  const reach = (length * 0.94 - edge) * (1 - 0.28 * burnt * chance())
  const tip = bend * reach
  context.lineCap = 'round'
  context.lineWidth = thick * 0.62
  context.strokeStyle = shadow ? INK.shadow : INK.char
  const stem = () => {
    context.beginPath()
    context.moveTo(edge, 0)
    context.quadraticCurveTo(edge + reach * 0.55, 0, edge + reach * (1 - Math.abs(bend) * 0.3), tip)
  }
  stem()
  context.stroke()
  context.fillStyle = context.strokeStyle
  context.beginPath()
  context.arc(edge + reach * (1 - Math.abs(bend) * 0.3), tip, thick * 0.52, 0, 2 * Math.PI)
  context.fill()
  if (shadow) return
  context.strokeStyle = INK.charLight
  context.lineWidth = thick * 0.14
  stem()
  context.stroke()
}

/** Where on a burning match the fire stands. */
export function fireOf({ x, y, turn }: Place, length: number, burnt: number): readonly [number, number] {
  const at = length * (0.92 - 0.9 * burnt)
  return [x + Math.cos(turn) * at, y + Math.sin(turn) * at]
}

/**
 * A flame, rising up the picture.
 * @param sway - How far its tip leans, `-1` to `1`.
 */
export function paintFlame(context: Context, [x, y]: readonly [number, number], size: number, sway: number) {
  const drop = (scale: number, ink: string) => {
    const [h, w] = [size * scale, size * 0.36 * scale]
    const foot = size * 0.14 * scale
    context.fillStyle = ink
    context.beginPath()
    context.moveTo(x, y + foot)
    context.bezierCurveTo(x - w * 1.35, y + foot, x - w * 0.95, y - h * 0.42, x + sway * w * 0.9, y - h)
    context.bezierCurveTo(x + w * 0.75 + sway * w * 0.3, y - h * 0.5, x + w * 1.35, y + foot, x, y + foot)
    context.fill()
  }
  drop(1, '#ff7a1a')
  drop(0.74, '#ffc21f')
  drop(0.46, '#fff6cf')
}
