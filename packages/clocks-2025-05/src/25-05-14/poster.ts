import type { ClockTime } from '@found-time/clock-runtime'
import { gateAt, hereName, hourFigure, platesAt } from './model'
import { type Box, FIGURES_AT, type Plan } from './plan'

export const CAPS = 'ft-25-05-14 Caps'
export const SCRIPT = 'ft-25-05-14 Script'

type Context = CanvasRenderingContext2D

export const CREAM = '#fbf0d9'
export const NAVY = '#1f4250'
export const RED = '#c9272b'
const MUSTARD = '#f2b544'
const AQUA = '#8fd0c4'

/** An airliner of four engines seen from above, its nose up, two units from wing to wing. */
export const AIRLINER = (() => {
  const half =
    'M0-1C.1-.98.13-.8.14-.5L.14-.36L.34-.29L.34-.44L.44-.44L.44-.26L.62-.2L.62-.33L.71-.33L.71-.17L1-.07L1 .03L.14 .12L.1 .62L.38 .74L.38 .86L0 .84Z'
  return { half }
})()

let shape: Path2D | undefined
/** Made when first drawn: there is no Path2D outside browsers. */
export function airliner(): Path2D {
  if (!shape) {
    const half = new Path2D(AIRLINER.half)
    shape = new Path2D(half)
    shape.addPath(half, new DOMMatrix([-1, 0, 0, 1, 0, 0]))
  }
  return shape
}

/** Text about a middle, made narrower than its size where it would not fit. */
export function say(
  context: Context,
  text: string,
  x: number,
  y: number,
  family: string,
  size: number,
  room = Number.POSITIVE_INFINITY,
  align: CanvasTextAlign = 'center',
) {
  context.font = `${size}px "${family}", sans-serif`
  const wide = context.measureText(text).width
  const fitted = wide > room ? (size * room) / wide : size
  context.font = `${fitted}px "${family}", sans-serif`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillText(text, x, y + fitted * 0.355)
}

/**
 * All that stays within a minute.
 * @param skyless - Ring and labels alone.
 */
export function paintPoster(context: Context, plan: Plan, time: ClockTime, cycle: 12 | 24, skyless: boolean) {
  if (!skyless) paintGround(context, plan)
  paintRing(context, plan, time.minute, skyless)
  if (plan.plates.length > 0)
    for (const [index, { name, hour }] of platesAt(time).entries())
      paintPlate(context, plan.plates[index]!, index, name, hourFigure(hour, cycle))
  paintHere(context, plan, time, cycle)
  const { title } = plan
  if (!title || skyless) return
  context.fillStyle = CREAM
  context.save()
  context.translate(title.x, title.y)
  context.rotate(-0.06)
  say(context, 'Great Circle', 0, 0, SCRIPT, title.size * 1.2, title.size * 4.6)
  context.restore()
  if (title.tall) return
  context.save()
  context.translate(plan.width - title.x, title.y)
  context.rotate(-0.06)
  say(context, 'sixty arrivals an hour', 0, 0, CAPS, title.size * 0.46, title.size * 4.6)
  context.restore()
}

