import { type Context, type Plastic, RED, stud } from './bricks'
import { cellOf } from './model'
import type { View } from './view'

/** Where the sheet of instructions lies on the stage, in CSS pixels; its middle, and its width before the camera. */
export interface Sheet {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly deep: number
}

/** In the corner the site leaves free; nowhere on stages too small to print it on. */
export function sheetFor(width: number, height: number, { sine }: View): Sheet | undefined {
  const upright = height > width
  const wide = upright ? Math.min(width * 0.46, height * 0.28) : Math.min(width * 0.28, height * 0.46)
  if (wide < 130) return undefined
  const deep = wide * 0.72
  return upright
    ? { x: wide * 0.58, y: height - deep * sine * 0.68, wide, deep }
    : { x: wide * 0.56, y: deep * sine * 0.72, wide, deep }
}

/**
 * The printed plan of the course: its number in the middle, what is laid in colour, the next brick in a frame beside.
 * @param colourAt - The plastic of a brick of the course, counted from `1`.
 */
export function drawSheet(
  context: Context,
  view: View,
  { x, y, wide, deep }: Sheet,
  paper: CanvasImageSource,
  hour: number,
  laid: number,
  colourAt: (number: number) => Plastic,
) {
  const lean = -0.1
  const size = wide / 100
  context.save()
  context.translate(x, y)
  context.scale(1, view.sine)
  context.rotate(lean)
  context.fillStyle = 'rgb(40 28 20 / 0.32)'
  context.fillRect(-wide / 2 + size * 1.6, -deep / 2 + size * 0.4, wide, deep + size * 0.6)
  context.fillStyle = '#fbf7ec'
  context.fillRect(-wide / 2, -deep / 2, wide, deep)
  context.drawImage(paper, -wide / 2, -deep / 2, wide, deep)
  // Folded once, and not quite flat since.
  const fold = context.createLinearGradient(-wide / 2, 0, wide / 2, 0)
  for (const [at, shade] of [
    [0, 'rgb(60 50 40 / 0)'],
    [0.6, 'rgb(60 50 40 / 0.05)'],
    [0.635, 'rgb(60 50 40 / 0.26)'],
    [0.64, 'rgb(255 255 255 / 0.5)'],
    [0.72, 'rgb(255 255 255 / 0.12)'],
    [1, 'rgb(60 50 40 / 0.1)'],
  ] as const)
    fold.addColorStop(at, shade)
  context.fillStyle = fold
  context.fillRect(-wide / 2, -deep / 2, wide, deep)

  // The course as the camera sees it, its far corner up.
  const cell = deep / 26
  context.save()
  context.translate(-wide * 0.18, 0)
  context.rotate(Math.PI / 4)
  context.lineWidth = cell * 0.14
  for (let number = 1; number <= 60; number++) {
    const place = cellOf(number - 1)
    const [left, top] = [(place.x - 8) * cell, (place.y - 8) * cell]
    const next = number === laid + 1
    context.fillStyle = next ? '#ffffff' : number <= laid ? colourAt(number).left : '#e4ddcf'
    context.strokeStyle = number <= laid ? colourAt(number).edge : '#b3a894'
    context.fillRect(left, top, cell, cell)
    context.strokeRect(left, top, cell, cell)
  }
  const place = cellOf(laid)
  context.strokeStyle = RED.left
  context.lineWidth = cell * 0.5
  context.strokeRect((place.x - 8.3) * cell, (place.y - 8.3) * cell, cell * 1.6, cell * 1.6)
  context.restore()
  context.fillStyle = '#23282b'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `600 ${deep * 0.34}px "ft-25-05-16 Rounded"`
  context.fillText(String(hour), -wide * 0.18, deep * 0.12)
  // What to take.
  context.fillStyle = '#cfe6f4'
  context.strokeStyle = '#5f8fae'
  context.lineWidth = size * 0.7
  context.beginPath()
  context.roundRect(wide * 0.2, -deep * 0.36, wide * 0.24, deep * 0.72, size * 2)
  context.fill()
  context.stroke()
  const colour = colourAt(laid + 1)
  const half = size * 8.4
  const [middle, head] = [wide * 0.32, -size * 6.5]
  const face = (points: readonly (readonly [number, number])[], fill: string) => {
    context.fillStyle = fill
    context.strokeStyle = colour.edge
    context.lineWidth = size * 0.4
    context.beginPath()
    for (const [across, down] of points) context.lineTo(middle + across * half, head + down * half)
    context.closePath()
    context.fill()
    context.stroke()
  }
  face(
    [
      [0, -0.8],
      [1, 0],
      [0, 0.8],
      [-1, 0],
    ],
    colour.top,
  )
  face(
    [
      [-1, 0],
      [0, 0.8],
      [0, 2.3],
      [-1, 1.5],
    ],
    colour.left,
  )
  face(
    [
      [1, 0],
      [0, 0.8],
      [0, 2.3],
      [1, 1.5],
    ],
    colour.right,
  )
  stud(context, { ...view, unit: half * 1.5, x: middle, y: head, sine: 0.78, cosine: 0.8 }, 0, 0, 0, colour)
  context.restore()
}
