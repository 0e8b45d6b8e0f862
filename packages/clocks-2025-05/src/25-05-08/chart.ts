import { LAND } from './coast'
import { type Layout, placeOf, SCALE_RANGE } from './model'

export const REGULAR = 'ft-25-05-08 Strip'
export const BOLD = 'ft-25-05-08 Strip Bold'
export const ITALIC = 'ft-25-05-08 Chart'
export const HOUR_INK = '#1d4483'
export const MINUTE_INK = '#d3301b'
export const SWEEP_INK = '242,150,20'
export const INK = '#23262d'
export const PAPER = '#fbf6e6'
const AIRWAY = '#a8407f'

type Context = CanvasRenderingContext2D
type Point = readonly [x: number, y: number]

export function circle(context: Context, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
}

export function write(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  family: string,
  align: CanvasTextAlign = 'center',
) {
  context.font = `${family === ITALIC ? 'italic ' : ''}400 ${size}px "${family}"`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillText(text, x, y + size * 0.365)
}

/** Reporting points in radii from the middle; the names are five letters that can be spoken, as Annex 11 asks. */
const POINTS: Record<string, Point> = {
  NOONA: [0.06, -0.52],
  TARDY: [0.5, -0.2],
  LATER: [0.44, 0.42],
  EVEVE: [-0.16, 0.54],
  MOMEN: [-0.54, 0.1],
  SUNUP: [1.42, -0.36],
  DELAY: [1.3, 0.72],
  AGONE: [-1.28, -0.62],
  ERSTA: [-1.22, 0.62],
  ULTIM: [-0.32, -1.34],
  YORES: [0.72, -1.36],
  ANNUM: [-0.52, 1.4],
  HENCE: [0.78, 1.42],
  EPOCA: [2.5, -0.8],
  AEONS: [-2.5, 0.3],
  DATUM: [2.4, 0.9],
}
const AIRWAYS: readonly (readonly [name: string, ...points: string[]])[] = [
  ['A 12', 'ULTIM', 'NOONA', 'EVEVE', 'ANNUM'],
  ['B 24', 'AEONS', 'AGONE', 'NOONA', 'TARDY', 'SUNUP', 'EPOCA'],
  ['G 60', 'AEONS', 'ERSTA', 'MOMEN', 'NOONA', 'YORES'],
  ['R 7', 'MOMEN', 'LATER', 'DELAY', 'DATUM'],
  ['W 31', 'ERSTA', 'EVEVE', 'LATER', 'HENCE'],
  ['A 52', 'YORES', 'TARDY', 'LATER'],
]
const COMPULSORY = ['NOONA', 'LATER', 'MOMEN', 'SUNUP', 'AGONE', 'ANNUM', 'EPOCA']
const BEACONS = ['TARDY', 'ERSTA', 'DELAY', 'ULTIM']
const WATERS: readonly (readonly [name: string, x: number, y: number, turn: number, size: number])[] = [
  ['Kattegat', -0.3, -1.19, 0.12, 0.085],
  ['Skåne', 1.36, 0.06, 0, 0.08],
  ['Jylland', -1.85, 0, 0, 0.075],
  ['Bornholm Sea', 2.1, 0.42, -0.12, 0.075],
  ['Baltic', 0.9, 1.12, 0, 0.085],
  ['Småland', 1.9, -1.15, 0, 0.085],
  ['North Sea', -3.05, 0.2, -1.5, 0.085],
]

