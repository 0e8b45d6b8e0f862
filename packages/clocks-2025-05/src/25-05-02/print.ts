import { shownHour, twoDigits } from '@found-time/clock-runtime'
import {
  dateOf,
  EDGE_IN_GLASS,
  horizon,
  type Label,
  type Layout,
  type Point,
  RIM,
  RIM_WIDTH,
  RINGS,
  type Setting,
  type Sky,
} from './model'

const INK = '#16335d'
const CARD = '#e6d8b6'
const PLATE = '#f1e6ca'
const SKY = '#183a66'
const CREAM = '#f6ecd2'
const BEAR_RED = '#ff7355'

export const TITLE = '"ft-25-05-02 Title", serif'
export const SMALL = '"ft-25-05-02 Small", serif'
const NAMES = 'italic "ft-25-05-02 Names", serif'

type Context = CanvasRenderingContext2D

const RADIAN = Math.PI / 180

/** A place on the card: degrees anticlockwise from the foot. */
export const place = (angleDeg: number, radius: number): Point => [
  radius * Math.sin(angleDeg * RADIAN),
  radius * Math.cos(angleDeg * RADIAN),
]

function circle(context: Context, radius: number) {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
}

function trace(context: Context, points: readonly Point[], scale: number, close = false) {
  points.forEach(([x, y], index) => {
    if (index) context.lineTo(x * scale, y * scale)
    else context.moveTo(x * scale, y * scale)
  })
  if (close) context.closePath()
}

/** Ticks in one stroke: from each angle between two radii. */
function ticks(context: Context, angles: readonly number[], from: number, to: number) {
  context.beginPath()
  for (const angle of angles) {
    context.moveTo(...place(angle, from))
    context.lineTo(...place(angle, to))
  }
  context.stroke()
}

/**
 * Letters along a circle, centred on an angle.
 * @param heads - Where the heads of the letters point: `out` reads clockwise, `in` anticlockwise.
 * @param tracking - Extra space between letters, in the unit of `radius`.
 * @param halo - Width of a band in the stroke's colour behind the letters, to part them from the lines below.
 */
function arcText(
  context: Context,
  text: string,
  radius: number,
  angleDeg: number,
  heads: 'in' | 'out',
  tracking = 0,
  halo = 0,
) {
  let end = 0
  const ends = Array.from(text, (letter, index) => {
    end = halo ? end + context.measureText(letter).width : context.measureText(text.slice(0, index + 1)).width
    return end
  })
  const length = ends.at(-1)! + tracking * (text.length - 1)
  const sign = heads === 'in' ? 1 : -1
  context.textAlign = 'center'
  if (halo) {
    const middle = Math.PI / 2 - angleDeg * RADIAN
    context.lineWidth = halo
    context.beginPath()
    context.arc(0, 0, radius, middle - length / radius / 2, middle + length / radius / 2)
    context.stroke()
  }
  Array.from(text).forEach((letter, index) => {
    const middle = (ends[index]! + (ends[index - 1] ?? 0)) / 2 + tracking * index
    const angle = angleDeg * RADIAN + (sign * (middle - length / 2)) / radius
    turned(context, letter, heads === 'in' ? -angle : Math.PI - angle, sign * radius)
  })
}

function turned(context: Context, text: string, angle: number, y: number) {
  context.save()
  context.rotate(angle)
  context.fillText(text, 0, y)
  context.restore()
}

/** A star as engravers cut it: the brighter, the more points. */
function star(context: Context, x: number, y: number, radius: number, points: number) {
  if (!points) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
    return
  }
  for (let corner = 0; corner < points * 2; corner++) {
    const reach = corner % 2 ? radius * 0.46 : radius
    const angle = (corner / points) * Math.PI
    const at: Point = [x + reach * Math.sin(angle), y - reach * Math.cos(angle)]
    if (corner) context.lineTo(...at)
    else context.moveTo(...at)
  }
  context.closePath()
}

