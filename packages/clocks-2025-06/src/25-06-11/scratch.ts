import { createRandom } from '@found-time/clock-runtime'
import type { Line } from './model'

/** Figures 0 to 5 in single strokes, 21 high and 20 wide, from the Hershey "futural" set. */
const FIGURES = [
  'M9,1 L6,2 4,5 3,10 3,13 4,18 6,21 9,22 11,22 14,21 16,18 17,13 17,10 16,5 14,2 11,1 9,1',
  'M6,5 L8,4 11,1 11,22',
  'M4,6 L4,5 5,3 6,2 8,1 12,1 14,2 15,3 16,5 16,7 15,9 13,12 3,22 17,22',
  'M5,1 L16,1 10,9 13,9 15,10 16,11 17,14 17,16 16,19 14,21 11,22 8,22 5,21 4,20 3,18',
  'M13,1 L3,15 18,15 M13,1 L13,22',
  'M15,1 L5,1 4,10 5,9 8,8 11,8 14,9 16,11 17,14 17,16 16,19 14,21 11,22 8,22 5,21 4,20 3,18',
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
export const BRICK: Tone = { bottom: '#c2502c', shade: '#3f140b', rim: '#ead9bd' }

/**
 * A scratch: a rim that has chipped, a groove, the groove's side that the light does not reach, and where the nail slipped.
 * @param part - How much of the line has been scratched, `0` to `1`.
 */
export function scratch(
  context: CanvasRenderingContext2D,
  { from, to }: Line,
  width: number,
  seed: string,
  tone: Tone,
  part = 1,
) {
  const { between } = createRandom('scratch', seed)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const steps = Math.max(6, Math.min(44, Math.round(length / Math.max(2.2, width * 0.3))))
  const bow = between(-0.022, 0.022) * length
  const [sets, tails] = [between(9, 16), between(3, 6)]
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / steps
    return {
      along,
      aside: bow * Math.sin(along * Math.PI),
      // It sets in hard, and tails off.
      body: Math.min(1, along * sets + 0.3) * Math.min(1, (1 - along) * tails + 0.12),
      left: between(0.82, 1.14),
      right: between(0.82, 1.14),
      chipLeft: between(0, 1) ** 3,
      chipRight: between(0, 1) ** 3,
    }
  })
  const at = (along: number, off: number): [number, number] => [
    from[0] + dx * along + nx * off,
    from[1] + dy * along + ny * off,
  ]
  const ribbon = (left: number, right: number, chips: number) => {
    context.beginPath()
    for (const { along, aside, body, left: rough, chipLeft } of points)
      context.lineTo(...at(along * part, aside + left * width * 0.5 * body * (rough + chips * chipLeft)))
    for (const { along, aside, body, right: rough, chipRight } of points.toReversed())
      context.lineTo(...at(along * part, aside + right * width * 0.5 * body * (rough + chips * chipRight)))
    context.closePath()
    context.fill()
  }
  // Where the nail slipped and ran beside the groove.
  context.strokeStyle = tone.rim
  context.lineWidth = Math.max(0.5, width * 0.09)
  context.beginPath()
  for (let slip = 0; slip < 4; slip++) {
    const [start, long, off] = [between(-0.05, 0.5), between(0.2, 0.55), between(-0.95, 0.95)]
    const end = Math.min(1.04, start + long)
    context.moveTo(...at(start * part, bow * Math.sin(start * Math.PI) + off * width))
    context.lineTo(...at(end * part, bow * Math.sin(end * Math.PI) + off * width * between(0.6, 1.2)))
  }
  context.globalAlpha = 0.55
  context.stroke()
  context.globalAlpha = 1
  context.fillStyle = tone.rim
  ribbon(-1.12, 1.12, 0.32)
  context.fillStyle = tone.bottom
  ribbon(-0.86, 0.86, 0)
  // Light comes from the upper left: the side of the groove that looks away from it is dark.
  context.fillStyle = tone.shade
  if (nx * -0.8 + ny * -0.6 > 0) ribbon(0.3, 0.9, 0)
  else ribbon(-0.9, -0.3, 0)
}

/** A number, scratched in single strokes. */
export function scratchNumber(
  context: CanvasRenderingContext2D,
  number: number,
  x: number,
  y: number,
  size: number,
) {
  const { between } = createRandom('number', number)
  const pen = size * 0.092
  for (const [weight, colour] of [
    [1.9, PLASTER.shade],
    [1.35, PLASTER.bottom],
    [0.4, FRESH.bottom],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = pen * weight
    context.lineJoin = 'bevel'
    const shift = weight === 1.9 ? pen * 0.35 : 0
    let left = x
    for (const figure of String(number)) {
      context.beginPath()
      for (const line of (FIGURES[Number(figure)] ?? '').split('M').filter(Boolean)) {
        const points = [...line.matchAll(/(\d+),(\d+)/g)].entries()
        for (const [index, [, px, py]] of points) {
          const off = () => (weight === 0.4 ? between(-0.5, 0.5) * pen : shift)
          const to = [left + (Number(px) * size) / 22 + off(), y + (Number(py) * size) / 22 + off()] as const
          if (index) context.lineTo(...to)
          else context.moveTo(...to)
        }
      }
      context.stroke()
      left += size * 0.78
    }
  }
}
