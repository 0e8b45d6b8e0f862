import type { Box, Layout } from './layout'

type Context = CanvasRenderingContext2D

export interface Parts {
  readonly mint: HTMLImageElement
  readonly red: HTMLImageElement
  readonly bezel: HTMLImageElement
  readonly cup: HTMLImageElement
  readonly lamps: HTMLImageElement
}

/** Corners of a picture that keep their shape, and half the bar in its middle, in parts of it. */
const CORNER = 90 / 480
const HALF = 26 / 480

/** Where a picture is cut and where the cuts come to lie: with a bar in the middle that keeps its width, five pieces. */
function cutsOf(size: number, start: number, length: number, rim: number, barred: boolean) {
  const from = [0, size * CORNER, size * (1 - CORNER), size]
  const to = [start, start + rim, start + length - rim, start + length]
  if (!barred) return { from, to }
  const half = (rim * HALF) / CORNER
  const middle = start + length / 2
  from.splice(2, 0, size * (0.5 - HALF), size * (0.5 + HALF))
  to.splice(2, 0, middle - half, middle + half)
  return { from, to }
}

/** A casting, or the bezel of two windows, drawn out to a box. */
function drawOut(
  context: Context,
  picture: HTMLImageElement,
  { x, y, width, height }: Box,
  rim: number,
  barred?: 'down' | 'across',
) {
  const size = picture.naturalWidth
  const columns = cutsOf(size, x, width, rim, barred === 'down')
  const rows = cutsOf(size, y, height, rim, barred === 'across')
  for (let row = 0; row + 1 < rows.to.length; row++)
    for (let column = 0; column + 1 < columns.to.length; column++) {
      // Windows are where neither a corner nor a bar is.
      if (barred && row % 2 === 1 && column % 2 === 1) continue
      context.drawImage(
        picture,
        columns.from[column]!,
        rows.from[row]!,
        columns.from[column + 1]! - columns.from[column]!,
        rows.from[row + 1]! - rows.from[row]!,
        columns.to[column]!,
        rows.to[row]!,
        columns.to[column + 1]! - columns.to[column]!,
        rows.to[row + 1]! - rows.to[row]!,
      )
    }
}

/** The shadow that a raised thing throws on what it is on, to the lower right. */
function drawShade(context: Context, { x, y, width, height }: Box, rim: number) {
  const out = rim * 0.16
  for (let ring = 15; ring >= 0; ring--) {
    const grow = (ring / 3) * rim * 0.07
    context.fillStyle = 'rgb(14 24 20 / 0.04)'
    context.beginPath()
    context.roundRect(
      x + out + rim * 0.16 - grow,
      y + out + rim * 0.24 - grow,
      width - out * 2 + grow * 2,
      height - out * 2 + grow * 2,
      rim * 0.7 + grow,
    )
    context.fill()
  }
}

/** Colours down or across a box. */
function shaded(
  context: Context,
  { x, y, width, height }: Box,
  across: boolean,
  stops: readonly (readonly [number, string])[],
) {
  const fill = context.createLinearGradient(x, y, across ? x + width : x, across ? y : y + height)
  for (const [at, colour] of stops) fill.addColorStop(at, colour)
  context.fillStyle = fill
}

/** Bent sheet metal with the arcade's window in it, from edge to edge of a bar. */
const CHROME = [
  [0, '#565c63'],
  [0.1, '#b9c0c4'],
  [0.24, '#fbfcfa'],
  [0.36, '#d3d8d8'],
  [0.5, '#6b7278'],
  [0.56, '#23262b'],
  [0.7, '#4b4441'],
  [0.88, '#a99f96'],
  [1, '#3a3a3e'],
] as const

