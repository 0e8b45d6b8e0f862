import { type Dial, handsAt, type Style, styleOf } from './model'

const TAU = Math.PI * 2
export const FAMILIES = ['Gloock', 'Bungee', 'Shrikhand', 'Jacquard', 'Dela', 'Rubik'].map(
  (name) => `ft-25-08-13 ${name}`,
)
/** How high the figures of each typeface are, in parts of its size. */
const FIGURES = [0.75, 0.72, 0.7, 0.55, 0.73, 0.7]

/** The sixty minutes: every fifth a broad block at the rim, the others narrow ones, for as many as can be seen. */
function drawMinutes(context: CanvasRenderingContext2D, style: Style, pixels: number) {
  context.fillStyle = style.ink
  for (let minute = 0; minute < 60; minute++) {
    const five = minute % 5 === 0
    if (!five && pixels < 26) continue
    context.save()
    context.rotate((minute / 60) * TAU)
    const width = five ? 0.05 : 0.022
    context.fillRect(-width / 2, -0.965, width, five ? 0.105 : 0.07)
    context.restore()
  }
}

function drawFigures(context: CanvasRenderingContext2D, style: Style) {
  const high = FIGURES[style.family]! * style.size
  const out = 0.84 - high / 2
  context.font = `400 100px "${FAMILIES[style.family]}"`
  context.textAlign = 'center'
  for (let hour = 1; hour <= 12; hour++) {
    const [x, y] = [Math.sin((hour / 12) * TAU) * out, -Math.cos((hour / 12) * TAU) * out]
    context.save()
    context.translate(x, y + high / 2)
    context.scale(style.size / 100, style.size / 100)
    context.fillText(String(hour), 0, 0)
    context.restore()
  }
}

function drawHand(
  context: CanvasRenderingContext2D,
  {
    turn,
    length,
    width,
    blunt,
    colour,
  }: { turn: number; length: number; width: number; blunt: boolean; colour: string },
) {
  context.save()
  context.rotate(turn * TAU)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(-width / 2, 0.08)
  context.lineTo(width / 2, 0.08)
  const neck = blunt ? length - width * 0.35 : length * 0.72
  context.lineTo(width * (blunt ? 0.5 : 0.62), -neck)
  context.lineTo(0, -length)
  context.lineTo(-width * (blunt ? 0.5 : 0.62), -neck)
  context.closePath()
  context.fill()
  context.restore()
}

/** A clock that tells the time of now, whichever minute's it is. */
export function drawDial(context: CanvasRenderingContext2D, dial: Dial, now: number) {
  const style = styleOf(dial.minute)
  const rim = styleOf(dial.minute + 3)
  context.save()
  context.translate(dial.x, dial.y)
  context.scale(dial.radius, dial.radius)
  const pixels = Math.abs(context.getTransform().a)
  context.fillStyle = style.ink
  context.beginPath()
  context.arc(0, 0, 1.035, 0, TAU)
  context.fill()
  context.fillStyle = style.face
  context.beginPath()
  context.arc(0, 0, 1, 0, TAU)
  context.fill()
  if (pixels > 7) {
    drawMinutes(context, style, pixels)
    drawFigures(context, style)
    const hands = handsAt(now)
    drawHand(context, {
      turn: hands.minute,
      length: 0.93,
      width: 0.062,
      blunt: style.blunt,
      colour: style.minute,
    })
    drawHand(context, {
      turn: hands.hour,
      length: 0.52,
      width: 0.125,
      blunt: style.blunt,
      colour: style.hour,
    })
    context.fillStyle = rim.face
    context.beginPath()
    context.arc(0, 0, 0.05, 0, TAU)
    context.fill()
  }
  context.restore()
}
