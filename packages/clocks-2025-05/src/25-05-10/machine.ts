import { BAR, bar, barRest } from './bars'
import { bell, bellPlace } from './bell'
import { type Box, block, type Context, type Point, ramp } from './brush'
import { FRONT } from './carriage'
import { key, keyAt, spaceBar } from './keys'
import type { Layout } from './layout'
import { BARS, barOf, KEYS } from './model'
import type { Moment } from './motion'
import { MINT, MINT_LIT } from './palette'

function spool(context: Context, x: number, y: number, unit: number, side: number) {
  const radius = unit * 4.4
  context.fillStyle = '#1b2422'
  context.beginPath()
  context.ellipse(x, y, radius * 1.1, radius * 0.62, 0, 0, 7)
  context.fill()
  for (const [scale, colour] of [
    [1, '#121314'],
    [0.94, '#2a2528'],
    [0.8, '#1a1719'],
    [0.66, '#2a2528'],
    [0.4, '#c9cfcb'],
    [0.34, '#88918d'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y - unit * 0.25, radius * scale, radius * 0.55 * scale, 0, 0, 7)
    context.fill()
  }
  context.strokeStyle = 'rgb(255 255 255 / 0.16)'
  context.lineWidth = unit * 0.06
  context.beginPath()
  context.ellipse(
    x,
    y - unit * 0.25,
    radius * 0.92,
    radius * 0.5,
    0,
    side < 0 ? 3.4 : 4.6,
    side < 0 ? 4.8 : 6,
  )
  context.stroke()
}

/** The deck under the carriage. */
function drawDeck(context: Context, { width, height, y, unit }: Layout) {
  const deck = y + FRONT * unit * 0.86
  context.fillStyle = ramp(context, 0, deck, 0, deck + unit * 0.9, [
    [0, '#4b5451'],
    [0.25, '#cfd6d2'],
    [0.5, '#8e9793'],
    [1, '#2d3432'],
  ])
  context.fillRect(0, deck, width, unit)
  context.fillStyle = '#232b29'
  context.fillRect(0, deck + unit * 0.8, width, height)
}

/** The cover: one pressing with an opening for basket and ribbon. */
function drawCover(context: Context, { width, height, x, y, unit }: Layout) {
  const lip = y + unit * 10.4
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.5)'
  context.shadowBlur = unit * 0.8
  context.beginPath()
  context.rect(-unit * 2, y + unit * 4.3, width + unit * 4, height)
  // The opening, cut out of it.
  const half = unit * 9.3
  context.moveTo(x - half - unit * 8, y + unit * 4.3)
  context.bezierCurveTo(
    x - half - unit * 7.4,
    y + unit * 8.4,
    x - half,
    y + unit * 7.2,
    x - half + unit * 0.6,
    y + unit * 8.2,
  )
  context.bezierCurveTo(x - unit * 6.8, lip + unit * 0.4, x - unit * 3, lip, x, lip)
  context.bezierCurveTo(
    x + unit * 3,
    lip,
    x + unit * 6.8,
    lip + unit * 0.4,
    x + half - unit * 0.6,
    y + unit * 8.2,
  )
  context.bezierCurveTo(
    x + half,
    y + unit * 7.2,
    x + half + unit * 7.4,
    y + unit * 8.4,
    x + half + unit * 8,
    y + unit * 4.3,
  )
  context.closePath()
  context.fillStyle = ramp(context, 0, y + unit * 4, 0, y + unit * 14, [
    [0, MINT_LIT],
    [0.12, MINT],
    [0.6, '#9cc4ac'],
    [0.68, '#86b198'],
    [1, '#7aa68d'],
  ])
  context.fill('evenodd')
  context.restore()
}

