import type { Code } from './code'
import { HIGH, likeness, type Plan, planOf, WIDE } from './model'
import { toneAt } from './tones'

export interface Mosaic {
  readonly plan: Plan
  /** Draws the picture where it lies on the stage. */
  readonly lay: (context: CanvasRenderingContext2D) => void
  /** What the code should look like. */
  readonly wanted: Code
}

const kept = new Map<string, Mosaic>()

/** The picture and the code on it, as they fill a stage. */
export function mosaicOf(picture: HTMLImageElement, width: number, height: number): Mosaic {
  const key = `${width}×${height}`
  const known = kept.get(key)
  if (known) return known
  const plan = planOf(width, height)
  const { from, grain, code, module, left, top } = plan
  const size = module / grain
  const mosaic: Mosaic = {
    plan,
    lay: (context) =>
      context.drawImage(picture, left - from[0] * size, top - from[1] * size, WIDE * size, HIGH * size),
    wanted: likeness((row, column) => {
      let sum = 0
      const [x, y] = [from[0] + (code.column + column) * grain, from[1] + (code.row + row) * grain]
      for (const down of [0.25, 0.75])
        for (const across of [0.25, 0.75]) sum += toneAt(x + across * grain, y + down * grain)
      return sum
    }),
  }
  // Two hosts, each of a size of its own, and one that is being resized.
  if (kept.size > 3) kept.clear()
  kept.set(key, mosaic)
  return mosaic
}
