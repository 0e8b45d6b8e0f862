import {
  type ClockTime,
  createRandom,
  mix,
  Stage,
  secondsOf,
  shownHour,
  timeAt,
  untilMinute,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  CHANGE_SECOND,
  crosses,
  directionTo,
  exposing,
  GALAXY,
  greenwichSiderealTime,
  hoursOf,
  inkedAt,
  type Layout,
  layoutAt,
  meridianOf,
  type Placed,
  type Plate,
  type Point,
  precess,
  project,
  pushedAt,
  RADIAN,
  returnedAt,
  type Star,
  spreadAt,
  tick,
  unpackStars,
} from './model'

export { notes } from './notes'

const HAND = 'ft-25-04-12 Hand'

export const images: string[] = []
export const fonts = [{ family: HAND, source: new URL('./hand.woff2', import.meta.url).href, weight: '400' }]

const HOURS = { body: '#c8301a', edge: '#9c1c0c' }
const MINUTES = { body: '#1d4aa6', edge: '#0f2d76' }
const INK = '#1c1d22'

const TURN = Math.PI * 2

let catalogue: Star[] | undefined

interface Exposure {
  readonly key: string
  readonly plate: Plate
  readonly layout: Layout
  /** Degrees. */
  readonly siderealTime: number
  readonly time: ClockTime
}

/** The plates last exposed: this minute's and the next, of two clocks. */
const exposed = new Map<string, { readonly job: Generator<undefined, Exposure>; exposure?: Exposure }>()

/** The plate that holds for a minute, by and by: whoever asks goes on with what another has begun. */
function* expose(epochMs: number, frame: CanvasFrame): Generator<undefined, Exposure> {
  const { time, width, height, hourCycle } = frame
  const minuteMs = Math.floor(epochMs / 60_000) * 60_000
  const key = `${minuteMs} ${time.timeZone} ${hourCycle} ${width} ${height}`
  const known = exposed.get(key) ?? { job: exposureIn(key, minuteMs, frame) }
  if (!exposed.has(key) && exposed.size > 4) exposed.clear()
  exposed.set(key, known)
  while (!known.exposure) {
    const { done, value } = known.job.next()
    if (done) known.exposure = value
    else yield
  }
  return known.exposure
}

function whole<Result>(pieces: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value as Result
  }
}

const exposureOf = (epochMs: number, frame: CanvasFrame) => whole(expose(epochMs, frame))

function* exposureIn(
  key: string,
  minuteMs: number,
  { time: { timeZone }, width, height, hourCycle }: CanvasFrame,
): Generator<undefined, Exposure> {
  catalogue ??= unpackStars()
  yield
  const time = timeAt(minuteMs, timeZone)
  const halfAYear = timeAt(minuteMs + 182 * 86_400_000, timeZone)
  const siderealTime = (greenwichSiderealTime(minuteMs) + meridianOf(time, halfAYear)) % 360
  const layout = layoutAt(width, height)
  const hour = shownHour(time.hour, hourCycle)
  const digits = [Math.floor(hour / 10), hour % 10, Math.floor(time.minute / 10), time.minute % 10]
  const stars = precess(catalogue, minuteMs)
  yield
  const plate = yield* exposing(stars, siderealTime, digits, layout)
  return { key, plate, layout, siderealTime, time }
}

/** How fine everything is: `1` on a stage 800 pixels deep. */
const unitOf = ({ width, height }: { width: number; height: number }) =>
  Math.max(Math.min(width, height) < 200 ? 0.26 : 0.42, Math.min(width, height) / 800)

