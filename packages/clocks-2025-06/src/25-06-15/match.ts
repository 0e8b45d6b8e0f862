import { createRandom } from '@found-time/clock-runtime'
import type { Place } from './plan'

type Context = CanvasRenderingContext2D

const INK = {
  char: '#1d1614',
  charLight: '#b3a398',
} as const

/** The pictures of a match, its head to the right, down, left, up; the light falls on each from the upper left. */
export type Matches = readonly [CanvasImageSource, CanvasImageSource, CanvasImageSource, CanvasImageSource]

/** Breadth and height of the right one's picture, in lengths of a match, and how much of it is before the foot. */
const PICTURE = { long: 1.12, wide: 0.24, before: 0.06 }

function paintPicture(
  context: Context,
  matches: Matches,
  turn: number,
  length: number,
  thick: number,
  upTo: number,
) {
  const quarter = Math.round(turn / (Math.PI / 2))
  const side = ((quarter % 4) + 4) % 4
  const picture = matches[side as 0 | 1 | 2 | 3]
  const { long, wide, before } = PICTURE
  /** Sticks of the book are thinner than those of the figures. */
  const slim = thick / (length * 0.104)
  context.save()
  if (upTo < 1) {
    context.beginPath()
    context.rect(-length, -length, length * (1 + upTo), length * 2)
    context.clip()
  }
  context.rotate((-quarter * Math.PI) / 2)
  const [x, y] = [-before * length, (-wide / 2) * length * slim]
  const [w, h] = [long * length, wide * length * slim]
  if (side === 0) context.drawImage(picture, x, y, w, h)
  else if (side === 1) context.drawImage(picture, y, x, h, w)
  else if (side === 2) context.drawImage(picture, -x - w, y, w, h)
  else context.drawImage(picture, y, -x - w, h, w)
  context.restore()
}

/**
 * A match, seen from above, with its shadow on the table.
 * @param burnt - Share of it that has burnt, from the head.
 * @param lift - How high it is over the table, in its own thicknesses.
 */
export function paintMatch(
  context: Context,
  matches: Matches,
  place: Place,
  length: number,
  burnt: number,
  seed: string,
  lift = 0,
  thick = length * 0.104,
) {
  const chance = createRandom(seed)
  const bend = chance.between(0.12, 0.3) * (chance.between(0, 1) < 0.5 ? -1 : 1)
  const whole = burnt <= 0
  const edge = whole ? length * 0.96 : length * 0.9 * (1 - burnt)
  const reach = (length * 0.94 - edge) * (1 - 0.28 * burnt * chance())
  const tip = [edge + reach * (1 - Math.abs(bend) * 0.3), bend * reach] as const
  const stem = () => {
    context.beginPath()
    context.moveTo(edge - thick * 0.2, 0)
    context.quadraticCurveTo(edge + reach * 0.55, 0, ...tip)
  }
  context.save()
  // Its shadow, softer at its edge.
  const drop = thick * (0.5 + lift * 0.8)
  context.save()
  context.translate(place.x + drop * 0.75, place.y + drop)
  context.rotate(place.turn)
  context.lineCap = 'round'
  for (const [broad, alpha] of [
    [1.5, 0.16],
    [1.15, 0.22],
    [0.8, 0.3],
  ] as const) {
    context.strokeStyle = `rgba(8,2,0,${alpha})`
    context.lineWidth = thick * broad
    context.beginPath()
    context.moveTo(thick * 0.3, 0)
    context.lineTo(Math.max(thick * 0.3, edge - thick * 0.2), 0)
    context.stroke()
    if (whole) continue
    context.lineWidth = thick * broad * 0.6
    stem()
    context.stroke()
  }
  context.restore()
  context.translate(place.x - lift * thick * 0.6, place.y - lift * thick * 0.8)
  context.rotate(place.turn)
  if (whole || edge > thick * 0.3)
    paintPicture(context, matches, place.turn, length, thick, whole ? 1 : edge / length)
  if (!whole) {
    // The wood is brown before it is black; what has burnt is thin, and bends as it goes.
    const singe = context.createLinearGradient(edge - thick * 2.4, 0, edge, 0)
    singe.addColorStop(0, 'rgba(40,16,6,0)')
    singe.addColorStop(1, 'rgba(20,8,6,0.95)')
    context.fillStyle = singe
    const from = Math.max(0, edge - thick * 2.4)
    context.fillRect(from, -thick / 2, edge - from, thick)
    context.lineCap = 'round'
    context.lineWidth = thick * 0.66
    context.strokeStyle = INK.char
    stem()
    context.stroke()
    context.fillStyle = INK.char
    context.beginPath()
    context.arc(...tip, thick * 0.54, 0, 2 * Math.PI)
    context.fill()
    context.strokeStyle = INK.charLight
    context.lineWidth = thick * 0.2
    context.translate(-thick * 0.06, -thick * 0.12)
    stem()
    context.stroke()
  }
  context.restore()
}

/** Where on a burning match the fire stands. */
export function fireOf({ x, y, turn }: Place, length: number, burnt: number): readonly [number, number] {
  const at = length * (0.92 - 0.9 * burnt)
  return [x + Math.cos(turn) * at, y + Math.sin(turn) * at]
}

/** Of the flame's picture: its size, where its foot is, and how high it stands. */
const FLAME = { width: 192, height: 384, foot: 344, tall: 300 }

/**
 * A flame, rising up the picture.
 * @param sway - How far its tip leans, `-1` to `1`.
 */
export function paintFlame(
  context: Context,
  flame: CanvasImageSource,
  [x, y]: readonly [number, number],
  size: number,
  sway: number,
) {
  const glow = context.createRadialGradient(x, y - size * 0.4, 0, x, y - size * 0.4, size * 1.9)
  glow.addColorStop(0, 'rgba(255,176,60,0.42)')
  glow.addColorStop(0.35, 'rgba(255,130,30,0.18)')
  glow.addColorStop(1, 'rgba(255,110,20,0)')
  context.fillStyle = glow
  context.fillRect(x - size * 1.9, y - size * 2.3, size * 3.8, size * 3.8)
  const scale = (size * 1.12) / FLAME.tall
  context.save()
  context.transform(scale * 1.16, 0, -sway * 0.24 * scale, scale, x, y + size * 0.1)
  context.drawImage(flame, -FLAME.width / 2, -FLAME.foot, FLAME.width, FLAME.height)
  context.restore()
}
