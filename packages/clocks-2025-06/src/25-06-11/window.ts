import { clamp } from '@found-time/clock-runtime'

/** Sunrise and sunset in June, in hours. */
const RISES = 5
const SETS = 21.5
/** How often the patch is laid over itself, each a little smaller: its edges are soft. */
const SOFT = 7

/** The dark of the cell, and in it the patch of light that a barred window throws: the sun's by day, a lamp's by night. */
export function paintWindow(context: CanvasRenderingContext2D, width: number, height: number, hours: number) {
  const day = hours >= RISES && hours < SETS
  const way = day ? (hours - RISES) / (SETS - RISES) : 0.5
  const noon = day ? Math.sin(way * Math.PI) : 0
  const low = day ? clamp(1 - noon * 1.5) : 0
  context.fillStyle = day ? `rgb(6 22 24 / ${0.58 - 0.06 * noon})` : 'rgb(4 12 24 / 0.58)'
  context.fillRect(0, 0, width, height)

  const wide = Math.max(width * 0.86, height * 0.8)
  const high = height * 0.98
  const middle = width * (day ? 0.78 - 0.56 * way : 0.6)
  const slant = (day ? 0.5 - way : -0.12) * 0.9
  const bars = 4
  const patch = (soft: number) => {
    context.beginPath()
    for (let pane = 0; pane < bars; pane++) {
      const from = -wide / 2 + (wide * (pane + 0.09)) / bars + soft
      const to = -wide / 2 + (wide * (pane + 0.91)) / bars - soft
      const top = height * 0.5 - high / 2 + soft
      const bottom = height * 0.5 + high / 2 - soft
      // The window's cross-bar.
      for (const [upper, lower] of [
        [top, height * 0.385 - soft],
        [height * 0.415 + soft, bottom],
      ] as const) {
        const at = (x: number, y: number) =>
          context.lineTo(middle + x + (y - height / 2) * slant * 0.6, y + x * slant * 0.22)
        context.moveTo(middle + from + (upper - height / 2) * slant * 0.6, upper + from * slant * 0.22)
        at(to, upper)
        at(to, lower)
        at(from, lower)
        context.closePath()
      }
    }
    context.fill()
  }
  const step = Math.min(width, height) * 0.006
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = `rgb(0 0 0 / ${day ? 0.3 : 0.17})`
  for (let layer = 0; layer < SOFT; layer++) patch((layer - SOFT / 2) * step)
  context.globalCompositeOperation = 'source-over'
  const red = Math.round(255 * low + 255 * (1 - low))
  context.fillStyle = day
    ? `rgb(${red} ${Math.round(226 - 56 * low)} ${Math.round(160 - 84 * low)} / ${0.022 + 0.02 * low})`
    : 'rgb(255 190 90 / 0.02)'
  for (let layer = 0; layer < SOFT; layer++) patch((layer - SOFT / 2) * step)
}