/** The plate, and from just before the minute's end the next: that one is made ready half a second before it is seen. */
function* plates(frame: CanvasFrame, isWhole: boolean) {
  const { context, time, width } = frame
  const unit = unitOf(frame)
  const seconds = isWhole ? 0 : secondsOf(time)
  const ready = CHANGE_SECOND - 0.5
  // Painted without a layer between while nothing is pushed.
  function* layer(
    name: string,
    key: string,
    paint: (surface: CanvasRenderingContext2D) => Generator<void, void>,
  ) {
    if (seconds < ready) yield* paint(context)
    else frame.layer(name, key, (surface) => whole(paint(surface)))
  }
  function* lay(exposure: Exposure, offset: number, inked: number) {
    context.save()
    context.translate(offset, 0)
    yield* layer('glass', frame.seed, (surface) => paintGlass(surface, frame, exposure.layout, unit))
    const tips = paintInk(context, exposure, unit, inked)
    // The silver is the darkest thing on a plate, under ink too.
    yield* layer(`sky${exposure.time.minute % 2}`, exposure.key, (surface) =>
      paintSky(surface, frame, exposure, unit),
    )
    for (const [tip, ink] of tips) pieces(context, tip, -0.86, 46 * unit, penWith(ink.body))
    context.restore()
  }
  yield* expose(time.epochMs, frame)
  const pushed = pushedAt(seconds)
  if (seconds >= ready)
    yield* lay(exposureOf(time.epochMs + 60_000, frame), pushed ? width * (1 - pushed) : 0, inkedAt(seconds))
  if (pushed < 1) yield* lay(exposureOf(time.epochMs, frame), -width * pushed, 2)
  return isWhole ? untilMinute(time) : (ready - seconds) * 1000
}

function* paintGlass(
  surface: CanvasRenderingContext2D,
  { width, height, seed }: CanvasFrame,
  { field }: Layout,
  unit: number,
): Generator<void, void> {
  const random = createRandom(seed, 'glass')
  const [left, top, right, bottom] = field
  // Bare glass on a light table.
  surface.fillStyle = '#e6e4d9'
  surface.fillRect(0, 0, width, height)

  // The emulsion, its edge ragged where the holder's lips kept the light off.
  surface.save()
  surface.beginPath()
  const ragged = 2.2 * unit
  const edge = (from: Point, to: Point) => {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (5 * unit))
    let drift = 0
    for (let step = 0; step < steps; step++) {
      drift = drift * 0.8 + random.between(-1, 1) * ragged * 0.6
      const share = step / steps
      surface.lineTo(from[0] + (to[0] - from[0]) * share + drift, from[1] + (to[1] - from[1]) * share + drift)
    }
  }
  edge([left, top], [right, top])
  edge([right, top], [right, bottom])
  edge([right, bottom], [left, bottom])
  edge([left, bottom], [left, top])
  surface.closePath()
  surface.fillStyle = '#c2beb0'
  surface.fill()
  surface.strokeStyle = 'rgb(70 72 72 / 0.35)'
  surface.lineWidth = unit
  surface.stroke()
  surface.clip()

  yield
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const reach = Math.hypot(right - left, bottom - top) / 2
  const fog = surface.createRadialGradient(x, y, reach * 0.1, x, y, reach)
  fog.addColorStop(0, '#dcd8c9')
  fog.addColorStop(0.6, '#cac6b7')
  fog.addColorStop(1, '#96958e')
  surface.fillStyle = fog
  surface.fillRect(left, top, right - left, bottom - top)
  surface.restore()
  yield
}

type Directions = [Direction, Direction, Direction]
type Direction = ReturnType<typeof directionTo>

const placeOf = ({ layout, siderealTime }: Exposure, place: Parameters<typeof project>[0]): Point => {
  const [left, top, right, bottom] = layout.field
  const [x, y] = project(place, siderealTime)
  return [(left + right) / 2 + x * layout.scale, (top + bottom) / 2 + y * layout.scale]
}

/** A line of the sky, as far as it is on the plate. */
function skyLine(
  surface: CanvasRenderingContext2D,
  exposure: Exposure,
  at: (share: number) => readonly [rightAscension: number, declination: number],
) {
  surface.beginPath()
  for (let step = 0; step <= 60; step++) {
    const [rightAscension, declination] = at(step / 60)
    const place = placeOf(exposure, { rightAscension, declination })
    if (step) surface.lineTo(...place)
    else surface.moveTo(...place)
  }
  surface.stroke()
}

/** Radius of a star's image, in units. */
const imageOf = (magnitude: number) => 1.05 * 10 ** (0.142 * (5.8 - Math.max(-0.6, magnitude)))