const starSize = (magnitude: number) => 0.0022 + 0.0023 * Math.max(0, 4.5 - magnitude) ** 1.5
const starPoints = (magnitude: number) => (magnitude < 1.6 ? 8 : magnitude < 2.6 ? 6 : 0)

function stars(context: Context, list: readonly { at: Point; magnitude: number }[], unit: number, grow = 1) {
  context.beginPath()
  for (const { at, magnitude } of list)
    star(
      context,
      (at[0] * unit) / RIM,
      (at[1] * unit) / RIM,
      starSize(magnitude) * unit * grow,
      starPoints(magnitude),
    )
  context.fill()
}

function label(context: Context, { name, rightAscension, distance }: Label, unit: number, tracking: number) {
  arcText(context, name, (distance * unit) / RIM, -rightAscension, 'in', tracking, 0.045 * unit)
}

/** Below this unit, in pixels, the small print is left out. */
const FINE = 120

const MONTHS = 'JAN. FEB. MAR. APR. MAY JUNE JULY AUG. SEPT. OCT. NOV. DEC.'.split(' ')

/** Degrees of the ecliptic from the pole, for each degree of right ascension; obliquity of J2000. */
const ecliptic = Array.from({ length: 121 }, (_, step): Point => {
  const angle = step * 3 * RADIAN
  const distance = 90 - Math.atan(Math.sin(angle) * Math.tan(23.4393 * RADIAN)) / RADIAN
  return [-distance * Math.sin(angle), distance * Math.cos(angle)]
})

