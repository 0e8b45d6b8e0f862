import { type Box, ballOf, coinOf, cupOf, type Layout } from './layout'

const FAMILY = '"ft-25-05-24 Slab"'
const CREAM = '#f2e6c9'
const OXBLOOD = '#7d1420'
const MINT = '#9fd3bd'

type Context = CanvasRenderingContext2D

/** Polished metal, lit from above, between two heights. */
function chrome(context: Context, from: number, to: number) {
  const metal = context.createLinearGradient(0, from, 0, to)
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.18, '#cfd8da'],
    [0.46, '#8a979c'],
    [0.5, '#59656b'],
    [0.56, '#b9c5c9'],
    [0.8, '#f4f8f8'],
    [1, '#8f9ca1'],
  ] as const)
    metal.addColorStop(at, colour)
  return metal
}

function box(context: Context, { x, y, width, height }: Box, out: number, radius: number) {
  context.beginPath()
  context.roundRect(x - out, y - out, width + out * 2, height + out * 2, Math.max(0, radius))
}

/**
 * A plate of chrome with its shadow: the shadow of one colour, as that of a gradient takes many times as long, and the
 * metal as a rim only, where all within it is covered.
 */
function plate(
  context: Context,
  rect: Box,
  { out, radius, within }: { readonly out: number; readonly radius: number; readonly within?: number },
  metal: CanvasGradient,
  shadow: { readonly blur: number; readonly drop: number },
) {
  context.save()
  context.shadowColor = 'rgb(70 30 10 / 0.45)'
  context.shadowBlur = shadow.blur
  context.shadowOffsetY = shadow.drop
  context.fillStyle = '#8a979c'
  box(context, rect, out, radius)
  context.fill()
  context.restore()
  if (within !== undefined) {
    const { x, y, width, height } = rect
    context.roundRect(x - within, y - within, width + within * 2, height + within * 2, radius * 0.6)
  }
  context.fillStyle = metal
  context.fill('evenodd')
}

/** Letters apart, in one colour and, a little higher and to the left, in another over it. */
function lettering(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  spacing: number,
  shadow: { readonly colour: string; readonly right: number; readonly down: number },
) {
  const face = context.fillStyle
  context.font = `400 ${size}px ${FAMILY}`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const widths = [...text].map((letter) => context.measureText(letter).width + spacing)
  const start = x - (widths.reduce((sum, width) => sum + width, 0) - spacing) / 2
  for (const under of [true, false]) {
    context.fillStyle = under ? shadow.colour : face
    let at = start + (under ? shadow.right : 0)
    for (const [index, letter] of [...text].entries()) {
      context.fillText(letter, at, y + (under ? shadow.down : 0))
      at += widths[index]!
    }
  }
}

/** Width of a line set by `lettering` at a size of one. */
function measure(context: Context, text: string, spacing: number) {
  context.font = `400 100px ${FAMILY}`
  return [...text].reduce((sum, letter) => sum + context.measureText(letter).width / 100 + spacing, -spacing)
}

function drawSign(context: Context, { sign, unit }: Layout) {
  const { width, height } = sign
  if (height === 0) return
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.fillStyle = OXBLOOD
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#931d29'
  context.beginPath()
  for (let ray = 0; ray < 24; ray++) {
    const from = Math.PI * (1 + ray / 24)
    context.moveTo(width / 2, height * 1.9)
    context.arc(width / 2, height * 1.9, width, from, from + Math.PI / 48)
  }
  context.fill()
  const glaze = context.createLinearGradient(0, 0, 0, height)
  glaze.addColorStop(0, 'rgb(255 220 200 / 0.28)')
  glaze.addColorStop(0.4, 'rgb(255 220 200 / 0)')
  glaze.addColorStop(1, 'rgb(30 0 5 / 0.35)')
  context.fillStyle = glaze
  context.fillRect(0, 0, width, height)
  const text = 'PAYS EVERY MINUTE'
  const size = Math.min(height * 0.56, (width * 0.88) / measure(context, text, 0.05))
  const base = height * 0.47 + size * 0.36
  context.fillStyle = CREAM
  const shadow = { colour: '#3f060d', right: size * 0.05, down: size * 0.06 }
  lettering(context, text, width / 2, base, size, size * 0.05, shadow)
  context.restore()
  context.fillStyle = chrome(context, height - unit * 0.4, height + unit * 1.4)
  context.fillRect(0, height - unit * 0.4, width, unit * 1.8)
  context.fillStyle = 'rgb(70 30 10 / 0.25)'
  context.fillRect(0, height + unit * 1.4, width, unit * 0.7)
}