function* paintSky(
  surface: CanvasRenderingContext2D,
  { seed }: CanvasFrame,
  exposure: Exposure,
  unit: number,
): Generator<void, void> {
  const { layout, plate, siderealTime } = exposure
  const [left, top, right, bottom] = layout.field
  surface.save()
  surface.beginPath()
  surface.rect(left, top, right - left, bottom - top)
  surface.clip()
  surface.strokeStyle = 'rgb(52 58 66 / 0.2)'
  surface.lineWidth = Math.max(0.5, 0.8 * unit)
  for (let declination = -30; declination <= 80; declination += 10)
    skyLine(surface, exposure, (share) => [siderealTime - 130 + share * 260, declination])
  yield
  for (let hour = 0; hour < 24; hour++)
    skyLine(surface, exposure, (share) => [hour * 15, -40 + share * (hour % 6 ? 120 : 130)])

  // Stars too faint to be told apart, and the rift in Cygnus and Aquila where dust is before them.
  const random = createRandom(seed, 'milky way')
  const [centre, quarter, pole] = GALAXY.map((place) => directionTo(place, siderealTime)) as Directions
  const grain = Math.max(0.8, 1.2 * unit)
  surface.fillStyle = 'rgb(30 30 34 / 0.5)'
  for (let grains = 0; grains < 14_000; grains++) {
    if (grains % 500 === 0) yield
    const longitude = random.between(-180, 180)
    const latitude = (random() + random() + random() - 1.5) * 19
    const thin =
      0.62 + 0.38 * Math.cos(longitude * RADIAN) + 0.3 * Math.sin(longitude * 0.19) * Math.sin(latitude)
    const rift = Math.abs(longitude - 45) < 40 && !(Math.abs(latitude - 3 + longitude / 40) > 2.6)
    if (random() > (rift ? thin * 0.3 : thin)) continue
    const flat = Math.cos(latitude * RADIAN)
    const along = flat * Math.cos(longitude * RADIAN)
    const aside = flat * Math.sin(longitude * RADIAN)
    const above = Math.sin(latitude * RADIAN)
    const out = along * centre[2] + aside * quarter[2] + above * pole[2]
    // What is so far out is beyond the plate.
    if (out < 0.3) continue
    const spread = spreadAt(out) * layout.scale
    surface.fillRect(
      (left + right) / 2 + spread * (along * centre[0] + aside * quarter[0] + above * pole[0]),
      (top + bottom) / 2 + spread * (along * centre[1] + aside * quarter[1] + above * pole[1]),
      grain,
      grain,
    )
  }

  for (const [index, { star, at }] of plate.stars.entries()) {
    if (index % 100 === 0) yield
    const radius = imageOf(star.magnitude) * unit
    const [x, y] = at
    if (star.magnitude < 2.6) {
      const halo = surface.createRadialGradient(x, y, radius * 0.7, x, y, radius * 3.4)
      halo.addColorStop(0, 'rgb(24 25 30 / 0.42)')
      halo.addColorStop(0.35, 'rgb(24 25 30 / 0.12)')
      halo.addColorStop(1, 'rgb(24 25 30 / 0)')
      surface.fillStyle = halo
      surface.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8)
    }
    surface.beginPath()
    surface.arc(x, y, radius, 0, TURN)
    surface.fillStyle = 'rgb(17 18 22 / 0.94)'
    surface.fill()
  }
  surface.restore()

  yield
  if (layout.hand) annotate(surface, exposure, unit)
}

