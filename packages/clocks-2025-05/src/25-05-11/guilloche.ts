/** A point of a curve, in the units of its circles. */
export type Point = readonly [x: number, y: number]

/**
 * A hypotrochoid: what a pen in a wheel draws while the wheel rolls inside a ring. Rose engines cut them into the
 * plates of banknotes and passports.
 * @param ring - Radius of the ring.
 * @param wheel - Radius of the wheel.
 * @param pen - Distance of the pen from the wheel's middle.
 * @param angle - Of the wheel's middle about the ring's, in radians.
 * @example hypotrochoid(5, 3, 5, 0) // [7, 0]
 */
export function hypotrochoid(ring: number, wheel: number, pen: number, angle: number): Point {
  const arm = ring - wheel
  const turn = (arm / wheel) * angle
  return [arm * Math.cos(angle) + pen * Math.cos(turn), arm * Math.sin(angle) - pen * Math.sin(turn)]
}

/** A closed hypotrochoid as an SVG path about a middle. `wheel` and `ring` are whole numbers. */
export function rosette(
  middle: Point,
  ring: number,
  wheel: number,
  pen: number,
  size: number,
  steps: number,
): string {
  let common = ring
  for (let rest = wheel; rest; ) [common, rest] = [rest, common % rest]
  const turns = wheel / common
  const scale = size / (ring - wheel + pen)
  const points: string[] = []
  for (let step = 0; step < steps; step++) {
    const [x, y] = hypotrochoid(ring, wheel, pen, (step / steps) * turns * 2 * Math.PI)
    points.push(`${(middle[0] + x * scale).toFixed(1)} ${(middle[1] + y * scale).toFixed(1)}`)
  }
  return `M${points.join('L')}Z`
}

/** Points of a wave, and by how many each band is further on than that above it. */
const WAVE_STEPS = 16
const SHIFT = 4

/**
 * Bands of lines that swell and narrow together between two waves, from `x = 0` to `width`, each band an SVG path. The lines
 * of all bands are pieces of the same, so they are worked out once and written as steps from point to point.
 * @param ys - The middle of each band.
 * @param start - How many points on the first band starts.
 */
export function bands(
  width: number,
  ys: readonly number[],
  height: number,
  lines: number,
  waves: number,
  start: number,
): string[] {
  const steps = waves * WAVE_STEPS
  const across = width / steps
  const paths = ys.map(() => '')
  for (let line = 0; line < lines; line++) {
    const part = line / (lines - 1)
    // In tenths, so that rounding does not add up.
    const heights: number[] = []
    const moves: string[] = []
    for (let step = 0; step <= steps + SHIFT * (ys.length - 1); step++) {
      const turn = ((step + start) / WAVE_STEPS) * 2 * Math.PI
      const upper = Math.sin(turn) * 0.5
      const lower = Math.sin(turn + 2.3) * 0.5
      const at = upper + (lower - upper) * part + (part - 0.5) * 0.3 * Math.sin(turn / 2)
      heights.push(Math.round(at * height * 10))
      if (step > 0) moves.push(`${across} ${(heights[step]! - heights[step - 1]!) / 10}`)
    }
    for (const [row, y] of ys.entries()) {
      const from = row * SHIFT
      paths[row] += `M0 ${y + heights[from]! / 10}l${moves.slice(from, from + steps).join(' ')}`
    }
  }
  return paths
}
