import { clamp, easeInOut } from '@found-time/clock-runtime'

/**
 * La Tour d'Hanoï, "véritable casse-tête annamite", by N. Claus (de Siam), that is Édouard Lucas, 1883: discs move one
 * at a time from peg to peg, and none may lie on a smaller one. Six need 2⁶ − 1 moves.
 */
export const DISCS = 6
export const MOVES = 63
const PEGS = 3

/** `0` to `2`, whatever the sign. */
const peg = (place: number) => ((place % PEGS) + PEGS) % PEGS

/**
 * Where each disc lies after so many moves of the shortest solution, smallest disc first. In it disc d moves at every
 * move that 2ᵈ divides but 2ᵈ⁺¹ does not, and always the same way round: the largest one to its goal, its upper
 * neighbours by turns the other way and the same (Lucas, Récréations mathématiques III, 1893).
 * @param moves - `0` to `63`.
 * @param from - The peg the tower stood on, `0` to `2`.
 * @param to - The peg it goes to.
 */
export function pegsAfter(moves: number, from: number, to: number): readonly number[] {
  return Array.from({ length: DISCS }, (_, disc) => {
    const times = Math.floor((moves + 2 ** disc) / 2 ** (disc + 1))
    const way = (DISCS - 1 - disc) % 2 === 0 ? to - from : from - to
    return peg(from + times * way)
  })
}

/** Where a disc lies: on which peg, and how many are under it. */
export interface Place {
  readonly peg: number
  readonly level: number
}

/**
 * Places of the discs, the largest first, at a whole second since 1970: one move each second without end, the tower
 * going on to the next peg every 63 of them.
 */
export function placesAt(epochSecond: number): readonly Place[] {
  const tower = Math.floor(epochSecond / MOVES)
  const pegs = pegsAfter(epochSecond - tower * MOVES, peg(tower), peg(tower + 1)).toReversed()
  return pegs.map((at, disc) => ({
    peg: at,
    level: pegs.slice(0, disc).filter((other) => other === at).length,
  }))
}

/** The figures of the discs, the largest first. */
export function figuresAt(hour: number, minute: number, second: number): readonly number[] {
  return [hour, minute, second].flatMap((number) => [Math.floor(number / 10), number % 10])
}

/** How long a move takes, in seconds. */
export const MOVE = 0.55

/** A disc's way, in shares: up its peg, across, down the other. */
export function wayOf(share: number): {
  readonly up: number
  readonly across: number
  readonly down: number
} {
  const within = (from: number, to: number) => clamp((share - from) / (to - from))
  return {
    up: 1 - (1 - within(0, 0.34)) ** 2,
    across: easeInOut(within(0.28, 0.7)),
    down: within(0.64, 1) ** 2,
  }
}

/** One of the three sets of discs that were rendered. */
export interface Turning {
  readonly name: 'wide' | 'even' | 'tall'
  /** Radius and height of the largest disc and the picture's foot, in the picture's pixels. */
  readonly radius: number
  readonly height: number
  readonly foot: number
  /** Share of the largest one's radius by which each next one is smaller. */
  readonly taper: number
  /** Share of a stage's width that the largest one's radius takes at most. */
  readonly most: number
}

export const TURNINGS: readonly Turning[] = [
  { name: 'wide', radius: 264, height: 115, foot: 102, taper: 0.145, most: 0.166 },
  { name: 'even', radius: 156, height: 113, foot: 62, taper: 0.14, most: 0.166 },
  { name: 'tall', radius: 150, height: 138, foot: 60, taper: 0.125, most: 0.1685 },
]

/** How far the eye looks down on the discs: what lies flat is seen that much shorter. */
export const FLAT = Math.sin((22 * Math.PI) / 180)

export interface Layout {
  readonly turning: Turning
  /** Pixels of the stage to one of the picture's. */
  readonly scale: number
  /** Of the largest disc. */
  readonly radius: number
  /** Of each disc. */
  readonly height: number
  /** From peg to peg across the stage: more than the two largest discs need beside one another. */
  readonly apart: number
  /** The middle of the stage, and the foot of the outer pegs. */
  readonly x: number
  readonly y: number
  /** From a peg's foot to its tip. */
  readonly rise: number
}

/** How high a disc is carried above the tips, in discs. */
export const CLEAR = 0.22

/** Table before the nearest disc, in discs: enough to mirror the lowest of them. */
const BEFORE = 0.42

/** The set of discs in its largest size. No disc ever stands before another, so that their sizes can be compared. */
function fitOf(turning: Turning, width: number, height: number) {
  const rise = turning.height * 6.12
  for (let scale = (width * turning.most) / turning.radius; ; scale *= 0.99) {
    const radius = turning.radius * scale
    const apart = Math.min(width * 0.322, width * 0.492 - radius, radius * 2.5)
    const tall = (turning.height * (1 + CLEAR + BEFORE) + rise) * scale + radius * 0.475
    if (tall <= height) return { turning, scale, apart, spare: height - tall }
  }
}

/** The set of discs that fills a stage best, and where the pegs stand. */
export function layoutFor(width: number, height: number): Layout {
  const areaOf = ({ scale, turning }: ReturnType<typeof fitOf>) =>
    scale ** 2 * turning.radius * turning.height
  const { turning, scale, apart, spare } = TURNINGS.map((one) => fitOf(one, width, height)).reduce(
    (best, fit) => (areaOf(fit) > areaOf(best) ? fit : best),
  )
  const radius = turning.radius * scale
  const tall = turning.height * scale
  return {
    turning,
    scale,
    radius,
    height: tall,
    apart,
    x: width / 2,
    y: height - radius * FLAT - tall * BEFORE - spare * 0.4,
    // Where there is height to spare the pegs are longer.
    rise: tall * 6.12 + Math.min(spare * 0.25, tall * 0.85),
  }
}

/** The foot of a peg. */
export const pegAt = ({ x, y, apart }: Layout, place: number) => ({ x: x + (place - 1) * apart, y })

/** Radius of a disc, `0` the largest. */
export const radiusOf = ({ radius, turning }: Layout, disc: number): number =>
  radius * (1 - turning.taper * disc)
