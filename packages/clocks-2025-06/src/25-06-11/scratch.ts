import { createRandom } from '@found-time/clock-runtime'
import type { Line } from './model'

/** Figures 0 to 5 as a nail makes them: straight pulls only, 20 high and 12 wide. */
const FIGURES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [6, 0, 1, 6],
    [1, 5, 1, 15],
    [1, 14, 6, 20],
    [6, 20, 11, 14],
    [11, 15, 11, 5],
    [11, 6, 6, 0],
  ],
  [
    [6, 0, 6, 20],
    [6, 0, 2, 5],
  ],
  [
    [1, 5, 5, 0],
    [5, 0, 11, 4],
    [11, 4, 1, 20],
    [0, 20, 12, 20],
  ],
  [
    [1, 1, 11, 1],
    [11, 1, 5, 9],
    [5, 8, 11, 13],
    [11, 13, 8, 19],
    [9, 19, 1, 20],
  ],
  [
    [8, 0, 0, 13],
    [0, 13, 12, 13],
    [8, 0, 8, 20],
  ],
  [
    [11, 0, 2, 0],
    [2, 0, 1, 9],
    [1, 8, 10, 9],
    [10, 9, 11, 15],
    [11, 15, 1, 20],
  ],
]

export interface Tone {
  /** The wall laid bare at the bottom of the groove, its shaded side, and the chipped rim. */
  readonly bottom: string
  readonly shade: string
  readonly rim: string
}

export const PLASTER: Tone = { bottom: '#f1e7d0', shade: '#6f6a5a', rim: '#c9c3ac' }
export const FRESH: Tone = { bottom: '#fffaf0', shade: '#8a8270', rim: '#f0ead8' }
/** Deep enough for the bricks. */
export const BRICK: Tone = { bottom: '#d8623a', shade: '#4a180d', rim: '#8e3a22' }

/** How often the nail goes over a stroke. */
const PULLS = 4

/**
 * A scratch: the nail is pulled again and again, never quite in its own track; paint chips off beside it,
 * and the side of each groove that the light does not reach is dark.
 */
export function scratch(
  context: CanvasRenderingContext2D,
  { from, to }: Line,
  width: number,
  seed: string,
  tone: Tone,
  pulls = PULLS,
) {
  const { between } = createRandom('scratch', seed)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const steps = Math.max(7, Math.min(40, Math.round(length / Math.max(2.4, width * 0.32))))
  const bow = between(-0.02, 0.02) * length
  const at = (along: number, off: number): [number, number] => [
    from[0] + dx * along + nx * off,
    from[1] + dy * along + ny * off,
  ]
  const grooves = Array.from({ length: pulls }, (_, pull) => {
    const main = pull === pulls - 1
    const aside = main ? 0 : between(-0.34, 0.34) * width
    const slant = main ? 0 : between(-0.16, 0.16) * width
    const [start, end] = main ? [0, 1] : [between(-0.05, 0.12), between(0.84, 1.05)]
    const broad = width * (main ? 0.62 : between(0.26, 0.44))
    const [sets, tails] = [between(10, 20), between(5, 9)]
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const part = step / steps
      const body = Math.min(1, part * sets + 0.35) * Math.min(1, (1 - part) * tails + 0.2)
      return {
        along: start + (end - start) * part,
        middle: aside + slant * (part - 0.5) + bow * Math.sin(part * Math.PI),
        left: broad * 0.5 * body * between(0.7, 1.2),
        right: broad * 0.5 * body * between(0.7, 1.2),
        chipLeft: between(0, 1) ** 5 * width * 0.34,
        chipRight: between(0, 1) ** 5 * width * 0.34,
      }
    })
    return points
  })
  const ribbon = (points: (typeof grooves)[number], left: number, right: number, chips: number, rim = 0) => {
    context.beginPath()
    for (const point of points)
      context.lineTo(...at(point.along, point.middle + left * point.left - chips * point.chipLeft - rim))
    for (const point of points.toReversed())
      context.lineTo(...at(point.along, point.middle + right * point.right + chips * point.chipRight + rim))
    context.closePath()
    context.fill()
  }
  context.fillStyle = tone.rim
  for (const points of grooves) ribbon(points, -1, 1, 1, width * 0.05)
  // Light comes from the upper left: the side of a groove that looks away from it is dark.
  const turned = nx * -0.8 + ny * -0.6 > 0
  for (const points of grooves) {
    context.fillStyle = tone.bottom
    ribbon(points, -0.95, 0.95, 0)
    context.fillStyle = tone.shade
    if (turned) ribbon(points, 0.42, 1, 0)
    else ribbon(points, -1, -0.42, 0)
  }
}

/** The faint line that the nail follows before it digs: a stroke that does not count yet. */
export function faint(context: CanvasRenderingContext2D, { from, to }: Line, width: number, part: number) {
  context.strokeStyle = '#d9e4d4'
  context.globalAlpha = 0.6
  context.lineWidth = Math.max(0.9, width * 0.14)
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(...from)
  const tip = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const
  context.lineTo(...tip)
  context.stroke()
  // Where the nail is, the paint has just come off.
  context.fillStyle = '#fffaf0'
  context.globalAlpha = 0.95
  context.beginPath()
  context.arc(...tip, Math.max(1.2, width * 0.24), 0, 7)
  context.fill()
  context.globalAlpha = 1
}

/** A stroke of a day or an hour ago, under the paint: its two sides catch a little light and a little shade. */
export function buried(context: CanvasRenderingContext2D, lines: readonly Line[], width: number) {
  context.lineCap = 'round'
  for (const [shift, colour, broad] of [
    [0.16, 'rgb(170 222 196 / 0.15)', 0.8],
    [-0.12, 'rgb(4 26 26 / 0.2)', 0.72],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width * broad
    context.beginPath()
    for (const { from, to } of lines) {
      context.moveTo(from[0] + shift * width, from[1] + shift * width)
      context.lineTo(to[0] + shift * width, to[1] + shift * width)
    }
    context.stroke()
  }
}

/** A number, scratched in straight pulls. */
export function scratchNumber(
  context: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  size: number,
) {
  const { between } = createRandom('number', number)
  let left = x
  for (const [place, figure] of [...String(number)].entries()) {
    const slip = () => between(-0.7, 0.7)
    for (const [pull, [fx, fy, tx, ty]] of (FIGURES[Number(figure)] ?? []).entries()) {
      const at = (px: number, py: number) =>
        [left + ((px + slip()) * size) / 20, y + ((py + slip()) * size) / 20] as const
      const line = { from: at(fx, fy), to: at(tx, ty) }
      scratch(context, line, size * 0.16, `${number} ${place} ${pull}`, PLASTER, 2)
    }
    left += size * 0.78
  }
}