/** What an assistant has written on the glass, clear of the lines. */
function annotate(surface: CanvasRenderingContext2D, exposure: Exposure, unit: number) {
  const { layout, plate, siderealTime, time } = exposure
  const [left, top, right, bottom] = layout.field
  const { hand } = layout
  surface.fillStyle = INK
  surface.font = `${hand}px "${HAND}"`
  surface.textBaseline = 'middle'
  const head = top / 2 + hand * 0.1
  surface.fillText(`Plate ${String(time.hour * 60 + time.minute).padStart(4, '0')}`, left, head)
  surface.textAlign = 'right'
  surface.fillText(`sid. time ${hoursOf(siderealTime)}`, right, head)
  surface.textAlign = 'left'

  const lines = plate.figures.flatMap((figure) =>
    figure.slice(1).map((placed, index): [Point, Point] => [figure[index]!.at, placed.at]),
  )
  /** Writes where nothing is yet; says nothing rather than write over a line. */
  const write = (text: string, spots: readonly Point[], em = hand) => {
    const wide = surface.measureText(text).width
    for (const [x, y] of spots) {
      const [from, to, over, under] = [x - em * 0.3, x + wide + em * 0.3, y - em * 0.6, y + em * 0.6]
      if (from < left || to > right || over < top || under > bottom) continue
      if (lines.some((line) => crosses(...line, from, over, to, under))) continue
      lines.push(
        [
          [from, over],
          [to, over],
        ],
        [
          [from, under],
          [to, under],
        ],
      )
      surface.fillText(text, x, y)
      return
    }
  }

  // The units of time, raised, as astronomers write them.
  const raised = layout.size * 0.15
  surface.font = `${raised}px "${HAND}"`
  for (const [figure, unitOfTime, ink] of [
    [1, 'h', HOURS],
    [3, 'm', MINUTES],
  ] as const) {
    surface.fillStyle = ink.edge
    const beside = Math.max(...plate.figures[figure]!.map(({ at }) => at[0])) + raised * 0.3
    const down = layout.places[figure]![1]
    write(
      unitOfTime,
      [0, 1, 2, 3, 4, 5].map((spot): Point => [beside - spot * raised * 0.1, down + raised * spot * 0.5]),
      raised,
    )
  }
  surface.fillStyle = INK

  surface.font = `${hand * 0.95}px "${HAND}"`
  for (const { star, at } of plate.stars) {
    if (!star.name) continue
    const reach = imageOf(star.magnitude) * unit + hand * 0.35
    const wide = surface.measureText(star.name).width
    write(star.name, [
      [at[0] + reach, at[1] + hand * 0.45],
      [at[0] + reach, at[1] - hand * 0.35],
      [at[0] - reach - wide, at[1] + hand * 0.45],
      [at[0] - wide / 2, at[1] + reach + hand * 0.4],
      [at[0] - wide / 2, at[1] - reach - hand * 0.4],
    ])
  }
}

/** Lines end short of the rings about their stars. */
const ringOf = ({ star }: Placed, unit: number) => imageOf(star.magnitude) * unit + 3.4 * unit

function between(one: Placed, other: Placed, unit: number): readonly [Point, Point] {
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const long = Math.hypot(x, y) || 1
  const [start, end] = [ringOf(one, unit) / long, 1 - ringOf(other, unit) / long]
  return [
    [one.at[0] + x * start, one.at[1] + y * start],
    [one.at[0] + x * end, one.at[1] + y * end],
  ]
}

/** @returns Where the pens are, while they are at it. */
function paintInk(surface: CanvasRenderingContext2D, exposure: Exposure, unit: number, inked: number) {
  const { plate, layout } = exposure
  const tips: (readonly [Point, typeof HOURS])[] = []
  for (const [index, figure] of plate.figures.entries()) {
    const share = Math.min(1, inked - (index % 2))
    if (share < 0) continue
    const ink = index < 2 ? HOURS : MINUTES
    const tip = inkFigure(surface, figure, ink, share, layout, unit)
    if (tip) tips.push([tip, ink])
  }
  return tips
}

/** @returns The end of the line, unless the figure is finished. */
function inkFigure(
  surface: CanvasRenderingContext2D,
  figure: readonly Placed[],
  ink: typeof HOURS,
  share: number,
  layout: Layout,
  unit: number,
): Point | undefined {
  const wide = Math.max(2.6, layout.size * 0.0175)
  surface.lineCap = 'round'
  const lengths = figure.map((placed, index) => {
    const before = figure[index - 1]
    return before ? Math.hypot(placed.at[0] - before.at[0], placed.at[1] - before.at[1]) : 0
  })
  let left = lengths.reduce((sum, length) => sum + length, 0) * share
  for (const [index, placed] of figure.entries()) {
    const length = lengths[index]!
    if (index) {
      const [from, end] = between(figure[index - 1]!, placed, unit)
      const part = Math.min(1, left / length)
      const to: Point = mix(from, end, part)
      // A ruled line of wet ink dries darker along its edges and where the pen set off.
      for (const [colour, weight] of [
        [ink.edge, 1],
        [ink.body, 0.62],
      ] as const) {
        surface.strokeStyle = colour
        surface.lineWidth = wide * weight
        surface.beginPath()
        surface.moveTo(...from)
        surface.lineTo(...to)
        surface.stroke()
      }
      surface.fillStyle = ink.edge
      surface.beginPath()
      surface.arc(...from, wide * 0.58, 0, TURN)
      surface.fill()
      left -= length
      if (left < -1e-6) return to
    }
    if (!layout.hand) continue
    surface.strokeStyle = ink.edge
    surface.lineWidth = Math.max(0.8, wide * 0.34)
    surface.beginPath()
    surface.arc(...placed.at, ringOf(placed, unit), 0, TURN)
    surface.stroke()
  }
}

