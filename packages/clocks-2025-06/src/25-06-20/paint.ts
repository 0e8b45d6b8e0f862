import { createRandom } from '@found-time/clock-runtime'
import {
  altitudeOf,
  directionOf,
  flatten,
  hourAngleAt,
  hourText,
  type Place,
  sunAt,
  type Vector,
} from './model'

type Context = CanvasRenderingContext2D
type Colour = readonly [number, number, number]

export const FACE = 'ft-25-06-20 Sun'

const mix = (from: Colour, to: Colour, part: number): Colour => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
]
const css = (colour: Colour, alpha = 1) => `rgb(${colour.map(Math.round).join(' ')} / ${alpha})`
const ramp = (stops: readonly (readonly [number, Colour])[], at: number): Colour => {
  for (let i = 1; i < stops.length; i++) {
    const [[from, a], [to, b]] = [stops[i - 1]!, stops[i]!]
    if (at <= to) return mix(a, b, Math.max(0, (at - from) / (to - from)))
  }
  return stops.at(-1)![1]
}

/** The sky at a height, by day, and when the sun is on the horizon; and what is under the horizon. */
const DAY: readonly (readonly [number, Colour])[] = [
  [0, [214, 196, 170]],
  [5, [150, 196, 206]],
  [16, [70, 150, 196]],
  [40, [24, 96, 168]],
  [75, [10, 58, 130]],
]
const DUSK: readonly (readonly [number, Colour])[] = [
  [0, [246, 122, 62]],
  [3, [216, 86, 92]],
  [8, [120, 70, 130]],
  [18, [44, 50, 110]],
  [60, [20, 30, 80]],
]
const DEEP: readonly (readonly [number, Colour])[] = [
  [-70, [6, 4, 26]],
  [-30, [14, 10, 52]],
  [-12, [30, 20, 84]],
  [-4, [62, 30, 92]],
  [0, [96, 40, 84]],
]

export interface Scene {
  readonly width: number
  readonly height: number
  readonly place: Place
  /** The full minute that the picture stands for. */
  readonly epochMs: number
  readonly hour: number
  readonly minute: number
  readonly hourCycle: 12 | 24
  readonly seed: string
  readonly year: number
}

/** Minutes that pass across the longer side of the stage, and what is left of them for the shorter. */
const pixelsPerMinute = (width: number, height: number) =>
  Math.max(Math.min(width, height) / 34, Math.max(width, height) / 78, 8.6)

export interface Lens {
  readonly x: number
  readonly y: number
  readonly perDegree: number
  readonly sunAltitude: number
  readonly hourAngle: number
  readonly declination: number
  /** Where a point of the sky is on the stage. */
  readonly see: (hourAngle: number, declination: number) => readonly [x: number, y: number] | undefined
}

/** Looks at the sun, a little beside the middle of the stage. */
export function lensOf({
  width,
  height,
  place,
  epochMs,
}: Pick<Scene, 'width' | 'height' | 'place' | 'epochMs'>): Lens {
  const { declination } = sunAt(epochMs)
  const hourAngle = hourAngleAt(epochMs, place.east)
  const centre: Vector = directionOf(hourAngle, declination, place.north)
  const flat = flatten(centre)
  const perDegree = (pixelsPerMinute(width, height) * 4) / Math.cos((declination * Math.PI) / 180)
  const [x, y] = [width * 0.5, height * 0.6]
  return {
    x,
    y,
    perDegree,
    sunAltitude: altitudeOf(centre),
    hourAngle,
    declination,
    see(h, d) {
      const point = flat(directionOf(h, d, place.north))
      return point && [x + point[0] * perDegree, y - point[1] * perDegree]
    },
  }
}

/** How much day it is, and how much dusk. */
const dayOf = (altitude: number) => Math.min(1, Math.max(0, (altitude + 1) / 14))

function skyAt(altitude: number, sun: number): Colour {
  if (altitude < 0) {
    const deep = ramp(DEEP, altitude)
    return sun > 0 ? mix(deep, [10, 22, 44], 0.4) : deep
  }
  const clear = mix(ramp(DUSK, altitude), ramp(DAY, altitude), dayOf(sun))
  return mix(clear, [10, 12, 44], Math.min(0.86, Math.max(0, -sun / 12)))
}