function drawPlinth(context: Context, layout: Layout, ratio: number) {
  const { plinth, unit } = layout
  const { y, width, height } = plinth
  if (height === 0) return
  const enamel = context.createLinearGradient(0, y, 0, y + height)
  enamel.addColorStop(0, '#94202c')
  enamel.addColorStop(0.25, OXBLOOD)
  enamel.addColorStop(1, '#560a13')
  context.fillStyle = enamel
  context.fillRect(0, y, width, height)
  context.fillStyle = chrome(context, y - unit * 0.9, y + unit * 0.9)
  context.fillRect(0, y - unit * 0.9, width, unit * 1.8)
  for (let line = 0; line < 3; line++) {
    const top = y + height * (0.3 + line * 0.22)
    context.fillStyle = chrome(context, top, top + height * 0.08)
    context.fillRect(0, top, width, height * 0.08)
  }
  // The cup the winnings fall into.
  const cup = cupOf(layout)
  plate(
    context,
    cup,
    { out: unit * 1.1, radius: height * 0.34 },
    chrome(context, cup.y - unit, cup.y + height * 0.9),
    { blur: unit * 2 * ratio, drop: unit * 0.6 * ratio },
  )
  const dark = context.createLinearGradient(0, cup.y, 0, y + height)
  dark.addColorStop(0, '#120608')
  dark.addColorStop(1, '#4a3a36')
  context.fillStyle = dark
  box(context, cup, -unit * 0.3, height * 0.28)
  context.fill()
}

function drawWindow(context: Context, window: Box, label: string, layout: Layout, ratio: number) {
  const { unit } = layout
  plate(
    context,
    window,
    { out: unit * 2.6, radius: unit * 4, within: unit * 0.9 },
    chrome(context, window.y - unit * 2.6, window.y + window.height + unit * 2.6),
    { blur: unit * 2.4 * ratio, drop: unit * 0.9 * ratio },
  )
  context.strokeStyle = 'rgb(255 255 255 / 0.75)'
  context.lineWidth = unit * 0.3
  box(context, window, unit * 2.1, unit * 3.5)
  context.stroke()
  context.fillStyle = '#3a0a10'
  box(context, window, unit * 1.1, unit * 2.4)
  context.fill()
  context.fillStyle = '#140507'
  box(context, window, unit * 0.4, unit * 1.6)
  context.fill()
  // The figures that count are those between the pointers.
  context.fillStyle = OXBLOOD
  const middle = window.y + window.height / 2
  for (const side of [-1, 1]) {
    const edge = side < 0 ? window.x : window.x + window.width
    context.beginPath()
    context.moveTo(edge + side * unit * 2.7, middle - unit * 2.1)
    context.lineTo(edge + side * unit * 0.2, middle)
    context.lineTo(edge + side * unit * 2.7, middle + unit * 2.1)
    context.fill()
  }
  if (layout.label) {
    const size = layout.label * 0.62
    const y = window.y + window.height + unit * 3.4 + layout.label * 0.55
    context.fillStyle = OXBLOOD
    const shadow = { colour: '#5f8f7c', right: 0, down: unit * 0.2 }
    lettering(context, label, window.x + window.width / 2, y + size * 0.36, size, size * 0.22, shadow)
  }
}

function drawSlot(context: Context, layout: Layout, ratio: number) {
  const { unit, lever } = layout
  const { slot } = lever
  plate(
    context,
    slot,
    { out: unit * 0.9, radius: unit * 3 },
    chrome(context, slot.y - unit, slot.y + slot.height + unit),
    { blur: unit * 1.6 * ratio, drop: unit * 0.5 * ratio },
  )
  context.fillStyle = '#1b0c0c'
  box(context, slot, -unit * 0.5, unit * 2)
  context.fill()
  const size = Math.max(8, unit * 2.5)
  const reach = slot.width / 2 + unit * 0.8
  const edge = lever.x - lever.ball * 1.1 - unit * 0.7
  context.textBaseline = 'middle'
  context.textAlign = 'right'
  context.font = `400 ${size}px ${FAMILY}`
  for (let mark = 0; mark <= 60; mark += 5) {
    const { y } = ballOf(layout, mark / 60)
    const long = mark % 10 === 0 ? lever.x - reach - edge - unit * 0.7 : unit * 1.4
    context.fillStyle = OXBLOOD
    context.fillRect(lever.x - reach - long, y - unit * 0.15, long, Math.max(0.75, unit * 0.3))
    const room = mark % 20 === 0 || (mark % 10 === 0 && slot.height > 220)
    if (room && unit > 2.4) context.fillText(String(mark), edge, y + size * 0.06)
  }
}

