import { createRandom } from '@found-time/clock-runtime'
import type { Layout } from './layout'
import type { Thread } from './model'

type Context = CanvasRenderingContext2D

export const CLOTH = {
  linen: '#d92f68',
  dark: '#a3184a',
  pale: '#f2638f',
  print: '#9d1547',
  outline: '#4c0633',
} as const

/** The shaded side, the body and the lit side of a thread. */
export const THREADS: Readonly<Record<Thread, readonly [string, string, string]>> = {
  ground: ['#2b0322', '#560d42', '#7f2664'],
  motif: ['#b86a0c', '#f5a81c', '#ffd76b'],
  colon: ['#b86a0c', '#f5a81c', '#ffd76b'],
  figure: ['#c9a7b2', '#fff6f2', '#ffffff'],
}

/** How many crosses of a thread are drawn a little differently from each other. */
const HANDS = 4

function surface(width: number, height: number): [HTMLCanvasElement, Context] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return [canvas, canvas.getContext('2d')!]
}

/** One leg of a cross: its shadow, and a round thread lit from the upper left, with its ply. */
function paintLeg(
  context: Context,
  size: number,
  [dark, body, light]: readonly [string, string, string],
  upper: boolean,
  lean: number,
) {
  context.save()
  context.translate(size / 2, size / 2)
  context.rotate(((upper ? -1 : 1) * Math.PI) / 4 + lean)
  const long = size * 0.54
  const thick = size * 0.37
  const line = (colour: string, width: number, x: number, y: number, reach = long) => {
    context.strokeStyle = colour
    context.lineWidth = width
    context.beginPath()
    context.moveTo(x - reach, y)
    context.lineTo(x + reach, y)
    context.stroke()
  }
  context.lineCap = 'round'
  line('rgb(40 0 24 / .4)', thick * 1.1, upper ? -size * 0.03 : size * 0.09, size * 0.1)
  line(dark, thick, 0, 0)
  line(body, thick * 0.72, 0, -thick * 0.1)
  line(light, thick * 0.22, 0, -thick * 0.2, long * 0.86)
  if (size > 9) {
    context.strokeStyle = dark
    context.globalAlpha = 0.35
    context.lineWidth = size * 0.045
    context.beginPath()
    for (let at = -0.75; at < 0.9; at += 0.3) {
      context.moveTo(at * long - thick * 0.2, thick * 0.34)
      context.lineTo(at * long + thick * 0.26, -thick * 0.36)
    }
    context.stroke()
  }
  context.restore()
}

/** A strip of crosses of one thread, each done by a hand that is no machine; with only the under leg when `half`. */
function skein(thread: Thread, size: number, half: boolean): HTMLCanvasElement {
  const wide = size * 2
  const [canvas, context] = surface(wide * HANDS, wide)
  const { between } = createRandom('25-06-12', thread)
  for (let hand = 0; hand < HANDS; hand++) {
    context.setTransform(1, 0, 0, 1, hand * wide + size / 2 + between(-0.03, 0.03) * size, size / 2)
    paintLeg(context, size, THREADS[thread], false, between(-0.07, 0.07))
    if (!half) paintLeg(context, size, THREADS[thread], true, between(-0.07, 0.07))
  }
  return canvas
}

/** Works crosses of the panel by their numbers. */
export function stitcher(context: Context, { cell, left, top, columns }: Layout, ratio: number) {
  const size = Math.ceil(cell * ratio)
  const skeins = new Map<string, HTMLCanvasElement>()
  return (thread: Thread, at: number, half = false) => {
    const name = `${thread}${half}`
    const strip = skeins.get(name) ?? skein(thread, size, half)
    skeins.set(name, strip)
    const hand = (at * 7 + Math.floor(at / columns) * 3) % HANDS
    context.drawImage(
      strip,
      hand * size * 2,
      0,
      size * 2,
      size * 2,
      left + ((at % columns) - 0.5) * cell,
      top + (Math.floor(at / columns) - 0.5) * cell,
      cell * 2,
      cell * 2,
    )
  }
}

