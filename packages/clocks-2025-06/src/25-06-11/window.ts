import { clamp } from '@found-time/clock-runtime'
import type { Light } from './scratch'

/** Sunrise and sunset in June, in hours. */
const RISES = 5
const SETS = 21.5
/** How often the patch is laid over itself, each a little smaller: its edges are soft. */
const SOFT = 7

/** Where the light on the wall comes from at an hour of the day: the sun goes from the left to above, never so far that a groove would look like a ridge; the lamp hangs. */
export function lightAt(hours: number): Light {
  const day = hours >= RISES && hours < SETS
  const way = (hours - RISES) / (SETS - RISES)
  const [x, y, z] = day ? [-0.9 + 0.62 * way, -0.42 - 0.3 * way, 0.46] : [-0.62, -0.5, 0.46]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** The dark of the cell, and in it the patch of light that a barred window throws: the sun's by day, a lamp's by night. In pieces. */
export function* paintWindow(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  hours: number,
) {
  const day = hours >= RISES && hours < SETS
  const way = day ? (hours - RISES) / (SETS - RISES) : 0.5
  const noon = day ? Math.sin(way * Math.PI) : 0
  const low = day ? clamp(1 - noon * 1.5) : 0
  context.fillStyle = day ? `rgb(6 22 24 / ${0.46 - 0.1 * noon})` : 'rgb(4 12 24 / 0.5)'
  context.fillRect(0, 0, width, height)

  const wide = Math.max(width * 0.86, height * 0.8)
  const high = height * 0.98
  const middle = width * (day ? 0.78 - 0.56 * way : 0.42)
  const slant = (day ? 0.5 - way : -0.12) * 0.9
  // Four bars, and one that somebody set aslant: the shadow is a gate of five, too.
  const panes = 5
  const slanting = (x: number) => height * (0.5 - 0.56 * (x / wide))
  const bar = Math.min(wide * 0.009, height * 0.012)
  const patch = (soft: number) => {
    context.beginPath()
    for (let pane = 0; pane < panes; pane++) {
      const from = -wide / 2 + (wide * pane) / panes + bar + soft
      const to = -wide / 2 + (wide * (pane + 1)) / panes - bar - soft
      const top = height * 0.5 - high / 2 + soft
      const bottom = height * 0.5 + high / 2 - soft
      const at = (x: number, y: number): [number, number] => [
        middle + x + (y - height / 2) * slant * 0.6,
        y + x * slant * 0.22,
      ]
      const gap = bar * 1.15 + soft
      for (const [left, right, ...rest] of [
        [top, top, slanting(to) - gap, slanting(from) - gap],
        [slanting(from) + gap, slanting(to) + gap, bottom, bottom],
      ] as const) {
        context.moveTo(...at(from, left))
        context.lineTo(...at(to, right))
        context.lineTo(...at(to, rest[0]))
        context.lineTo(...at(from, rest[1]))
        context.closePath()
      }
    }
    context.fill()
  }
  const step = Math.min(width, height) * 0.006
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = `rgb(0 0 0 / ${day ? 0.3 : 0.22})`
  for (let layer = 0; layer < SOFT; layer++) {
    patch((layer - SOFT / 2) * step)
    yield
  }
  context.globalCompositeOperation = 'source-over'
  const red = Math.round(255 * low + 255 * (1 - low))
  context.fillStyle = day
    ? `rgb(${red} ${Math.round(226 - 56 * low)} ${Math.round(160 - 84 * low)} / ${0.034 + 0.016 * low})`
    : 'rgb(255 190 90 / 0.03)'
  for (let layer = 0; layer < SOFT; layer++) {
    patch((layer - SOFT / 2) * step)
    yield
  }
}
