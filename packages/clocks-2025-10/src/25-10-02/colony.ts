import { createRandom, mix } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

/** A cell of the colony: `-1` is the mother, the others are numbered in the order in which they came. */
export interface Cell {
  readonly id: number
  readonly outline: readonly Point[]
  readonly centre: Point
  readonly area: number
}

export const MOTHER = -1

/** What part of the field each cell takes: the mother most, the newest enough to be seen first, the rest what is left. */
export function sharesAt(minute: number, least = 0.345): Map<number, number> {
  const shares = new Map<number, number>()
  const mother = least + (0.78 - least) * Math.exp(-minute / 3.5)
  const newest = minute === 0 ? 1 - mother : 0.09 + 0.11 * Math.exp(-minute / 6)
  shares.set(MOTHER, mother)
  shares.set(minute, newest)
  const { between } = createRandom('25-10-02', 'shares')
  const sizes = Array.from({ length: 60 }, () => between(0.85, 1.2)).slice(0, minute)
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  for (const [id, size] of sizes.entries()) shares.set(id, ((1 - mother - newest) * size) / whole)
  return shares
}

/** Which of the older cells a newer one comes from. */
export const parentOf = (id: number): number =>
  id < 3 ? id - 2 + (id === 0 ? 1 : 0) : createRandom('25-10-02', 'parent', id).integer(0, id - 2)

/** What is left of a convex outline on the side of a line where `a x + b y <= c`. */
export function cut(outline: readonly Point[], a: number, b: number, c: number): Point[] {
  const left: Point[] = []
  for (let index = 0; index < outline.length; index++) {
    const p = outline[index]!
    const q = outline[(index + 1) % outline.length]!
    const [dp, dq] = [a * p[0] + b * p[1] - c, a * q[0] + b * q[1] - c]
    if (dp <= 0) left.push(p)
    if (dp <= 0 !== dq <= 0) {
      const part = dp / (dp - dq)
      left.push(mix(p, q, part))
    }
  }
  return left
}

export function measure(outline: readonly Point[]): { area: number; centre: Point } {
  let [area, x, y] = [0, 0, 0]
  for (let index = 0; index < outline.length; index++) {
    const p = outline[index]!
    const q = outline[(index + 1) % outline.length]!
    const cross = p[0] * q[1] - q[0] * p[1]
    area += cross / 2
    x += (p[0] + q[0]) * cross
    y += (p[1] + q[1]) * cross
  }
  return { area: Math.abs(area), centre: area ? [x / (6 * area), y / (6 * area)] : [0, 0] }
}

interface Seed {
  readonly id: number
  x: number
  y: number
  /** The square of a radius: of two neighbours, the one with more of it has the border further off. */
  weight: number
}

/** The outline of one seed's cell among the others, with half a gap left free on every side. */
function cellOf(seed: Seed, seeds: readonly Seed[], field: readonly Point[], gap: number): Point[] {
  let outline: Point[] = [...field]
  for (const other of seeds) {
    if (other === seed || outline.length === 0) continue
    const [dx, dy] = [other.x - seed.x, other.y - seed.y]
    const far = Math.hypot(dx, dy) || 1e-6
    const at = (far * far + seed.weight - other.weight) / (2 * far) - gap / 2
    outline = cut(outline, dx / far, dy / far, at + (dx * seed.x + dy * seed.y) / far)
  }
  return outline
}

/**
 * The colony at a minute, packed until every cell has its share: a power diagram whose seeds move to the middle of their
 * cells and whose weights grow where a cell is too small. It is grown from the first cell on, so that a new one appears
 * beside the one it came from and the others make room.
 */
export function colonyAt(width: number, height: number, minute: number): Cell[] {
  const bleed = Math.min(width, height) * 0.02
  const field: Point[] = [
    [-bleed, -bleed],
    [width + bleed, -bleed],
    [width + bleed, height + bleed],
    [-bleed, height + bleed],
  ]
  const whole = (width + 2 * bleed) * (height + 2 * bleed)
  const wide = width > height
  const home: Point = wide ? [width * 0.4, height * 0.47] : [width * 0.5, height * 0.36]
  const seeds: Seed[] = [{ id: MOTHER, x: home[0], y: home[1], weight: 0 }]
  for (let at = 0; at <= minute; at++) {
    const parent = seeds.find(({ id }) => id === parentOf(at)) ?? seeds[0]!
    const turn = createRandom('25-10-02', 'turn', at).between(0, 2 * Math.PI)
    const step = Math.min(width, height) * 0.02
    seeds.push({
      id: at,
      x: at === 0 ? width * (wide ? 0.9 : 0.72) : parent.x + Math.cos(turn) * step,
      y: at === 0 ? height * (wide ? 0.78 : 0.9) : parent.y + Math.sin(turn) * step,
      weight: parent.id === MOTHER ? 0 : parent.weight * 0.9,
    })
    // An upright field is as narrow as the mother: she goes from side to side, or cells are squeezed beside her.
    const shares = sharesAt(at, wide ? 0.345 : 0.385)
    const rounds = at === minute ? 110 : at > minute - 4 ? 14 : 6
    for (let round = 0; round < rounds; round++) {
      const cells = seeds.map((seed) => measure(cellOf(seed, seeds, field, 0)))
      for (const [index, seed] of seeds.entries()) {
        const { area, centre } = cells[index]!
        const goal = shares.get(seed.id)! * whole
        seed.weight += ((goal - area) / Math.PI) * 0.45
        if (area === 0) continue
        const pull = seed.id === MOTHER ? 0.15 : 0.6
        seed.x += (centre[0] - seed.x) * pull
        seed.y += (centre[1] - seed.y) * pull
        if (seed.id === MOTHER) {
          seed.x += (home[0] - seed.x) * 0.3
          seed.y += (home[1] - seed.y) * 0.3
        }
      }
    }
  }
  const gap = Math.min(width, height) * 0.011
  return seeds.map((seed) => {
    const outline = cellOf(seed, seeds, field, gap)
    return { id: seed.id, outline, ...measure(outline) }
  })
}