/** The rotating disc: stars, and outside them the days of the year. Origin at the pole. */
function disc(
  context: Context,
  unit: number,
  sky: Sky,
  setting: Setting,
  monthLengths: readonly number[],
  bare: boolean,
) {
  const scale = unit / RIM
  context.fillStyle = SKY
  circle(context, unit * RINGS.disc)
  context.fill()
  context.save()
  circle(context, unit * RINGS.disc)
  context.clip()
  context.rotate(-setting.disc * RADIAN)

  sky.milkyWay.forEach((part, index) => {
    context.fillStyle = index ? '#2f5580' : '#234772'
    context.beginPath()
    for (const ring of part) trace(context, ring, scale, true)
    context.fill('evenodd')
  })

  context.strokeStyle = CREAM
  for (const [distance, alpha, width] of [
    [30, 0.2, 0.0016],
    [60, 0.2, 0.0016],
    [90, 0.5, 0.0022],
    [120, 0.2, 0.0016],
  ] as const) {
    context.globalAlpha = alpha
    context.lineWidth = width * unit
    circle(context, distance * scale)
    context.stroke()
  }
  context.globalAlpha = 0.17
  context.lineWidth = 0.0016 * unit
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 15)
  ticks(context, hours, 10 * scale, unit)
  context.globalAlpha = 0.75
  context.strokeStyle = '#e7b95f'
  context.lineWidth = 0.0028 * unit
  context.setLineDash([0.022 * unit, 0.012 * unit])
  context.beginPath()
  trace(context, ecliptic, scale)
  context.stroke()
  context.setLineDash([])

  context.globalAlpha = 1
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = '#a9c0d2'
  context.lineWidth = 0.0027 * unit
  context.beginPath()
  for (const line of sky.lines) trace(context, line, scale)
  context.stroke()

  context.strokeStyle = BEAR_RED
  context.lineWidth = 0.0036 * unit
  context.beginPath()
  for (const line of sky.bear) trace(context, line, scale)
  context.stroke()
  context.lineWidth = 0.0115 * unit
  context.beginPath()
  trace(context, [...sky.plough, sky.plough[3]!], scale)
  context.stroke()
  // The pointers: Merak through Dubhe to the pole.
  context.lineWidth = 0.0036 * unit
  context.setLineDash([0.004 * unit, 0.014 * unit])
  context.beginPath()
  trace(context, [sky.plough[6]!, [0, 0]], scale)
  context.stroke()
  context.setLineDash([])

  context.fillStyle = CREAM
  stars(context, sky.stars, unit)
  const seven = sky.plough.map((at) => ({ at, magnitude: 1.5 }))
  stars(context, seven, unit, 1.2)
  context.textBaseline = 'middle'
  const named = unit > 130
  const font = (size: number) => {
    context.font = `${size * unit}px ${SMALL}`
    context.strokeStyle = SKY
  }
  if (named) {
    font(0.031)
    for (const entry of sky.constellations)
      label(context, { ...entry, name: entry.name.toUpperCase() }, unit, 0.006 * unit)
    context.fillStyle = BEAR_RED
    font(0.042)
    label(context, { name: 'THE GREAT BEAR', rightAscension: 179, distance: 59 }, unit, 0.011 * unit)
    context.fillStyle = CREAM
  }
  if (named) {
    font(0)
    context.font = NAMES.replace('italic', `italic ${0.038 * unit}px`)
    for (const entry of sky.names) label(context, { ...entry, distance: entry.distance + 4.6 }, unit, 0)
  }

  // Beyond the plate: the year.
  const { newYear, dayStep, daysInYear } = setting
  const angleOf = (days: number) => -(newYear + days * dayStep)
  const every = Array.from({ length: daysInYear }, (_, day) => day)
  const starts = monthLengths.map((_, month) =>
    monthLengths.slice(0, month).reduce((sum, days) => sum + days, 0),
  )
  context.strokeStyle = context.fillStyle = CREAM
  context.lineWidth = 0.003 * unit
  ticks(context, every.map(angleOf), unit * RINGS.plate, unit * 1.157)
  context.lineWidth = 0.0042 * unit
  // Open at the figures, or the last of a month would be struck through.
  ticks(context, starts.map(angleOf), unit * RINGS.plate, unit * 1.165)
  ticks(context, starts.map(angleOf), unit * RINGS.days, unit * RINGS.disc)
  context.lineWidth = 0.0025 * unit
  for (const radius of [RINGS.days, RINGS.days + 0.012, RINGS.disc - 0.022]) {
    circle(context, unit * radius)
    context.stroke()
  }
  context.textBaseline = 'alphabetic'
  if (!bare)
    starts.forEach((start, month) => {
      context.textAlign = 'center'
      context.font = `${0.046 * unit}px ${SMALL}`
      for (const day of unit < FINE ? [] : [5, 10, 15, 20, 25, ...(monthLengths[month]! > 29 ? [30] : [])])
        turned(context, String(day), Math.PI - angleOf(start + day - 0.5) * RADIAN, -unit * 1.174)
      const name = MONTHS[month]!
      context.font = `${(name.endsWith('.') ? 0.205 : 0.18) * unit}px ${TITLE}`
      arcText(context, name, unit * 1.293, angleOf(start + monthLengths[month]! / 2), 'out', 0.024 * unit)
    })
  context.restore()
}