/** The case: everything that never moves. */
export function drawCase(context: Context, layout: Layout, width: number, height: number, ratio: number) {
  const { unit, windows } = layout
  const enamel = context.createLinearGradient(0, 0, width * 0.25, height)
  enamel.addColorStop(0, '#fbf3df')
  enamel.addColorStop(0.5, CREAM)
  enamel.addColorStop(1, '#dccba4')
  context.fillStyle = enamel
  context.fillRect(0, 0, width, height)
  // The mint panel behind the windows, edged in chrome and running off the left of the case.
  const last = windows[1]
  const panel = {
    x: -unit * 8,
    y: windows[0].y - unit * 5.4,
    width: last.x + last.width + unit * 13,
    height:
      last.y + last.height - windows[0].y + unit * 10.4 + (layout.label ? layout.label + unit * 1.4 : 0),
  }
  plate(
    context,
    panel,
    { out: unit * 0.9, radius: unit * 7, within: -unit * 2 },
    chrome(context, panel.y - unit, panel.y + panel.height + unit),
    { blur: unit * 2 * ratio, drop: unit * 0.6 * ratio },
  )
  const mint = context.createLinearGradient(0, panel.y, 0, panel.y + panel.height)
  mint.addColorStop(0, '#c2e6d6')
  mint.addColorStop(0.3, MINT)
  mint.addColorStop(1, '#7fb9a2')
  context.fillStyle = mint
  box(context, panel, 0, unit * 6.2)
  context.fill()
  drawSign(context, layout)
  drawPlinth(context, layout, ratio)
  drawWindow(context, windows[0], 'HOURS', layout, ratio)
  drawWindow(context, windows[1], 'MINUTES', layout, ratio)
  drawSlot(context, layout, ratio)
}

/**
 * The winnings: a coin for each minute of the hour.
 * @param fall - How far the last of them still has to fall, `0` when it lies.
 */
export function drawCoins(context: Context, layout: Layout, first: number, end: number, fall: number) {
  if (layout.plinth.height === 0) return
  const cup = cupOf(layout)
  context.save()
  box(context, cup, -layout.unit * 0.3, layout.plinth.height * 0.28)
  context.clip()
  for (let coin = first; coin < end; coin++) {
    const { x, y, radius } = coinOf(layout, coin)
    const dropped = coin === end - 1 ? y - fall * (y - cup.y + radius) : y
    for (const [lift, colour] of [
      [0.22, '#3d2506'],
      [0.16, '#8a5d16'],
      [0, '#e3b44a'],
    ] as const) {
      context.fillStyle = colour
      context.beginPath()
      context.ellipse(x, dropped + lift * radius, radius, radius * 0.46, 0, 0, 7)
      context.fill()
    }
    context.strokeStyle = '#fbe3a0'
    context.lineWidth = Math.max(0.5, radius * 0.07)
    context.beginPath()
    context.ellipse(x, dropped, radius * 0.76, radius * 0.33, 0, 0, 7)
    context.stroke()
  }
  context.restore()
}

/** Light on the glass of a window. */
export function drawGlass(context: Context, { x, y, width, height }: Box) {
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = 'rgb(255 255 255 / 0.07)'
  context.beginPath()
  context.moveTo(x + width * 0.1, y)
  context.lineTo(x + width * 0.52, y)
  context.lineTo(x + width * 0.2, y + height)
  context.lineTo(x - width * 0.22, y + height)
  context.fill()
  context.restore()
}

/** The lever, drawn so far: `0` to `1`. */
export function drawLever(context: Context, layout: Layout, drawn: number) {
  const { lever, unit } = layout
  const { y, radius } = ballOf(layout, drawn)
  const { x } = lever
  const thin = lever.ball * 0.2
  const thick = lever.ball * 0.34
  // Shadow of the ball on the enamel: it falls lower the nearer the ball is.
  context.fillStyle = 'rgb(70 30 10 / 0.22)'
  context.beginPath()
  context.ellipse(x + unit * 0.8, y + radius * 0.5, radius * 1.04, radius, 0, 0, 7)
  context.fill()
  const metal = context.createLinearGradient(x - thick, 0, x + thick, 0)
  metal.addColorStop(0, '#6d7a80')
  metal.addColorStop(0.3, '#ffffff')
  metal.addColorStop(0.55, '#b4c0c4')
  metal.addColorStop(0.75, '#5b676d')
  metal.addColorStop(1, '#c6d0d3')
  context.fillStyle = metal
  context.beginPath()
  context.moveTo(x - thin, lever.y)
  context.lineTo(x - thick, y)
  context.lineTo(x + thick, y)
  context.lineTo(x + thin, lever.y)
  context.fill()
  const hub = context.createRadialGradient(x - thin, lever.y - thin, 0, x, lever.y, thin * 2.2)
  hub.addColorStop(0, '#fff')
  hub.addColorStop(0.5, '#9fabb0')
  hub.addColorStop(1, '#4d585d')
  context.fillStyle = hub
  context.beginPath()
  context.arc(x, lever.y, thin * 1.9, 0, 7)
  context.fill()
  if (Math.abs(y - lever.y) < radius * 2) {
    context.fillStyle = metal
    context.fillRect(x - thick, Math.min(y, lever.y), thick * 2, Math.abs(y - lever.y))
  }
  const ball = context.createRadialGradient(x - radius * 0.38, y - radius * 0.44, radius * 0.05, x, y, radius)
  ball.addColorStop(0, '#ffd9cf')
  ball.addColorStop(0.16, '#d8424a')
  ball.addColorStop(0.55, '#a01724')
  ball.addColorStop(0.9, '#5a0813')
  ball.addColorStop(1, '#7a2a30')
  context.fillStyle = ball
  context.beginPath()
  context.arc(x, y, radius, 0, 7)
  context.fill()
}
