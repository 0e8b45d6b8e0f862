export type Point = readonly [x: number, y: number]

/** Points along a piece of an ellipse; angles in degrees, clockwise from the right. */
function arc(x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] {
  const parts = Math.ceil(Math.abs(to - from) / 5)
  return Array.from({ length: parts + 1 }, (_, part): Point => {
    const angle = ((from + ((to - from) * part) / parts) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
}

/** Points along the stem of the six, a cubic curve. */
const stem = Array.from({ length: 11 }, (_, part): Point => {
  const t = part / 10
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return [p * 0.86 + q * 0.4, q * 0.1 + r * 0.38 + s * 0.68]
})
const six = [...stem, ...arc(0.5, 0.68, 0.5, 0.32, 180, -180)]

/** The figures, each without shutting off the smoke, in a box of one by one. */
export const FIGURES: readonly (readonly Point[])[] = [
  arc(0.5, 0.5, 0.5, 0.5, -60, -440),
  [
    [0.14, 0.2],
    [0.6, 0],
    [0.6, 1],
  ],
  [...arc(0.5, 0.28, 0.5, 0.28, 195, 385), [0, 1], [1, 1]],
  [...arc(0.46, 0.25, 0.44, 0.25, 205, 450), ...arc(0.46, 0.74, 0.54, 0.26, -90, 158)],
  [
    [0.62, 0],
    [0, 0.7],
    [1, 0.7],
    [0.74, 0.7],
    [0.74, 0.42],
    [0.74, 1],
  ],
  [[0.92, 0], [0.14, 0], [0.06, 0.44], ...arc(0.46, 0.68, 0.54, 0.32, 222, 512)],
  six,
  [
    [0, 0],
    [1, 0],
    [0.32, 1],
  ],
  [...arc(0.5, 0.24, 0.42, 0.24, 90, 450), ...arc(0.5, 0.74, 0.5, 0.26, -90, 270)],
  [...six].reverse().map(([x, y]): Point => [1 - x, 1 - y]),
]
