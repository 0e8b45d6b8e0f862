/** The waves on the well's water, for browsers without WebGL. */
import type { Grid } from './model'

export type Point = readonly [number, number]
/** Where a coin fell, in squares, and how many seconds ago. */
export type Coin = readonly [number, number, number]

const TAU = 2 * Math.PI

/** How the water slopes: a swell, and a ring about each coin that has fallen. As in the shader. */
export function slopeAt([x, y]: Point, time: number, coins: readonly Coin[]): Point {
  const turn = time * TAU
  let across = 0.09 * Math.cos(x * 1.1 + y * 0.7 + turn / 10) + 0.05 * Math.cos(x * 2.3 - y * 1.9 - turn / 6)
  let down = 0.09 * Math.cos(y * 1.3 - x * 0.5 - turn / 12) + 0.05 * Math.sin(y * 2.1 + x * 1.7 + turn / 7.5)
  for (const [left, top, age] of coins.slice(0, 4)) {
    if (age < 0.25) continue
    const away = Math.max(0.05, Math.hypot(x - left, y - top))
    const past = away - (age - 0.25) * 1.7
    const high = (Math.sin(past * 9) * Math.exp(-past * past * 2.6 - age * 0.75) * 0.75) / away
    across += (x - left) * high
    down += (y - top) * high
  }
  return [across, down]
}

/** Traces where light gathers under the waves: along the lines on which they neither rise nor fall. */
export function traceRipples(
  context: CanvasRenderingContext2D,
  { columns, rows }: Grid,
  [wide, high]: Point,
  time: number,
) {
  const fine = 0.34
  const level = (x: number, y: number) => {
    const [across, down] = slopeAt([x * 1.3 + 9, y * 1.3 + 9], time, [])
    return across + down
  }
  context.beginPath()
  for (let y = 1; y < rows - 1; y += fine)
    for (let x = 1; x < columns - 1; x += fine) {
      const corners = [
        [x, y],
        [x + fine, y],
        [x + fine, y + fine],
        [x, y + fine],
      ] as const
      const levels = corners.map(([left, top]) => level(left, top))
      let begun = false
      corners.forEach(([left, top], index) => {
        const [here, there] = [levels[index]!, levels[(index + 1) % 4]!]
        if (here > 0 === there > 0) return
        const [right, bottom] = corners[(index + 1) % 4]!
        const part = here / (here - there)
        const place = [(left + (right - left) * part) * wide, (top + (bottom - top) * part) * high] as const
        begun ? context.lineTo(...place) : context.moveTo(...place)
        begun = !begun
      })
    }
}