type Cut = readonly [colour: string, ...corners: number[]]

/** Flat pieces one over the other, corners in shares of `size`. */
function pieces(
  surface: CanvasRenderingContext2D,
  at: Point,
  angle: number,
  size: number,
  cuts: readonly Cut[],
) {
  surface.save()
  surface.translate(...at)
  surface.rotate(angle)
  for (const [colour, ...corners] of cuts) {
    surface.fillStyle = colour
    surface.beginPath()
    for (let corner = 0; corner < corners.length; corner += 2)
      surface.lineTo(corners[corner]! * size, corners[corner + 1]! * size)
    surface.fill()
  }
  surface.restore()
}

/** Two steel blades with ink between them, on an ebony holder. */
const penWith = (ink: string): Cut[] => [
  ['rgb(30 30 36 / 0.18)', 0, 0, 1.2, 0.28, 4.6, 1.6, 4.6, 1.9, 1.2, 0.5],
  ['#5c6066', 0, 0, 0.4, 0.1, 1.4, 0.08, 1.4, 0],
  ['#dfe3e6', 0, 0, 0.4, -0.1, 1.4, -0.08, 1.4, 0],
  [ink, 0, 0, 0.2, 0.035, 0.5, 0, 0.2, -0.035],
  ['#c9a75c', 1.2, -0.1, 1.5, -0.1, 1.5, 0.1, 1.2, 0.1],
  ['#232122', 1.5, -0.08, 2.2, -0.12, 4.5, -0.06, 4.5, 0.06, 2.2, 0.12, 1.5, 0.08],
]

const STYLUS: Cut[] = [
  ['rgb(60 50 30 / 0.28)', 0, 0.05, 1.16, 0.4, 1.16, 0.06],
  ['#26272c', 0, 0, 0.5, -0.11, 0.5, 0.11],
  ['#a5813c', 0.46, -0.14, 1.16, -0.14, 1.16, 0.14, 0.46, 0.14],
  ['#ecd694', 0.46, -0.09, 1.16, -0.09, 1.16, -0.02, 0.46, -0.02],
]

/** The spider lines of the measuring engine go from joined star to joined star, one a second. */
function measure(frame: CanvasFrame, engine: SVGSVGElement, whole: boolean) {
  const { time } = frame
  engine.style.opacity = whole || secondsOf(time) < CHANGE_SECOND ? '' : '0'
  const { plate, layout } = exposureOf(time.epochMs, frame)
  const [left, top, right, bottom] = layout.field
  const chain = plate.figures.flatMap((figure) => [...new Set(figure)])
  if (!chain.length) return
  const to = chain[time.second % chain.length]!
  const from = chain[((time.second + 59) % 60) % chain.length]!
  const share = whole || time.millisecond >= TREMBLE_MS ? 1 : tick(time.millisecond / 1000)
  const x = from.at[0] + (to.at[0] - from.at[0]) * share
  const y = from.at[1] + (to.at[1] - from.at[1]) * share
  const gap = 15 * unitOf(frame)
  const [down, across, note] = engine.children
  down!.setAttribute('d', `M${x} ${top}V${y - gap}M${x} ${y + gap}V${bottom}`)
  across!.setAttribute('d', `M${left} ${y}H${x - gap}M${x + gap} ${y}H${right}`)
  const { hand } = layout
  const { rightAscension, declination, magnitude, name } = to.star
  note!.setAttribute('y', String(top / 2 + hand * 0.1))
  note!.textContent =
    hand && right - left >= 560
      ? `${name ?? 'star'}  ${hoursOf(rightAscension)}  ${declination < 0 ? '-' : '+'}${Math.abs(declination).toFixed(0)}°  mag. ${magnitude.toFixed(0)}`
      : ''
}

