import { type Context, linear, rounded, TAU } from './brush'
import { meander, rays } from './ornament'
import { FACE, SLIP, TURNED } from './palette'

/** An Athenian owl in the painter's black, `size` high, standing at its feet. */
function owl(context: Context, x: number, foot: number, size: number, ground: string) {
  context.save()
  context.translate(x, foot)
  context.scale(size, size)
  context.fillStyle = SLIP
  context.beginPath()
  context.moveTo(-0.3, -0.62)
  context.bezierCurveTo(-0.42, -0.3, -0.2, -0.12, 0.06, -0.1)
  context.lineTo(0.46, 0.02)
  context.lineTo(0.3, -0.3)
  context.bezierCurveTo(0.26, -0.52, 0.16, -0.66, 0.06, -0.7)
  context.closePath()
  context.fill()
  context.beginPath()
  context.ellipse(-0.12, -0.77, 0.25, 0.22, 0, 0, TAU)
  context.fill()
  context.fillRect(-0.13, -0.2, 0.06, 0.2)
  context.fillRect(0.02, -0.2, 0.06, 0.2)
  context.fillRect(-0.2, -0.03, 0.16, 0.03)
  context.fillRect(-0.04, -0.03, 0.16, 0.03)
  for (const eye of [-0.22, -0.02]) {
    context.fillStyle = '#fff0d2'
    context.beginPath()
    context.arc(eye, -0.79, 0.082, 0, TAU)
    context.fill()
    context.fillStyle = SLIP
    context.beginPath()
    context.arc(eye, -0.79, 0.046, 0, TAU)
    context.fill()
  }
  context.fillStyle = ground
  context.beginPath()
  context.moveTo(-0.145, -0.74)
  context.lineTo(-0.095, -0.74)
  context.lineTo(-0.12, -0.64)
  context.fill()
  context.strokeStyle = ground
  context.lineWidth = 0.016
  for (let feather = 0; feather < 5; feather++) {
    context.beginPath()
    context.moveTo(-0.02 + feather * 0.02, -0.56 + feather * 0.05)
    context.quadraticCurveTo(0.2, -0.5 + feather * 0.08, 0.36, -0.06 - feather * 0.012)
    context.stroke()
  }
  context.fillStyle = '#fff0d2'
  for (let dot = 0; dot < 9; dot++) {
    context.beginPath()
    context.arc(-0.24 + (dot % 3) * 0.075, -0.5 + Math.floor(dot / 3) * 0.09, 0.013, 0, TAU)
    context.fill()
  }
  context.restore()
}

