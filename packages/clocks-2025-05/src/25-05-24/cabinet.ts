import type { Box, Layout } from './layout'

type Context = CanvasRenderingContext2D

export interface Parts {
  readonly panel: HTMLImageElement
  readonly frame: HTMLImageElement
  readonly cream: HTMLImageElement
  readonly red: HTMLImageElement
  readonly lamps: HTMLImageElement
}

/** Corner of a frame's picture that keeps its shape, in parts of it. */
const CORNER = 90 / 480

/** A frame, or a plate with its middle, drawn out to a box: its corners keep their shape. */
function drawFrame(
  context: Context,
  frame: HTMLImageElement,
  { x, y, width, height }: Box,
  rim: number,
  filled = false,
) {
  const size = frame.naturalWidth
  const corner = size * CORNER
  const from = [0, corner, size - corner, size]
  const xs = [x, x + rim, x + width - rim, x + width]
  const ys = [y, y + rim, y + height - rim, y + height]
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      if (filled || row !== 1 || column !== 1)
        context.drawImage(
          frame,
          from[column]!,
          from[row]!,
          from[column + 1]! - from[column]!,
          from[row + 1]! - from[row]!,
          xs[column]!,
          ys[row]!,
          xs[column + 1]! - xs[column]!,
          ys[row + 1]! - ys[row]!,
        )
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
function drawBar(context: Context, { cabinet, counter, trim }: Layout, width: number, height: number) {
  const wall = context.createRadialGradient(
    width,
    counter * 0.4,
    0,
    width,
    counter * 0.4,
    Math.max(width, height),
  )
  wall.addColorStop(0, '#7c2f2a')
  wall.addColorStop(0.3, '#571d20')
  wall.addColorStop(1, '#240b10')
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
  drawShade(context, { ...cabinet, x: cabinet.x + trim * 0.4 }, trim * 2)
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
}

/** The cabinet's body of mint enamel, its sides bent back. */
function drawBody(context: Context, panel: HTMLImageElement, { cabinet, trim }: Layout) {
  const { x, y, width, height } = cabinet
  const by = trim * 0.3
  context.save()
  context.beginPath()
  context.roundRect(x + by, y + by, width - by * 2, height - by * 2, trim * 0.5)
  context.clip()
  context.drawImage(panel, x, y, width, height)
  shaded(context, cabinet, true, [
    [0, 'rgb(6 30 24 / 0.55)'],
    [0.06, 'rgb(6 30 24 / 0)'],
    [0.94, 'rgb(6 30 24 / 0)'],
    [1, 'rgb(6 30 24 / 0.6)'],
  ])
  context.fillRect(x, y, width, height)
  context.restore()
}

/** Chrome bars across the foot, and the cup that pays. */
function drawGrille(context: Context, { grille, plate }: Layout) {
  const { x, y, width, height } = grille
  const bars = 3
  const bar = height / (bars + (bars - 1) * 0.5)
  for (let at = 0; at < bars; at++) {
    const box = { x, y: y + at * bar * 1.5, width, height: bar }
    context.fillStyle = 'rgb(8 30 24 / 0.5)'
    context.beginPath()
    context.roundRect(box.x + bar * 0.2, box.y + bar * 0.34, width, bar, bar / 2)
    context.fill()
    shaded(context, box, false, CHROME)
    context.beginPath()
    context.roundRect(box.x, box.y, width, bar, bar / 2)
    context.fill()
  }
  const cup = {
    x: x + width / 2 - plate.width * 0.13,
    y: y - height * 0.06,
    width: plate.width * 0.26,
    height: height * 1.12,
  }
  const round = cup.height * 0.44
  context.beginPath()
  context.roundRect(cup.x, cup.y, cup.width, cup.height, round)
  shaded(context, cup, false, CHROME)
  context.fill()
  const by = cup.height * 0.17
  context.beginPath()
  context.roundRect(cup.x + by, cup.y + by, cup.width - by * 2, cup.height - by * 2, round - by)
  shaded(context, cup, false, [
    [0.15, '#08090b'],
    [0.5, '#1b1d22'],
    [0.72, '#4a4f55'],
    [0.84, '#8f979d'],
  ])
  context.fill()
  // What was won last, and left there.
  const coin = cup.height * 0.3
  context.save()
  context.clip()
  for (const [across, up] of [
    [-0.3, 0],
    [-0.16, 0.5],
    [0.02, 0],
    [0.12, 0.42],
    [0.34, 0],
  ] as const) {
    const [at, down] = [cup.x + cup.width * (0.5 + across * 0.6), cup.y + cup.height * (0.8 - up * 0.2)]
    for (const [low, colour] of [
      [0.16, '#5d3710'],
      [0, '#e9b64a'],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.ellipse(at, down + low * coin, coin, coin * 0.42, 0, 0, 2 * Math.PI)
      context.fill()
    }
    context.strokeStyle = '#9c6a1e'
    context.lineWidth = coin * 0.07
    context.beginPath()
    context.ellipse(at, down, coin * 0.72, coin * 0.28, 0, 0, 2 * Math.PI)
    context.stroke()
  }
  context.restore()
}

/** A dish of chrome that the arm turns in. */
function drawHub(context: Context, { x, y, width, height }: Box) {
  const radius = width * 0.3
  const [cx, cy] = [x + width * 0.5, y + height / 2]
  // The axle comes out of the cabinet's side.
  const axle = { x: x - width * 0.06, y: cy - radius * 0.55, width: width * 0.5, height: radius * 1.1 }
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

/** A field for ten bulbs, let into the strip, with a cream line about it. */
function drawField(context: Context, { x, y, width, height }: Box, bulb: number) {
  const by = bulb * 0.1
  context.beginPath()
  context.roundRect(x - by, y - by, width + by * 2, height + by * 2, bulb * 0.9)
  shaded(context, { x, y, width, height }, false, [
    [0, 'rgb(40 0 4 / 0.62)'],
    [0.3, 'rgb(50 0 4 / 0.36)'],
    [1, 'rgb(60 0 6 / 0.24)'],
  ])
  context.fill()
  context.strokeStyle = '#f3dfae'
  context.lineWidth = Math.max(0.6, bulb * 0.11)
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

/** All that stands still: the bar, the cabinet, the frames, the bulbs that are out. The windows stay open. */
export function drawCabinet(
  context: Context,
  { panel, frame, cream, red, lamps }: Parts,
  layout: Layout,
  width: number,
  height: number,
) {
  const { cabinet, trim, frames, windows, rim, strip, plate, fields, bulbs, bulb, slot } = layout
  context.imageSmoothingQuality = 'high'
  drawBar(context, layout, width, height)
  drawBody(context, panel, layout)
  const bend = Math.min(rim, strip.height * 0.3)
  drawShade(context, plate, rim)
  drawFrame(context, cream, plate, rim, true)
  drawShade(context, strip, bend)
  drawFrame(context, red, strip, bend, true)
  drawGrille(context, layout)
  for (const box of frames) drawShade(context, box, rim)
  for (const { x, y, width, height } of windows) context.clearRect(x, y, width, height)
  for (const box of frames) drawFrame(context, frame, box, rim)
  drawFrame(context, frame, cabinet, trim)
  for (const field of fields) drawField(context, field, bulb)
  for (const { x, y } of bulbs) drawSocket(context, lamps, x, y, bulb)
  if (slot) drawHub(context, slot)
}
