import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Context, linear } from './brush'
import type { Plan } from './layout'
import { bowlLevel, jarLevel, profile } from './model'
import { sea } from './pictures'

/** Light through moving water: a net of bright threads that meet and part, and the sun slanting in. */
export function caustics(
  context: Context,
  left: number,
  right: number,
  top: number,
  bottom: number,
  deepest: number,
  seconds: number,
) {
  const wide = right - left
  context.fillStyle = linear(
    context,
    [left, top],
    [right, top],
    'rgb(240 255 246 / 0.2)',
    'rgb(240 255 246 / 0)',
  )
  for (const [from, across] of [
    [0.12, 0.1],
    [0.42, 0.06],
    [0.6, 0.13],
  ] as const) {
    const sway = Math.sin(seconds * 0.4 + from * 9) * 0.02
    context.beginPath()
    context.moveTo(left + (from + sway) * wide, top)
    context.lineTo(left + (from + across + sway) * wide, top)
    context.lineTo(left + (from + across * 1.9 + 0.2) * wide, bottom)
    context.lineTo(left + (from + 0.2) * wide, bottom)
    context.fill()
  }
  const row = wide * 0.115
  const rows = Math.ceil((bottom - top) / row)
  for (const [thick, light] of [
    [0.024, 0.09],
    [0.007, 0.3],
  ] as const) {
    context.lineWidth = Math.max(0.7, wide * thick)
    for (let index = -1; index <= rows; index++) {
      // Strands belong to the vessel, not to the level, so that they do not jump as it moves.
      const deep = deepest - (index + 0.5) * row
      if (deep < top - row) break
      context.strokeStyle = `rgb(240 255 248 / ${light * Math.min(1, 0.35 + (deepest - deep) / wide)})`
      context.beginPath()
      for (let step = 0; step <= 24; step++) {
        const x = step / 24
        const y =
          Math.sin(x * 13 + index * Math.PI + 0.8 * Math.sin(seconds * 0.6 + index)) * 0.44 +
          Math.sin(x * 7 - index * 1.7 + seconds * 0.7) * 0.3 +
          Math.sin(x * 23 + index * 2.3 - seconds * 1.1) * 0.13
        const px = left + x * wide + Math.sin(seconds * 0.5 + index * 2 + x * 6) * row * 0.2
        context.lineTo(px, deep + y * row)
      }
      context.stroke()
    }
  }
}

/** Strips the picture under water is cut into, for the light to bend each its own way. */
const STRIPS = 10

/** The drowned harbour in a vessel, its stones on the vessel's ground, as much of it as there is water. */
export function harbour(
  context: Context,
  { image }: CanvasFrame,
  { x, top, bottom, radius }: Plan['jar'],
  surface: number,
  seconds: number,
) {
  const tall = (bottom - top) / STRIPS
  const scale = Math.max((2.12 * radius) / 580, (bottom - top) / 480)
  const [seen, row] = [(2 * radius) / scale, tall / scale]
  context.globalAlpha = 0.82
  for (let strip = 0; strip < STRIPS; strip++) {
    const above = bottom - (strip + 1) * tall
    if (above + tall < surface) break
    const bent = Math.sin(seconds * 0.9 + strip * 1.1) + 0.6 * Math.sin(seconds * 0.53 - strip * 1.9)
    const left = (580 - seen) / 2 + bent * 5
    context.drawImage(
      image(sea),
      left,
      480 - (strip + 1) * row,
      seen,
      row,
      x - radius,
      above,
      2 * radius,
      tall + 0.6,
    )
  }
  context.globalAlpha = 1
}

export const water = (context: Context, top: number, bottom: number) =>
  linear(
    context,
    [0, top],
    [0, bottom],
    'rgb(150 226 214 / 0.42)',
    'rgb(90 190 190 / 0.2)',
    'rgb(16 98 118 / 0.3)',
  )

/** How far the bowl is full, where its surface is, and half its width. */
export function waterOfBowl({ bowl }: Plan, hour: number, minute: number, second: number) {
  const depth = bowlLevel(hour, minute, second)
  const surface = bowl.bottom - depth * (bowl.bottom - bowl.top)
  return { depth, surface, half: bowl.radius * profile(depth) }
}

/** How far the jar is full, and where its surface is when nothing has fallen into it. */
export function waterOfJar({ jar }: Plan, minute: number, second: number) {
  const share = jarLevel(minute, second) / 60
  return { share, still: jar.bottom - share * (jar.bottom - jar.top) }
}

export const dropSize = ({ unit, tiny }: Plan) => unit * (tiny ? 0.034 : 0.0155)