/** A neck amphora in black, an owl in its panel. */
export function amphora(
  context: Context,
  x: number,
  foot: number,
  tall: number,
  fill: CanvasPattern | string,
  shade = false,
) {
  const at = (across: number, up: number): [number, number] => [x + across * tall, foot - up * tall]
  const body = new Path2D()
  for (const side of [1, -1]) {
    const points: [number, number][][] = [
      [[0.12, 0]],
      [[0.125, 0.035]],
      [
        [0.06, 0.045],
        [0.05, 0.06],
        [0.055, 0.075],
      ],
      [
        [0.13, 0.2],
        [0.26, 0.36],
        [0.265, 0.53],
      ],
      [
        [0.265, 0.66],
        [0.18, 0.73],
        [0.095, 0.765],
      ],
      [
        [0.085, 0.82],
        [0.085, 0.88],
        [0.1, 0.93],
      ],
      [[0.145, 0.945]],
      [[0.14, 1]],
    ]
    const half = new Path2D()
    half.moveTo(...at(0, 0))
    for (const [first, second, last] of points) {
      const on = (point: [number, number]) => at(side * point[0], point[1])
      if (second && last) half.bezierCurveTo(...on(first!), ...on(second), ...on(last))
      else half.lineTo(...on(first!))
    }
    half.lineTo(...at(0, 1))
    body.addPath(half)
  }
  const handles = new Path2D()
  for (const side of [-1, 1]) {
    handles.moveTo(...at(side * 0.09, 0.9))
    handles.bezierCurveTo(...at(side * 0.2, 0.96), ...at(side * 0.23, 0.84), ...at(side * 0.185, 0.7))
  }
  context.lineWidth = tall * 0.032
  context.lineCap = 'butt'
  if (!shade) context.fillStyle = context.strokeStyle = SLIP
  context.stroke(handles)
  context.fill(body)
  if (shade) return
  context.strokeStyle = 'rgb(255 226 200 / 0.3)'
  context.lineWidth = tall * 0.007
  context.stroke(handles)
  context.save()
  context.clip(body)
  const [left, right] = [x - 0.27 * tall, x + 0.27 * tall]
  const turned = rounded(context, left, right, ...TURNED)
  const zone = (low: number, high: number, half = 0.27) => {
    for (const paint of [fill, turned]) {
      context.fillStyle = paint
      context.fillRect(x - half * tall, foot - high * tall, 2 * half * tall, (high - low) * tall)
    }
  }
  zone(0.085, 0.19)
  context.fillStyle = SLIP
  rays(context, left, right, foot - 0.085 * tall, 0.1 * tall, 26)
  zone(0.225, 0.232)
  zone(0.245, 0.252)
  zone(0.3, 0.665, 0.2)
  context.fillStyle = SLIP
  context.fillRect(x - 0.2 * tall, foot - 0.612 * tall, 0.4 * tall, tall * 0.006)
  meander(context, x - 0.2 * tall, x + 0.2 * tall, foot - 0.662 * tall, 0.046 * tall, SLIP)
  zone(0.78, 0.9)
  context.fillStyle = SLIP
  // Palmettes round the neck.
  for (let leaf = -3; leaf <= 3; leaf++)
    for (let blade = -2; blade <= 2; blade++) {
      context.save()
      context.translate(x + leaf * 0.064 * tall, foot - 0.795 * tall)
      context.rotate(blade * 0.46)
      context.beginPath()
      context.ellipse(0, -0.05 * tall, 0.0056 * tall, (0.038 - 0.007 * Math.abs(blade)) * tall, 0, 0, TAU)
      context.fill()
      context.restore()
    }
  owl(context, x - 0.01 * tall, foot - 0.312 * tall, 0.29 * tall, '#df874a')
  // A sprig of olive behind its head, the city's letters before it.
  context.strokeStyle = context.fillStyle = SLIP
  context.lineWidth = tall * 0.004
  context.beginPath()
  context.moveTo(x - 0.19 * tall, foot - 0.6 * tall)
  context.quadraticCurveTo(x - 0.16 * tall, foot - 0.57 * tall, x - 0.13 * tall, foot - 0.5 * tall)
  context.stroke()
  for (const [px, py, turn] of [
    [-0.165, 0.565, 0.2],
    [-0.15, 0.54, 1.9],
    [-0.13, 0.505, 0.9],
  ] as const) {
    context.beginPath()
    context.ellipse(x + px * tall, foot - py * tall, 0.026 * tall, 0.008 * tall, turn, 0, TAU)
    context.fill()
  }
  context.font = `700 ${tall * 0.052}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const [index, letter] of [...'ΑΘΕ'].entries())
    context.fillText(letter, x + 0.155 * tall, foot - (0.545 - index * 0.062) * tall)
  context.fillStyle = linear(context, [left, 0], [right, 0], 'rgb(255 240 220 / 0)', 'rgb(0 0 0 / 0.4)')
  context.fillRect(left, foot - tall, right - left, tall)
  // The window in the gloss.
  context.fillStyle = 'rgb(255 244 226 / 0.2)'
  context.beginPath()
  context.ellipse(x - 0.215 * tall, foot - 0.55 * tall, 0.012 * tall, 0.1 * tall, 0.06, 0, TAU)
  context.fill()
  context.restore()
}