function paintSky(context: Context, scene: Scene, lens: Lens) {
  const { width, height } = scene
  const sky = context.createLinearGradient(0, 0, 0, height)
  const steps = 24
  for (let step = 0; step <= steps; step++) {
    const altitude = lens.sunAltitude + (lens.y - (step / steps) * height) / lens.perDegree
    const folded = altitude > 90 ? 180 - altitude : altitude < -90 ? -180 - altitude : altitude
    sky.addColorStop(step / steps, css(skyAt(folded, lens.sunAltitude)))
  }
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
}

/** The line of the sky at one declination, from one hour angle to another. */
function arc(context: Context, lens: Lens, from: number, to: number, declination: number) {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 1.2))
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const spot = lens.see(from + ((to - from) * step) / steps, declination)
    if (!spot) continue
    if (step) context.lineTo(...spot)
    else context.moveTo(...spot)
  }
}

/** Quarters of an hour that a cloud may take from an arc, in degrees. */
const CLOUD = 3.75

/** The side of today's arc on which few days' arcs are; there the scale stands. */
const sideOf = ({ declination }: Lens) => (declination >= 0 ? 1 : -1)
const outside = (declination: number, lens: Lens) => (declination - lens.declination) * sideOf(lens) > 0

/** The arcs of the half year, each day's burnt by its sun where no cloud was. */
function paintArcs(context: Context, scene: Scene, lens: Lens) {
  const { width, height, year, seed } = scene
  const reach = Math.hypot(width, height) / lens.perDegree / 1.6
  const solstice = Date.UTC(year, 5, 21, 12)
  const up = lens.sunAltitude > -1
  context.lineCap = 'butt'
  for (let day = 0; day <= 183; day += day < 24 ? 2 : 1) {
    const { declination } = sunAt(solstice + day * 86_400_000)
    if (Math.abs(declination - lens.declination) > reach) continue
    const apart = Math.abs(declination - lens.declination)
    if (apart < 0.2 || outside(declination, lens)) continue
    const chance = createRandom(seed, 'clouds', year, day)
    const dull = chance.between(0.05, 0.75)
    const first = Math.floor((lens.hourAngle - reach * 1.4) / CLOUD)
    const last = Math.ceil((lens.hourAngle + reach * 1.4) / CLOUD)
    for (let piece = first; piece < last; piece++) {
      const light = createRandom(seed, 'cloud', year, day, ((piece % 96) + 96) % 96).between(0, 1)
      const clear = light > dull ? 0.35 + 0.65 * ((light - dull) / (1 - dull)) : light > dull * 0.7 ? 0.16 : 0
      if (!clear && up) continue
      arc(context, lens, piece * CLOUD, (piece + 1) * CLOUD + 0.02, declination)
      context.lineWidth = lens.perDegree * (up ? 0.13 : 0.03)
      context.strokeStyle = up ? `rgb(255 222 168 / ${0.4 * clear})` : 'rgb(150 140 230 / 0.26)'
      context.stroke()
      if (up && clear > 0.6) {
        context.lineWidth = lens.perDegree * 0.035
        context.strokeStyle = `rgb(255 253 238 / ${0.75 * clear})`
        context.stroke()
      }
    }
  }
}

