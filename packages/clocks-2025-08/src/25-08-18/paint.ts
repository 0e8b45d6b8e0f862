import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Box, type Dart, figuresAt, LONG, NUMBERS, type Plan, type Point, RING, strokeOf } from './model'

type Context = CanvasRenderingContext2D

export const WALL = '#2a3bd6'
const [INK, PALE, RED, GREEN, WIRE, CHALK] = [
  '#12141c',
  '#fff0bd',
  '#f0263d',
  '#00a05a',
  '#cfd6e6',
  '#ffffff',
]

/** Of the darts' flights, and of the chalk in which each is called: hour, tens, ones. */
export const COLOURS = ['#ffd60a', '#ff7ac0', '#4fe6ff'] as const

const TAU = Math.PI * 2

function wedge(context: Context, index: number, [from, to]: readonly [number, number], colour: string) {
  const middle = (index / 20) * TAU - TAU / 4
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, to, middle - TAU / 40, middle + TAU / 40)
  context.arc(0, 0, from, middle + TAU / 40, middle - TAU / 40, true)
  context.fill()
}

function disc(context: Context, radius: number, colour: string) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(0, 0, radius, 0, TAU)
  context.fill()
}

/** Behind a number that was hit: a disc in the colours of the darts that hit it. */
function mark(context: Context, [x, y]: Point, roles: readonly number[]) {
  for (const [index, role] of roles.entries()) {
    context.fillStyle = COLOURS[role]!
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, 22, (index / roles.length) * TAU, ((index + 1) / roles.length) * TAU)
    context.fill()
  }
}

/** The board, in millimetres round its bull. */
export function paintBoard(context: Context, { bull, scale }: Plan, darts: readonly Dart[], family: string) {
  context.save()
  context.translate(...bull)
  context.scale(scale, scale)
  disc(context, RING.edge, INK)
  for (const index of NUMBERS.keys()) {
    const [bed, ring] = index % 2 ? [PALE, GREEN] : ['#20232e', RED]
    wedge(context, index, [RING.outer, RING.double[0]], bed)
    wedge(context, index, RING.treble, ring)
    wedge(context, index, RING.double, ring)
  }
  disc(context, RING.outer, GREEN)
  disc(context, RING.bull, RED)
  context.strokeStyle = WIRE
  context.lineWidth = 1.1
  context.beginPath()
  for (const radius of [RING.bull, RING.outer, ...RING.treble, ...RING.double]) {
    context.moveTo(radius, 0)
    context.arc(0, 0, radius, 0, TAU)
  }
  for (const index of NUMBERS.keys()) {
    const [x, y] = [Math.sin(((index + 0.5) / 20) * TAU), -Math.cos(((index + 0.5) / 20) * TAU)]
    context.moveTo(x * RING.outer, y * RING.outer)
    context.lineTo(x * RING.double[1], y * RING.double[1])
  }
  context.stroke()
  context.font = `700 36px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const [index, number] of NUMBERS.entries()) {
    const turn = (index / 20) * TAU
    const at: Point = [Math.sin(turn) * 191, -Math.cos(turn) * 191]
    const roles = [...new Set(darts.filter(({ score }) => score === number).map(({ role }) => role))]
    mark(context, at, roles)
    context.fillStyle = roles.length ? INK : CHALK
    context.fillText(String(number), at[0], at[1] + 12.6)
  }
  context.restore()
}

/** A broad stroke of chalk that was wiped away. */
function smear(context: Context, [x, y]: Point, wide: number, thick: number, lean: number) {
  context.strokeStyle = 'rgba(255, 255, 255, 0.055)'
  context.lineCap = 'round'
  context.lineWidth = thick
  context.beginPath()
  context.moveTo(x - wide / 2, y + lean)
  context.quadraticCurveTo(x, y - lean * 2, x + wide / 2, y + lean * 0.4)
  context.stroke()
}

/** What was thrown, called in chalk on the wall. */
export function paintCalls({ context, time, hourCycle }: CanvasFrame, plan: Plan, family: string) {
  const { size, hour, minute } = plan
  for (const [x, y] of [hour, minute]) {
    smear(context, [x, y - size * 0.12], size * 1.1, size * 0.3, size * 0.05)
    smear(context, [x + size * 0.05, y + size * 0.16], size * 0.9, size * 0.26, -size * 0.04)
  }
  context.font = `700 ${size}px "${family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const said = String(hourCycle === 12 ? time.hour12 : time.hour)
  const places = figuresAt(hour, said.length, size)
  for (const [index, [x, y]] of places.entries()) {
    context.fillStyle = COLOURS[0]
    context.fillText(said[index]!, x, y + size * 0.35)
  }
  for (const [index, [x, y]] of figuresAt(minute, 2, size).entries()) {
    context.fillStyle = COLOURS[index + 1]!
    context.fillText(String(time.minute).padStart(2, '0')[index]!, x, y + size * 0.35)
  }
}

