import {
  heightsIn,
  type Point,
  pointsOf,
  type Ring,
  SHEETS,
  sheetsIn,
  thinned,
  type Way,
  walked,
  wayAlong,
} from './model'
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

/** Of each sheet its rings. */
type Outlines = readonly (readonly Ring[])[]

const outlines = new Map<string, Outlines>()
/** Outlines are the same for each stage of a shape. */
function outlinesOf({ window }: View): Outlines {
  const key = Object.values(window).join()
  let found = outlines.get(key)
  if (!found) {
    found = sheetsIn(window)
    outlines.set(key, found)
  }
  return found
}

/** Outlines with no more points than can be seen. */
interface Cutting {
  readonly grain: number
  readonly sheets: Outlines
  readonly shadows: Outlines
}
const cuttings = new Map<Outlines, Cutting>()

/** How far off a sheet's edge may be, and a shadow's, in pixels. */
const [SHEET_OFF, SHADOW_OFF] = [0.36, 0.9]

/** @param ratio - Pixels of the screen to one of the stage. */
function cuttingOf(view: View, ratio: number): Cutting {
  const exact = outlinesOf(view)
  const { left, top, width, height } = view.window
  /** Pixels to a cell. */
  const grain = Math.ceil(view.see(left + width / 2, top + height / 2, 0).scale * ratio)
  let found = cuttings.get(exact)
  if (found?.grain !== grain) {
    const sheets = exact.map((rings) => rings.map((ring) => thinned(ring, SHEET_OFF / grain)))
    const shadows = sheets.map((rings) => rings.map((ring) => thinned(ring, SHADOW_OFF / grain)))
    found = { grain, sheets, shadows }
    cuttings.set(exact, found)
  }
  return found
}

/** Where the points of a ring are seen: its upper edge or its lower one. Used again for the next. */
let head = new Float64Array(4096)
let foot = new Float64Array(4096)
function makeRoom(length: number) {
  if (head.length >= length) return
  head = new Float64Array(length * 2)
  foot = new Float64Array(length * 2)
}

