import { GROUND, type Point, SHEETS, sheetsIn, type Way, walked, wayAlong } from './model'
import { cornersOf, lightOf, MOUNT, placeOf, type View } from './view'

type Context = CanvasRenderingContext2D
type Colour = readonly [number, number, number]

export const FACE = 'ft-25-06-09 Cut'

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]
const css = (colour: Colour, alpha = 1) => `rgb(${colour.map(Math.round).join(' ')} / ${alpha})`
const along = (stops: readonly Colour[], part: number) => {
  const at = Math.min(0.9999, Math.max(0, part)) * (stops.length - 1)
  return mix(stops[Math.floor(at)]!, stops[Math.floor(at) + 1]!, at % 1)
}

/** Card in the dark, from the foot up; and with the light in it, from the glowing sheet down. */
const DARK: readonly Colour[] = [
  [13, 44, 54],
  [28, 74, 84],
  [58, 116, 122],
]
const GLOW: readonly Colour[] = [
  [255, 241, 204],
  [255, 196, 140],
  [250, 132, 98],
  [216, 66, 92],
  [140, 30, 82],
  [92, 20, 72],
]
const NIGHT: Colour = [4, 16, 24]
const MOON: Colour = [150, 208, 204]
const FRAME: Colour = [24, 66, 76]

const outlines = new Map<string, readonly (readonly Point[])[][]>()
/** Outlines are the same for each stage of a shape. */
export function outlinesOf({ window }: View) {
  const key = Object.values(window).join()
  let found = outlines.get(key)
  if (!found) {
    found = sheetsIn(window)
    outlines.set(key, found)
  }
  return found
}

function trace(
  context: Context,
  view: View,
  rings: readonly (readonly Point[])[],
  sheet: number,
  shift: Point = [0, 0],
) {
  for (const ring of rings) {
    let first = true
    for (const [x, y] of ring) {
      const spot = view.see(x + shift[0], y + shift[1], sheet)
      if (first) context.moveTo(spot.x, spot.y)
      else context.lineTo(spot.x, spot.y)
      first = false
    }
    context.closePath()
  }
}

/** Shades of a wall, by how much it faces the light. */
const SHADES = 7

/** What a sheet looks like from above. */
function colourOf(sheet: number, minute: number): Colour {
  if (sheet > minute) return along(DARK, sheet / SHEETS)
  return along(GLOW, ((minute - sheet) / 62) ** 0.6 * 0.94)
}

function paintSheet(context: Context, view: View, sheet: number, minute: number, light: Point) {
  const all = outlinesOf(view)
  const rings = all[sheet]!
  const isLit = sheet <= minute
  const top = colourOf(sheet, minute)
  // Walls, in as many fills as shades.
  const walls: Point[][][] = Array.from({ length: SHADES }, () => [])
  for (const ring of rings)
    for (let at = 0; at < ring.length; at++) {
      const [a, b] = [ring[at]!, ring[(at + 1) % ring.length]!]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const length = Math.hypot(dx, dy)
      if (length < 1e-6) continue
      const [nx, ny] = [dy / length, -dx / length]
      if (ny < -0.25) continue // looks north: unseen
      const facing = (nx * light[0] + ny * light[1] + 1) / 2
      walls[Math.min(SHADES - 1, Math.floor(facing * SHADES))]!.push([a, b] as Point[])
    }
  walls.forEach((wall, shade) => {
    if (!wall.length) return
    const part = (shade + 0.5) / SHADES
    const colour = isLit
      ? part < 0.5
        ? mix(top, [110, 16, 60], 0.62 * (1 - part * 1.6))
        : mix(top, [255, 250, 224], (part - 0.5) * 1.1)
      : part < 0.5
        ? mix(top, NIGHT, 0.8 * (1 - part * 1.5))
        : mix(top, MOON, (part - 0.45) * 0.9)
    context.fillStyle = css(colour)
    context.beginPath()
    for (const [a, b] of wall as unknown as [Point, Point][]) {
      const [p, q] = [view.see(a[0], a[1], sheet), view.see(b[0], b[1], sheet)]
      const [r, s] = [view.see(b[0], b[1], sheet - 1), view.see(a[0], a[1], sheet - 1)]
      context.moveTo(p.x, p.y)
      context.lineTo(q.x, q.y)
      context.lineTo(r.x, r.y + 0.4)
      context.lineTo(s.x, s.y + 0.4)
      context.closePath()
    }
    context.fill()
  })
  context.fillStyle = css(top)
  context.beginPath()
  trace(context, view, rings, sheet)
  context.fill()
  paintShade(context, view, sheet, minute, light)
}

/** How far a sheet's shadow falls for each sheet that it is higher, in cells, and of how many sheets it is looked for. */
const THROW = 0.62
const REACH = 7

