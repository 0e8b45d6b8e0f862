import type { HourCycle } from '@found-time/clock-runtime'
import { planOf, strokeIn, tallyAt } from './model'
import type { Light } from './scratch'

/** How many hours gone by are still felt under the paint, and how deep each is. */
const COATS = [1, 0.45] as const

/** What a dent looks like on the side of the light, and on the other. */
const [SHADE, LIGHT] = ['#031a1a', '#cfeee0'] as const

/**
 * What has been painted over, where this hour has not come yet: the minutes of the hours before, and yesterday's hours.
 * Dents in whole paint, dark on the side of the light and light on the other. In pieces.
 */
export function* paintPast(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { hour, minute }: { hour: number; minute: number },
  cycle: HourCycle,
  [lx, ly]: Light,
  [thin, thick]: readonly [number, number],
) {
  const plan = planOf(width, height, cycle)
  const { hours } = tallyAt(hour, minute, cycle)
  const { canvas } = context
  const sheet = () => {
    const made = document.createElement('canvas')
    made.width = canvas.width
    made.height = canvas.height
    return made
  }
  const [dents, side] = [sheet(), sheet()]
  const [pen, edge] = [dents.getContext('2d'), side.getContext('2d')]
  if (!pen || !edge) return
  const ratio = canvas.width / width
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.lineCap = 'round'
  pen.strokeStyle = SHADE
  const pull = (seed: string, gate: number, place: number, broad: number, big = false) => {
    const { from, to } = strokeIn((big ? plan.hours : plan.minutes)[gate]!, place, seed)
    pen.lineWidth = broad
    pen.beginPath()
    pen.moveTo(...from)
    pen.lineTo(...to)
    pen.stroke()
  }
  for (const [coat, deep] of COATS.entries()) {
    pen.globalAlpha = deep
    const then = (hour + 23 - coat) % 24
    for (let gate = Math.floor(minute / 5) + 1; gate < 12; gate += 1) {
      for (let place = 0; place < 5; place += 1) pull(`minute ${then} ${gate}`, gate, place, thin * 0.6)
      yield
    }
    if (coat) continue
    const all = cycle === 12 ? 12 : 23
    for (let index = Math.ceil(Math.max(1, hours) / 5) * 5; index < all; index += 1)
      pull(`yesterday ${Math.floor(index / 5)}`, Math.floor(index / 5), index % 5, thick * 0.62, true)
    yield
  }
  const far = Math.max(1, thin * 0.13 * ratio)
  /** What of the dents is on one side alone. */
  const lay = (on: CanvasRenderingContext2D, way: number) => {
    on.drawImage(dents, lx * far * way, ly * far * way)
    on.globalAlpha = 1
    on.globalCompositeOperation = 'destination-out'
    on.drawImage(dents, -lx * far * way, -ly * far * way)
    on.globalCompositeOperation = 'source-over'
  }
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  // There is nothing on it yet.
  context.globalAlpha = 0.2
  lay(context, 1)
  yield
  pen.globalCompositeOperation = 'source-in'
  pen.globalAlpha = 1
  pen.fillStyle = LIGHT
  pen.fillRect(0, 0, width, height)
  lay(edge, -1)
  context.globalAlpha = 0.13
  context.drawImage(side, 0, 0)
  context.restore()
}