/** The type bars at rest, and the segment they hang in. */
function drawBasket(context: Context, layout: Layout) {
  const { x, y, unit } = layout
  context.strokeStyle = '#0f1514'
  for (let index = 0; index < BARS; index++) {
    const { root, head } = barRest(layout, index)
    bar(context, { x: root.x, y: root.y + unit * 0.18 }, { x: head.x, y: head.y + unit * 0.2 }, unit, 0.92, [
      '#0d1211',
      '#0d1211',
      '#0d1211',
    ])
  }
  for (let index = 0; index < BARS; index++) {
    const { root, head } = barRest(layout, index)
    bar(context, root, head, unit, 0.9, BAR)
  }
  // Segment.
  context.lineWidth = unit * 0.9
  context.strokeStyle = '#6d7673'
  context.beginPath()
  context.ellipse(x, y + unit * 3.1, unit * 2.5 * 1.12, unit * 2.5 * 0.86, 0, 0.1, Math.PI - 0.1)
  context.stroke()
  context.lineWidth = unit * 0.16
  context.strokeStyle = '#c3cac6'
  context.beginPath()
  context.ellipse(x, y + unit * 3.1, unit * 2.15 * 1.12, unit * 2.15 * 0.86, 0, 0.1, Math.PI - 0.1)
  context.stroke()
}

/** Line scale: a mark for each character. */
function drawScale(context: Context, { pitch, x, y, unit }: Layout) {
  const plateY = y + pitch * 0.98
  const plateHeight = unit * 0.95
  for (const side of [-1, 1]) {
    const near = pitch * 1.15
    const long = pitch * 6.2
    const at = side < 0 ? x - near - long : x + near
    context.save()
    context.shadowColor = 'rgb(40 20 0 / 0.5)'
    context.shadowBlur = unit * 0.4
    context.shadowOffsetY = unit * 0.15
    block(
      context,
      at,
      plateY,
      long,
      plateHeight,
      unit * 0.12,
      ramp(context, 0, plateY, 0, plateY + plateHeight, [
        [0, '#f4f6f3'],
        [0.25, '#cdd4d0'],
        [1, '#8b9591'],
      ]),
    )
    context.restore()
    context.fillStyle = '#2a302e'
    for (let mark = 0; mark <= 5; mark++) {
      const tick = x + side * (near + pitch * 0.35 + mark * pitch) - unit * 0.03
      context.fillRect(tick, plateY, Math.max(1, unit * 0.07), plateHeight * (mark % 5 === 0 ? 0.7 : 0.45))
    }
  }
}

/** Keys, in a well of the same pressing. */
function drawKeys(context: Context, layout: Layout) {
  const { width, height, y, unit } = layout
  const well = y + unit * 11.1
  context.fillStyle = ramp(context, 0, well, 0, well + unit * 1.6, [
    [0, '#16241e'],
    [0.35, '#243a30'],
    [1, '#2c463a'],
  ])
  context.fillRect(0, well, width, unit * 14.6)
  context.fillStyle = 'rgb(255 255 255 / 0.5)'
  context.fillRect(0, well - unit * 0.1, width, unit * 0.1)
  for (const [row, letters] of KEYS.entries()) {
    for (const [index, letter] of [...letters].entries())
      key(context, keyAt(layout, row, index), unit, letter, 0)
    for (const index of [-1, -2, letters.length, letters.length + 1])
      key(context, keyAt(layout, row, index), unit, '', 0, '#3d6251')
  }
  spaceBar(context, layout, 0)
  const front = y + unit * 25.7
  context.fillStyle = ramp(context, 0, front, 0, front + unit * 4, [
    [0, '#d8ecdf'],
    [0.08, MINT],
    [1, '#83ae96'],
  ])
  context.fillRect(0, front, width, height)
}