/** The shadows of the sheets above on a sheet whose outline is the path. */
function paintShade(context: Context, view: View, sheet: number, minute: number, light: Point) {
  const all = outlinesOf(view)
  context.save()
  context.clip('evenodd')
  context.fillStyle = sheet <= minute ? 'rgb(120 10 66 / 0.34)' : 'rgb(2 12 20 / 0.5)'
  context.beginPath()
  for (let above = 1; above <= REACH && sheet + above < SHEETS; above++) {
    const far = above * THROW
    trace(context, view, all[sheet + above]!, sheet, [-light[0] * far, -light[1] * far])
  }
  context.fill()
  context.restore()
}

/** Lets what is drawn round the origin lie on the ground, one unit high for a cell. */
function layDown(context: Context, view: View, [x, y]: Point, sheets: number) {
  const [at, east, south] = [view.see(x, y, sheets), view.see(x + 1, y, sheets), view.see(x, y + 1, sheets)]
  context.transform(east.x - at.x, east.y - at.y, south.x - at.x, south.y - at.y, at.x, at.y)
}

/** Half the height of a figure. */
const CAP = 0.4

function outline(context: Context, view: View, corners: readonly Point[], sheets: number) {
  corners.forEach(([x, y], at) => {
    const spot = view.see(x, y, sheets)
    if (at) context.lineTo(spot.x, spot.y)
    else context.moveTo(spot.x, spot.y)
  })
  context.closePath()
}

/** The floor of the box and the walls round it. */
function paintBox(context: Context, view: View, minute: number, light: Point) {
  const corners = cornersOf(view)
  corners.forEach(([x, y], at) => {
    const [toX, toY] = corners[(at + 1) % 4]!
    const facing = [light[1], -light[0], -light[1], light[0]][at]!
    context.fillStyle = css(facing < 0 ? mix([12, 38, 48], [66, 96, 100], -facing) : [10, 32, 42])
    const wall = [view.see(x, y, MOUNT), view.see(toX, toY, MOUNT), view.see(toX, toY, 0), view.see(x, y, 0)]
    context.beginPath()
    for (const spot of wall) context.lineTo(spot.x, spot.y)
    context.fill()
  })
  context.fillStyle = css(colourOf(0, minute))
  context.beginPath()
  outline(context, view, corners, 0)
  context.fill()
  paintShade(context, view, 0, minute, light)
}

/** The frame with the figures cut into it; behind that of the hour there is light. */
function paintFrame(
  context: Context,
  view: View,
  width: number,
  height: number,
  hour: number,
  figures: readonly string[],
  ratio: number,
) {
  const corners = cornersOf(view)
  const light = lightOf(view, hour)
  const place = placeOf(view, hour)
  const source = view.see(place[0], place[1], MOUNT)
  // The shadow that the frame casts on what lies in the box.
  context.save()
  context.beginPath()
  outline(context, view, corners, MOUNT)
  context.clip()
  // It is soft: the shadow of something that is far outside the stage.
  const outside = width * 4
  context.translate(-outside, 0)
  context.beginPath()
  context.rect(-width, -height, width * 3, height * 3)
  outline(
    context,
    view,
    corners.map(([x, y]): Point => [x - light[0] * 4, y - light[1] * 4]),
    MOUNT - 24,
  )
  context.shadowColor = 'rgb(2 10 18 / 0.85)'
  context.shadowBlur = source.scale * 7 * ratio
  context.shadowOffsetX = outside * ratio
  context.fill('evenodd')
  context.restore()

  context.beginPath()
  context.rect(0, 0, width, height)
  outline(context, view, corners, MOUNT)
  context.fillStyle = css(FRAME)
  context.fill('evenodd')
  const reach = Math.hypot(width, height)
  const spill = context.createRadialGradient(source.x, source.y, 0, source.x, source.y, reach)
  spill.addColorStop(0, 'rgb(255 178 128 / 0.95)')
  spill.addColorStop(0.06, 'rgb(240 104 100 / 0.7)')
  spill.addColorStop(0.2, 'rgb(150 44 92 / 0.42)')
  spill.addColorStop(0.5, 'rgb(40 24 62 / 0.3)')
  spill.addColorStop(1, 'rgb(2 14 26 / 0.62)')
  context.fillStyle = spill
  context.fill('evenodd')
  // Its edge, where it was cut.
  context.lineWidth = Math.max(1, source.scale * 0.3)
  context.strokeStyle = 'rgb(150 208 204 / 0.35)'
  context.beginPath()
  outline(context, view, corners, MOUNT)
  context.stroke()

  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const [across, down] = view.frame
  figures.forEach((figure, at) => {
    const isHour = at === hour % 12
    context.save()
    layDown(context, view, placeOf(view, at), MOUNT)
    const size = Math.min(down, across) * (isHour ? 0.92 : 0.68)
    context.font = `${size}px "${FACE}"`
    const base = size * CAP
    const edge = size * 0.035
    if (isHour) {
      context.shadowColor = 'rgb(255 120 84 / 1)'
      context.shadowBlur = source.scale * 3 * ratio
      context.fillStyle = css(GLOW[0]!)
      context.fillText(figure, 0, base)
      context.shadowBlur = source.scale * ratio
      context.fillText(figure, 0, base)
    } else {
      context.fillStyle = 'rgb(150 208 204 / 0.3)'
      context.fillText(figure, -edge * light[0], base - edge * light[1])
      context.fillStyle = 'rgb(4 18 26)'
      context.fillText(figure, 0, base)
    }
    context.restore()
  })
}