/** Even-weave linen: two threads to a stitch either way, a hole where four stitches meet, here and there a slub. */
function paintWeave(context: Context, width: number, height: number, layout: Layout, ratio: number) {
  const { cell, left, top } = layout
  const size = Math.ceil(cell * ratio)
  const [tile, weave] = surface(size, size)
  const bar = (colour: string, x: number, y: number, w: number, h: number) => {
    weave.fillStyle = colour
    weave.fillRect(x * size, y * size, w * size, h * size)
  }
  for (const [x, y] of [
    [0, 0],
    [0.5, 0.5],
    [0.5, 0],
    [0, 0.5],
  ] as const) {
    const over = x === y
    bar('rgb(255 225 235 / .13)', x + 0.06, y + 0.06, over ? 0.38 : 0.14, over ? 0.14 : 0.38)
    bar(
      'rgb(70 0 30 / .22)',
      over ? x + 0.06 : x + 0.32,
      over ? y + 0.32 : y + 0.06,
      over ? 0.38 : 0.12,
      over ? 0.12 : 0.38,
    )
  }
  bar('rgb(70 0 30 / .4)', 0, 0, 0.12, 0.12)
  const pattern = context.createPattern(tile, 'repeat')!
  pattern.setTransform(new DOMMatrix([cell / size, 0, 0, cell / size, left, top]))
  const { between } = createRandom('25-06-12', 'slubs')
  for (let y = (top % cell) - cell; y < height; y += cell / 2) {
    context.fillStyle = between(0, 1) < 0.5 ? CLOTH.dark : CLOTH.pale
    context.globalAlpha = between(0, 0.16)
    context.fillRect(0, y, width, cell / 2)
  }
  for (let x = (left % cell) - cell; x < width; x += cell / 2) {
    context.fillStyle = between(0, 1) < 0.5 ? CLOTH.dark : CLOTH.pale
    context.globalAlpha = between(0, 0.16)
    context.fillRect(x, 0, cell / 2, height)
  }
  context.globalAlpha = 1
  context.fillStyle = pattern
  context.fillRect(0, 0, width, height)
}

/** White stripes woven along the hem; where they cross the cloth is whiter, as in any glass towel. */
function paintStripes(context: Context, width: number, height: number, { cell, left, top }: Layout) {
  context.fillStyle = 'rgb(255 240 240 / .62)'
  const along = (space: number, paint: (at: number, wide: number) => void) => {
    const free = space / cell - 1
    if (free > 13)
      for (const [at, wide] of [
        [2, 1],
        [4, 4],
        [9, 1],
      ] as const)
        paint((at + (free - 12) / 2) * cell, wide * cell)
    else if (free > 5)
      for (const [at, wide] of [
        [0, 0.5],
        [1, 1.5],
        [3, 0.5],
      ] as const)
        paint((at + (free - 3.5) / 2) * cell, wide * cell)
    else if (free > 1) paint(((free - Math.min(1.5, free / 2)) / 2) * cell, Math.min(1.5, free / 2) * cell)
  }
  along(left, (at, wide) => {
    context.fillRect(at, 0, wide, height)
    context.fillRect(width - at - wide, 0, wide, height)
  })
  along(top, (at, wide) => {
    context.fillRect(0, at, width, wide)
    context.fillRect(0, height - at - wide, width, wide)
  })
}

export function paintCloth(context: Context, width: number, height: number, layout: Layout, ratio: number) {
  context.fillStyle = CLOTH.linen
  context.fillRect(0, 0, width, height)
  paintStripes(context, width, height, layout)
  paintWeave(context, width, height, layout, ratio)
}

/** Light from a window at the upper left, and the creases of a towel that was ironed in quarters. */
export function paintLight(context: Context, width: number, height: number) {
  const light = context.createLinearGradient(0, 0, width, height)
  light.addColorStop(0, 'rgb(255 236 214 / .2)')
  light.addColorStop(0.42, 'rgb(255 236 214 / 0)')
  light.addColorStop(0.6, 'rgb(48 0 40 / 0)')
  light.addColorStop(1, 'rgb(48 0 40 / .34)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const crease = (x: number, y: number, toX: number, toY: number) => {
    const fold = context.createLinearGradient(x, y, toX, toY)
    fold.addColorStop(0, 'rgb(48 0 40 / 0)')
    fold.addColorStop(0.47, 'rgb(48 0 40 / .15)')
    fold.addColorStop(0.5, 'rgb(255 236 224 / .18)')
    fold.addColorStop(0.58, 'rgb(255 236 224 / .07)')
    fold.addColorStop(1, 'rgb(255 236 224 / 0)')
    context.fillStyle = fold
    context.fillRect(x, y, toX - x || width, toY - y || height)
  }
  const wide = Math.max(width, height) * 0.09
  const long = width > height
  for (const at of long ? [1 / 3, 2 / 3] : [0.5]) crease(width * at - wide / 2, 0, width * at + wide / 2, 0)
  for (const at of long ? [0.5] : [1 / 3, 2 / 3]) crease(0, height * at - wide / 2, 0, height * at + wide / 2)
}