function trace(context: Context, view: View, rings: readonly Ring[], sheet: number, shiftX = 0, shiftY = 0) {
  for (const ring of rings) {
    makeRoom(ring.length)
    view.seeAll(ring, sheet, head, shiftX, shiftY)
    context.moveTo(head[0]!, head[1]!)
    for (let at = 2; at < ring.length; at += 2) context.lineTo(head[at]!, head[at + 1]!)
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

/** Puts the walls below a ring into as many paths as there are shades, neighbours of a shade in one piece. */
function addWalls(walls: readonly Path2D[], view: View, ring: Ring, sheet: number, light: Point) {
  makeRoom(ring.length)
  view.seeAll(ring, sheet, head)
  view.seeAll(ring, sheet - 1, foot)
  const points = ring.length / 2
  /** Where the piece began, and its shade. */
  let begun = 0
  let last = -1
  for (let at = 0; at <= points; at++) {
    let shade = -1
    if (at < points) {
      const [from, to] = [at * 2, ((at + 1) % points) * 2]
      const dx = ring[to]! - ring[from]!
      const dy = ring[to + 1]! - ring[from + 1]!
      const length = Math.sqrt(dx * dx + dy * dy)
      // What is no longer than a point is left to its neighbour, and what looks north is not seen.
      if (length < 1e-6) shade = last
      else if (-dx >= -0.25 * length) {
        const facing = ((dy * light[0] - dx * light[1]) / length + 1) / 2
        shade = Math.min(SHADES - 1, Math.floor(facing * SHADES))
      }
    }
    if (shade === last) continue
    if (last >= 0) {
      const path = walls[last]!
      path.moveTo(head[begun * 2]!, head[begun * 2 + 1]!)
      for (let next = begun + 1; next <= at; next++) {
        const to = (next % points) * 2
        path.lineTo(head[to]!, head[to + 1]!)
      }
      for (let back = at; back >= begun; back--) {
        const to = (back % points) * 2
        path.lineTo(foot[to]!, foot[to + 1]! + 0.4)
      }
      path.closePath()
    }
    begun = at
    last = shade
  }
}

function paintSheet(
  context: Context,
  view: View,
  cutting: Cutting,
  sheet: number,
  minute: number,
  light: Point,
) {
  const rings = cutting.sheets[sheet]!
  const isLit = sheet <= minute
  const top = colourOf(sheet, minute)
  const walls = Array.from({ length: SHADES }, () => new Path2D())
  for (const ring of rings) addWalls(walls, view, ring, sheet, light)
  walls.forEach((wall, shade) => {
    const part = (shade + 0.5) / SHADES
    const colour = isLit
      ? part < 0.5
        ? mix(top, [110, 16, 60], 0.62 * (1 - part * 1.6))
        : mix(top, [255, 250, 224], (part - 0.5) * 1.1)
      : part < 0.5
        ? mix(top, NIGHT, 0.8 * (1 - part * 1.5))
        : mix(top, MOON, (part - 0.45) * 0.9)
    context.fillStyle = css(colour)
    context.fill(wall)
  })
  context.fillStyle = css(top)
  context.beginPath()
  trace(context, view, rings, sheet)
  context.fill()
  paintShade(context, view, cutting, sheet, minute, light)
}

/** How far a sheet's shadow falls for each sheet that it is higher, in cells, and of which sheets it is looked for. */
const THROW = 0.62
const CASTERS = [1, 2, 4, 6]

/** The shadows of the sheets above on a sheet whose outline is the path. */
function paintShade(
  context: Context,
  view: View,
  { shadows }: Cutting,
  sheet: number,
  minute: number,
  light: Point,
) {
  context.save()
  context.clip('evenodd')
  context.fillStyle = sheet <= minute ? 'rgb(120 10 66 / 0.34)' : 'rgb(2 12 20 / 0.5)'
  context.beginPath()
  for (const above of CASTERS) {
    if (sheet + above >= SHEETS) continue
    const far = above * THROW
    trace(context, view, shadows[sheet + above]!, sheet, -light[0] * far, -light[1] * far)
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
function paintBox(context: Context, view: View, cutting: Cutting, minute: number, light: Point) {
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
  paintShade(context, view, cutting, 0, minute, light)
}

/** Pixels of the stage to one of a shadow that is so soft that no more are needed. */
const COARSE = 8

/** It is soft: the shadow of something that is far outside the picture, which is small and drawn out. */
function frameShade(view: View, width: number, height: number, light: Point, blur: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width / COARSE)
  canvas.height = Math.ceil(height / COARSE)
  const pen = canvas.getContext('2d')!
  const outside = width * 4
  pen.scale(1 / COARSE, 1 / COARSE)
  pen.translate(-outside, 0)
  pen.rect(-width, -height, width * 3, height * 3)
  const corners = cornersOf(view).map(([x, y]): Point => [x - light[0] * 4, y - light[1] * 4])
  outline(pen, view, corners, MOUNT - 24)
  pen.shadowColor = 'rgb(2 10 18 / 0.85)'
  pen.shadowBlur = blur / COARSE
  pen.shadowOffsetX = outside / COARSE
  pen.fill('evenodd')
  return canvas
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
  const soft = frameShade(view, width, height, light, source.scale * 7)
  context.drawImage(soft, 0, 0, soft.width * COARSE, soft.height * COARSE)
  context.restore()
  soft.width = soft.height = 0

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
    const size = Math.min(down, across) * (isHour ? 0.96 : 0.72)
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
      context.fillStyle = 'rgb(3 14 22)'
      context.fillText(figure, edge * light[0], base + edge * light[1])
      context.fillStyle = 'rgb(112 158 164)'
      context.fillText(figure, 0, base)
    }
    context.restore()
  })
}

