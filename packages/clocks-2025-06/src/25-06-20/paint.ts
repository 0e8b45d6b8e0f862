import { clamp, createRandom, easeInOut, mix } from '@found-time/clock-runtime'
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

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

export const FACE = 'ft-25-06-20 Sun'

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
  /** Of the sun, from the north by the east, in radians. */
  readonly bearing: number
  readonly sunAltitude: number
  readonly hourAngle: number
  readonly declination: number
  /** Where a point of the sky is on the stage. */
  readonly spot: (direction: Vector) => readonly [x: number, y: number] | undefined
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
  const [x, y] = [width * 0.5, height * (height > width * 1.3 ? 0.5 : 0.6)]
  const spot = (direction: Vector) => {
    const point = flat(direction)
    if (!point) return
    const far = Math.hypot(...point) || 1e-9
    const out = (drawn(Math.atan((far * Math.PI) / 180) * (180 / Math.PI)) / far) * perDegree
    return [x + point[0] * out, y - point[1] * out] as const
  }
  return {
    x,
    y,
    perDegree,
    bearing: Math.atan2(centre[0], centre[1]),
    sunAltitude: altitudeOf(centre),
    hourAngle,
    declination,
    spot,
    see: (h, d) => spot(directionOf(h, d, place.north)),
  }
}

/** Degrees about the sun that are seen plainly; the sky farther out is drawn together, so that the whole day is in view. */
const NEAR = 3.2

/** Degrees of the picture for degrees of the sky away from the sun, and back again. */
const drawn = (degrees: number) => NEAR * Math.asinh(degrees / NEAR)
const undrawn = (degrees: number) => NEAR * Math.sinh(degrees / NEAR)
/** How small things are at so many degrees from the sun. */
const smallAt = (degrees: number) => 1 / Math.hypot(1, degrees / NEAR)

/** How much day it is, and how much dusk. */
const dayOf = (altitude: number) => clamp((altitude + 1) / 14)

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
    const away = (lens.y - (step / steps) * height) / lens.perDegree
    const altitude = Math.max(0, lens.sunAltitude + Math.max(-90, Math.min(90, undrawn(away))))
    const folded = altitude > 90 ? 180 - altitude : altitude
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

/** Pieces of a day's arc that a cloud may take. */
const CLOUDS = 72

/** The side of today's arc on which few days' arcs are; there the scale stands. */
const sideOf = ({ declination }: Lens) => (declination >= 0 ? 1 : -1)
const outside = (declination: number, lens: Lens) => (declination - lens.declination) * sideOf(lens) > 0

/** The arcs of the half year: each day's burnt by its sun, thinner behind a haze, not at all behind a cloud. */
function paintArcs(context: Context, scene: Scene, lens: Lens) {
  const { width, height, year, seed } = scene
  const solstice = Date.UTC(year, 5, 21, 12)
  const up = lens.sunAltitude > -1
  const gap = Math.max(5, Math.min(width, height) / 72)
  let before = gap * 1.2
  for (let day = 0; day <= 183; day++) {
    const { declination } = sunAt(solstice + day * 86_400_000)
    const apart = Math.abs(declination - lens.declination)
    const off = drawn(apart) * lens.perDegree
    if (off < before || outside(declination, lens)) continue
    before = off + gap * (0.55 + 0.45 * smallAt(apart))
    const { between } = createRandom(seed, 'clouds', year, day)
    const dull = between(0.05, 0.6)
    const light = Array.from({ length: CLOUDS }, () => between(0, 1))
    const wide = gap * (0.16 + 0.22 * smallAt(apart))
    const one: (readonly [number, number])[] = []
    const other: (readonly [number, number])[] = []
    for (let step = -180; step <= 180; step++) {
      const angle = lens.hourAngle + undrawn((step / 180) * drawn(110))
      const spot = lens.see(angle, declination)
      const next = lens.see(angle + 0.05, declination)
      if (!spot || !next) continue
      const at = (((angle / 360) % 1) + 1) * CLOUDS
      const [from, part] = [Math.floor(at), at % 1]
      const soft = easeInOut(part)
      const clear = light[from % CLOUDS]! * (1 - soft) + light[(from + 1) % CLOUDS]! * soft
      const half = up ? wide * clamp((clear - dull) * 3.5) : gap * 0.08
      const long = Math.hypot(next[0] - spot[0], next[1] - spot[1]) || 1
      const [ax, ay] = [((spot[1] - next[1]) / long) * half, ((next[0] - spot[0]) / long) * half]
      one.push([spot[0] + ax, spot[1] + ay])
      other.unshift([spot[0] - ax, spot[1] - ay])
    }
    context.beginPath()
    for (const spot of [...one, ...other]) context.lineTo(...spot)
    const heat = between(0.35, 0.95)
    context.fillStyle = up
      ? `rgb(255 ${Math.round(208 + 36 * heat)} ${Math.round(140 + 80 * heat)} / ${heat})`
      : 'rgb(168 150 236 / 0.4)'
    context.fill()
  }
}