/** The fixed plate: the window cut for 50° north, the title, and the ring of hours round its edge. */
function plate(context: Context, unit: number, noon: number, hourCycle: 12 | 24, bare: boolean) {
  const scale = unit / RIM
  context.save()
  context.shadowColor = 'rgb(5 14 32 / 0.62)'
  // Shadows ignore the transform: given in the canvas's own pixels.
  const pixels = context.getTransform().a * unit
  context.shadowBlur = 0.03 * pixels
  context.shadowOffsetX = 0.007 * pixels
  context.shadowOffsetY = 0.014 * pixels
  context.fillStyle = PLATE
  circle(context, unit * RINGS.plate)
  trace(context, horizon(50), scale, true)
  context.fill('evenodd')
  context.restore()

  // The cut through the card catches the light.
  context.strokeStyle = '#fffaf0'
  context.lineWidth = 0.005 * unit
  context.beginPath()
  trace(context, horizon(50), scale, true)
  context.stroke()
  context.strokeStyle = INK
  context.fillStyle = INK
  context.lineWidth = 0.003 * unit
  context.beginPath()
  trace(context, horizon(50, -1.7), scale, true)
  context.stroke()
  circle(context, unit * (RINGS.plate - 0.006))
  context.stroke()
  context.lineWidth = 0.002 * unit
  circle(context, unit * 1.004)
  context.stroke()

  const angleOf = (minutes: number) => noon + (minutes / 60 - 12) * 15
  const edge = unit * (RINGS.plate - 0.006)
  const minutes = (step: number) => Array.from({ length: 1440 / step }, (_, index) => angleOf(index * step))
  context.lineWidth = 0.0018 * unit
  ticks(context, minutes(5), edge, edge - 0.017 * unit)
  context.lineWidth = 0.0026 * unit
  ticks(context, minutes(10), edge, edge - 0.023 * unit)
  context.lineWidth = 0.006 * unit
  ticks(context, minutes(60), edge, edge - 0.04 * unit)

  if (bare) return
  const figure = unit < FINE ? 0.1 : 0.076
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.font = `${figure * unit}px ${SMALL}`
  for (let hour = 0; hour < 24; hour++) {
    const [x, y] = place(angleOf(hour * 60), unit * 1.047)
    context.fillText(String(shownHour(hour, hourCycle)), x, y + 0.35 * figure * unit)
  }

  context.font = `${0.083 * unit}px ${TITLE}`
  arcText(context, 'WHERE THE DAY MEETS THE HOUR', unit * 0.845, 180, 'out', 0.0085 * unit)
  arcText(context, 'THE GLASS TELLS THE TIME', unit * 0.728, 180, 'out', 0.0085 * unit)
  if (unit < FINE) return
  context.font = `${0.05 * unit}px ${SMALL}`
  arcText(context, 'LATITUDE 50° NORTH', unit * 0.622, 180, 'out', 0.016 * unit)
  context.font = `${0.037 * unit}px ${SMALL}`
  arcText(context, 'NORTHERN HORIZON', unit * 0.437, 180, 'out', 0.012 * unit)
  arcText(context, 'WESTERN HORIZON', unit * 0.84, 88, 'out', 0.016 * unit)
  arcText(context, 'EASTERN HORIZON', unit * 0.84, 272, 'out', 0.016 * unit)
  context.beginPath()
  star(context, ...place(180, unit * 0.535), 0.036 * unit, 8)
  for (const angle of [171, 189]) star(context, ...place(angle, unit * 0.535), 0.019 * unit, 6)
  context.fill()
}

export interface PrintOptions {
  readonly width: number
  readonly height: number
  readonly layout: Layout
  readonly hourCycle: 12 | 24
  readonly monthLengths: readonly number[]
}

