import { createRandom, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Joint, jointsAt, type Leaf, type Point, plantIn, type Twig } from './model'

export const figures = {
  family: 'ft-25-07-25 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

type Context = CanvasRenderingContext2D

const SILK = '#dde2d9'
const INK = '#161b1a'
/** Ink with much water: what is still to be painted stands in the mist. */
const MIST = '#bcc7bd'
const WET = '#74827b'

/** How broad a leaf's stroke is so far along: put down, pressed, drawn out. */
const pressed = (part: number) =>
  part < 0.3 ? 0.12 + 0.88 * Math.sin(((part / 0.3) * Math.PI) / 2) ** 1.2 : (1 - (part - 0.3) / 0.7) ** 0.95

/** A leaf in one stroke, as far as it has come. */
function paintLeaf(context: Context, leaf: Leaf, colour: string, until: number, hand: number) {
  const { between } = createRandom('leaf', hand)
  const half = leaf.length * between(0.076, 0.094)
  const steps = 22
  const [c, s] = [Math.cos(leaf.turn), Math.sin(leaf.turn)]
  const at = (part: number, aside: number): Point => {
    const along = leaf.length * (0.05 + 0.95 * part)
    const off = leaf.bend * leaf.length * part * part * 1.3 + aside
    return [leaf.x + c * along - s * off, leaf.y + s * along + c * off]
  }
  const side = (sign: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const part = (step / steps) * until
      return at(part, sign * half * pressed(part) * (sign > 0 ? 1 : 0.9))
    })
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(leaf.x, leaf.y)
  for (const point of side(1)) context.lineTo(...point)
  for (const point of side(-1).reverse()) context.lineTo(...point)
  context.closePath()
  context.fill()
  // Where the brush ran dry the silk shows: flying white.
  if (colour !== INK) return
  context.strokeStyle = SILK
  context.lineCap = 'round'
  for (let hair = 0; hair < 4; hair++) {
    const aside = between(-0.7, 0.7) * half
    const from = between(0.3, 0.66)
    const to = Math.min(0.97, from + between(0.12, 0.4))
    context.globalAlpha = between(0.2, 0.75)
    context.lineWidth = half * between(0.03, 0.11)
    context.beginPath()
    context.moveTo(...at(from, aside * pressed(from)))
    context.quadraticCurveTo(
      ...at((from + to) / 2, aside * pressed((from + to) / 2)),
      ...at(to, aside * pressed(to)),
    )
    context.stroke()
  }
  context.globalAlpha = 1
}

/** One push of a flat brush that carries more ink at its sides, and the hook that closes it. */
function paintJoint(context: Context, joint: Joint, colour: string, hand: number) {
  const { between } = createRandom('joint', hand)
  const [dx, dy] = [joint.head[0] - joint.foot[0], joint.head[1] - joint.foot[1]]
  const long = Math.hypot(dx, dy)
  context.save()
  context.translate(...joint.foot)
  context.rotate(Math.atan2(dy, dx))
  const gap = joint.breadth * 0.085
  const [from, to] = [gap, long - gap]
  // Wider at both ends: a joint is no pipe.
  const half = (part: number) =>
    0.5 * (joint.breadth + (joint.top - joint.breadth) * part) * (0.86 + 0.17 * Math.abs(2 * part - 1) ** 3.2)
  const body = () => {
    context.beginPath()
    for (let step = 0; step <= 16; step++) context.lineTo(from + ((to - from) * step) / 16, -half(step / 16))
    for (let step = 16; step >= 0; step--) context.lineTo(from + ((to - from) * step) / 16, half(step / 16))
    context.closePath()
  }
  context.fillStyle = colour
  if (colour === INK) {
    context.globalAlpha = 0.74
    body()
    context.fill()
    context.globalAlpha = 1
    body()
    context.clip()
    const hairs = 46
    for (let hair = 0; hair < hairs; hair++) {
      const across = (hair / (hairs - 1)) * 2 - 1
      const loaded = 0.2 + 0.8 * Math.abs(across + 0.12) ** 1.6
      const dry = between(0, 1) > 0.3 + loaded * 0.62
      context.strokeStyle = dry ? SILK : INK
      context.globalAlpha = dry ? between(0.15, 0.6) : between(0.25, 1) * loaded
      context.lineWidth = (joint.breadth / hairs) * between(0.7, 2.2)
      const start = dry ? between(0.12, 0.5) : 0
      const end = dry ? Math.min(0.98, start + between(0.2, 0.55)) : 1
      context.beginPath()
      for (let step = 0; step <= 6; step++) {
        const part = start + ((end - start) * step) / 6
        context.lineTo(from + (to - from) * part, across * half(part))
      }
      context.stroke()
    }
    // The brush is set down and lifted with a little more ink.
    context.globalAlpha = 0.9
    context.fillRect(from - 1, -joint.breadth, (to - from) * 0.035, joint.breadth * 2)
    context.fillRect(to - (to - from) * 0.03, -joint.breadth, (to - from) * 0.04, joint.breadth * 2)
  } else {
    body()
    context.fill()
  }
  context.restore()
}

