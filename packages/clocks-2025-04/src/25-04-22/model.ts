import { type ClockTime, clamp, easeInOut } from '@found-time/clock-runtime'
import { circle, draw, type Outline } from './marbling'

export type Kind = 'hour' | 'ten' | 'one'
/** Flowers there is room for. */
export const PLACES: Readonly<Record<Kind, number>> = { hour: 12, ten: 5, one: 9 }

/** How many of each flower a time has. */
export const flowersAt = (hour: number, minute: number): Readonly<Record<Kind, number>> => ({
  hour: ((hour + 11) % 12) + 1,
  ten: Math.floor(minute / 10),
  one: minute % 10,
})

/** How far the flowers of the next minute have come and those that go have gone, 0–1: done on the stroke. */
export const changing = ({ second, millisecond }: ClockTime) =>
  second < 59 ? 0 : clamp((millisecond - 80) / 900)

type Needle = readonly [number, number, number, number]
interface Recipe {
  /** Rings of ink from the outermost, in parts of the stone. */
  readonly rings: readonly number[]
  readonly needles: readonly Needle[]
  readonly pull: number
  readonly reach: number
}

const around = (count: number, from: number, to: number): Needle[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.5)) / count - Math.PI / 2
    return [from * Math.cos(angle), from * Math.sin(angle), to * Math.cos(angle), to * Math.sin(angle)]
  })

const RECIPES: Readonly<Record<Kind, Recipe>> = {
  // A tulip: three needles drawn out of the stone at its top.
  hour: {
    rings: [1, 0.8, 0.56, 0.3],
    needles: [
      [-0.42, 0.75, -0.72, -1.75],
      [0.42, 0.75, 0.72, -1.75],
      [0, 0.6, 0, -1.95],
    ],
    pull: 0.62,
    reach: 0.17,
  },
  // A carnation: eight drawn in from all round.
  ten: { rings: [1, 0.76, 0.5, 0.26], needles: around(8, 1.5, 0.12), pull: 0.46, reach: 0.09 },
  // A heart: one drawn right through.
  one: { rings: [1, 0.76, 0.5, 0.25], needles: [[0, -1.6, 0, 1.9]], pull: 0.95, reach: 0.2 },
}

const turn = ([fromX, fromY, toX, toY]: Needle, angle: number): Needle => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [fromX * cos - fromY * sin, fromX * sin + fromY * cos, toX * cos - toY * sin, toX * sin + toY * cos]
}

const lean = ([fromX, fromY, toX, toY]: Needle, by: number): Needle => [
  fromX - 0.3 * by,
  fromY,
  toX + by,
  toY * (1 - 0.3 * by),
]

/**
 * The rings of a flower on a stone of radius 1 about 0, 0, the outermost first.
 * @param part - how far it is made, 0–1: first the stone spreads, then the needles are drawn one after another.
 * @param sway - how far the hand leans, −1 to 1: a carnation's needles turn by it, the others' ends go aside.
 */
export function flower(kind: Kind, part: number, sway = 0): readonly Outline[] {
  const { rings, needles, pull, reach } = RECIPES[kind]
  const spread = easeInOut(part / 0.45)
  return rings.map((ring) => {
    const outline = circle(0, 0, ring * Math.sqrt(spread), 96)
    for (const [index, needle] of needles.entries()) {
      const drawn = easeInOut((part - 0.42 - (0.25 * index) / needles.length) / 0.33)
      if (drawn > 0)
        draw(
          outline,
          kind === 'ten' ? turn(needle, 0.3 * sway) : lean(needle, 0.2 * sway),
          pull * drawn,
          reach,
        )
    }
    return outline
  })
}
