import { createRandom } from '@found-time/clock-runtime'
import { leastFor, type Sign, signOf } from './model'

/** Pictures of a disc as they lie in `discs.webp`: three black ones, six yellow ones, and those in between. */
const ACROSS = 7
const YELLOW = 3
const TURNING = 9
const PICTURES = 21

/** How the yellow ones lie: most of them nearly flat, here and there one that is askew. */
const LIES = [1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 2, 3, 2, 3, 1, 2, 3, 4, 0] as const

/** A sign on a stage: lengths in pixels of the screen. */
export interface Wall extends Sign {
  readonly key: string
  readonly cell: number
  /** Upper left corner of the first disc. */
  readonly x: number
  readonly y: number
}

/** What the bus's front takes of the stage on each side, in parts of its shorter side. */
const FRONT = 0.062

/** Whole discs of whole pixels, and as many more as there is room for. */
export function wallOn(width: number, height: number, ratio: number): Wall {
  const least = leastFor(width, height)
  const front = Math.min(width, height) * FRONT
  const [wide, high] = [(width - front * 2) * ratio, (height - front * 2) * ratio]
  const cell = Math.max(1, Math.floor(Math.min(wide / least.columns, high / least.rows)))
  const discs = (room: number, atLeast: number) => Math.max(atLeast, Math.floor(room / cell))
  // An even number of columns has a middle.
  const columns = discs(wide, least.columns) & ~1
  const rows = discs(high, least.rows)
  return {
    ...signOf(Math.max(columns, least.columns), rows, least.stacked),
    key: [columns, rows, cell].join(),
    cell,
    x: Math.round((width * ratio - Math.max(columns, least.columns) * cell) / 2),
    y: Math.round((height * ratio - rows * cell) / 2),
  }
}

/** What a sign is drawn with: the pictures at the size of its discs, and how each disc lies. */
export interface Kit {
  readonly key: string
  /** Each by itself, off the graphics card: WebKitGTK reads the whole of a canvas back for each drawing of a part. */
  readonly pictures: readonly HTMLCanvasElement[]
  readonly lies: Uint8Array
  /** The rows of the bus, once they are laid out. */
  bus?: { readonly black: HTMLCanvasElement; readonly yellow: HTMLCanvasElement }
}

/** A surface off the graphics card, for what is laid down there by the thousand and then shown as one picture. */
export function surfaceOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d', { willReadFrequently: true })!
}

export const kitKey = ({ key }: Wall, seed: string) => key + seed

/** In pieces of a few milliseconds. */
export function* kitFor(wall: Wall, picture: HTMLImageElement, seed: string): Generator<void, Kit> {
  const { cell, columns, rows } = wall
  let from: HTMLImageElement | HTMLCanvasElement = picture
  let size = picture.naturalWidth / ACROSS
  const scaled = (to: number) => {
    const context = surfaceOf(to * ACROSS, (to * PICTURES) / ACROSS)
    context.imageSmoothingQuality = 'high'
    context.drawImage(from, 0, 0, context.canvas.width, context.canvas.height)
    return context.canvas
  }
  // By halves: what is made small at once is made of a few of its pixels.
  while (size >= cell * 2) {
    size /= 2
    from = scaled(size)
    yield
  }
  const sheet = scaled(cell)
  yield
  const pictures: HTMLCanvasElement[] = []
  for (let picture = 0; picture < PICTURES; picture++) {
    const context = surfaceOf(cell, cell)
    const [left, top] = [(picture % ACROSS) * cell, Math.floor(picture / ACROSS) * cell]
    context.drawImage(sheet, -left, -top)
    pictures.push(context.canvas)
    yield
  }
  const { integer } = createRandom(seed, 'discs')
  const lies = Uint8Array.from({ length: columns * rows }, () => LIES[integer(0, LIES.length - 1)]!)
  return { key: kitKey(wall, seed), pictures, lies }
}

/** @param turn - `0` black, `1` yellow. */
export function drawDisc(
  context: CanvasRenderingContext2D,
  { cell, columns, x, y }: Wall,
  { pictures, lies }: Kit,
  index: number,
  turn: number,
) {
  const lie = lies[index]!
  const picture =
    turn <= 0
      ? lie >> 1
      : turn >= 1
        ? YELLOW + lie
        : TURNING + Math.min(PICTURES - TURNING - 1, Math.floor(turn * (PICTURES - TURNING)))
  context.drawImage(pictures[picture]!, x + (index % columns) * cell, y + Math.floor(index / columns) * cell)
}

/**
 * The rows of the bus with all discs black, and with all yellow: each second is put together of these two, and not of
 * thousands of pictures.
 */
export function* laidOut(wall: Wall, kit: Kit): Generator<void, NonNullable<Kit['bus']>> {
  const { cell, columns, bus, road } = wall
  const rows = { ...wall, x: 0, y: -bus * cell }
  const surface = () => surfaceOf(columns * cell, (road - bus) * cell)
  const [black, yellow] = [surface(), surface()]
  for (let index = bus * columns; index < road * columns; index++) {
    drawDisc(black, rows, kit, index, 0)
    drawDisc(yellow, rows, kit, index, 1)
    if (index % columns === columns - 1) yield
  }
  return { black: black.canvas, yellow: yellow.canvas }
}

/** Where discs of the bus's rows are yellow, from the upper left corner of these rows. */
export function shownOn({ cell, columns, bus, road }: Wall, pattern: Uint8Array): Path2D {
  const path = new Path2D()
  for (let row = bus; row < road; row++)
    for (let column = 0; column < columns; column++) {
      const from = column
      while (column < columns && pattern[row * columns + column]) column++
      if (column > from) path.rect(from * cell, (row - bus) * cell, (column - from) * cell, cell)
    }
  return path
}