/** The outline of a flight, seen from the side: along the dart, and across it. */
function flight(context: Context, side: number) {
  context.beginPath()
  context.moveTo(58, 0)
  context.lineTo(70, side * 19)
  context.lineTo(94, side * 21)
  context.lineTo(LONG, side * 14)
  context.lineTo(92, 0)
  context.closePath()
}

/** A dart along the x axis, its point at nought, in millimetres. */
function dartShape(context: Context, colour: string) {
  context.lineJoin = 'round'
  context.strokeStyle = INK
  context.fillStyle = '#eef3ff'
  context.lineWidth = 3.4
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(20, -2.1)
  context.lineTo(20, 2.1)
  context.closePath()
  context.stroke()
  context.fill()
  context.fillStyle = '#ff9d1c'
  context.beginPath()
  context.roundRect(18, -4.4, 30, 8.8, 3)
  context.stroke()
  context.fill()
  context.fillStyle = INK
  for (const ring of [25, 31, 37]) context.fillRect(ring, -4.4, 2, 8.8)
  context.beginPath()
  context.rect(48, -2.6, 34, 5.2)
  context.fill()
  for (const side of [-1, 1]) {
    flight(context, side)
    context.stroke()
    context.fillStyle = colour
    context.fill()
  }
  context.fillStyle = INK
  context.fillRect(58, -1.5, 36, 3)
}

/** A dart with its point in a place. Its shadow leaves the point with it. */
export function paintDart(
  context: Context,
  { at, way, scale, role, alpha = 1 }: { at: Point; way: Point; scale: number; role: number; alpha?: number },
) {
  const angle = Math.atan2(way[1], way[0])
  context.save()
  context.globalAlpha = alpha
  context.translate(...at)
  context.scale(scale, scale)
  context.save()
  context.rotate(angle + 0.34)
  context.fillStyle = 'rgba(8, 8, 30, 0.42)'
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(18, -4)
  context.lineTo(56, -4)
  context.lineTo(68, -18)
  context.lineTo(90, -19)
  context.lineTo(86, 0)
  context.lineTo(90, 19)
  context.lineTo(68, 18)
  context.lineTo(56, 4)
  context.lineTo(18, 4)
  context.fill()
  context.restore()
  context.rotate(angle)
  dartShape(context, COLOURS[role]!)
  context.restore()
}

/** The seconds in fives, the newest stroke as far as the chalk has come; with the chalk at its end while it writes. */
export function paintTally(context: Context, box: Box, second: number, drawn: number) {
  context.lineCap = 'round'
  context.strokeStyle = CHALK
  const across = strokeOf(4, box)
  const thick = Math.max(
    1.2,
    Math.min(Math.hypot(across[1][0] - across[0][0], across[1][1] - across[0][1]) * 0.085, 14),
  )
  context.lineWidth = thick
  for (let index = 0; index < second; index++) {
    const [[ax, ay], [bx, by]] = strokeOf(index, box)
    const part = index === second - 1 ? drawn : 1
    const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part]
    context.beginPath()
    context.moveTo(ax, ay)
    context.lineTo(x, y)
    context.stroke()
    if (part === 1) continue
    context.lineWidth = thick * 2.4
    context.strokeStyle = COLOURS[0]
    context.beginPath()
    context.moveTo(x + thick * 0.8, y + thick * 0.8)
    context.lineTo(x + thick * 5, y + thick * 5)
    context.stroke()
  }
}
