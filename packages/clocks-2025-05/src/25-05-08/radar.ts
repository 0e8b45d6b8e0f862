import { BOLD, circle, HOUR_INK, INK, MINUTE_INK, PAPER, pencil, SWEEP_INK, write } from './chart'
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
    echo(
      context,
      range * radius,
      bearing,
      radius * 0.052 * wide,
      radius * 0.034 * wide,
      ink,
      0.86 + 0.14 * glow,
    )
    if (!isBare) {
      echo(context, (range + 0.034) * radius, bearing, radius * 0.036, radius * 0.011, ink, 0.9)
      echo(context, range * radius, bearing, radius * 0.034, radius * 0.009, '#fff', 0.25 + 0.7 * glow)
    }
  }
  context.restore()
}

/** A paper tag with a call sign, on a leader to its aircraft. */
export function tag(
  context: Context,
  { x, y, radius }: Layout,
  [east, south]: Place,
  [blipX, blipY]: Place,
  callSign: string,
  ink: string,
) {
  const [halfWidth, halfHeight] = [TAG[0] * radius, TAG[1] * radius]
  context.save()
  context.translate(x + east * radius, y + south * radius)
  const [towardX, towardY] = [(blipX - east) * radius, (blipY - south) * radius]
  const length = Math.hypot(towardX, towardY) || 1
  const keep = Math.max(0, 1 - (radius * 0.05) / length)
  context.strokeStyle = ink
  context.lineWidth = Math.max(0.8, radius * 0.006)
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(towardX * keep, towardY * keep)
  context.stroke()
  context.fillStyle = 'rgba(24,34,40,.22)'
  context.fillRect(-halfWidth + radius * 0.008, -halfHeight + radius * 0.011, halfWidth * 2, halfHeight * 2)
  context.fillStyle = PAPER
  context.fillRect(-halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2)
  context.fillStyle = ink
  context.fillRect(-halfWidth, -halfHeight, radius * 0.022, halfHeight * 2)
  context.fillStyle = INK
  write(context, callSign, radius * 0.012, 0, radius * 0.112, BOLD)
  context.restore()
}