function airwayLines(context: Context, radius: number, line: number) {
  context.lineWidth = line * 1.5
  context.strokeStyle = context.fillStyle = AIRWAY
  for (const [name, ...names] of AIRWAYS) {
    const path = names.map((point) => POINTS[point]!)
    context.beginPath()
    for (const [x, y] of path) context.lineTo(x * radius, y * radius)
    context.stroke()
    for (let leg = 1; leg < path.length; leg += 2) {
      const [fromX, fromY] = path[leg - 1]!
      const [toX, toY] = path[leg]!
      context.save()
      context.translate(((fromX + toX) / 2) * radius, ((fromY + toY) / 2) * radius)
      let turn = Math.atan2(toY - fromY, toX - fromX)
      if (Math.abs(turn) > Math.PI / 2) turn += Math.PI
      context.rotate(turn)
      const size = Math.max(6, radius * 0.032)
      const half = size * name.length * 0.36
      context.fillStyle = PAPER
      context.fillRect(-half, -size * 0.7, 2 * half, size * 1.4)
      context.lineWidth = line
      context.strokeRect(-half, -size * 0.7, 2 * half, size * 1.4)
      context.fillStyle = AIRWAY
      write(context, name, 0, 0, size, REGULAR)
      context.lineWidth = line * 1.5
      context.restore()
    }
  }
}

/** Symbols of Annex 4: filled triangles must be reported, open ones on request; a beacon is a hexagon in its rose. */
function pointSymbols(context: Context, radius: number, line: number) {
  const size = Math.max(6, radius * 0.034)
  for (const [name, [x, y]] of Object.entries(POINTS)) {
    const [middleX, middleY] = [x * radius, y * radius]
    context.lineWidth = line * 1.4
    context.strokeStyle = context.fillStyle = HOUR_INK
    if (BEACONS.includes(name)) {
      circle(context, middleX, middleY, size * 2.5)
      context.stroke()
      context.beginPath()
      for (let tick = 0; tick < 36; tick++) {
        const [east, south] = placeOf(tick * 10, 1)
        const inner = size * (tick % 3 ? 2.2 : 1.9)
        context.moveTo(middleX + east * inner, middleY + south * inner)
        context.lineTo(middleX + east * size * 2.5, middleY + south * size * 2.5)
      }
      context.stroke()
      context.beginPath()
      for (let corner = 0; corner < 6; corner++) {
        const [east, south] = placeOf(corner * 60 + 30, size * 0.75)
        context.lineTo(middleX + east, middleY + south)
      }
      context.closePath()
      context.fillStyle = PAPER
      context.fill()
      context.stroke()
      context.fillStyle = HOUR_INK
      circle(context, middleX, middleY, size * 0.16)
      context.fill()
    } else {
      context.beginPath()
      for (const corner of [0, 120, 240]) {
        const [east, south] = placeOf(corner, size * 0.72)
        context.lineTo(middleX + east, middleY + south)
      }
      context.closePath()
      context.fillStyle = COMPULSORY.includes(name) ? HOUR_INK : PAPER
      context.fill()
      context.stroke()
      context.fillStyle = HOUR_INK
    }
    const off = BEACONS.includes(name) ? 3.1 : 1.15
    write(context, name, middleX + size * off, middleY + size * 0.35, size * 0.98, REGULAR, 'left')
  }
}