/** Today's arc: what is past is burnt, what is to come is a thin line. */
function paintTrack(context: Context, lens: Lens) {
  const { perDegree, declination, hourAngle, sunAltitude } = lens
  const up = sunAltitude > -1
  arc(context, lens, hourAngle - 80, hourAngle, declination)
  context.lineWidth = perDegree * 0.5
  context.strokeStyle = up ? 'rgb(255 214 120 / 0.3)' : 'rgb(255 120 70 / 0.22)'
  context.stroke()
  context.lineWidth = perDegree * 0.24
  context.strokeStyle = up ? 'rgb(255 246 214 / 0.95)' : 'rgb(255 170 110 / 0.85)'
  context.stroke()
  arc(context, lens, hourAngle, hourAngle + 80, declination)
  context.lineWidth = Math.max(1, perDegree * 0.035)
  context.strokeStyle = 'rgb(255 250 230 / 0.8)'
  context.stroke()
}

/** The minutes of today's arc, and the hours as lines across the sky. */
function paintScale(context: Context, scene: Scene, lens: Lens) {
  const { width, height, minute, hour, hourCycle } = scene
  const { declination, hourAngle } = lens
  const short = Math.min(width, height)
  const type = Math.max(20, short * 0.056)
  const large = short * (height > width * 1.3 ? 0.46 : 0.31)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const ink = 'rgb(255 252 240)'
  const here = hour * 60 + minute
  const off = radiusOf(width, height) * 2.35
  /** Beyond the figures of the scale. */
  const beyond = (point: (out: number) => readonly [number, number], half: number, tall: number) => {
    const [[x, y], [toX, toY]] = [point(0), point(1)]
    return point(off + type * 2.9 + Math.abs(toX - x) * half + Math.abs(toY - y) * tall)
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
  let upper: ReturnType<typeof pointAt>
  const others: { text: string; x: number; y: number; size: number }[] = []
  for (let ahead = -300; ahead <= 300; ahead++) {
    const far = Math.abs(ahead)
    const at = here + ahead
    const m = ((at % 60) + 60) % 60
    const h = ((Math.floor(at / 60) % 24) + 24) % 24
    if (far > 20 && m % (far > 60 ? 30 : 5)) continue
    const point = pointAt(ahead)
    if (!point) continue
    const small = smallAt(ahead / 4)
    const size = type * Math.max(0.5, Math.min(1, small * 1.25))
    // Between the fives a stroke grows shorter, the farther it is from now, until there is none.
    const fine = Math.min(1, (22 - far) / 12)
    const tick = size * (m % 5 ? 0.42 * fine : 0.85)
    context.lineWidth = Math.max(1, size * (m % 5 ? 0.065 : 0.13))
    if (m === 0) {
      context.globalAlpha = 0.2 + 0.42 * small
      context.lineWidth = Math.max(1, type * 0.2 * small)
      // It leaves room for the minute's figure.
      line(point, -height * 2, far < 4 ? off : height * 2)
      if (far < 4) upper = point
      context.globalAlpha = 1
    } else if (far && far < 61) line(point, off, off + tick)
    if (far > 3 && m && m % (far > 32 ? 30 : far > 18 ? 10 : 5) === 0 && far < 46) {
      const [x, y] = point(off + tick + size * 0.9)
      context.font = `${size}px "${FACE}"`
      context.globalAlpha = 0.85
      if (within(x, size * 0.8, width - size * 0.8) === x) context.fillText(String(m), x, y + size * 0.34)
      context.globalAlpha = 1
    }
    if (m === 30 && h !== hour) {
      const size = large * Math.max(0.16, small)
      const [x, y] = beyond(point, size * 0.5, size * 0.38)
      if (within(x, size * 0.75, width - size * 0.75) === x && within(y, size * 0.5, height) === y)
        others.push({ text: hourText(h, hourCycle), x, y, size })
    }
  }
  // This minute's own figure, at the needle.
  const now = pointAt(0)
  if (now) {
    const [x, y] = now(off + type * 1.95)
    context.font = `${type * 1.75}px "${FACE}"`
    context.fillText(String(minute), x, y + type * 0.62)
  }
  // The hour's figure stands in its own part of the sky, between its two lines, as near to the sun as it has room.
  const text = hourText(hour, hourCycle)
  const inside = pointAt(30 - minute)?.(0)
  const lines = [pointAt(-minute), pointAt(60 - minute)].flatMap((point) => {
    if (!point || !inside) return []
    const [[px, py], [qx, qy]] = [point(0), point(1)]
    const side = Math.sign((py - qy) * (inside[0] - px) + (qx - px) * (inside[1] - py))
    return [[px, py, (py - qy) * side, (qx - px) * side] as const]
  })
  let [least, left, top, tallest] = [Number.POSITIVE_INFINITY, lens.x, lens.y - large, large * 0.6]
  for (const share of [1, 0.92, 0.84, 0.76, 0.68, 0.6])
    for (let ahead = -24; ahead <= 24; ahead++) {
      const point = pointAt(ahead)
      if (!point) continue
      const size = large * share
      const [half, tall] = [size * (text.length > 1 ? 0.6 : 0.34), size * 0.38]
      const [startX, startY] = beyond(point, half, tall)
      const [[fromX, fromY], [toX, toY]] = [point(0), point(1)]
      for (let more = 0; more < large * 2.6; more += large * 0.1) {
        const [x, y] = [startX + (toX - fromX) * more, startY + (toY - fromY) * more]
        const edge = size * 0.06
        if (
          within(x, half + edge, width - half - edge) !== x ||
          within(y, tall + edge, height - tall - edge) !== y
        )
          continue
        let cost =
          Math.abs(ahead) * pixelsPerMinute(width, height) * 0.5 + more * 0.5 + (1 - share) * large * 4
        for (const [px, py, nx, ny] of lines) {
          const room = nx * (x - px) + ny * (y - py)
          cost += 6 * Math.max(0, Math.abs(nx) * half + Math.abs(ny) * tall + type * 0.3 - room)
        }
        if (cost < least) [least, left, top, tallest] = [cost, x, y, size]
      }
    }
  context.font = `${tallest}px "${FACE}"`
  context.fillStyle = 'rgb(255 246 214)'
  context.fillText(text, left, top + tallest * 0.36)
  // The near line goes on above the minute's figure, unless it would strike the hour's.
  if (upper) {
    const [[px, py], [qx, qy]] = [upper(0), upper(1)]
    const half = tallest * (text.length > 1 ? 0.56 : 0.3)
    context.globalAlpha = 0.6
    context.lineWidth = type * 0.2
    if (
      Math.abs((py - qy) * (left - px) + (qx - px) * (top - py)) >
      Math.abs(py - qy) * half + Math.abs(qx - px) * tallest * 0.36
    )
      line(upper, off + type * 3.1, height * 2)
  }
  context.globalAlpha = 0.34
  for (const { text: other, x, y, size } of others) {
    if (Math.abs(x - left) < (tallest + size) * 0.75 && Math.abs(y - top) < (tallest + size) * 0.55) continue
    context.font = `${size}px "${FACE}"`
    context.fillText(other, x, y + size * 0.36)
  }
  context.globalAlpha = 1
}

const LAND: readonly Colour[] = [
  [70, 38, 72],
  [44, 24, 60],
  [24, 14, 44],
  [58, 26, 92],
]

/** Hills, one behind another, where the horizon is in the picture. */
function paintLand(context: Context, scene: Scene, lens: Lens) {
  const { width, height, seed } = scene
  const lit = lens.sunAltitude > 0
  const { between } = createRandom(seed, 'land')
  const waves = Array.from(
    { length: 7 },
    (_, i) => [between(0.4, 1) * 1.9 ** i, between(0, 6.28), 0.9 / 1.75 ** i] as const,
  )
  for (let layer = 0; layer < (lit ? 3 : 1); layer++) {
    let highest = height
    context.beginPath()
    for (let step = -220; step <= 220; step++) {
      const turn = (step / 220) * 1.5
      const at = (lens.bearing + turn + layer) * (9 - layer * 2.4)
      const rise = waves.reduce((sum, [often, from, tall]) => sum + Math.sin(at * often + from) * tall, 0)
      const tall = ((Math.max(0.3, rise + 1.5) * (1.3 + layer * 0.8) - layer ** 2 * 4.2) * Math.PI) / 180
      const bearing = lens.bearing + turn
      const spot = lens.spot([
        Math.sin(bearing) * Math.cos(tall),
        Math.cos(bearing) * Math.cos(tall),
        Math.sin(tall),
      ])
      if (!spot) continue
      context.lineTo(...spot)
      highest = Math.min(highest, spot[1])
    }
    context.lineTo(width * 2, height * 2)
    context.lineTo(-width, height * 2)
    context.closePath()
    const ground = context.createLinearGradient(0, highest, 0, highest + lens.perDegree * 7)
    const shade = lit ? LAND[layer]! : LAND[3]!
    ground.addColorStop(0, css(shade))
    ground.addColorStop(1, css(mix(shade, [10, 8, 34], 0.75)))
    context.fillStyle = ground
    context.fill()
  }
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
  if (lens.sunAltitude < -1) paintLand(context, scene, lens)
  paintGlow(context, scene, lens)
  paintArcs(context, scene, lens)
  if (lens.sunAltitude >= -1) paintLand(context, scene, lens)
  paintTrack(context, lens)
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
  return { spot, tip: [spot[0] + ax * radius * 3.1, spot[1] + ay * radius * 3.1] as const }
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
