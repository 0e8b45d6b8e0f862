import { createRandom } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import type { Tablet } from './layout'

export function paintRib(
  context: CanvasRenderingContext2D,
  { x, y, height, up }: { x: number; y: number; height: number; up: number },
  { foot }: Tablet,
) {
  const wide = Math.max(10, height * 0.2)
  context.save()
  context.globalAlpha = 1 - up * up
  context.translate(x + wide * 0.1, y + up * foot * 0.3)
  context.rotate(0.08)
  const blade = (dx: number, dy: number) => {
    context.beginPath()
    context.moveTo(dx, dy - height / 2)
    context.quadraticCurveTo(dx + wide * 1.15, dy - height * 0.42, dx + wide, dy)
    context.quadraticCurveTo(dx + wide * 1.15, dy + height * 0.42, dx, dy + height / 2)
    context.quadraticCurveTo(dx - wide * 0.22, dy, dx, dy - height / 2)
    context.closePath()
  }
  for (let step = 5; step > 0; step--) {
    const off = wide * (0.07 + up * 0.3) * step
    blade(off, off)
    context.fillStyle = 'rgba(40,16,6,0.12)'
    context.fill()
  }
  blade(0, 0)
  const bone = context.createLinearGradient(-wide * 0.2, 0, wide, 0)
  bone.addColorStop(0, '#fff6e0')
  bone.addColorStop(0.25, '#ead9b4')
  bone.addColorStop(0.8, '#cdb588')
  bone.addColorStop(1, '#9c8257')
  context.fillStyle = bone
  context.fill()
  context.restore()
}

/** Tip at the left; the reed runs to the lower right, out of the stage. */
export function paintStylus(
  { context, width, height, ratio }: CanvasFrame,
  sprite: (name: string, make: () => HTMLCanvasElement) => HTMLCanvasElement,
  { stylus }: Tablet,
  x: number,
  y: number,
  lift: number,
) {
  const length = Math.hypot(width, height) * 1.05
  const wide = Math.max(5, stylus)
  const pad = wide * 1.2
  const grain = Math.min(ratio, 2200 / length)
  const paint = (draw: (target: CanvasRenderingContext2D) => void) => () => {
    const target = createOffscreen(length + pad * 2, wide + pad * 2, grain)
    target.translate(pad, pad + wide / 2)
    draw(target)
    return target.canvas
  }
  const shape = (target: CanvasRenderingContext2D, grow: number) => {
    const half = wide / 2 + grow
    target.beginPath()
    target.moveTo(-grow, -half * 0.1)
    target.lineTo(wide * 0.75, -half)
    target.lineTo(length, -half * 1.12)
    target.lineTo(length, half * 1.12)
    target.lineTo(wide * 0.55, half)
    target.closePath()
  }
  const shadow = sprite(
    'shadow',
    paint((target) => {
      for (let step = 7; step >= 0; step--) {
        shape(target, wide * (0.06 * step - 0.16))
        target.fillStyle = 'rgba(40,16,6,0.085)'
        target.fill()
      }
    }),
  )
  const reed = sprite(
    'reed',
    paint((target) => {
      shape(target, 0)
      target.save()
      target.clip()
      const round = target.createLinearGradient(0, -wide * 0.56, 0, wide * 0.56)
      round.addColorStop(0, '#877550')
      round.addColorStop(0.16, '#cdb98a')
      round.addColorStop(0.32, '#eadfba')
      round.addColorStop(0.5, '#bfa775')
      round.addColorStop(0.8, '#836b42')
      round.addColorStop(1, '#4e3c20')
      target.fillStyle = round
      target.fillRect(-wide, -wide, length + wide * 2, wide * 2)
      const random = createRandom('reed')
      for (let fibre = 0; fibre < 26; fibre++) {
        const at = random.between(-0.55, 0.55) * wide
        const from = random.between(0, length)
        target.beginPath()
        target.moveTo(from, at)
        target.lineTo(from + random.between(0.1, 0.5) * length, at + random.between(-0.02, 0.02) * wide)
        target.lineWidth = wide * random.between(0.008, 0.03)
        target.strokeStyle = random() < 0.6 ? 'rgba(80,55,18,0.28)' : 'rgba(255,246,205,0.35)'
        target.stroke()
      }
      // Nodes of the reed.
      for (const node of [5.2, 14.5, 22]) {
        const at = node * wide
        const ring = target.createLinearGradient(at - wide * 0.2, 0, at + wide * 0.2, 0)
        ring.addColorStop(0, 'rgba(70,45,12,0)')
        ring.addColorStop(0.42, 'rgba(70,45,12,0.55)')
        ring.addColorStop(0.5, 'rgba(255,240,190,0.5)')
        ring.addColorStop(0.58, 'rgba(70,45,12,0.4)')
        ring.addColorStop(1, 'rgba(70,45,12,0)')
        target.fillStyle = ring
        target.fillRect(at - wide * 0.2, -wide, wide * 0.4, wide * 2)
      }
      // The cut: two planes meeting in the edge that makes the groove, damp with clay.
      target.beginPath()
      target.moveTo(0, -wide * 0.05)
      target.lineTo(wide * 0.75, -wide * 0.52)
      target.lineTo(wide * 1.5, -wide * 0.04)
      target.closePath()
      target.fillStyle = '#e3d3a8'
      target.fill()
      target.beginPath()
      target.moveTo(0, -wide * 0.05)
      target.lineTo(wide * 1.5, -wide * 0.04)
      target.lineTo(wide * 0.55, wide * 0.52)
      target.closePath()
      target.fillStyle = '#755d38'
      target.fill()
      const wet = target.createLinearGradient(0, 0, wide * 1.1, 0)
      wet.addColorStop(0, 'rgba(104,58,38,0.95)')
      wet.addColorStop(0.5, 'rgba(120,72,50,0.55)')
      wet.addColorStop(1, 'rgba(120,72,50,0)')
      target.fillStyle = wet
      target.fillRect(-wide, -wide, wide * 2.1, wide * 2)
      target.restore()
    }),
  )
  const angle = width >= height ? 0.5 : 0.88
  const place = (picture: HTMLCanvasElement, dx: number, dy: number, turn: number, alpha: number) => {
    context.save()
    context.globalAlpha = alpha
    context.translate(x + dx, y + dy)
    context.rotate(turn)
    context.drawImage(picture, -pad, -pad - wide / 2, picture.width / grain, picture.height / grain)
    context.restore()
  }
  // The tip meets its shadow when it is in the clay; the far end never does.
  place(
    shadow,
    lift * wide * 0.9 + wide * 0.04,
    lift * wide * 1.0 + wide * 0.06,
    angle + 0.055,
    1 - 0.35 * lift,
  )
  place(reed, 0, -lift * wide * 0.12, angle - lift * 0.02, 1)
}
