import { BOLD, circle, HOUR_INK, MINUTE_INK, PAPER, pencil, SWEEP_INK } from './chart'
import {
  type Bearings,
  glowAt,
  HOUR_RANGE,
  type Layout,
  MINUTE_RANGE,
  type Place,
  placeOf,
  SCALE_RANGE,
  TAG,
} from './model'

type Context = CanvasRenderingContext2D
const toAngle = (bearing: number) => ((bearing - 90) * Math.PI) / 180

/** Echoes of rain and ground, spread by the golden angle: each lit as the sweep goes over it. */
const CLUTTER = Array.from({ length: 64 }, (_, index) => ({
  bearing: (index * 137.508) % 360,
  range: 0.09 + 0.62 * Math.sqrt(((index * 29) % 64) / 64),
  spread: 1 + ((index * 7) % 5) * 0.5,
}))

/** The sweep with its afterglow, its line, and what it lights for a moment. */
export function sweep(context: Context, { x, y, radius, isBare }: Layout, seconds: number) {
  const bearing = seconds * 6
  const inside = radius * SCALE_RANGE
  context.save()
  context.translate(x, y)
  const start = toAngle(bearing - 110)
  const fan = context.createConicGradient(start, 0, 0)
  for (const [stop, opacity] of [
    [0, 0],
    [0.1, 0.06],
    [0.2, 0.2],
    [0.27, 0.4],
    [110 / 360, 0.7],
  ] as const)
    fan.addColorStop(stop, `rgba(${SWEEP_INK},${opacity})`)
  fan.addColorStop(110 / 360 + 0.0005, `rgba(${SWEEP_INK},0)`)
  context.fillStyle = fan
  context.beginPath()
  context.moveTo(0, 0)
  context.arc(0, 0, inside, start, toAngle(bearing))
  context.fill()

  if (!isBare) {
    context.lineCap = 'round'
    context.strokeStyle = '#8a4b12'
    context.lineWidth = radius * 0.009
    for (const speck of CLUTTER) {
      const glow = glowAt(speck.bearing, seconds)
      if (glow < 0.06) continue
      context.globalAlpha = glow * 0.75
      context.beginPath()
      context.arc(
        0,
        0,
        speck.range * radius,
        toAngle(speck.bearing - speck.spread),
        toAngle(speck.bearing + speck.spread),
      )
      context.stroke()
    }
    context.globalAlpha = 1
  }

  // The line ends at the scale; a pointer on the rim shows where it would reach the figures.
  const [east, south] = placeOf(bearing, radius)
  context.strokeStyle = '#a85a06'
  context.lineCap = 'butt'
  context.lineWidth = Math.max(1, radius * 0.008)
  context.beginPath()
  context.moveTo(east * 0.035, south * 0.035)
  context.lineTo(east * SCALE_RANGE, south * SCALE_RANGE)
  context.stroke()
  const [across, down] = placeOf(bearing + 90, radius * 0.024)
  context.fillStyle = '#f5a21c'
  context.strokeStyle = '#5b3a08'
  context.lineWidth = Math.max(0.6, radius * 0.003)
  context.beginPath()
  context.moveTo(east * 0.957, south * 0.957)
  context.lineTo(east * 0.997 + across, south * 0.997 + down)
  context.lineTo(east * 0.997 - across, south * 0.997 - down)
  context.closePath()
  if (!isBare) {
    context.fill()
    context.stroke()
  }
  context.restore()
}

/** Length of an aircraft's half, in radii of the screen. */
const AIRCRAFT = 0.058

/** An airliner from above, its nose up, half of it one long. */
const AIRLINER =
  'M0-1C.1-.95.13-.8.13-.6L.13-.26 1 .3 1 .45 .13.18 .1.64 .38.86 .38.98 0 .88-.38.98-.38.86-.1.64-.13.18-1 .45-1 .3-.13-.26-.13-.6C-.13-.8-.1-.95 0-1Z'

