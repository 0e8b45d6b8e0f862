import { createRandom, type HourCycle, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { cutsAt, type Edge, edgeOf, lightAt, next, placeOf, type Row } from './model'

/** Seconds after the stroke in which chips still fly. */
const FLIGHT = 0.5

interface Bench {
  readonly edge: Edge
  readonly row: Row
  /** Where the next cut crosses the edge, CSS pixels from the top left. */
  readonly x: number
  readonly y: number
}

function benchAt(width: number, height: number, hour: number, minute: number, cycle: HourCycle): Bench {
  const cuts = cutsAt(hour, minute, cycle)
  const edge = edgeOf(width, height, cuts.hours, cuts.tens)
  const { row, index } = next(cuts)
  const along = edge[row] + placeOf(index) * edge.pitch
  return { edge, row, x: edge.x + edge.dx * along, y: height - edge.y - edge.dy * along }
}

/** The part of the stage in which the mason is at work. */
export function partOf(width: number, height: number, hour: number, minute: number, cycle: HourCycle) {
  const { edge, x, y } = benchAt(width, height, hour, minute, cycle)
  const far = edge.reach * 2.5
  const [left, top] = [Math.max(0, x - far), Math.max(0, y - far)]
  return { left, top, width: Math.min(width, x + far) - left, height: Math.min(height, y + far) - top }
}

/** The cut so far, the chisel in it, and the chips of the last blow. */
export function drawChisel({ context, time, width, height, hourCycle, motion, seed }: CanvasFrame) {
  const { edge, row, x, y } = benchAt(width, height, time.hour, time.minute, hourCycle)
  const { reach } = edge
  const { from, colour, shade } = lightAt(time.hour + time.minute / 60)
  const lit = (grey: number, part: number, hue: readonly number[] = [255, 255, 255]) => {
    const [r, g, b] = [0, 1, 2].map((channel) =>
      Math.min(
        255,
        Math.round(hue[channel]! * grey * (shade[channel]! * 0.7 + colour[channel]! * part * 0.72)),
      ),
    )
    return `rgb(${r} ${g} ${b})`
  }
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const blow = Math.min(1, since / 0.1)
  const turn = -Math.atan2(edge.dy, edge.dx)
  // Along the edge to the right, away from it downwards; hours are cut upwards.
  const way = row === 'hours' ? -1 : 1
  const [start, long] = row === 'tens' ? [-reach, reach * 1.94] : [0, reach * 0.97 * way]
  const tip = start + (long * Math.max(1.5, time.second - 1 + blow)) / 60
  const slant = row === 'tens' ? -0.3 : 0

  context.save()
  context.translate(x, y)
  context.rotate(turn)
  // What is begun is no cut yet: a thin line, scored into the skin of the stone.
  const { between } = createRandom(seed, 'score', time.hour, time.minute)
  const steps = Math.max(1, Math.round((30 * (tip - start)) / long))
  for (const [aside, wide, tone] of [
    [0.011, 0.03, lit(1, 0.9, [236, 222, 194])],
    [-0.004, 0.016, lit(0.2, 0.1)],
  ] as const) {
    context.fillStyle = tone
    context.beginPath()
    const rim: (readonly [number, number])[] = []
    for (let step = 0; step <= steps; step++) {
      const at = start + ((tip - start) * step) / steps
      const half = (wide / 2) * reach * between(0.6, 1.2) * (step === 0 ? 0.1 : 1)
      const middle = slant * at + aside * reach
      context.lineTo(middle - half, at)
      rim.push([middle + half, at])
    }
    for (const [right, down] of rim.reverse()) context.lineTo(right, down)
    context.fill()
  }

  // The chisel leans away from what is cut already.
  const rise = since < 0.34 ? Math.sin(Math.PI * Math.min(1, since / 0.34)) * reach * 0.03 : 0
  const recoil = rise + reach * 0.07
  const lean = way * 1.18
  context.translate(slant * tip, tip)
  const shadow = turn + lean
  // The shadow falls away from the light, from the same tip.
  const [sx, sy] = [-from[0], from[1]]
  const cross = Math.cos(shadow) * sy - Math.sin(shadow) * sx
  context.save()
  context.rotate(lean + Math.max(-0.42, Math.min(0.42, cross * 0.5)) + 0.05)
  context.fillStyle = 'rgb(8 9 14 / 0.42)'
  bar(context, reach, recoil, 1.06)
  context.fill()
  context.restore()
  context.rotate(lean)
  steel(context, reach, recoil, lit)
  context.restore()

  if (since < FLIGHT) chips()
  return since < FLIGHT ? undefined : untilSecond(time)

  function chips() {
    const { between } = createRandom(seed, 'chips', Math.floor(time.secondsOfDay))
    context.translate(x, y)
    context.rotate(turn)
    context.translate(slant * tip, tip)
    context.rotate(-turn)
    for (let chip = 0; chip < 9; chip++) {
      const angle = between(-Math.PI, 0)
      const speed = between(0.5, 1.7) * reach
      const size = between(0.012, 0.04) * reach * (1 - since / FLIGHT / 1.6)
      const cx = Math.cos(angle) * speed * since
      const cy = Math.sin(angle) * speed * since + 3.4 * reach * since * since
      const spin = between(0, 6) + since * between(-14, 14)
      context.save()
      context.translate(cx, cy)
      context.rotate(spin)
      context.fillStyle = lit(between(0.6, 1), 0.8)
      context.beginPath()
      context.moveTo(-size, size * 0.6)
      context.lineTo(size * 1.2, size * 0.3)
      context.lineTo(size * 0.2, -size)
      context.closePath()
      context.fill()
      context.restore()
    }
  }
}

/** Half as wide, from the edge of the blade over its neck and the ferrule to the end of the handle. */
const OUTLINE = [
  [0, 0.085],
  [0.3, 0.078],
  [0.4, 0.045],
  [0.58, 0.045],
  [0.6, 0.07],
  [0.7, 0.074],
  [0.71, 0.088],
  [0.9, 0.112],
  [1.12, 0.116],
  [1.3, 0.098],
  [1.38, 0.094],
  [1.41, 0.07],
] as const
const FERRULE = 0.6
const HANDLE = 0.705
const END = 1.41

function bar(context: CanvasRenderingContext2D, reach: number, back: number, stretch: number) {
  context.beginPath()
  for (const [along, half] of OUTLINE) context.lineTo(back + along * reach * stretch, -half * reach)
  for (const [along, half] of OUTLINE.toReversed())
    context.lineTo(back + along * reach * stretch, half * reach)
  context.closePath()
}

/** Lit from one side: how bright across the blade, and across what is turned round. */
const FLAT = [
  [0, 0.9],
  [0.14, 0.62],
  [0.5, 0.52],
  [0.86, 0.4],
  [1, 0.2],
] as const
const ROUND = [
  [0, 0.5],
  [0.22, 1],
  [0.34, 0.86],
  [0.7, 0.42],
  [1, 0.16],
] as const

const STEEL = [232, 236, 242] as const
const BRASS = [236, 190, 104] as const
const WOOD = [198, 112, 52] as const

function steel(
  context: CanvasRenderingContext2D,
  reach: number,
  back: number,
  lit: (grey: number, part: number, hue?: readonly number[]) => string,
) {
  bar(context, reach, back, 1)
  context.save()
  context.clip()
  const half = 0.118 * reach
  const fill = (
    from: number,
    to: number,
    wide: number,
    across: typeof FLAT | typeof ROUND,
    hue: readonly number[],
  ) => {
    const shade = context.createLinearGradient(0, -wide * reach, 0, wide * reach)
    for (const [at, bright] of across) shade.addColorStop(at, lit(0.25 + bright * 0.75, bright, hue))
    context.fillStyle = shade
    context.fillRect(back + from * reach, -half, (to - from) * reach, half * 2)
  }
  fill(-0.01, 0.4, 0.085, FLAT, STEEL)
  fill(0.4, FERRULE, 0.047, ROUND, STEEL)
  fill(FERRULE, HANDLE, 0.074, ROUND, BRASS)
  fill(HANDLE, END + 0.01, 0.116, ROUND, WOOD)
  // The blade was ground on its stone, and has pits of rust; the handle has its grain, and dark turned rings.
  context.fillStyle = lit(0.8, 0.8, STEEL)
  context.beginPath()
  context.moveTo(back, -half)
  context.lineTo(back + 0.11 * reach, -half)
  context.lineTo(back + 0.09 * reach, half)
  context.lineTo(back, half)
  context.fill()
  const { between } = createRandom('chisel')
  for (let i = 0; i < 26; i++) {
    const size = between(0.004, 0.012) * reach
    context.fillStyle = `rgb(60 34 18 / ${between(0.12, 0.4).toFixed(2)})`
    context.fillRect(
      back + between(0.13, 0.58) * reach,
      between(-0.08, 0.08) * reach,
      size * between(1, 4),
      size,
    )
  }
  for (let i = 0; i < 34; i++) {
    const [at, y] = [between(HANDLE, 1.2), between(-0.115, 0.115)]
    context.fillStyle = i % 3 ? 'rgb(50 20 4 / 0.22)' : 'rgb(255 214 160 / 0.14)'
    context.fillRect(back + at * reach, y * reach, between(0.08, 0.4) * reach, 0.006 * reach)
  }
  context.fillStyle = 'rgb(20 8 2 / 0.5)'
  for (const at of [FERRULE, HANDLE - 0.008, 0.76, 1.31])
    context.fillRect(back + at * reach, -half, 0.012 * reach, half * 2)
  context.restore()
}