/** All that is printed and cut: card, disc, plate. */
export function print(context: Context, sky: Sky, setting: Setting, options: PrintOptions) {
  const { width, height, hourCycle, monthLengths } = options
  const { pole, unit, bare } = options.layout
  context.fillStyle = CARD
  context.fillRect(0, 0, width, height)
  context.save()
  context.translate(...pole)
  context.fillStyle = context.strokeStyle = INK
  for (const [radius, weight] of [
    [1.568, 0.009],
    [1.586, 0.003],
    [1.955, 0.003],
    [1.973, 0.009],
    [2.135, 0.003],
  ] as const) {
    context.lineWidth = weight * unit
    circle(context, unit * radius)
    context.stroke()
  }
  // The title on the two long sides, an engraved glory to the corners.
  const upright = height > width
  if (!bare && Math.max(width, height) > 1.3 * Math.min(width, height)) {
    const [first, second] = upright ? [180, 0] : [270, 90]
    const far = upright ? 'in' : 'out'
    context.font = `${0.305 * unit}px ${TITLE}`
    arcText(context, 'PLANISPHERE', unit * 1.662, first, 'out', 0.026 * unit)
    arcText(context, 'STAR FINDER', unit * (upright ? 1.879 : 1.662), second, far, 0.03 * unit)
    context.font = `${0.072 * unit}px ${SMALL}`
    for (const angle of [first, second])
      arcText(context, 'THE STARS AT EVERY HOUR', unit * 2.028, angle, 'out', 0.0325 * unit)
  }
  context.beginPath()
  for (let ray = 0; ray < 180; ray += bare ? 3 : 1) {
    const start = (ray % 2 ? 2.31 : 2.19) * unit
    context.moveTo(...place(ray * 2, start))
    context.lineTo(...place(ray * 2 - 0.36, width + height))
    context.lineTo(...place(ray * 2 + 0.36, width + height))
    context.closePath()
  }
  context.fill()

  context.save()
  const pixels = context.getTransform().a * unit
  context.shadowColor = 'rgb(52 36 12 / 0.55)'
  context.shadowBlur = 0.035 * pixels
  context.shadowOffsetX = 0.008 * pixels
  context.shadowOffsetY = 0.016 * pixels
  context.fillStyle = SKY
  circle(context, unit * RINGS.disc)
  context.fill()
  context.restore()
  disc(context, unit, sky, setting, monthLengths, bare)
  plate(context, unit, setting.noon, hourCycle, bare)
  context.restore()
}

function brass(context: Context, radius: number): CanvasGradient {
  const gradient = context.createConicGradient(-2.3, 0, 0)
  const stops = [
    '#fff3c4',
    '#d9b45c',
    '#8f6a22',
    '#5d4312',
    '#a27a2c',
    '#f0d183',
    '#b08a38',
    '#7a591b',
    '#c9a24a',
    '#fff3c4',
  ]
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), colour)
  })
  circle(context, radius)
  return gradient
}

