import { mix } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

const TURN = Math.PI * 2

/** Where all is on a stage: an oval cut whose radii are as the stage's sides are, only less so. */
export interface Plan {
  readonly middle: Point
  /** What a radius of one is across, and down. */
  readonly across: number
  readonly down: number
  /** The shorter of these. */
  readonly least: number
}

export function planOf(width: number, height: number): Plan {
  const least = Math.min(width, height)
  const longer = (Math.max(width, height) / least) ** (width > height ? 0.5 : 0.66)
  return {
    middle: [width / 2, height / 2],
    across: width > height ? least * longer : least,
    down: width > height ? least : least * longer,
    least,
  }
}

/** The place at an angle and a radius, the angle as it would be on a round. */
export const placeAt = ({ middle, across, down }: Plan, angle: number, radius: number): Point => [
  middle[0] + Math.cos(angle) * radius * across,
  middle[1] + Math.sin(angle) * radius * down,
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

/** How far a stone's outermost point is from its middle. */
export const SIZE = 0.34

/** Points of the outline, in parts of the stone's size: with one point it is a pear, with two a navette, with three a trilliant. */
function outlineOf(fold: number): readonly number[] {
  if (fold === 1) return [1, 0.86, 0.76, 0.72, 0.72, 0.76, 0.86]
  if (fold === 2) return [1, 0.82, 0.72, 0.82, 1, 0.82, 0.72, 0.82]
  if (fold === 3) return [1, 0.68, 1, 0.68, 1, 0.68]
  return Array.from({ length: fold }, () => 1)
}

/** What part of the round the facet on top takes at least. */
const TOP = 0.21

/** Where the kites' edges are: the first one's middle is on top. */
export function edgesOf(many: number): number[] {
  const top = Math.max(1 / many, TOP) * TURN
  const other = (TURN - top) / (many - 1)
  return Array.from(
    { length: many },
    (_, index) => -TURN / 4 + top / 2 + (index - 1) * other + (index ? 0 : other - top),
  )
}

/**
 * The crown of a stone of so many points, seen from above: a table, stars round it, a kite for each point, and the
 * facets of the girdle between them. The kites are numbered clockwise, the last one on top and broader than the rest.
 */
export function crownOf(fold: number, plan: Plan): { outline: Point[]; facets: Facet[] } {
  const radii = outlineOf(fold)
  const many = radii.length
  const edges = edgesOf(many)
  const edge = (index: number) => edges[(index + many) % many]! + (index >= many ? TURN : 0)
  const angleOf = (index: number) => (edge(index) + edge(index + 1)) / 2
  const at = (list: readonly Point[], index: number) => list[(index + many) % many]!
  const corners = radii.map((radius, index) => placeAt(plan, angleOf(index), radius * SIZE))
  const table = radii.map((radius, index) => placeAt(plan, angleOf(index), radius * SIZE * 0.4))
  const inner = radii.map((radius, index) => {
    const [from, to, between] = [angleOf(index), angleOf(index + 1), edge(index + 1)]
    const mean = (radius + radii[(index + 1) % many]!) / 2
    const chord = (mean * Math.cos((to - from) / 2)) / Math.cos(between - (from + to) / 2)
    return placeAt(plan, between, chord * SIZE * 0.82)
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

/** Where a kite's number stands, and how large it may be. */
export function numberAt({ points, number = 0 }: Facet): { at: Point; size: number } {
  const [corner, one, table, other] = points as readonly [Point, Point, Point, Point]
  const broad = Math.hypot(one[0] - other[0], one[1] - other[1])
  const high = Math.hypot(corner[0] - table[0], corner[1] - table[1])
  // How far down from the corner it is broadest.
  const waist = Math.hypot(corner[0] - (one[0] + other[0]) / 2, corner[1] - (one[1] + other[1]) / 2) / high
  const part = 0.5 * waist + 0.27
  return {
    at: mix(corner, table, part),
    size: Math.min(broad * (number > 9 ? 0.5 : 0.78), high * 0.56),
  }
}

/** How long the light takes to go over to other facets. */
export const GLINT_MS = 450
