import { createRandom } from '@found-time/clock-runtime'
import type { Point } from './figures'
import { shear } from './model'

type Context = CanvasRenderingContext2D

/** Filaments of a line of smoke. */
const STRANDS = 84

/** How a line is turned at each of its points: at a right angle to it, smoothed so that corners fan out. */
function normalsOf(line: readonly Point[]): Point[] {
  return line.map((_, at): Point => {
    const [a, b] = [line[Math.max(0, at - 3)]!, line[Math.min(line.length - 1, at + 3)]!]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  })
}

/**
 * One figure as a skein of fine lines that lay side by side when it was flown. Each goes its own way with the wind,
 * those at the rim farthest.
 */
export function paintFigure(
  context: Context,
  line: readonly Point[],
  { top, tall, pen, age, name }: { top: number; tall: number; pen: number; age: number; name: string },
  [core, rim]: readonly [string, string],
) {
  const normals = normalsOf(line)
  const { between } = createRandom('25-07-22', name)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (let strand = 0; strand < STRANDS; strand++) {
    const u = (((strand * 37) % STRANDS) / (STRANDS - 1)) * 2 - 1
    const out = Math.abs(u)
    const [p, q, r] = [between(0, 7), between(0, 7), between(0, 7)]
    const [slow, quick] = [between(0.035, 0.06), between(0.09, 0.16)]
    const loose = pen * (0.03 + 0.05 * out + age * (0.05 + 0.2 * out * out))
    context.strokeStyle = out > 0.72 ? rim : core
    context.globalAlpha = out > 0.72 ? 0.6 : 0.85
    context.lineWidth = Math.max(0.6, pen * (out > 0.8 ? 0.015 : 0.024))
    if (out > 0.6) context.setLineDash([pen * between(1.2, 4), pen * between(0.1, 0.3 + age)])
    else context.setLineDash([])
    context.lineDashOffset = between(0, pen * 3)
    context.beginPath()
    const ends = Math.floor(between(0, 7 * (0.4 + out)))
    for (let at = ends; at < line.length - ends; at++) {
      const [x, y] = line[at]!
      const [nx, ny] = normals[at]!
      const wave = Math.sin(at * slow + p) + 0.5 * Math.sin(at * quick + q)
      const off = u * pen * 0.46 * (1 + age * 0.12 * Math.sin(at * 0.05 + 1)) + loose * wave
      const blow = shear(age, 1 - (y - top) / tall, pen) + age * pen * 0.1 * Math.sin(y / pen / 0.8 + r * 0.2)
      context.lineTo(x + nx * off + blow, y + ny * off + age * pen * 0.05 * Math.sin(at * slow * 1.7 + r))
    }
    context.stroke()
  }
  context.setLineDash([])
  context.globalAlpha = 1
}

/** The smoke of the rolls: filaments that draw apart behind the aeroplane, before it what is left of the last minute's. */
export function paintTrail(
  context: Context,
  second: number,
  at: (second: number) => Point,
  pen: number,
  [core, rim]: readonly [string, string],
) {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const strands = 13
  const line = (strand: number, from: number, to: number, late: number) => {
    const u = (strand / (strands - 1)) * 2 - 1
    context.beginPath()
    for (let step = 0; step <= (to - from) * 5; step++) {
      const then = from + step / 5
      const [x, y] = at(then)
      const old = Math.min(1.4, (late - then) / 40)
      const open = pen * (0.16 + 0.42 * Math.sqrt(old))
      context.lineTo(
        x + u * open * 0.7 + old * pen * 0.5 * Math.sin(then * 0.9 + strand),
        y + u * open + old * pen * 0.3 * Math.sin(then * 1.7 + strand * 1.9),
      )
    }
    context.stroke()
  }
  for (let strand = 0; strand < strands; strand++) {
    const isRim = strand < 3 || strand > strands - 4
    context.strokeStyle = isRim ? rim : core
    context.lineWidth = Math.max(0.7, pen * (isRim ? 0.05 : 0.09))
    line(strand, 0, second, second)
    if (strand % 3) continue
    context.globalAlpha = 0.36
    context.lineWidth = Math.max(0.6, pen * 0.045)
    line(strand, Math.min(60, second + 3), 60, second + 60)
    context.globalAlpha = 1
  }
}
