import { createOffscreen } from '@found-time/clock-runtime/canvas'
import type { Layout } from './layout'
import type { Thread } from './model'

type Context = CanvasRenderingContext2D

export const CLOTH = { linen: '#36564c', hole: '#2a463d', lit: '#3d5f54' } as const

/** The under leg and the upper leg of a cross. */
const THREADS: Readonly<Record<Thread, readonly [string, string]>> = {
  white: ['#d9d3bd', '#f6f2e2'],
  green: ['#7fa58d', '#a9c9b0'],
}

function leg(path: Path2D, x: number, y: number, cell: number, down: boolean, part: number) {
  const near = cell * 0.13
  const long = (cell - near * 2) * part
  path.moveTo(x + near, down ? y + near : y + cell - near)
  path.lineTo(x + near + long, down ? y + near + long : y + cell - near - long)
}

/** Works one leg of many crosses with one stroke of the pen. */
function sew(context: Context, colour: string, cell: number, legs: Path2D) {
  context.strokeStyle = colour
  context.lineWidth = cell * 0.36
  context.lineCap = 'round'
  context.stroke(legs)
}

type Places = readonly { readonly x: number; readonly y: number }[]

/** Works crosses of a thread, all under legs first, the last cross as far as its part says. */
export function stitch(
  context: Context,
  { cell, left, top }: Layout,
  thread: Thread,
  places: Places,
  part = 1,
) {
  const [under, upper] = [new Path2D(), new Path2D()]
  for (const [index, at] of places.entries()) {
    const [x, y] = [left + at.x * cell, top + at.y * cell]
    const done = index === places.length - 1 ? part : 1
    if (done > 0) leg(under, x, y, cell, true, Math.min(1, done * 2))
    if (done > 0.5) leg(upper, x, y, cell, false, done * 2 - 1)
  }
  sew(context, THREADS[thread][0], cell, under)
  sew(context, THREADS[thread][1], cell, upper)
}

/** Whether stitches are whole pixels of the screen, so that one can be laid down in place of another. */
const isWhole = ({ cell }: Layout, ratio: number) => Math.abs(cell * ratio - Math.round(cell * ratio)) < 1e-6

/** Something painted once, in the screen's own pixels, as long as it takes to lay it down. */
function withCopy(
  side: number,
  ratio: number,
  paint: (pen: Context) => void,
  use: (copy: HTMLCanvasElement) => void,
) {
  const pen = createOffscreen(Math.round(side * ratio), Math.round(side * ratio))
  const copy = pen.canvas
  pen.scale(ratio, ratio)
  paint(pen)
  use(copy)
  copy.width = copy.height = 0
}

/** Works crosses of a thread by the thousand: one is worked, and laid down in all places. */
export function stitchAll(context: Context, layout: Layout, thread: Thread, places: Places, ratio: number) {
  const { cell, left, top } = layout
  if (!isWhole(layout, ratio)) {
    for (const place of places) stitch(context, layout, thread, [place])
    return
  }
  // The ends of its legs reach beyond its place by less than two pixels' worth.
  const hem = Math.ceil(cell * ratio * 0.06 + 1) / ratio
  const side = cell + hem * 2
  withCopy(
    side,
    ratio,
    (pen) => stitch(pen, { ...layout, left: hem, top: hem }, thread, [{ x: 0, y: 0 }]),
    (cross) => {
      for (const { x, y } of places)
        context.drawImage(cross, left + x * cell - hem, top + y * cell - hem, side, side)
    },
  )
}

function paintWeave(context: Context, width: number, height: number, { cell, left, top }: Layout) {
  context.fillStyle = CLOTH.linen
  context.fillRect(0, 0, width, height)
  context.fillStyle = CLOTH.lit
  const [x0, y0] = [(left % cell) - cell, (top % cell) - cell]
  for (let y = y0; y < height; y += cell)
    for (let x = x0; x < width; x += cell)
      context.fillRect(x + cell * 0.2, y + cell * 0.2, cell * 0.6, cell * 0.6)
  context.fillStyle = CLOTH.hole
  const size = cell * 0.28
  for (let y = y0; y < height + cell; y += cell)
    for (let x = x0; x < width + cell; x += cell) context.fillRect(x - size / 2, y - size / 2, size, size)
}

/** Even-weave cloth: a block of threads for each stitch, and a hole where four of them meet. */
export function paintCloth(context: Context, width: number, height: number, layout: Layout, ratio: number) {
  const { cell, left, top } = layout
  if (!isWhole(layout, ratio)) return paintWeave(context, width, height, layout)
  withCopy(
    cell,
    ratio,
    (pen) => paintWeave(pen, cell, cell, { ...layout, left: 0, top: 0 }),
    (place) => {
      context.save()
      context.translate((left % cell) - cell, (top % cell) - cell)
      context.scale(1 / ratio, 1 / ratio)
      context.fillStyle = context.createPattern(place, 'repeat')!
      context.fillRect(0, 0, (width + cell * 2) * ratio, (height + cell * 2) * ratio)
      context.restore()
    },
  )
}
