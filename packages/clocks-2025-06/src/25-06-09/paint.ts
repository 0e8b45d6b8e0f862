import { heightsIn, type Point, SHEETS, sheetsIn, type Way, walked, wayAlong } from './model'
import { cornersOf, lightOf, MOUNT, placeOf, type Spot, type View } from './view'

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
  const walls: Spot[][] = Array.from({ length: SHADES }, () => [])
  for (const ring of rings) {
    const [head, foot] = [sheet, sheet - 1].map((height) => ring.map(([x, y]) => view.see(x, y, height))) as [
      Spot[],
      Spot[],
    ]
    for (let at = 0; at < ring.length; at++) {
      const to = (at + 1) % ring.length
      const [a, b] = [ring[at]!, ring[to]!]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const length = Math.hypot(dx, dy)
      if (length < 1e-6) continue
      const [nx, ny] = [dy / length, -dx / length]
      if (ny < -0.25) continue // looks north: unseen
      const facing = (nx * light[0] + ny * light[1] + 1) / 2
      walls[Math.min(SHADES - 1, Math.floor(facing * SHADES))]!.push(
        head[at]!,
        head[to]!,
        foot[to]!,
        foot[at]!,
      )
    }
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
    for (let at = 0; at < wall.length; at += 4) {
      context.moveTo(wall[at]!.x, wall[at]!.y)
      context.lineTo(wall[at + 1]!.x, wall[at + 1]!.y)
      context.lineTo(wall[at + 2]!.x, wall[at + 2]!.y + 0.4)
      context.lineTo(wall[at + 3]!.x, wall[at + 3]!.y + 0.4)
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

/** How far a sheet's shadow falls for each sheet that it is higher, in cells, and of which sheets it is looked for. */
const THROW = 0.62
const CASTERS = [1, 2, 4, 6]

/** The shadows of the sheets above on a sheet whose outline is the path. */
function paintShade(context: Context, view: View, sheet: number, minute: number, light: Point) {
  const all = outlinesOf(view)
  context.save()
  context.clip('evenodd')
  context.fillStyle = sheet <= minute ? 'rgb(120 10 66 / 0.34)' : 'rgb(2 12 20 / 0.5)'
  context.beginPath()
  for (const above of CASTERS) {
    if (sheet + above >= SHEETS) continue
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
  const all = wayAlong(outlinesOf(view)[sheet]!, view.window).lines
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
        const missed = spots.filter(([x, y]) => heightAt([at[0] + x, at[1] + y]) >= sheet !== isDark).length
        const far =
          Math.hypot(at[0] - middle[0], at[1] - middle[1]) +
          missed * (missed > 1 ? 60 : 8) +
          (isDark ? 0 : 40)
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

export function paintWay(context: Context, view: View, minute: number, part: number, ratio: number) {
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
  paintFigure(context, view, minute, ratio)
}