/** One return: an arc across the beam, wider the farther out, as the beam is. */
function echo(
  context: Context,
  range: number,
  bearing: number,
  half: number,
  depth: number,
  colour: string,
  opacity: number,
) {
  context.globalAlpha = opacity
  context.strokeStyle = colour
  context.lineWidth = depth
  context.beginPath()
  const spread = (half / range) * (180 / Math.PI)
  context.arc(0, 0, range, toAngle(bearing - spread), toAngle(bearing + spread))
  context.stroke()
  context.globalAlpha = 1
}

/** Both aircraft with the echoes they left, and the pencilled bearing from each to its figures. */
export function plots(
  context: Context,
  { x, y, radius, isBare }: Layout,
  bearings: Bearings,
  seconds: number,
) {
  const wide = isBare ? 1.9 : 1
  context.save()
  context.translate(x, y)
  context.lineCap = 'round'
  for (const [bearing, range, past, ink, out] of [
    [bearings.hour, HOUR_RANGE, 10, HOUR_INK, SCALE_RANGE + 0.018],
    [bearings.minute, MINUTE_RANGE, 6, MINUTE_INK, SCALE_RANGE],
  ] as const) {
    const glow = glowAt(bearing, seconds)
    const [east, south] = placeOf(bearing, radius)
    if (!isBare) {
      for (let ago = 5; ago >= 1; ago--) {
        const [atX, atY] = placeOf(bearing - ago * past, range * radius)
        circle(context, atX, atY, radius * (0.0165 - ago * 0.0016))
        context.globalAlpha = 0.62 - ago * 0.1
        context.fillStyle = ink
        context.fill()
      }
      context.globalAlpha = 1
    }
    const thickness = radius * (isBare ? 0.05 : 0.013)
    const line = (from: number, to: number) =>
      pencil(context, [east * from, south * from], [east * to, south * to], thickness, 0, ink)
    line(range + 0.045, isBare ? 0.93 : out)
    // On the far side of the hour figures, which stay clean.
    if (!isBare && range === MINUTE_RANGE) line(0.866, 0.894)
    // Bloom under the sweep, then the return itself, and the reply of its transponder behind it.
    const bloom = Math.max(0, glow - 0.55) / 0.45
    if (bloom > 0 && !isBare)
      for (const reach of [0.02, 0.042, 0.066, 0.092])
        echo(
          context,
          range * radius,
          bearing,
          radius * (0.05 + reach * 0.25),
          radius * (0.034 + reach * (0.6 + bloom)),
          'rgb(255,206,92)',
          bloom * 0.3,
        )
    context.save()
    context.translate(east * range, south * range)
    // They fly clockwise, round the place where one looks from.
    context.rotate(toAngle(bearing + 180))
    context.scale(radius * AIRCRAFT * wide, radius * AIRCRAFT * wide)
    context.lineJoin = 'round'
    context.lineWidth = 0.34
    context.strokeStyle = PAPER
    const shape = new Path2D(AIRLINER)
    context.stroke(shape)
    context.fillStyle = ink
    context.fill(shape)
    context.restore()
  }
  context.restore()
}

/** A call sign with a paper rim about its letters, so that it covers no more of the chart, on a leader to its aircraft. */
export function tag(
  context: Context,
  { x, y, radius }: Layout,
  [east, south]: Place,
  [blipX, blipY]: Place,
  callSign: string,
  ink: string,
) {
  context.save()
  context.translate(x + east * radius, y + south * radius)
  const [towardX, towardY] = [(blipX - east) * radius, (blipY - south) * radius]
  const length = Math.hypot(towardX, towardY) || 1
  const [from, to] = [
    Math.min(1 / Math.abs(towardX / (TAG[0] * radius)), 1 / Math.abs(towardY / (TAG[1] * radius))),
    1 - (radius * 0.06) / length,
  ]
  if (to > from) {
    context.strokeStyle = ink
    context.lineWidth = Math.max(0.8, radius * 0.006)
    context.beginPath()
    context.moveTo(towardX * from, towardY * from)
    context.lineTo(towardX * to, towardY * to)
    context.stroke()
  }
  const size = radius * 0.112
  context.font = `${size}px "${BOLD}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = size * 0.28
  context.strokeStyle = PAPER
  context.strokeText(callSign, 0, size * 0.35)
  context.fillStyle = ink
  context.fillText(callSign, 0, size * 0.35)
  context.restore()
}
