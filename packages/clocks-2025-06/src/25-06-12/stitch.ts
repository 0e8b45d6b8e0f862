import type { Layout } from './layout'
import type { Thread } from './model'

type Context = CanvasRenderingContext2D

export const CLOTH = { linen: '#36564c', hole: '#2a463d', lit: '#3d5f54' } as const

/** The under leg and the upper leg of a cross. */
const THREADS: Readonly<Record<Thread, readonly [string, string]>> = {
  white: ['#d9d3bd', '#f6f2e2'],
  green: ['#7fa58d', '#a9c9b0'],
}

function leg(
  context: Context,
  colour: string,
  x: number,
  y: number,
  cell: number,
  down: boolean,
  part: number,
) {
  const near = cell * 0.13
  const long = (cell - near * 2) * part
  context.strokeStyle = colour
  context.lineWidth = cell * 0.36
  context.lineCap = 'round'
  context.beginPath()
  if (down) {
    context.moveTo(x + near, y + near)
    context.lineTo(x + near + long, y + near + long)
  } else {
    context.moveTo(x + near, y + cell - near)
    context.lineTo(x + near + long, y + cell - near - long)
  }
  context.stroke()
}

/** Works a cross, the under leg first, as far as its part says. */
export function stitch(
  context: Context,
  { cell, left, top }: Layout,
  thread: Thread,
  at: [number, number],
  part = 1,
) {
  const [x, y] = [left + at[0] * cell, top + at[1] * cell]
  const [under, upper] = THREADS[thread]
  if (part > 0) leg(context, under, x, y, cell, true, Math.min(1, part * 2))
  if (part > 0.5) leg(context, upper, x, y, cell, false, part * 2 - 1)
}

/** Even-weave cloth: a block of threads for each stitch, and a hole where four of them meet. */
export function paintCloth(context: Context, width: number, height: number, { cell, left, top }: Layout) {
  context.fillStyle = CLOTH.linen
  context.fillRect(0, 0, width, height)
  context.fillStyle = CLOTH.lit
  const [x0, y0] = [(left % cell) - cell, (top % cell) - cell]
  for (let y = y0; y < height; y += cell)
    for (let x = x0; x < width; x += cell)
      context.fillRect(x + cell * 0.2, y + cell * 0.2, cell * 0.6, cell * 0.6)
  context.fillStyle = CLOTH.hole
  const size = cell * 0.28
  for (let y = y0; y < height; y += cell)
    for (let x = x0; x < width; x += cell) context.fillRect(x - size / 2, y - size / 2, size, size)
}