/** The approach chart that covers the table. */
export function chart(context: Context, layout: Layout) {
  const { width, height, x, y, radius } = layout
  const line = Math.max(0.6, radius / 420)
  context.fillStyle = '#c1d9dd'
  context.fillRect(0, 0, width, height)
  context.translate(x, y)
  const land = new Path2D()
  const scale = radius / 250
  for (const ring of LAND) land.addPath(new Path2D(ring), new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  context.lineJoin = 'round'
  for (const [reach, colour] of [
    [0.062, '#b3d0d6'],
    [0.038, '#a5c6cf'],
    [0.016, '#94bac7'],
  ] as const) {
    context.lineWidth = radius * reach
    context.strokeStyle = colour
    context.stroke(land)
  }
  context.fillStyle = '#f0e8cd'
  context.fill(land)
  context.lineWidth = line * 1.2
  context.strokeStyle = '#47788f'
  context.stroke(land)

  // Meridians and parallels, half a degree apart (a radius is 95 km).
  context.strokeStyle = 'rgba(45,79,110,.22)'
  context.lineWidth = line
  context.beginPath()
  for (let step = -9; step <= 9; step++) {
    const across = (step + 0.1) * 0.3298 * radius
    const down = (step - 0.5) * 0.5853 * radius
    context.moveTo(across, -height)
    context.lineTo(across, height)
    context.moveTo(-width, down)
    context.lineTo(width, down)
  }
  context.stroke()

  if (layout.isBare) return
  context.fillStyle = '#4b7d94'
  for (const [name, east, south, turn, size] of WATERS) {
    context.save()
    context.translate(east * radius, south * radius)
    context.rotate(turn)
    context.letterSpacing = `${size * radius * 0.18}px`
    write(context, name, 0, 0, size * radius, ITALIC)
    context.restore()
  }

  // Terminal area, control zone, a restricted area with its comb.
  context.strokeStyle = AIRWAY
  context.lineWidth = line * 3
  context.globalAlpha = 0.5
  context.setLineDash([radius * 0.05, radius * 0.02])
  circle(context, 0, 0, radius * 1.62)
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
  for (const [east, south, half] of [
    [-0.8, -0.86, 0.17],
    [1.05, 0.98, 0.15],
    [1.75, -0.7, 0.2],
  ] as const) {
    context.save()
    context.translate(east * radius, south * radius)
    circle(context, 0, 0, half * radius)
    context.fillStyle = 'rgba(211,48,27,.07)'
    context.fill()
    context.strokeStyle = MINUTE_INK
    context.lineWidth = line
    context.stroke()
    context.clip()
    context.beginPath()
    for (let comb = 0; comb < 72; comb++) {
      const [outX, outY] = placeOf(comb * 5, half * radius)
      const [inX, inY] = placeOf(comb * 5 + 8, half * radius * 0.86)
      context.moveTo(outX, outY)
      context.lineTo(inX, inY)
    }
    context.stroke()
    context.fillStyle = MINUTE_INK
    write(context, 'R 45', 0, 0, Math.max(6, radius * 0.034), REGULAR)
    context.restore()
  }
  airwayLines(context, radius, line)
  pointSymbols(context, radius, line)
}

/** The glass over the chart: paler inside, range rings, the enamelled scale with its two rows of figures. */
export function glass(context: Context, layout: Layout) {
  const { x, y, radius, isBare } = layout
  const line = Math.max(0.6, radius / 380)
  context.save()
  context.translate(x, y)
  context.save()
  context.shadowColor = 'rgba(24,44,56,.5)'
  context.shadowBlur = radius * 0.05
  context.shadowOffsetY = radius * 0.018
  context.fillStyle = '#59676a'
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.arc(0, 0, radius * 0.97, 0, 2 * Math.PI, true)
  context.fill()
  context.restore()

  circle(context, 0, 0, radius * 0.97)
  const haze = context.createRadialGradient(-radius * 0.3, -radius * 0.4, 0, 0, 0, radius)
  haze.addColorStop(0, 'rgba(252,253,246,.44)')
  haze.addColorStop(0.75, 'rgba(244,249,242,.3)')
  haze.addColorStop(1, 'rgba(214,228,224,.36)')
  context.fillStyle = haze
  context.fill()

  // Range rings and bearing lines.
  context.strokeStyle = 'rgba(35,38,45,.34)'
  context.lineWidth = line
  for (const range of [0.19, 0.38, 0.57]) {
    circle(context, 0, 0, range * radius)
    context.stroke()
  }
  context.setLineDash([radius * 0.012, radius * 0.012])
  context.beginPath()
  for (let hour = 0; hour < 12; hour++) {
    const [east, south] = placeOf(hour * 30, radius)
    context.moveTo(east * 0.05, south * 0.05)
    context.lineTo(east * SCALE_RANGE, south * SCALE_RANGE)
  }
  context.stroke()
  context.setLineDash([])

  // The scale.
  context.beginPath()
  context.arc(0, 0, radius * 0.972, 0, 2 * Math.PI)
  context.arc(0, 0, radius * SCALE_RANGE, 0, 2 * Math.PI, true)
  const enamel = context.createLinearGradient(-radius, -radius, radius, radius)
  enamel.addColorStop(0, '#fffdf3')
  enamel.addColorStop(1, '#ece3cb')
  context.fillStyle = enamel
  context.fill()
  const rim = context.createLinearGradient(-radius, -radius, radius, radius)
  rim.addColorStop(0, '#d9dfdb')
  rim.addColorStop(0.45, '#7d8a8b')
  rim.addColorStop(1, '#39464b')
  context.strokeStyle = rim
  context.lineWidth = radius * 0.026
  circle(context, 0, 0, radius * 0.985)
  context.stroke()
  context.strokeStyle = INK
  context.lineWidth = line * 1.6
  circle(context, 0, 0, radius * SCALE_RANGE)
  context.stroke()

  const middle = 0.868
  context.lineWidth = line
  circle(context, 0, 0, radius * middle)
  context.stroke()
  context.beginPath()
  for (let minute = 0; minute < 60; minute++) {
    if (isBare && minute % 5) continue
    const [east, south] = placeOf(minute * 6, radius)
    const isFive = minute % 5 === 0
    context.moveTo(east * (SCALE_RANGE + (isFive ? 0.032 : 0)), south * (SCALE_RANGE + (isFive ? 0.032 : 0)))
    if (isFive) context.moveTo(east * SCALE_RANGE, south * SCALE_RANGE)
    if (isFive)
      context.lineTo(
        east * (SCALE_RANGE + (isBare ? 0.2 : 0.022)),
        south * (SCALE_RANGE + (isBare ? 0.2 : 0.022)),
      )
    context.moveTo(east * middle, south * middle)
    context.lineTo(east * (middle + (isFive ? 0.026 : 0.016)), south * (middle + (isFive ? 0.026 : 0.016)))
  }
  context.lineWidth = line * 1.5
  context.stroke()
  if (!isBare)
    for (let hour = 1; hour <= 12; hour++) {
      const [innerX, innerY] = placeOf(hour * 30, radius * 0.813)
      const [outerX, outerY] = placeOf(hour * 30, radius * 0.929)
      context.fillStyle = HOUR_INK
      write(context, String(hour), innerX, innerY, radius * 0.076, BOLD)
      context.fillStyle = MINUTE_INK
      write(context, String(hour * 5), outerX, outerY, radius * 0.058, BOLD)
    }

  // The station in the middle: an aerodrome with its runway.
  context.strokeStyle = HOUR_INK
  context.lineWidth = line * 1.6
  circle(context, 0, 0, radius * 0.03)
  context.fillStyle = PAPER
  context.fill()
  context.stroke()
  context.beginPath()
  context.moveTo(-radius * 0.032, radius * 0.032)
  context.lineTo(radius * 0.032, -radius * 0.032)
  context.lineWidth = line * 3.4
  context.stroke()

  // Light from a window along the rim of the glass.
  context.strokeStyle = 'rgba(255,255,255,.75)'
  context.lineWidth = radius * 0.007
  context.lineCap = 'round'
  context.beginPath()
  context.arc(0, 0, radius * 0.989, Math.PI * 1.08, Math.PI * 1.42)
  context.stroke()
  context.restore()
}

/** A line of wax pencil between two points, drawn with a swing of the wrist: it bows a little and ends thin. */
export function pencil(
  context: Context,
  from: Point,
  to: Point,
  thickness: number,
  bow: number,
  colour: string,
) {
  const [acrossX, acrossY] = [(from[1] - to[1]) * bow, (to[0] - from[0]) * bow]
  const [middleX, middleY] = [(from[0] + to[0]) / 2 + acrossX, (from[1] + to[1]) / 2 + acrossY]
  context.strokeStyle = colour
  context.lineCap = 'round'
  for (const [share, opacity] of [
    [1, 0.8],
    [0.45, 1],
  ] as const) {
    context.globalAlpha = opacity
    context.lineWidth = thickness * share
    context.beginPath()
    context.moveTo(from[0], from[1])
    context.quadraticCurveTo(middleX, middleY, to[0], to[1])
    context.stroke()
  }
  context.globalAlpha = 1
}