/** The wall of the bar in the light of its lamp, and the counter. */
function drawBar(context: Context, { head, body, counter, trim }: Layout, width: number, height: number) {
  const far = Math.max(width, height)
  const wall = context.createRadialGradient(width * 0.86, 0, 0, width * 0.86, 0, far)
  wall.addColorStop(0, '#8a3a30')
  wall.addColorStop(0.3, '#5e2122')
  wall.addColorStop(0.75, '#3a1216')
  wall.addColorStop(1, '#260b10')
  context.fillStyle = wall
  context.fillRect(0, 0, width, height)
  // Panelling, board by board.
  const board = Math.min(width, height) * 0.052
  for (let x = width - board * 0.55; x > 0; x -= board) {
    context.fillStyle = 'rgb(18 2 6 / 0.5)'
    context.fillRect(x, 0, board * 0.05, counter)
    context.fillStyle = 'rgb(255 190 150 / 0.1)'
    context.fillRect(x + board * 0.05, 0, board * 0.04, counter)
  }
  const cabinet = { ...head, height: body.y + body.height - head.y }
  drawShade(context, { ...cabinet, x: cabinet.x + trim * 0.3 }, trim * 1.6)
  const top = { x: 0, y: counter, width, height: height - counter }
  shaded(context, top, false, [
    [0, '#2a0f0b'],
    [0.08, '#9a5a34'],
    [0.5, '#7b3f22'],
    [0.54, '#d79b63'],
    [0.6, '#5c2a17'],
    [1, '#2b110b'],
  ])
  context.fillRect(0, counter, width, height - counter)
  // It stands there: dark under it, a little to the right.
  const under = context.createLinearGradient(body.x, 0, body.x + body.width + trim * 0.7, 0)
  under.addColorStop(0, 'rgb(20 4 4 / 0)')
  under.addColorStop(0.03, 'rgb(20 4 4 / 0.6)')
  under.addColorStop(0.94, 'rgb(20 4 4 / 0.6)')
  under.addColorStop(1, 'rgb(20 4 4 / 0)')
  context.fillStyle = under
  context.fillRect(body.x, counter, body.width + trim * 0.7, (height - counter) * 0.52)
}

/** The two castings, in the light of the window at the upper left. */
function drawBody(context: Context, { mint, red }: Parts, { head, body, trim }: Layout) {
  // So that sides, not only corners, are as far out as the box.
  const by = (trim / CORNER) * (10 / 480)
  const fall = context.createLinearGradient(body.x, head.y, body.x + body.width, body.y + body.height)
  fall.addColorStop(0, 'rgb(255 250 226 / 0.08)')
  fall.addColorStop(0.4, 'rgb(255 250 226 / 0)')
  fall.addColorStop(1, 'rgb(4 30 34 / 0.3)')
  for (const [picture, { x, y, width, height }] of [
    [mint, body],
    [red, head],
  ] as const) {
    if (picture === red) drawShade(context, head, trim * 0.7)
    drawOut(context, picture, { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 }, trim)
    context.fillStyle = fall
    context.beginPath()
    context.roundRect(x + 1, y + 1, width - 2, height - 2, trim * 0.54)
    context.fill()
  }
}

/** Chrome bars across the foot, and the cup that pays. */
function drawFoot(context: Context, picture: HTMLImageElement, { cup, bars }: Layout) {
  for (const { x, y, width, height } of bars) {
    if (width < height * 4) continue
    for (const low of [0.2, 0.35, 0.5]) {
      context.fillStyle = 'rgb(8 40 32 / 0.2)'
      context.beginPath()
      context.roundRect(x + height * low * 0.6, y + height * low, width, height, height / 2)
      context.fill()
    }
    shaded(context, { x, y, width, height }, false, CHROME)
    context.beginPath()
    context.roundRect(x, y, width, height, height / 2)
    context.fill()
  }
  // The bowl stands out from the casting, and its shadow falls to the lower right.
  context.fillStyle = 'rgb(6 40 32 / 0.028)'
  for (let ring = 0; ring < 16; ring++) {
    const grow = 0.88 + ring * 0.016
    context.beginPath()
    context.ellipse(
      cup.x + cup.width * 0.515,
      cup.y + cup.height * 0.46,
      cup.width * 0.48 * grow,
      cup.height * 0.62 * grow,
      0,
      0,
      Math.PI,
    )
    context.fill()
  }
  context.drawImage(picture, cup.x, cup.y, cup.width, cup.height)
}