/** Lines and stylus tremble so long after each second. */
const TREMBLE_MS = 330

/** The chronograph's tape: its stylus is jerked aside at each second, and both run back on the minute. */
function* tape(frame: CanvasFrame, engine: SVGSVGElement, whole: boolean) {
  yield* expose(frame.time.epochMs, frame)
  measure(frame, engine, whole)
  const { context, time, width, height } = frame
  const unit = unitOf(frame)
  const { field, hand } = layoutAt(width, height)
  const [left, , right, bottom] = field
  const step = (right - left - unit * 16) / 60
  const room = height - bottom
  const upper = bottom + room * (hand ? 0.2 : 0.12)
  const base = bottom + room * (hand ? 0.6 : 0.8)
  const tall = room * (hand ? 0.17 : 0.36)
  // After the tremble it runs on, by two pixels from picture to picture.
  const until = time.millisecond < TREMBLE_MS || time.second > 58 ? 0 : 110 - (time.millisecond % 110)
  const since = whole ? 0.999 : (time.millisecond + (until && until - 110)) / 1000

  const shade = context.createLinearGradient(0, upper - room * 0.16, 0, upper)
  shade.addColorStop(0, 'rgb(40 44 40 / 0)')
  shade.addColorStop(1, 'rgb(40 44 40 / 0.4)')
  context.fillStyle = shade
  context.fillRect(0, upper - room * 0.16, width, room * 0.16)
  context.fillStyle = '#f1e7cd'
  context.fillRect(0, upper, width, height)
  context.fillStyle = '#fffaf0'
  context.fillRect(0, upper, width, Math.max(1, unit))

  context.translate(left + unit * 4 - (whole ? 0 : returnedAt(time.second + since) * step * 60), 0)
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = INK
  context.lineWidth = Math.max(0.9, 1.5 * unit)
  context.beginPath()
  context.moveTo(-width, base)
  let pen: Point = [0, base]
  for (let second = 0; second <= time.second; second++) {
    const x = second * step
    const high = tall * (second % 10 ? (second % 5 ? 0.8 : 1.2) : 1.75)
    const now = second === time.second ? since : 1
    const jerk = Math.min(1, 0.2 + now / 0.05)
    context.lineTo(x, base)
    context.lineTo(x + step * 0.04 * jerk, base - high * jerk)
    pen = [x + step * 0.06, base - high * jerk]
    // Springs back with a tremble.
    const last = now - 0.05
    for (let part = 0; last > 0 && part <= 8; part++) {
      const past = (last * part * part) / 64
      pen = [x + step * (0.06 + past), base - high * Math.exp(-16 * past) * Math.cos(26 * past)]
      context.lineTo(...pen)
    }
  }
  context.stroke()
  if (hand) {
    context.fillStyle = INK
    context.font = `${hand * 0.8}px "${HAND}"`
    context.textBaseline = 'middle'
    context.textAlign = 'center'
    for (let ten = 10; ten <= time.second; ten += 10)
      context.fillText(String(ten), (ten + 0.1) * step, bottom + room * 0.84)
  }
  pieces(context, pen, -0.5, Math.max(8, 27 * unit), STYLUS)
  return until || undefined
}

const foot = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const top = layoutAt(width, height).field[3] - 4
  return { left: 0, top, width, height: height - top }
}

/** An observatory's glass plate, stars black on grey, on which somebody joins up the time. */
export default function NewConstellations() {
  const { mode, motion } = useHostSettings()
  const engine = useRef<SVGSVGElement>(null)
  const isWhole = mode === 'still' || motion === 'reduced'
  return (
    <Stage css={css} className={styles.plate} fonts={fonts}>
      <Canvas
        draw={function* (frame) {
          return yield* plates(frame, isWhole)
        }}
        beat={30}
      />
      <svg ref={engine} className={styles.engine} aria-hidden="true">
        <path />
        <path />
        <text x="50%" />
      </svg>
      <Canvas
        draw={function* (frame) {
          return yield* tape(frame, engine.current!, isWhole)
        }}
        part={foot}
        beat={30}
      />
    </Stage>
  )
}
