export type Point = readonly [number, number]

const fixed = (value: number) => Number(value.toFixed(2))

/** A smooth way through points, as many steps between two of them as told. */
function through(points: readonly Point[], closed: boolean, steps = 7): Point[] {
  const count = points.length
  const at = (index: number) =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!
  const way: Point[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const part = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
      way.push([part(0), part(1)])
    }
  }
  if (!closed) way.push(points[count - 1]!)
  return way
}

const pathOf = (way: readonly Point[]) => `M${way.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`

/** A wash: a shape with a soft outline. */
export const wash = (points: readonly Point[]): string => pathOf(through(points, true))

/** A shape with straight sides. */
export const cut = (points: readonly Point[]): string => pathOf(points)

/**
 * A stroke of a brush: it swells as it is pressed, and ends in a point.
 * @param width - Where it is broadest.
 */
export function stroke(points: readonly Point[], width: number): string {
  const way = through(points, false, points.length < 3 ? 12 : 7)
  const last = way.length - 1
  const sides = way.map(([x, y], index): [Point, Point] => {
    const [ax, ay] = way[Math.max(0, index - 1)]!
    const [bx, by] = way[Math.min(last, index + 1)]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const t = index / last
    // Pressed soon, lifted slowly, and never quite steady.
    const pressed = Math.min(1, 0.45 + t * 4) * (1 - t ** 3 * 0.8) * (1 + 0.12 * Math.sin(index * 1.7 + x))
    const half = (width / 2) * pressed
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]
  })
  return pathOf([...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()])
}

export type Tone = 'dark' | 'mid' | 'pale'

export interface Mark {
  readonly tone: Tone
  readonly path: string
}

const TONES: Record<string, Tone> = { d: 'dark', m: 'mid', p: 'pale' }

/**
 * Marks from a painter's shorthand, one a line: a tone (d, m, p), then the width of a stroke, or `w` for a wash, or `c`
 * for a shape with straight sides; then its points.
 */
export const painted = (shorthand: string): Mark[] =>
  shorthand
    .trim()
    .split('\n')
    .map((line) => {
      const [tone = 'd', how = '1', ...numbers] = line.trim().split(/[ ,]+/)
      const points = numbers
        .map(Number)
        .flatMap((value, index, all): Point[] => (index % 2 ? [] : [[value, all[index + 1]!]]))
      return {
        tone: TONES[tone]!,
        path: how === 'w' ? wash(points) : how === 'c' ? cut(points) : stroke(points, Number(how)),
      }
    })