/** Evening light from the upper left, and the street as the glass mirrors it. */
export function drawGlass(context: CanvasRenderingContext2D, { left, top, wide, high }: Pane) {
  const sun = context.createLinearGradient(left, top, left + wide * 0.8, top + high)
  sun.addColorStop(0, 'rgb(255 238 200 / 0.17)')
  sun.addColorStop(0.5, 'rgb(60 50 40 / 0.03)')
  sun.addColorStop(1, 'rgb(3 5 12 / 0.3)')
  context.fillStyle = sun
  context.fillRect(left, top, wide, high)
  context.fillStyle = 'rgb(214 232 255 / 0.045)'
  for (const [from, to] of [
    [0.5, 0.74],
    [0.78, 0.83],
  ] as const) {
    context.beginPath()
    context.moveTo(left + wide * from + high * 0.2, top)
    context.lineTo(left + wide * to + high * 0.2, top)
    context.lineTo(left + wide * to - high * 0.35, top + high)
    context.lineTo(left + wide * from - high * 0.35, top + high)
    context.fill()
  }
  // The housing's edge keeps the light from the discs beneath it.
  const deep = Math.min(wide, high) * 0.035
  for (const [x, y] of [
    [0, deep],
    [deep, 0],
  ] as const) {
    const shade = context.createLinearGradient(left, top, left + x, top + y)
    shade.addColorStop(0, 'rgb(0 0 0 / 0.75)')
    shade.addColorStop(1, 'rgb(0 0 0 / 0)')
    context.fillStyle = shade
    context.fillRect(left, top, wide, high)
  }
}

/** The part of the stage where the discs are. */
export interface Pane {
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly high: number
}

export const paneOf = ({ x, y, columns, rows, cell }: Wall, ratio: number): Pane => ({
  left: x / ratio,
  top: y / ratio,
  wide: (columns * cell) / ratio,
  high: (rows * cell) / ratio,
})

/** The red front of a bus, with the sign in its rubber. */
export function drawFront(context: CanvasRenderingContext2D, width: number, height: number, pane: Pane) {
  const least = Math.min(width, height)
  const paint = context.createLinearGradient(0, 0, width * 0.15, height)
  paint.addColorStop(0, '#e2352f')
  paint.addColorStop(0.05, '#c31a1c')
  paint.addColorStop(0.5, '#ad1117')
  paint.addColorStop(0.93, '#8d0a12')
  paint.addColorStop(1, '#5e060c')
  context.fillStyle = paint
  context.fillRect(0, 0, width, height)

  const around = (out: number, round: number) => {
    const path = new Path2D()
    const { left, top, wide, high } = pane
    path.roundRect(left - out, top - out, wide + out * 2, high + out * 2, round)
    return path
  }
  const edge = Math.min(pane.left, pane.top)
  context.lineJoin = 'round'
  // The coach painter's line, and the light on the round of the rubber.
  context.strokeStyle = '#f0dfae'
  context.lineWidth = Math.max(0.8, least * 0.0034)
  context.stroke(around(edge * 0.62, least * 0.034))
  const rubber = edge * 0.36
  context.fillStyle = 'rgb(40 0 4 / 0.6)'
  context.fill(around(rubber + least * 0.005, least * 0.026))
  context.fillStyle = '#0b0b0c'
  context.fill(around(rubber, least * 0.022))
  const sheen = context.createLinearGradient(0, pane.top - rubber, width * 0.3, pane.top + pane.high + rubber)
  sheen.addColorStop(0, '#7d8288')
  sheen.addColorStop(0.3, '#2d2f32')
  sheen.addColorStop(0.7, '#17181a')
  sheen.addColorStop(1, '#3c3f43')
  context.strokeStyle = sheen
  context.lineWidth = rubber * 0.22
  context.stroke(around(rubber * 0.62, least * 0.015))
  context.fillStyle = '#050505'
  context.fill(around(rubber * 0.16, least * 0.004))
  drawRivets(context, width, height, edge)
}

/** Domed rivets along the edge of the front, each with the evening's light on it and rain's dirt below. */
function drawRivets(context: CanvasRenderingContext2D, width: number, height: number, edge: number) {
  const radius = edge * 0.095
  const inset = edge * 0.19
  const across = Math.max(3, Math.round((width / edge) * 0.42))
  const down = Math.max(3, Math.round((height / edge) * 0.42))
  const places: (readonly [number, number])[] = []
  for (let at = 0; at <= across; at++) {
    const x = inset + ((width - inset * 2) * at) / across
    places.push([x, inset], [x, height - inset])
  }
  for (let at = 1; at < down; at++) {
    const y = inset + ((height - inset * 2) * at) / down
    places.push([inset, y], [width - inset, y])
  }
  for (const [x, y] of places) {
    const dirt = context.createLinearGradient(x, y, x, y + radius * 6)
    dirt.addColorStop(0, 'rgb(20 4 4 / 0.42)')
    dirt.addColorStop(1, 'rgb(20 4 4 / 0)')
    context.fillStyle = dirt
    context.fillRect(x - radius * 0.8, y, radius * 1.6, radius * 6)
    context.fillStyle = 'rgb(40 0 4 / 0.7)'
    context.beginPath()
    context.arc(x + radius * 0.2, y + radius * 0.3, radius * 1.12, 0, 2 * Math.PI)
    context.fill()
    const dome = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius)
    dome.addColorStop(0, '#ff9a86')
    dome.addColorStop(0.4, '#c4211f')
    dome.addColorStop(1, '#6d070e')
    context.fillStyle = dome
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.fill()
  }
}
