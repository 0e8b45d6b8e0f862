/** The well for browsers without WebGL: the same steps, floor and waves, as a woodcut of flat colours. */
import { mix } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BEND, type Grid, slabAt, squareOf, stepsOf } from './model'
import { FIGURES } from './outlines'
import { type Coin, type Point, slopeAt, traceRipples } from './waves'

type Context = CanvasRenderingContext2D
const TAU = 2 * Math.PI
const SEA = 'rgb(36 59 62)'
const RIPPLE = 'rgb(54 86 88)'
const MOON = 'rgb(230 231 222)'
const mixed = (from: readonly number[], to: readonly number[], part: number) =>
  `rgb(${mix(from, to, part).map(Math.round)})`

/** Writes a number round a place, in figures so high. */
function write(context: Context, value: number, [x, y]: Point, high: number) {
  const digits = [...String(value)].map(Number)
  context.save()
  context.translate(x, y)
  context.scale(high / 200, high / 200)
  context.translate((digits.length - 1) * -72, 0)
  for (const digit of digits) {
    context.fill(new Path2D(FIGURES[digit]))
    context.translate(144, 0)
  }
  context.restore()
}

/** What there is to see of the well at a moment. */
export interface Well {
  readonly grid: Grid
  readonly drowned: number
  readonly coins: readonly Coin[]
  /** Seconds, for the swell. */
  readonly time: number
}

/** Draws the well. */
export function paintWell(
  { context, time: { hour }, width, height }: CanvasFrame,
  { grid, drowned, coins, time }: Well,
) {
  const [wide, high] = [width / grid.columns, height / grid.rows]
  const small = Math.min(wide, high)
  const [across, down] = grid.slabs
  const [broad, tall] = [(width - 2 * wide) / across, (height - 2 * high) / down]
  context.fillStyle = SEA
  context.fillRect(0, 0, width, height)
  // The walls stand higher the farther on they are, and shade the floor from the upper left.
  context.fillStyle = 'rgb(28 47 50)'
  context.beginPath()
  context.moveTo(wide, high)
  context.lineTo(width, high)
  context.lineTo(width - wide, high * (1.15 + grid.columns * 0.028))
  context.lineTo(wide * 1.9, high * 1.15)
  context.lineTo(wide * (1.05 + (66 - grid.rows) * 0.014), height)
  context.lineTo(wide, height)
  context.fill()
  traceRipples(context, grid, [wide, high], time)
  context.lineWidth = small * 0.07
  context.lineCap = 'round'
  context.strokeStyle = RIPPLE
  context.stroke()

  // The joints between the slabs lie on the floor, and are bent by the waves above.
  context.beginPath()
  const bent = (x: number, y: number) => {
    const [sideways, along] = slopeAt([x / wide, y / high], time, coins)
    return [x - sideways * BEND * 1.1 * small, y - along * BEND * 1.1 * small] as const
  }
  for (let joint = 1; joint < across; joint++)
    for (let y = high; y <= height - high; y += small / 6)
      context[y === high ? 'moveTo' : 'lineTo'](...bent(wide + joint * broad, y))
  for (let joint = 1; joint < down; joint++)
    for (let x = wide; x <= width - wide; x += small / 6)
      context[x === wide ? 'moveTo' : 'lineTo'](...bent(x, high + joint * tall))
  context.strokeStyle = 'rgb(22 38 41)'
  context.lineWidth = small * 0.05
  context.stroke()

  const figure = Math.min(tall * 0.62, broad * 0.52)
  const slabs = Array.from({ length: 12 }, (_, slab) => {
    const middle = [
      wide + ((slab % across) + 0.5) * broad,
      high + (Math.floor(slab / across) + 0.5) * tall,
    ] as const
    return { slab, middle }
  })
  context.fillStyle = 'rgb(17 31 34)'
  for (const { slab, middle } of slabs) write(context, slab + 1, middle, figure)

  // Coins sink, and are smaller and darker the deeper they are.
  for (const [x, y, age] of coins.toReversed()) {
    const deep = Math.min(1, age / 4.5)
    context.fillStyle = mixed([158, 148, 120], [50, 82, 84], deep * 0.9)
    context.beginPath()
    context.arc(x * wide, y * high, (0.4 - 0.18 * deep) * Math.max(1, 1.5 - age * 4) * small, 0, TAU)
    context.fill()
  }

  // The moon is mirrored by the surface: the waves pull its edge about.
  const { slab, middle } = slabs[slabAt(hour)]!
  const radius = Math.min(broad, tall) * 0.485
  context.beginPath()
  for (let angle = 0; angle < TAU; angle += TAU / 90) {
    const [x, y] = [middle[0] + Math.cos(angle) * radius, middle[1] + Math.sin(angle) * radius]
    const [sideways, along] = slopeAt([x / wide, y / high], time, coins)
    context.lineTo(x - sideways * small * 0.8, y - along * small * 0.8)
  }
  context.fillStyle = MOON
  context.fill()
  context.fillStyle = 'rgb(17 31 34)'
  write(context, slab + 1, middle, figure)

  for (let step = 0; step < stepsOf(grid); step++) {
    const [column, row] = squareOf(grid, step)
    const [x, y] = [column * wide, row * high]
    const wet = step + 0.5 < drowned
    const first = step === Math.floor(drowned + 0.5)
    // Each step stands a little higher than the one before, and nearer the light.
    context.fillStyle = wet
      ? mixed([37, 66, 68], [54, 88, 88], step / 60)
      : first
        ? MOON
        : mixed([128, 133, 127], [178, 182, 174], step / 60)
    context.fillRect(x, y, wide, high)
    context.strokeStyle = SEA
    context.lineWidth = small * 0.035
    context.strokeRect(x, y, wide, high)
    context.fillStyle = wet ? 'rgb(15 30 33)' : 'rgb(30 40 40)'
    write(context, step, [x + wide * 0.5, y + high * 0.5], small * 0.5)
  }
}
