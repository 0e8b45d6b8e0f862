import { createRandom } from '@found-time/clock-runtime'
import type { Eyes } from './script'

export const WHITE = '#f2ecb4'
export const DARK = '#101218'

/** Breadth and height of an eye, of a pupil, how much of it the lid takes off, and how the lid slants. */
const SHAPES: Readonly<
  Record<Eyes, readonly [wide: number, high: number, pupil: number, lid: number, slant: number]>
> = {
  round: [1, 1.02, 0.42, 0, 0],
  wide: [1.16, 1.2, 0.22, 0, 0],
  tall: [0.78, 1.22, 0.36, 0, 0],
  tired: [1.04, 1, 0.42, 0.52, -0.12],
  cross: [1.04, 1, 0.4, 0.34, 0.34],
  shut: [1, 1, 0, 1, 0],
  slit: [1.14, 0.86, 0.5, 0, 0],
  huge: [1.3, 1.3, 0.34, 0.1, 0.06],
}

export interface Pair {
  readonly x: number
  readonly y: number
  /** How large an eye is. */
  readonly size: number
  readonly kind: Eyes
  /** Where they look: across and down, from `-1` to `1`. */
  readonly across: number
  readonly down: number
  /** How the head is held. */
  readonly tilt: number
  /** Which of all pairs: no two are drawn with the same hand. */
  readonly who: number
}

/** A closed line with a hand's unevenness. */
function blob(
  context: CanvasRenderingContext2D,
  wide: number,
  high: number,
  uneven: (step: number) => number,
) {
  const steps = 14
  const at = (step: number) => {
    const turn = (step / steps) * Math.PI * 2
    const far = uneven(step % steps)
    return [Math.cos(turn) * wide * far, Math.sin(turn) * high * far] as const
  }
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const [x, y] = at(step)
    const [nextX, nextY] = at(step + 1)
    const middle = [(x + nextX) / 2, (y + nextY) / 2] as const
    if (step) context.quadraticCurveTo(x, y, ...middle)
    else context.moveTo(...middle)
  }
  context.closePath()
}

/** A stroke of a brush: thin, full, thin. */
function stroke(context: CanvasRenderingContext2D, half: number, sag: number, thick: number) {
  context.beginPath()
  context.moveTo(-half, -sag * 0.1)
  context.quadraticCurveTo(-half * 0.1, sag * 1.9, half, -sag * 0.2)
  context.quadraticCurveTo(-half * 0.05, sag * 1.9 + thick * 2, -half, -sag * 0.1)
  context.fill()
}

/** Two eyes in the dark. */
export function paintEyes(context: CanvasRenderingContext2D, pair: Pair, blinks: boolean) {
  const { x, y, size, across, down, tilt, who } = pair
  const kind = blinks ? 'shut' : pair.kind
  const [wide, high, pupil, lid, slant] = SHAPES[kind]
  const dice = createRandom('eyes', who)
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  for (const side of [-1, 1]) {
    const rough = Array.from({ length: 14 }, () => dice.between(0.965, 1.035))
    const larger = dice.between(0.94, 1.06)
    context.save()
    context.translate(side * size * 0.62 * Math.max(1, wide), dice.between(-0.04, 0.04) * size)
    if (kind === 'shut') {
      context.fillStyle = WHITE
      stroke(context, size * 0.5, size * 0.16, size * 0.1)
    } else {
      const [halfWide, halfHigh] = [size * 0.5 * wide * larger, size * 0.5 * high * larger]
      context.save()
      // The lid: what is above it is not seen.
      context.beginPath()
      const cut = -halfHigh * 1.1 + halfHigh * 2 * lid
      const lean = slant * halfHigh * side
      context.moveTo(-size, cut - lean * -1)
      context.lineTo(size, cut - lean)
      context.lineTo(size, size * 2)
      context.lineTo(-size, size * 2)
      context.closePath()
      if (lid > 0) context.clip()
      context.fillStyle = WHITE
      if (kind === 'slit') {
        context.beginPath()
        context.moveTo(-halfWide, halfHigh * 0.25 * -side)
        context.quadraticCurveTo(-halfWide * 0.1, -halfHigh * 1.9, halfWide, halfHigh * 0.25 * side)
        context.quadraticCurveTo(halfWide * 0.1, halfHigh * 1.8, -halfWide, halfHigh * 0.25 * -side)
      } else blob(context, halfWide, halfHigh, (step) => rough[step]!)
      context.fill()
      context.restore()
      // What the lid covers of a pupil is as dark as the lid.
      context.fillStyle = DARK
      const room = kind === 'slit' ? 0.3 : 0.9 - pupil
      context.translate(
        across * halfWide * room,
        down * halfHigh * room * (lid > 0.3 ? 0.5 : 1) + (lid > 0.3 ? halfHigh * 0.25 : 0),
      )
      if (kind === 'slit') blob(context, halfWide * 0.14, halfHigh * 0.74, () => 1)
      else blob(context, size * 0.5 * pupil, size * 0.5 * pupil * 1.08, (step) => rough[(step + 5) % 14]!)
      context.fill()
    }
    context.restore()
  }
  context.restore()
}
