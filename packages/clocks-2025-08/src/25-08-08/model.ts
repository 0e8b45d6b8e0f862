export type Point = readonly [x: number, y: number]

const TURN = Math.PI * 2

export const polar = ([x, y]: Point, angle: number, radius: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
]

/** How broad the facet of now is, in radians; the other fifty-nine share what is left. */
export const BROAD = 0.46

/** Where each of sixty facets begins and ends, clockwise from the top. */
export function facetsAt(now: number): (readonly [from: number, to: number])[] {
  const narrow = (TURN - BROAD) / 59
  let angle = -Math.PI / 2
  return Array.from({ length: 60 }, (_, minute) => {
    const from = angle
    angle += minute === now ? BROAD : narrow
    return [from, angle] as const
  })
}

export interface Facet {
  readonly points: readonly Point[]
  readonly kind: 'table' | 'star' | 'kite' | 'girdle'
  /** The number cut into it. */
  readonly number?: number
}

/** Stones of few points are cut larger: they are slimmer. */
const LARGER: Readonly<Record<number, number>> = { 3: 1.3, 4: 1.14, 5: 1.07 }

/** Points of the outline, in parts of the stone's size: with one point it is a pear, with two a navette. */
function outlineOf(fold: number): readonly number[] {
  if (fold === 1) return [1.36, 1.02, 0.86, 0.84, 0.84, 0.86, 1.02]
  if (fold === 2) return [1.34, 0.94, 0.78, 0.94, 1.34, 0.94, 0.78, 0.94]
  return Array.from({ length: fold }, () => LARGER[fold] ?? 1)
}

/**
 * The crown of a brilliant of so many points, seen from above: a table, stars round it, a kite for each point, and the
 * facets of the girdle between them. The kites are numbered clockwise, the last one on top.
 */
export function crownOf(fold: number, middle: Point, size: number): { outline: Point[]; facets: Facet[] } {
  const radii = outlineOf(fold)
  const many = radii.length
  const angleOf = (index: number) => -Math.PI / 2 + (index / many) * TURN
  const at = (list: readonly Point[], index: number) => list[(index + many) % many]!
  const corners = radii.map((radius, index) => polar(middle, angleOf(index), radius * size))
  const table = radii.map((radius, index) => polar(middle, angleOf(index), radius * size * 0.4))
  const inner = radii.map((radius, index) => {
    const mean = (radius + radii[(index + 1) % many]!) / 2
    return polar(middle, angleOf(index + 0.5), mean * Math.cos(Math.PI / many) * size * 0.8)
  })
  const step = many / fold
  const facets: Facet[] = [{ kind: 'table', points: table }]
  for (let index = 0; index < many; index++) {
    facets.push({ kind: 'star', points: [at(table, index), at(inner, index), at(table, index + 1)] })
    facets.push({ kind: 'girdle', points: [at(corners, index), at(inner, index), at(corners, index + 1)] })
    const numbered = index % step === 0
    facets.push({
      kind: 'kite',
      points: [at(corners, index), at(inner, index), at(table, index), at(inner, index - 1)],
      ...(numbered && { number: index / step || fold }),
    })
  }
  return { outline: corners, facets }
}

/** Where a kite's number stands: between its table point and its corner. */
export function numberAt({ points }: Facet): Point {
  const [corner, , table] = points
  return [table![0] + (corner![0] - table![0]) * 0.5, table![1] + (corner![1] - table![1]) * 0.5]
}

/** How long the light takes to go over to other facets. */
export const GLINT_MS = 450