/** The rivet at the pole. Its slot turns: see the component. */
export function rivet(context: Context, unit: number) {
  const radius = RIVET * unit
  context.fillStyle = 'rgb(4 10 24 / 0.5)'
  context.beginPath()
  context.arc(0.006 * unit, 0.012 * unit, radius * 1.08, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = brass(context, radius)
  context.fill()
  context.fillStyle = '#c8a24c'
  circle(context, radius * 0.72)
  context.fill()
}

const RIVET = 0.042

export interface GlassOptions {
  readonly layout: Layout
  readonly angleDeg: number
  readonly secondsOfDay: number
  readonly hourCycle: 12 | 24
  /** Days since the year began, with the fraction, and the degrees of one. */
  readonly dayOfYear: number
  readonly dayStep: number
  readonly monthLengths: readonly number[]
}

/** The reading glass over the place where the day meets the hours. Origin at its middle. */
export function glass(context: Context, options: GlassOptions) {
  const { angleDeg, secondsOfDay, hourCycle, dayOfYear, dayStep, monthLengths } = options
  const { radius, bare } = options.layout
  const minutes = secondsOfDay / 60
  const spacing = radius / 7.6 // one minute of the magnified scale
  const far = spacing / (0.25 * RADIAN) // radius of the magnified ring
  const rim = radius * RIM_WIDTH

  context.save()
  context.shadowColor = 'rgb(10 12 20 / 0.6)'
  const pixels = context.getTransform().a * radius
  context.shadowBlur = 0.2 * pixels
  context.shadowOffsetX = 0.05 * pixels
  context.shadowOffsetY = 0.11 * pixels
  context.fillStyle = brass(context, rim)
  context.fill()
  context.restore()

  // What lies under the glass.
  context.save()
  circle(context, radius)
  context.clip()
  context.fillStyle = SKY
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  const [outX, outY] = place(angleDeg, 1)
  const shift = EDGE_IN_GLASS * radius
  const middleX = outX * (shift - far)
  const middleY = outY * (shift - far)
  context.translate(middleX, middleY)
  context.fillStyle = '#f7eed8'
  circle(context, far)
  context.fill()
  context.strokeStyle = INK
  context.lineWidth = 0.018 * radius
  circle(context, far - 0.02 * radius)
  context.stroke()

  const edge = far - 0.02 * radius
  const passed = Math.floor(minutes)
  const angleOf = (mark: number) => angleDeg + (mark - minutes) * 0.25
  const figures = (mark: number) => twoDigits((mark + 1440) % 60)
  const write = (text: string, mark: number, size: number, from: number) => {
    context.font = `${size * radius}px ${SMALL}`
    const reach =
      (Math.abs(outX) * context.measureText(text).width) / 2 + Math.abs(outY) * size * 0.38 * radius
    context.fillText(text, ...place(angleOf(mark), edge - from * radius - reach))
  }
  // The minute that runs, from the last stroke passed to the next.
  context.strokeStyle = '#f3b49c'
  context.lineWidth = spacing
  ticks(context, [angleOf(passed + 0.5)], edge, edge - 0.24 * radius)
  context.strokeStyle = INK
  context.fillStyle = INK
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let mark = passed - 9; mark < passed + 11; mark++) {
    const five = mark % 5 === 0
    context.lineWidth = (five ? 0.036 : 0.02) * radius
    ticks(context, [angleOf(mark)], edge, edge - (five ? 0.24 : 0.15) * radius)
    const apart = Math.abs(mark - passed - 0.5)
    if (five && apart > 1.6 && apart < 6.6 && !bare) write(figures(mark), mark, 0.19, 0.28)
  }
  context.lineWidth = 0.03 * radius
  ticks(context, [angleOf(passed)], edge, edge - (bare ? 0.26 : 0.46) * radius)
  const hour = shownHour(Math.floor(passed / 60), hourCycle)
  write(`${hour}.${figures(passed)}`, passed, bare ? 0.4 : 0.32, bare ? 0.3 : 0.5)

  // The days, of which one is nearly four minutes wide.
  context.strokeStyle = context.fillStyle = '#f6ecd2'
  const today = Math.floor(dayOfYear)
  for (let day = today - 3; day <= today + 4; day++) {
    const angle = angleDeg - (day - dayOfYear) * dayStep
    context.lineWidth = 0.03 * radius
    ticks(context, [angle], far + 0.01 * radius, far + 0.15 * radius)
    if (bare) continue
    context.font = `${0.22 * radius}px ${SMALL}`
    context.globalAlpha = day === today ? 1 : 0.55
    const [x, y] = place(angle - dayStep / 2, far + 0.3 * radius)
    context.fillText(String(dateOf(day, monthLengths)), x, y)
    context.globalAlpha = 1
  }
  context.restore()

  // The bulge of the glass.
  context.save()
  circle(context, radius)
  context.clip()
  const bulge = context.createRadialGradient(0, 0, radius * 0.66, 0, 0, radius)
  bulge.addColorStop(0, 'rgb(10 20 40 / 0)')
  bulge.addColorStop(0.8, 'rgb(10 20 40 / 0.12)')
  bulge.addColorStop(1, 'rgb(8 14 30 / 0.5)')
  context.fillStyle = bulge
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  context.lineCap = 'round'
  for (const [from, to, reach, width, alpha] of [
    [3.42, 4.15, 0.84, 0.1, 0.42],
    [4.3, 4.42, 0.84, 0.1, 0.42],
    [0.45, 1.1, 0.9, 0.04, 0.22],
  ] as const) {
    context.strokeStyle = `rgb(255 255 255 / ${alpha})`
    context.lineWidth = width * radius
    context.beginPath()
    context.arc(0, 0, reach * radius, from, to)
    context.stroke()
  }
  context.restore()

  context.strokeStyle = 'rgb(70 48 10 / 0.8)'
  context.lineWidth = 0.02 * radius
  circle(context, radius)
  context.stroke()
}