/** Evening sky in flat bands, each the edge of a great disc. */
function paintGround(context: Context, { width, height }: Plan) {
  context.fillStyle = '#ee7d62'
  context.fillRect(0, 0, width, height)
  const reach = Math.hypot(width, height)
  for (const [share, colour] of [
    [0.93, '#f08a6c'],
    [0.72, '#f39a78'],
    [0.5, '#f6ac86'],
    [0.29, '#f8bd95'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(width * 0.02, height * 1.04, reach * share, 0, 7)
    context.fill()
  }
}

function paintRing(
  context: Context,
  { x, y, ring, globe, bare, width, height }: Plan,
  minute: number,
  skyless: boolean,
) {
  context.save()
  context.translate(x, y)
  // The ring's shadow on the sky, as flat as all else.
  context.fillStyle = 'rgb(160 52 40 / 0.3)'
  context.beginPath()
  context.arc(ring * 0.025, ring * 0.03, ring, 0, 7)
  context.fill()
  context.fillStyle = CREAM
  context.beginPath()
  context.arc(0, 0, ring, 0, 7)
  context.fill()
  context.fillStyle = '#f3ddb4'
  context.beginPath()
  context.arc(0, 0, ring * 0.825, 0, 7)
  context.fill()
  context.fillStyle = 'rgb(31 66 80 / 0.16)'
  context.beginPath()
  context.arc(globe * 0.03, globe * 0.036, globe, 0, 7)
  context.fill()

  const inner = ring * 0.835
  const outer = ring * 0.988
  const half = (Math.PI / 60) * 0.86
  const size = ring * 0.037
  for (let gate = 1; gate <= 60; gate++) {
    const turn = (gate / 60) * 2 * Math.PI
    const filled = gate <= minute
    const middle = turn - Math.PI / 2
    context.beginPath()
    context.arc(0, 0, outer, middle - half, middle + half)
    context.arc(0, 0, inner, middle + half, middle - half, true)
    context.closePath()
    context.fillStyle = filled ? NAVY : gate % 5 ? '#f4e3c2' : '#ecd09c'
    context.fill()
    if (filled) {
      context.save()
      context.rotate(turn)
      context.translate(0, -ring * 0.912)
      context.scale(size, -size * 1.6)
      context.fillStyle = bare ? MUSTARD : CREAM
      context.fill(airliner())
      context.restore()
    }
    // The flag hangs over the figure next to it.
    if (gate % 5 || bare || (gate - minute + 61) % 60 < 3) continue
    const [across, down] = gateAt(gate)
    const figure = Math.max(ring * 0.082, Math.min(9, Math.min(width, height) * 0.03))
    if (skyless) {
      // A disc of the sky under each figure.
      context.fillStyle = '#f6ac86'
      context.beginPath()
      context.arc(across * ring * FIGURES_AT, down * ring * FIGURES_AT, figure * 0.72, 0, 7)
      context.fill()
    }
    context.fillStyle = NAVY
    say(context, String(gate), across * ring * FIGURES_AT, down * ring * FIGURES_AT, CAPS, figure)
  }
  context.restore()
}

const COLOURS = [
  [CREAM, NAVY, RED],
  [AQUA, NAVY, NAVY],
  [MUSTARD, NAVY, RED],
  [NAVY, CREAM, MUSTARD],
  [RED, CREAM, CREAM],
] as const

/** A luggage label: its shape goes by turns. */
function labelPath(context: Context, { width, height }: Box, kind: number) {
  const x = -width / 2
  const y = -height / 2
  context.beginPath()
  if (kind === 0) context.roundRect(x, y, width, height, height * 0.5)
  else if (kind === 1) context.roundRect(x, y, width, height, height * 0.16)
  else {
    const cut = height * 0.26
    context.moveTo(x + cut, y)
    for (const [across, down] of [
      [width - cut, 0],
      [width, cut],
      [width, height - cut],
      [width - cut, height],
      [cut, height],
      [0, height - cut],
      [0, cut],
    ] as const)
      context.lineTo(x + across, y + down)
    context.closePath()
  }
}

function paintPlate(context: Context, box: Box, index: number, name: string, hour: string) {
  const [ground, ink, line] = COLOURS[(index * 2) % 5]!
  const { width, height } = box
  const kind = index % 3
  context.save()
  context.translate(box.x + width / 2, box.y + height / 2)
  context.rotate(index === 5 ? 0 : [-0.018, 0.022, -0.012, 0.016, -0.024][index % 5]!)
  context.save()
  context.translate(height * 0.05, height * 0.07)
  labelPath(context, box, kind)
  context.fillStyle = 'rgb(150 48 38 / 0.32)'
  context.fill()
  context.restore()
  labelPath(context, box, kind)
  context.fillStyle = ground
  context.fill()
  const inset = height * 0.09
  labelPath(context, { ...box, width: width - inset * 2, height: height - inset * 2 }, kind)
  context.strokeStyle = line
  context.lineWidth = Math.max(0.8, height * 0.03)
  context.stroke()
  const figures = height * 1.15
  const bar = width / 2 - figures - inset
  context.beginPath()
  context.moveTo(bar, -height / 2 + inset)
  context.lineTo(bar, height / 2 - inset)
  context.stroke()
  context.fillStyle = ink
  const room = width - figures - inset * 2 - height * 0.55
  say(
    context,
    name.toUpperCase(),
    -width / 2 + inset + height * 0.28 + room / 2,
    0,
    CAPS,
    height * 0.46,
    room,
  )
  say(context, hour, bar + figures / 2 - (kind === 0 ? height * 0.04 : 0), 0, CAPS, height * 0.68)
  context.restore()
}

/** The label of here: its city and its hour. */
function paintHere(context: Context, plan: Plan, time: ClockTime, cycle: 12 | 24) {
  const { width, height, x, y } = plan.here
  const stacked = width < height * 1.9
  context.save()
  context.translate(x + width / 2, y + height / 2)
  const radius = height * 0.14
  context.fillStyle = 'rgb(150 48 38 / 0.36)'
  context.beginPath()
  context.roundRect(-width / 2 + height * 0.04, -height / 2 + height * 0.05, width, height, radius)
  context.fill()
  context.fillStyle = CREAM
  context.beginPath()
  context.roundRect(-width / 2, -height / 2, width, height, radius)
  context.fill()
  const inset = height * 0.065
  context.strokeStyle = RED
  context.lineWidth = Math.max(1, height * 0.032)
  context.beginPath()
  context.roundRect(
    -width / 2 + inset,
    -height / 2 + inset,
    width - inset * 2,
    height - inset * 2,
    radius * 0.6,
  )
  context.stroke()
  const name = hereName(time.timeZone).toUpperCase()
  const hour = hourFigure(time.hour, cycle)
  const half = cycle === 12 ? time.period : ''
  if (stacked) {
    context.fillStyle = NAVY
    say(context, name, 0, -height * 0.31, CAPS, height * 0.18, width * 0.8)
    context.fillStyle = RED
    say(context, half ? `${hour} ${half}` : hour, 0, 0, CAPS, height * (half ? 0.34 : 0.44), width * 0.8)
    context.fillStyle = NAVY
    say(context, `gate ${time.minute}`, 0, height * 0.32, CAPS, height * 0.2, width * 0.8)
    context.restore()
    return
  }
  const figures = height * (half ? 1.75 : 1.32)
  const bar = width / 2 - figures - inset
  context.fillStyle = RED
  context.beginPath()
  context.roundRect(bar, -height / 2 + inset, figures, height - inset * 2, [0, radius * 0.6, radius * 0.6, 0])
  context.fill()
  context.fillStyle = CREAM
  const middle = bar + figures / 2
  if (half) {
    // Hour and half of the day stand together in the middle, one figure or two.
    context.font = `${height * 0.78}px "${CAPS}", sans-serif`
    const wide = context.measureText(hour).width + height * 0.06
    const from = middle - (wide + height * 0.5) / 2
    say(context, hour, from, 0, CAPS, height * 0.78, figures, 'left')
    say(context, half, from + wide + height * 0.06, height * 0.152, CAPS, height * 0.34, figures, 'left')
  } else say(context, hour, middle, 0, CAPS, height * 0.8)
  const left = -width / 2 + inset
  const room = bar - left - height * 0.36
  context.fillStyle = NAVY
  const bare = height < 40
  say(context, name, left + (bar - left) / 2, bare ? 0 : -height * 0.1, CAPS, height * 0.42, room)
  if (!bare) {
    context.fillStyle = RED
    say(context, 'the hour here', left + (bar - left) / 2, height * 0.24, CAPS, height * 0.17, room)
  }
  context.restore()
}