/** Today's arc with its minutes, and the hours as lines across the sky. */
function paintScale(context: Context, scene: Scene, lens: Lens) {
  const { width, height, minute, hour, hourCycle } = scene
  const { perDegree, declination, hourAngle } = lens
  const up = lens.sunAltitude > -1
  const span = Math.ceil(Math.hypot(width, height) / pixelsPerMinute(width, height) / 1.5)
  // What is past is burnt, what is to come is a thin line.
  arc(context, lens, hourAngle - span / 4, hourAngle, declination)
  context.lineWidth = perDegree * 0.5
  context.strokeStyle = up ? 'rgb(255 214 120 / 0.3)' : 'rgb(255 120 70 / 0.22)'
  context.stroke()
  context.lineWidth = perDegree * 0.24
  context.strokeStyle = up ? 'rgb(255 246 214 / 0.95)' : 'rgb(255 170 110 / 0.85)'
  context.stroke()
  arc(context, lens, hourAngle, hourAngle + span / 4, declination)
  context.lineWidth = Math.max(1, perDegree * 0.035)
  context.strokeStyle = 'rgb(255 250 230 / 0.8)'
  context.stroke()

  const short = Math.min(width, height)
  const type = Math.max(20, short * 0.056)
  const large = short * 0.31
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const ink = 'rgb(255 252 240)'
  const here = hour * 60 + minute
  const off = radiusOf(width, height) * 2.35
  /** Beyond the figures of the scale. */
  const beyond = (point: (out: number) => readonly [number, number], half: number) => {
    const [[x, y], [toX, toY]] = [point(0), point(1)]
    return point(off + type * 2.3 + Math.abs(toX - x) * half + Math.abs(toY - y) * large * 0.38)
  }
  /** A point of the arc and the direction outwards, so many minutes from now. */
  const pointAt = (ahead: number) => {
    const angle = hourAngle + ahead / 4
    const spot = lens.see(angle, declination)
    const beside = lens.see(angle, declination + sideOf(lens))
    if (!spot || !beside) return
    const length = Math.hypot(beside[0] - spot[0], beside[1] - spot[1])
    const [ax, ay] = [(beside[0] - spot[0]) / length, (beside[1] - spot[1]) / length]
    return (out: number) => [spot[0] + ax * out, spot[1] + ay * out] as const
  }
  const line = (point: (out: number) => readonly [number, number], from: number, to: number) => {
    context.beginPath()
    context.moveTo(...point(from))
    context.lineTo(...point(to))
    context.stroke()
  }
  context.strokeStyle = context.fillStyle = ink
  for (let ahead = -span; ahead <= span; ahead++) {
    const at = here + ahead
    const m = ((at % 60) + 60) % 60
    const h = ((Math.floor(at / 60) % 24) + 24) % 24
    const point = pointAt(ahead)
    if (!point) continue
    const tick = type * (m % 5 ? 0.42 : 0.85)
    context.lineWidth = Math.max(1, type * (m % 5 ? 0.065 : 0.13))
    if (m === 0) {
      context.globalAlpha = 0.62
      context.lineWidth = type * 0.2
      line(point, -height * 2, height * 2)
      context.globalAlpha = 1
    } else line(point, off, off + tick)
    if (m % 5 === 0 && m) {
      const [x, y] = point(off + tick + type * 0.9)
      context.font = `${type}px "${FACE}"`
      context.fillText(String(m), x, y + type * 0.34)
    }
    if (m % 20 === 10 && h !== hour) {
      const [x, y] = beyond(point, large * 0.5)
      context.globalAlpha = 0.13
      context.font = `${large}px "${FACE}"`
      context.fillText(hourText(h, hourCycle), x, y + large * 0.36)
      context.globalAlpha = 1
    }
  }
  // The hour's figure stands in its own part of the sky, as near to the sun as it has room.
  const half = large * (hourText(hour, hourCycle).length > 1 ? 0.62 : 0.36)
  const room = Math.ceil(half / pixelsPerMinute(width, height)) + 1
  context.font = `${large}px "${FACE}"`
  context.fillStyle = 'rgb(255 246 214)'
  for (const aside of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24]) {
    const places = [-aside, aside].flatMap((ahead) => {
      if (minute + ahead < room || minute + ahead > 60 - room) return []
      const point = pointAt(ahead)
      const [x, y] = point ? beyond(point, half) : [-1e4, 0]
      return x > half && x < width - half && y > large * 0.42 && y < height - large * 0.42
        ? [[x, y] as const]
        : []
    })
    const [place] = places
    if (!place && aside < 24) continue
    const last = pointAt(Math.max(room - minute, Math.min(60 - room - minute, 0)))
    const [x, y] = place ?? (last ? beyond(last, half) : [lens.x, lens.y])
    const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
    context.fillText(
      hourText(hour, hourCycle),
      within(x, half, width - half),
      within(y, large * 0.42, height - large * 0.42) + large * 0.36,
    )
    break
  }
}

/** Hills and trees, where the horizon is in the picture. */
function paintLand(context: Context, scene: Scene, lens: Lens) {
  const { width, height, seed } = scene
  const horizon = lens.y + lens.sunAltitude * lens.perDegree
  if (horizon > height * 1.3 || horizon < -height * 0.3) return
  const lit = lens.sunAltitude > 0
  const { between } = createRandom(seed, 'land')
  const waves = Array.from(
    { length: 7 },
    (_, i) => [between(0.4, 1) * 1.9 ** i, between(0, 6.28), 0.9 / 1.75 ** i] as const,
  )
  const start = lens.hourAngle * lens.perDegree
  context.beginPath()
  context.moveTo(0, horizon + lens.perDegree * 0.2)
  for (let x = 0; x <= width + 4; x += 3) {
    const at = (x - lens.x + start) / lens.perDegree / 6
    const rise = waves.reduce((sum, [often, from, tall]) => sum + Math.sin(at * often + from) * tall, 0)
    context.lineTo(x, horizon - Math.max(0.12, rise + 0.9) * lens.perDegree * 0.55)
  }
  context.lineTo(width, horizon + lens.perDegree * 0.2)
  context.closePath()
  context.fillStyle = lit ? 'rgb(20 14 30 / 0.94)' : 'rgb(6 4 20 / 0.9)'
  context.fill()
}