/** A dish of chrome that the arm turns in. */
function drawHub(context: Context, { x, y, width, height }: Box) {
  const radius = width * 0.3
  const [cx, cy] = [x + width * 0.5, y + height / 2]
  // The axle comes out of the cabinet's side.
  const axle = { x, y: cy - radius * 0.55, width: width * 0.44, height: radius * 1.1 }
  context.fillStyle = 'rgb(14 4 6 / 0.5)'
  context.fillRect(axle.x, axle.y + radius * 0.3, axle.width, axle.height)
  shaded(context, axle, false, CHROME)
  context.fillRect(axle.x, axle.y, axle.width, axle.height)
  for (const grow of [1.24, 1.16, 1.08]) {
    context.fillStyle = 'rgb(14 4 6 / 0.22)'
    context.beginPath()
    context.arc(cx + radius * 0.14, cy + radius * 0.22, radius * grow, 0, 2 * Math.PI)
    context.fill()
  }
  for (const [part, turned] of [
    [1, false],
    [0.84, true],
    [0.74, false],
  ] as const) {
    const size = radius * part
    const box = { x: cx - size, y: cy - size, width: size * 2, height: size * 2 }
    shaded(context, box, false, turned ? CHROME.map(([at, colour]) => [1 - at, colour] as const) : CHROME)
    context.beginPath()
    context.arc(cx, cy, size, 0, 2 * Math.PI)
    context.fill()
  }
}

/** A field for ten bulbs: a line of cream painted on the red. */
function drawField(context: Context, { x, y, width, height }: Box, bulb: number) {
  const by = bulb * 0.06
  context.beginPath()
  context.roundRect(x - by, y - by, width + by * 2, height + by * 2, bulb * 0.9)
  context.fillStyle = 'rgb(40 0 4 / 0.26)'
  context.fill()
  context.strokeStyle = '#f3dfae'
  context.lineWidth = Math.max(0.6, bulb * 0.1)
  context.stroke()
}

function drawSocket(context: Context, lamps: HTMLImageElement, x: number, y: number, bulb: number) {
  const cut = lamps.naturalHeight
  const size = bulb * 3.7
  context.fillStyle = 'rgb(40 0 4 / 0.24)'
  for (const grow of [1, 1.1, 1.2]) {
    context.beginPath()
    context.arc(x + bulb * 0.16, y + bulb * 0.24, bulb * grow, 0, Math.PI * 2)
    context.fill()
  }
  context.drawImage(lamps, 0, 0, cut, cut, x - size / 2, y - size / 2, size, size)
}

/** All that stands still, in pieces: the bar, the cabinet, the bezel, the bulbs that are out. The windows stay open. */
export function* drawCabinet(context: Context, parts: Parts, layout: Layout, width: number, height: number) {
  const { bezel, upright, windows, rim, fields, bulbs, bulb, slot } = layout
  context.imageSmoothingQuality = 'high'
  drawBar(context, layout, width, height)
  yield
  drawBody(context, parts, layout)
  yield
  drawFoot(context, parts.cup, layout)
  yield
  drawShade(context, bezel, rim)
  for (const { x, y, width, height } of windows) context.clearRect(x, y, width, height)
  drawOut(context, parts.bezel, bezel, rim, upright ? 'across' : 'down')
  yield
  for (const field of fields) drawField(context, field, bulb)
  for (const { x, y } of bulbs) drawSocket(context, parts.lamps, x, y, bulb)
  if (slot) drawHub(context, slot)
}