/** The contour's figure is cut into the card beside its line: into dark card, with the light behind, or into what glows. */
function paintFigure(context: Context, view: View, minute: number, ratio: number) {
  const { at, level, isDark } = figureAt(view, minute)
  const text = String(minute)
  context.save()
  layDown(context, view, at, level)
  const size = figureSize(view)
  context.font = `${size}px "${FACE}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const base = size * CAP
  const { scale } = view.see(at[0], at[1], level)
  if (isDark) {
    context.shadowColor = 'rgb(255 128 84 / 0.9)'
    context.shadowBlur = scale * 2.4 * ratio
    context.fillStyle = css(GLOW[0]!)
    context.fillText(text, 0, base)
    context.shadowBlur = scale * 0.7 * ratio
    context.fillText(text, 0, base)
  } else {
    const edge = size * 0.035
    context.fillStyle = 'rgb(255 246 220)'
    context.fillText(text, edge, base + edge * 1.4)
    context.fillStyle = 'rgb(52 4 42)'
    context.fillText(text, 0, base)
  }
  context.restore()
}

const figureSize = ({ window }: View) =>
  Math.min(window.width, window.height) * (window.width < 50 ? 0.31 : 0.235)

interface Cut {
  readonly at: Point
  readonly level: number
  readonly isDark: boolean
}
const cuts = new Map<string, Cut>()

/**
 * Where the figure has room beside the line about the lit sheets, as near as may be to the middle of the opening: on
 * the dark side, later on the lit one.
 */
export function figureAt(view: View, minute: number): Cut {
  const key = `${Object.values(view.window).join()} ${minute}`
  const known = cuts.get(key)
  if (known) return known
  const { left, top, width, height } = view.window
  const size = figureSize(view)
  const heightAt = heightsIn(view.window)
  const sheet = nextSheet(minute)
  const [halfX, halfY] = [size * (0.27 * String(minute).length + 0.06), size * 0.45]
  const [x0, x1, y0, y1] = [
    left + halfX + 2,
    left + width - 3 - halfX,
    top + halfY + 5,
    top + height - 3 - halfY,
  ]
  const middle: Point = [left + width * 0.5, top + height * 0.56]
  const spots = [-1, -0.5, 0, 0.5, 1].flatMap((u) => [-1, 0, 1].map((v): Point => [u * halfX, v * halfY]))
  let found: Cut = { at: middle, level: sheet, isDark: minute < 30 }
  let best = Number.POSITIVE_INFINITY
  const all = wayOf(view, minute).lines
  const longest = all[0]?.length ?? 0
  for (const line of all)
    for (let step = 1; step < line.length && line.length > longest * 0.55; step++) {
      const [[ax, ay], [bx, by]] = [line[step - 1]!, line[step]!]
      const long = Math.hypot(bx - ax, by - ay)
      if (long < 1e-6) continue
      for (const isDark of [true, false]) {
        const side = isDark ? 1 : -1
        const [nx, ny] = [(-(by - ay) / long) * side, ((bx - ax) / long) * side]
        const away = Math.abs(nx) * halfX + Math.abs(ny) * halfY
        const at: Point = [bx + nx * away, by + ny * away]
        if (at[0] < x0 || at[0] > x1 || at[1] < y0 || at[1] > y1) continue
        const near = Math.hypot(at[0] - middle[0], at[1] - middle[1]) + (isDark ? 0 : 40)
        if (near >= best) continue
        const missed = spots.filter(([x, y]) => heightAt([at[0] + x, at[1] + y]) >= sheet !== isDark).length
        const far = near + missed * (missed > 1 ? 60 : 8)
        if (far < best) {
          best = far
          found = {
            at,
            level: Math.min(
              SHEETS - 1,
              Math.max(0, isDark ? sheet + (heightAt(at) - sheet) * 0.25 : heightAt(at)),
            ),
            isDark,
          }
        }
      }
    }
  cuts.set(key, found)
  return found
}

/** All that stands for a minute; at first a few sheets at a time. */
export function* paintRelief(
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
  outlinesOf(view)
  yield
  const cutting = cuttingOf(view, ratio)
  yield
  paintBox(context, view, cutting, minute, light)
  for (let sheet = 1; sheet < SHEETS; sheet++) {
    paintSheet(context, view, cutting, sheet, minute, light)
    if (sheet % 6 === 0) yield
  }
  yield
  paintFrame(context, view, width, height, hour, figures, ratio)
}

const ways = new Map<readonly Ring[], Way>()

/** The sheet whose edge is lit through a minute, to glow from the next one on. */
export const nextSheet = (minute: number) => Math.min(SHEETS - 1, minute + 1)

/** The edge of the next sheet, along which the light goes. */
function wayOf(view: View, minute: number): Way {
  const rings = outlinesOf(view)[nextSheet(minute)]!
  let found = ways.get(rings)
  if (!found) {
    found = wayAlong(rings.map(pointsOf), view.window)
    ways.set(rings, found)
  }
  return found
}

/** How far the light has come round the edge of the next sheet. */
export const lineOf = (view: View, minute: number, part: number) => walked(wayOf(view, minute), part)

export function paintWay(context: Context, view: View, minute: number, part: number, ratio: number) {
  const sheet = nextSheet(minute)
  context.beginPath()
  outline(context, view, cornersOf(view), MOUNT)
  context.clip()
  context.beginPath()
  for (const line of lineOf(view, minute, part))
    line.forEach(([x, y], at) => {
      const spot = view.see(x, y, sheet)
      if (at) context.lineTo(spot.x, spot.y)
      else context.moveTo(spot.x, spot.y)
    })
  context.lineWidth = view.see(view.window.left, view.window.top, 0).scale * 0.42
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = css([255, 252, 236])
  context.stroke()
  paintFigure(context, view, minute, ratio)
}