/** All that stands still: rail, type guide, basket, covers, keys. */
export function drawMachine(context: Context, layout: Layout) {
  const { x, y, unit } = layout
  drawDeck(context, layout)
  // Spools under the cover.
  spool(context, x - unit * 13.2, y + unit * 7, unit, -1)
  spool(context, x + unit * 13.2, y + unit * 7, unit, 1)
  drawCover(context, layout)
  drawBasket(context, layout)
  drawScale(context, layout)
  if (bellPlace(layout)) bell(context, layout, 0, 0)
  drawKeys(context, layout)
}

/** The part of the stage in which ribbon, typebars and keys move. */
export function movingPart({ x, y, pitch, unit, height }: Layout): Box {
  const top = y - 1.4 * pitch - 1.8 * unit
  return {
    left: x - 14.4 * unit,
    top,
    width: 33.4 * unit,
    height: Math.min(height, y + 27 * unit) - top,
  }
}

/** Ribbon, typebar, key. */
export function drawMoving(context: Context, layout: Layout, moment: Moment) {
  const { pitch, x, y, unit } = layout
  const { swing, character, red, space } = moment
  const lift = Math.max(moment.hold, (swing - 0.55) / 0.45)
  // Ribbon: black above, red below; lifted before the type as far as its colour asks.
  const band = pitch * 1.36
  const resting = y + pitch * 1.15
  // No higher than the foot of the line, which stays to be read.
  const raised = y + pitch * (red ? 0.4 : 0.6)
  const top = resting + (raised - resting) * lift
  const spoolY = y + unit * 6.2
  const fork = pitch * 1.05
  for (const [from, to, colour] of [
    [0, 1, '#120f12'],
    [0, 0.5, '#29252d'],
    [0.5, 0.98, '#ab221b'],
  ] as const) {
    // It twists flat on its way to the spools.
    const half = (side: number, edge: number, outward: boolean) => {
      const near: Point = { x: x + side * fork, y: top + band * edge }
      const far: Point = { x: x + side * unit * 9.6, y: spoolY + band * edge * 0.36 }
      const [start, end] = outward ? [near, far] : [far, near]
      context.lineTo(start.x, start.y)
      context.quadraticCurveTo(x + side * unit * 4, top + unit * 2 + band * edge * 0.8, end.x, end.y)
    }
    context.fillStyle = colour
    context.beginPath()
    half(-1, from, false)
    half(1, from, true)
    half(1, to, false)
    half(-1, to, true)
    context.fill()
  }
  // The fork that carries it.
  for (const side of [-1, 1]) {
    const tine = x + side * fork - unit * 0.17
    block(
      context,
      tine,
      top - unit * 0.14,
      unit * 0.34,
      band + unit * 0.9,
      unit * 0.1,
      ramp(context, tine, 0, tine + unit * 0.34, 0, [
        [0, '#f7f9f6'],
        [1, '#747e7a'],
      ]),
    )
  }
  if (space > 0) spaceBar(context, layout, space)
  const index = character ? barOf(character) : -1
  if (index < 0 || swing <= 0) return
  const symbol = character === '?' ? '/' : character.toLowerCase()
  const row = KEYS.findIndex((letters) => letters.includes(symbol))
  if (row >= 0) key(context, keyAt(layout, row, KEYS[row]!.indexOf(symbol)), unit, symbol, swing)
  const { root, head } = barRest(layout, index)
  // Its place in the basket is empty meanwhile.
  bar(context, root, head, unit, 1, ['#131918', '#131918', '#131918'])
  const turn = (swing * Math.PI) / 2
  const at = {
    x: root.x + (head.x - root.x) * Math.cos(turn) + (x - root.x) * Math.sin(turn),
    y: root.y + (head.y - root.y) * Math.cos(turn) + (y + pitch * 0.9 - root.y) * Math.sin(turn),
  }
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.45)'
  context.shadowBlur = unit * 0.5
  context.shadowOffsetX = unit * 0.3
  context.shadowOffsetY = unit * 0.3
  bar(context, root, at, unit, 1 + 0.4 * Math.sin(swing * Math.PI), BAR, '#f6f8f5')
  context.restore()
}