/** The hook over a node: left, across, and up again. */
function paintNode(context: Context, joint: Joint, colour: string) {
  context.save()
  context.translate(...joint.head)
  context.rotate(Math.atan2(joint.head[1] - joint.foot[1], joint.head[0] - joint.foot[0]))
  const half = joint.top * 0.56
  const thick = joint.top * 0.1
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(-thick * 1.6, -half * 1.12)
  context.quadraticCurveTo(thick * 1.9, -half * 0.4, thick * 0.7, 0)
  context.quadraticCurveTo(thick * 1.9, half * 0.4, -thick * 1.6, half * 1.14)
  context.quadraticCurveTo(thick * 0.5, half * 0.5, -thick * 0.15, 0)
  context.quadraticCurveTo(thick * 0.5, -half * 0.5, -thick * 1.6, -half * 1.12)
  context.fill()
  context.restore()
}

/** A twig from its node over one spray to the other: it has small joints of its own. */
function paintTwig(context: Context, { from, near, far }: Twig, colour: string, thick: number) {
  context.strokeStyle = colour
  context.lineCap = 'butt'
  const stretch = (a: Point, b: Point, sag: number, broad: number) => {
    const middle: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * sag, (a[1] + b[1]) / 2 - (b[0] - a[0]) * sag]
    const pieces = 4
    for (let piece = 0; piece < pieces; piece++) {
      const on = (t: number): Point => [
        (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * middle[0] + t * t * b[0],
        (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * middle[1] + t * t * b[1],
      ]
      context.lineWidth = broad * (1 - 0.12 * piece)
      context.beginPath()
      context.moveTo(...on(piece / pieces + (piece ? 0.008 : 0)))
      context.lineTo(...on((piece + 0.5) / pieces))
      context.lineTo(...on((piece + 1) / pieces))
      context.stroke()
    }
  }
  stretch(from, near, 0.07, thick)
  stretch(near, far, -0.06, thick * 0.7)
}

/** The whole plant in mist, and in ink what the hour and the minute have painted of it. */
export function drawPlant({ context, time, width, height }: CanvasFrame) {
  const { joints, twigs, leaves, length, broad, upright } = plantIn(width, height)
  context.fillStyle = SILK
  context.fillRect(0, 0, width, height)
  const hours = jointsAt(time.hour)
  const thick = Math.max(1, broad * 0.115)
  for (const [twig, one] of twigs.entries())
    paintTwig(context, one, time.minute > twig * 10 ? INK : MIST, thick)
  for (const [index, leaf] of leaves.entries())
    if (index >= time.minute) paintLeaf(context, leaf, MIST, 1, index)
  for (const [index, joint] of joints.entries()) if (index >= hours) paintJoint(context, joint, MIST, index)
  for (const [index, joint] of joints.entries()) if (index < hours) paintJoint(context, joint, INK, index)
  for (const [index, joint] of joints.entries()) paintNode(context, joint, index < hours ? INK : MIST)
  for (const [index, leaf] of leaves.entries())
    if (index < time.minute) paintLeaf(context, leaf, INK, 1, index)

  // What is too much to count is numbered: every third joint, every twig.
  const size = Math.max(Math.min(width, height) * 0.05, 8)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `400 ${size}px "${figures.family}"`
  for (const hour of [3, 6, 9, 12]) {
    const joint = joints[hour - 1]!
    const [dx, dy] = [joint.head[0] - joint.foot[0], joint.head[1] - joint.foot[1]]
    const long = Math.hypot(dx, dy)
    const off = joint.breadth * 0.5 + size * 0.55
    const sign = upright ? 1 : -1
    context.fillStyle = hour <= hours ? INK : WET
    context.fillText(
      String(hour),
      joint.foot[0] + dx * (hour === 12 ? 0.3 : 0.62) - (dy / long) * off * sign,
      joint.foot[1] + dy * (hour === 12 ? 0.3 : 0.62) + (dx / long) * off * sign,
    )
  }
  for (const [twig, { far }] of twigs.entries()) {
    context.fillStyle = time.minute >= (twig + 1) * 10 ? INK : WET
    context.fillText(
      String((twig + 1) * 10),
      far[0] + length * 0.42,
      Math.max(size * 0.6, far[1] - size * 0.5),
    )
  }
}

/** The leaf of this minute: a wet stroke, a sixtieth further each second. */
export function drawWet({ context, time, width, height }: CanvasFrame) {
  const { leaves } = plantIn(width, height)
  paintLeaf(context, leaves[time.minute]!, WET, (time.second + 1) / 60, time.minute)
  return untilSecond(time)
}

export function wetPart({ width, height }: { width: number; height: number }, minute: number) {
  const { leaves, length } = plantIn(width, height)
  const { x, y } = leaves[minute]!
  const far = length * 1.15
  const [left, top] = [Math.max(0, x - far), Math.max(0, y - far * 0.4)]
  return { left, top, width: Math.min(width, x + far) - left, height: Math.min(height, y + far) - top }
}
