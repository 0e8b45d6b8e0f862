import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Tablet, tabletOf } from './layout'

export function smear(
  context: CanvasRenderingContext2D,
  tablet: Tablet,
  left: number,
  right: number,
  top: number,
  foot: number,
  strength: number,
) {
  if (strength <= 0.01 || right - left < 1) return
  const random = createRandom('smear')
  context.save()
  outline(context, tablet)
  context.clip()
  context.lineCap = 'round'
  const count = 11
  for (let line = 0; line < count; line++) {
    const y = top + ((line + 0.5) / count) * (foot - top)
    const bow = random.between(-0.02, 0.02) * (foot - top)
    const ends = right - random.between(0, 0.12) * (right - left)
    context.beginPath()
    context.moveTo(left + random.between(0, 0.1) * (right - left), y)
    context.quadraticCurveTo((left + ends) / 2, y + bow, ends, y)
    context.lineWidth = ((foot - top) / count) * random.between(0.3, 0.9)
    context.strokeStyle =
      line % 3 === 1 ? `rgba(60,26,12,${0.09 * strength})` : `rgba(255,226,200,${0.14 * strength})`
    context.stroke()
  }
  context.restore()
}

/** The outline of the tablet: right and lower edges bowed, the corner between them round. */
function outline(context: CanvasRenderingContext2D, { right, foot }: Tablet, inset = 0) {
  const corner = Math.min(right, foot) * 0.2
  const bow = Math.min(right, foot) * 0.018
  const [x, y] = [right - inset, foot - inset]
  context.beginPath()
  context.moveTo(-200, -200)
  context.lineTo(x - bow * 2, -200)
  context.quadraticCurveTo(x + bow, y * 0.42, x - bow, y - corner)
  context.bezierCurveTo(
    x - bow * 1.6,
    y - corner * 0.3,
    x - corner * 0.36,
    y - bow * 1.2,
    x - corner,
    y - bow,
  )
  context.quadraticCurveTo(x * 0.45, y + bow, -200, y - bow * 3)
  context.closePath()
}

/** The bench about the tablet, the tablet's edges and its rulings; its clay is the stage's own ground. */
export function bare({ context, width, height }: CanvasFrame) {
  const tablet = tabletOf(width, height)
  const least = Math.min(width, height)
  // What of the bench the tablet is sure to cover is left away.
  const corner = Math.min(tablet.right, tablet.foot) * 0.2
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.rect(0, 0, Math.floor(tablet.right - corner), Math.floor(tablet.foot - corner))
  context.clip('evenodd')
  // The bench, limewashed.
  context.fillStyle = '#d8cdb9'
  context.fillRect(0, 0, width, height)

  // The tablet's shadow, in steps that soften away from it.
  for (let step = 14; step > 0; step--) {
    context.save()
    context.translate(least * 0.0035 * step, least * 0.0045 * step)
    outline(context, tablet)
    context.fillStyle = 'rgba(52,30,18,0.075)'
    context.fill()
    context.restore()
  }
  outline(context, tablet)
  context.globalCompositeOperation = 'destination-out'
  context.fill()
  context.restore()

  context.save()
  outline(context, tablet)
  context.clip()
  // The edges roll away from the light.
  const roll = least * 0.085
  for (let step = 0; step < 14; step++) {
    const part = step / 14
    outline(context, tablet, -1)
    context.lineWidth = roll * 2 * (1 - part) ** 1.5 + 1
    context.strokeStyle = 'rgba(55,15,14,0.084)'
    context.stroke()
  }
  // A last glint of reflected light from the bench.
  outline(context, tablet, least * 0.006)
  context.lineWidth = least * 0.005
  context.strokeStyle = 'rgba(230,205,180,0.16)'
  context.stroke()

  // Rulings, drawn with a taut thread: a groove dark towards the light and bright away from it.
  const fine = Math.max(0.8, least * 0.0042)
  for (const [x0, y0, x1, y1] of tablet.rulings) {
    const upright = x0 === x1
    const line = (offset: number, colour: string, wide: number) => {
      context.beginPath()
      const [dx, dy] = upright ? [offset, 0] : [0, offset]
      context.moveTo(x0 + dx, y0 + dy)
      const sag = least * 0.006
      context.quadraticCurveTo(
        (x0 + x1) / 2 + dx + (upright ? sag : 0),
        (y0 + y1) / 2 + dy + (upright ? 0 : sag),
        x1 + dx,
        y1 + dy,
      )
      context.lineWidth = wide
      context.strokeStyle = colour
      context.stroke()
    }
    line(-fine * 1.1, 'rgba(255,228,200,0.22)', fine)
    line(0, 'rgba(42,16,7,0.55)', fine * 1.3)
    line(fine * 1.15, 'rgba(255,228,200,0.5)', fine * 0.9)
  }
  context.restore()
}