/** The glow about the sun. */
function paintGlow(context: Context, scene: Scene, lens: Lens) {
  const { width, height } = scene
  const up = lens.sunAltitude > -1
  const radius = Math.max(width, height) * (up ? 0.62 : 0.4)
  const glow = context.createRadialGradient(lens.x, lens.y, 0, lens.x, lens.y, radius)
  const day = dayOf(lens.sunAltitude)
  const warm: Colour = up ? mix([255, 120, 40], [255, 232, 170], day) : [240, 70, 60]
  const strong = up ? 0.85 : 0.5
  glow.addColorStop(0, css(warm, strong))
  glow.addColorStop(0.08, css(warm, strong * 0.62))
  glow.addColorStop(0.3, css(warm, strong * 0.3))
  glow.addColorStop(1, css(warm, 0))
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  // Light that leaked into the tin.
  const leak = context.createRadialGradient(
    width,
    height * 1.05,
    0,
    width,
    height * 1.05,
    Math.max(width, height) * 0.75,
  )
  leak.addColorStop(0, up ? 'rgb(255 96 60 / 0.6)' : 'rgb(150 40 110 / 0.5)')
  leak.addColorStop(0.45, up ? 'rgb(255 140 110 / 0.2)' : 'rgb(110 40 120 / 0.18)')
  leak.addColorStop(1, 'rgb(255 140 120 / 0)')
  context.fillStyle = leak
  context.fillRect(0, 0, width, height)
}

export function paintScene(context: Context, scene: Scene) {
  const lens = lensOf(scene)
  paintSky(context, scene, lens)
  paintGlow(context, scene, lens)
  paintArcs(context, scene, lens)
  paintLand(context, scene, lens)
  paintScale(context, scene, lens)
}

/** How large the sun is drawn. */
export const radiusOf = (width: number, height: number) => Math.min(width, height) * 0.056

/** From the middle of the sun to the scale: where on it the sun is. */
export function needleOf(lens: Lens, width: number, height: number) {
  const { hourAngle } = lens
  const [spot, beside] = [
    lens.see(hourAngle, lens.declination),
    lens.see(hourAngle, lens.declination + sideOf(lens)),
  ]
  if (!spot || !beside) return
  const length = Math.hypot(beside[0] - spot[0], beside[1] - spot[1])
  const [ax, ay] = [(beside[0] - spot[0]) / length, (beside[1] - spot[1]) / length]
  const radius = radiusOf(width, height)
  return { spot, tip: [spot[0] + ax * radius * 2.75, spot[1] + ay * radius * 2.75] as const }
}

/** Rays of the sun, one a second. */
export function paintSun(
  context: Context,
  [x, y]: readonly [number, number],
  tip: readonly [number, number],
  radius: number,
  second: number,
  part: number,
  up: boolean,
) {
  context.lineCap = 'round'
  for (const [colour, wide] of [
    ['rgb(255 252 240)', 0.32],
    ['#e0241b', 0.17],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = radius * wide
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(...tip)
    context.stroke()
  }
  const core = context.createRadialGradient(x, y, 0, x, y, radius * 1.3)
  const [inner, outer] = up
    ? ['rgb(255 255 250)', 'rgb(255 240 190 / 0)']
    : ['rgb(255 206 150)', 'rgb(255 110 70 / 0)']
  core.addColorStop(0, inner)
  core.addColorStop(0.72, inner)
  core.addColorStop(1, outer)
  context.fillStyle = core
  context.beginPath()
  context.arc(x, y, radius * 1.3, 0, 7)
  context.fill()
  context.strokeStyle = up ? 'rgb(255 253 240)' : 'rgb(255 180 120)'
  context.lineCap = 'round'
  for (let ray = 0; ray <= second; ray++) {
    const turn = ((ray + 0.5) / 60) * 2 * Math.PI - Math.PI / 2
    const grown = ray === second ? part : 1
    const [from, to] = [radius * 1.42, radius * (1.42 + (ray % 5 === 4 ? 0.72 : 0.46) * grown)]
    context.lineWidth = radius * 0.075
    context.beginPath()
    context.moveTo(x + Math.cos(turn) * from, y + Math.sin(turn) * from)
    context.lineTo(x + Math.cos(turn) * to, y + Math.sin(turn) * to)
    context.stroke()
  }
}