/** The contour's figure, standing in the line as on a map. */
function paintFigure(context: Context, view: View, minute: number) {
  const place = figureAt(view, minute)
  context.save()
  layDown(context, view, place, Math.min(SHEETS - 1, minute + 1))
  const size = figureSize(view)
  context.font = `${size}px "${FACE}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = size * 0.16
  context.strokeStyle = css(GLOW[0]!)
  context.strokeText(String(minute), 0, size * CAP)
  context.fillStyle = 'rgb(58 6 44)'
  context.fillText(String(minute), 0, size * CAP)
  context.restore()
}

const figureSize = ({ window }: View) =>
  Math.min(window.width, window.height) * (window.width < 50 ? 0.27 : 0.2)

/** The lowest point between these edges. */
function lowest(x0: number, x1: number, y0: number, y1: number): Point {
  let found: Point = [x0, y0]
  let least = Number.POSITIVE_INFINITY
  for (let y = Math.ceil(y0); y <= y1; y++)
    for (let x = Math.ceil(x0); x <= x1; x++)
      if (GROUND[y]![x]! < least) [least, found] = [GROUND[y]![x]!, [x, y]]
  return found
}

/** Where the line about the lit sheets comes nearest to the middle of the opening, but for its edges. */
export function figureAt(view: View, minute: number): Point {
  const { left, top, width, height } = view.window
  const size = figureSize(view)
  const [x0, x1, y0, y1] = [
    left + size * 0.55,
    left + width - 1 - size * 0.55,
    top + size * 0.6,
    top + height - 1 - size * 1.1,
  ]
  const middle: Point = [left + width * 0.5, top + height * 0.5]
  let found = lowest(x0, x1, y0, y1)
  let least = Number.POSITIVE_INFINITY
  for (const ring of outlinesOf(view)[Math.min(SHEETS - 1, minute + 1)]!)
    for (const point of ring) {
      const [x, y] = point
      if (x < x0 || x > x1 || y < y0 || y > y1) continue
      const far = Math.hypot(x - middle[0], y - middle[1])
      if (far < least) [least, found] = [far, point]
    }
  return found
}

export function paintRelief(
  context: Context,
  view: View,
  width: number,
  height: number,
  hour: number,
  minute: number,
  figures: readonly string[],
  ratio: number,
) {
  const light = lightOf(view, hour)
  paintBox(context, view, minute, light)
  for (let sheet = 1; sheet < SHEETS; sheet++) paintSheet(context, view, sheet, minute, light)
  paintFrame(context, view, width, height, hour, figures, ratio)
}

const ways = new Map<readonly (readonly Point[])[], Way>()

/** The sheet whose edge is lit through a minute, to glow from the next one on. */
export const nextSheet = (minute: number) => Math.min(SHEETS - 1, minute + 1)

/** How far the light has come round the edge of the next sheet. */
export function wayOf(view: View, minute: number, part: number) {
  const rings = outlinesOf(view)[nextSheet(minute)]!
  let found = ways.get(rings)
  if (!found) {
    found = wayAlong(rings, view.window)
    ways.set(rings, found)
  }
  return walked(found, part)
}

export function paintWay(context: Context, view: View, minute: number, part: number) {
  const sheet = nextSheet(minute)
  context.beginPath()
  outline(context, view, cornersOf(view), MOUNT)
  context.clip()
  context.beginPath()
  for (const line of wayOf(view, minute, part))
    line.forEach(([x, y], at) => {
      const spot = view.see(x, y, sheet)
      if (at) context.lineTo(spot.x, spot.y)
      else context.moveTo(spot.x, spot.y)
    })
  context.lineWidth = view.see(view.window.left, view.window.top, 0).scale * 0.42
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = css([255, 252, 236])
  context.stroke()
  paintFigure(context, view, minute)
}
