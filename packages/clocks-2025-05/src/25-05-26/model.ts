/** Rewriting rules of a deterministic, context-free L-system: what each letter becomes. */
export type Rules = Readonly<Record<string, string>>

/**
 * Rewrites every letter at once, as often as told (Lindenmayer 1968; Prusinkiewicz & Lindenmayer, The Algorithmic
 * Beauty of Plants, 1990, section 1.2). Letters without a rule stay.
 * @example derive('B', { A: 'AB', B: 'A' }, 3) // 'ABA'
 */
export function derive(axiom: string, rules: Rules, steps: number): string {
  let word = axiom
  const rewritten = new RegExp(`[${Object.keys(rules).join('')}]`, 'g')
  for (let step = 0; step < steps; step++) word = word.replace(rewritten, (letter) => rules[letter]!)
  return word
}

/** A letter with its parameters: `['G', 5, 1.1]` is written G(5, 1.1) in the book. */
export type Module = readonly [letter: string, first?: number, second?: number]

const write = (modules: readonly Module[]) =>
  modules
    .map(
      ([letter, ...values]) =>
        letter + (values.length ? `(${values.map((value) => +value!.toFixed(3))})` : ''),
    )
    .join('')

/** Figure 5.6 and table 5.1: first length and growth of midrib and of side veins, and what a side vein's vigour loses. */
export type LeafGrowth = readonly [LA: number, RA: number, LB: number, RB: number, PD: number]

/**
 * The simple leaf of The Algorithmic Beauty of Plants, section 5.2, figure 5.6, a parametric L-system:
 * axiom {.A(0)}; A(t) → G(LA,RA)[-B(t).][A(t+1)][+B(t).]; B(t): t>0 → G(LB,RB)B(t-PD); G(s,r) → G(s·r,r).
 * G goes on, a point is a corner of the blade.
 * @param steps - How often it is rewritten, which is how many pairs of side veins it has.
 */
export function leafWord([LA, RA, LB, RB, PD]: LeafGrowth, steps: number): Module[] {
  let word: Module[] = [['{'], ['.'], ['A', 0]]
  for (let step = 0; step < steps; step++)
    word = word.flatMap((module): Module[] => {
      const [letter, first = 0, second = 0] = module
      if (letter === 'A')
        return [
          ['G', LA, RA],
          ...([['['], ['-'], ['B', first], ['.'], [']']] as const),
          ...([['['], ['A', first + 1], [']']] as const),
          ...([['['], ['+'], ['B', first], ['.'], [']']] as const),
        ]
      if (letter === 'B' && first > 0)
        return [
          ['G', LB, RB],
          ['B', first - PD],
        ]
      if (letter === 'G') return [['G', first * second, second]]
      return [module]
    })
  return [...word, ['}']]
}

/** The word as the book prints it. */
export const leafText = (growth: LeafGrowth, steps: number) => write(leafWord(growth, steps))

type Point = readonly [x: number, y: number]

export interface LeafShape {
  /** Where the stalk meets the blade. */
  readonly foot: Point
  /** Corners of the blade from its foot round its upper half, its tip and its lower half; `1` long, `±0.5` broad. */
  readonly outline: readonly Point[]
  /** Side veins: where each leaves the midrib, and its corner; from the foot up, both halves in turn. */
  readonly veins: readonly (readonly [Point, Point])[]
}

/** Walks the word of a leaf as a turtle does, along x, at 60°. */
export function leafShape(growth: LeafGrowth, steps: number): LeafShape {
  const outline: [number, number][] = []
  const veins: [[number, number], [number, number]][] = []
  const stack: [number, number, number][] = []
  let [x, y, heading] = [0, 0, 0]
  for (const [letter, length = 0] of leafWord(growth, steps)) {
    if (letter === 'G') {
      x += Math.cos(heading) * length
      y += Math.sin(heading) * length
    } else if (letter === '+') heading += Math.PI / 3
    else if (letter === '-') heading -= Math.PI / 3
    else if (letter === '[') stack.push([x, y, heading])
    else if (letter === ']') [x, y, heading] = stack.pop()!
    else if (letter === '.') {
      outline.push([x, y])
      const [footX, footY] = stack.at(-1) ?? [x, y]
      if (Math.abs(y) > 0.001)
        veins.push([
          [footX, footY],
          [x, y],
        ])
    }
  }
  // The bare foot of the midrib is left to the stalk.
  const bare = outline[1]![0]
  const blade = outline.slice(1)
  const long = Math.max(...outline.map(([along]) => along)) - bare
  const broad = 2 * Math.max(...outline.map(([, across]) => Math.abs(across)))
  const fit = ([along, across]: Point): Point => [(along - bare) / long, across / broad]
  return {
    foot: [0, 0],
    outline: blade.map(fit),
    veins: veins.map(([from, to]) => [fit(from), fit(to)] as const),
  }
}

/**
 * A leaf whose veins part at its foot, as a fan.
 * @param reach - Lengths of the veins from the middle one out to the side; all but the first stand on both sides.
 * @param turn - Degrees between two veins.
 */
export function fanShape(reach: readonly number[], turn: number): LeafShape {
  const ends = [
    ...reach
      .slice(1)
      .reverse()
      .map((length, at) => [length, at - reach.length + 1] as const),
  ]
  const all = [
    ...ends,
    [reach[0]!, 0] as const,
    ...ends.toReversed().map(([length, at]) => [length, -at] as const),
  ]
  const points = all.map(([length, at]): Point => {
    const angle = (at * turn * Math.PI) / 180
    return [Math.cos(angle) * length, Math.sin(angle) * length]
  })
  const low = Math.min(0, ...points.map(([x]) => x))
  const long = Math.max(...points.map(([x]) => x)) - low
  const broad = 2 * Math.max(...points.map(([, y]) => Math.abs(y)))
  const foot: Point = [-low / long, 0]
  const fitted = points.map(([x, y]): Point => [(x - low) / long, y / broad])
  // A stalk in the middle of a shield; in a cleft otherwise.
  const isShield = (reach.length - 1) * turn > 140
  return {
    foot,
    outline: isShield ? fitted : [foot, ...fitted],
    veins: fitted.map((end) => [foot, end] as const),
  }
}

export interface Species {
  readonly name: string
  readonly rules: Rules
  /** Degrees of `+` and `-` on a twig. */
  readonly angle: number
  /** Degrees between the stem and a grown twig. */
  readonly spread: number
  /** Degrees a grown twig bows down for each of its segments; less than nothing: up. */
  readonly bow: number
  /** Lengths of a twig's segment, of a leaf's stalk and of its blade, against the leaf's size; the blade's breadth
   * against its length. */
  readonly segment: number
  readonly stalk: number
  readonly blade: number
  readonly breadth: number
  /** Size of a leaf, at most, in internodes: so that twigs stay apart. */
  readonly room: number
  readonly shape: LeafShape
  /** `0` smooth to `1`: how far the margin falls in between two veins. */
  readonly notch: number
  /** Shade, light, vein, stem. */
  readonly greens: readonly [string, string, string, string]
  readonly flower: Flower
}

export type Flower = readonly [
  kind: 'rays' | 'cup' | 'bells' | 'balls' | 'whorls' | 'photograph',
  petals: number,
  colour: string,
  light: string,
  heart: string,
]

/**
 * A stem that puts out an internode a step and a twig every five, left and right in turn; the twig bears five leaves, one
 * a step, so that the word of n steps has n leaves.
 * @param buds - What the twig begins with, and what its buds P, Q, R and S become.
 */
const alternate = (...[first, P, Q, R, S]: readonly string[]): Rules => ({
  ...{ A: `F[+${first}]B`, B: 'FC', C: 'FD', D: 'FE', E: 'FH' },
  ...{ H: `F[-${first}]I`, I: 'FJ', J: 'FK', K: 'FM', M: 'FA' },
  ...{ P: P!, Q: Q!, R: R!, S: S! },
})

/** The same, but the left twig sleeps five steps in a bud beside the right one: twigs in pairs. */
const opposite = (...[first, P, Q, R, S]: readonly string[]): Rules => ({
  ...{ A: `F[+${first}][V]B`, B: 'FC', C: 'FD', D: 'FE', E: 'FH' },
  ...{ H: 'FI', I: 'FJ', J: 'FK', K: 'FM', M: 'FA' },
  ...{ V: 'W', W: 'X', X: 'Y', Y: 'Z', Z: `-${first}` },
  ...{ P: P!, Q: Q!, R: R!, S: S! },
})

// How a twig sets its five leaves: in pairs and one ahead; left and right in turn; all to the underside; as a hand; in
// pairs and ahead, with a tendril; each on a stalk of its own, at the twig's end.
const FEATHER = ['G[+L]P', '[-L]Q', 'G[+L]R', '[-L]S', 'GL'] as const
const ZIGZAG = ['G[+L]P', 'G[-L]Q', 'G[+L]R', 'G[-L]S', 'GL'] as const
const CURTAIN = ['G[+L]P', 'G[+L]Q', 'G[+L]R', 'G[+L]S', 'GL'] as const
const HAND = ['GLP', '[+L]Q', '[-L]R', '[++L]S', '[--L]'] as const
const TENDRIL = ['G[+L]P', '[-L]Q', 'G[+L]R', '[-L]S', 'G[+L]GT'] as const
const SHEAF = ['[+L]P', '[-L]Q', '[L]R', '[++L]S', '[--L]'] as const

const fan = (length: number, steps: number, dip = 0) =>
  Array.from({ length: steps }, (_, at) => length - dip * (at % 2))

/** By the hour on a twelve-hour dial, twelve first. The leaves of figure 5.6 are named by their letter. */
export const SPECIES: readonly Species[] = [
  {
    name: 'Rose',
    rules: alternate(...FEATHER),
    ...{ angle: 45, spread: 62, bow: 5, segment: 0.8, stalk: 0.1, blade: 0.92, breadth: 0.62 },
    room: 7.4,
    shape: leafShape([5, 1.15, 1.3, 1.25, 1], 12), // growth of the rose leaf, figure 5.8
    notch: 0.16,
    greens: ['#1f5f3f', '#4f9a58', '#a9d39a', '#7d5a48'],
    flower: ['whorls', 22, '#d8436e', '#f7b3c2', '#a81f4c'],
  },
  {
    name: 'Sunflower',
    rules: alternate(...ZIGZAG),
    ...{ angle: 50, spread: 58, bow: 3, segment: 0.56, stalk: 0.22, blade: 0.98, breadth: 0.82 },
    room: 8.2,
    shape: leafShape([5, 1.1, 1, 1.2, 1], 12), // f
    notch: 0.04,
    greens: ['#3f7426', '#86b440', '#d4e6a0', '#7f9a3c'],
    flower: ['rays', 21, '#f3ac12', '#ffe07a', '#5a2f17'],
  },
  {
    name: 'Willow',
    rules: alternate(...CURTAIN),
    ...{ angle: 50, spread: 42, bow: 15, segment: 0.5, stalk: 0.06, blade: 1.5, breadth: 0.21 },
    room: 12,
    shape: leafShape([5, 1, 0.6, 1.06, 0.25], 12), // c
    notch: 0,
    greens: ['#4d8a36', '#a3c850', '#ecf4bc', '#8f7a34'],
    flower: ['balls', 17, '#f2d03a', '#fff2a0', '#c79a1b'],
  },
  {
    name: 'Tulip',
    rules: alternate(...SHEAF),
    ...{ angle: 8.6, spread: 73, bow: 0, segment: 0.5, stalk: 0, blade: 1.9, breadth: 0.14 },
    room: 9,
    shape: leafShape([5, 1.2, 4, 1.1, 0.25], 12),
    notch: 0,
    greens: ['#2f7d5c', '#86c48a', '#d3ecc6', '#5aa06c'],
    flower: ['cup', 3, '#e6432f', '#ffa184', '#b3231f'],
  },
  {
    name: 'Foxglove',
    rules: opposite(...ZIGZAG),
    ...{ angle: 40, spread: 66, bow: -7, segment: 0.44, stalk: 0.03, blade: 1.05, breadth: 0.4 },
    room: 8,
    shape: leafShape([5, 1.2, 4, 1.1, 0.25], 12), // e
    notch: 0.05,
    greens: ['#3b7350', '#86b07a', '#cfe2b8', '#6f8f5a'],
    flower: ['bells', 9, '#b0458f', '#e9a3d0', '#7c2566'],
  },
  {
    name: 'Nasturtium',
    rules: alternate(...ZIGZAG),
    ...{ angle: 60, spread: 58, bow: 7, segment: 0.64, stalk: 0.5, blade: 0.74, breadth: 1.06 },
    room: 7,
    shape: fanShape(fan(1, 7), 25),
    notch: 0,
    greens: ['#3f9560', '#93d07a', '#f0f7c8', '#a9b55e'],
    flower: ['rays', 5, '#f2701a', '#ffc04a', '#a8260f'],
  },
  {
    name: 'Cornflower',
    rules: alternate(...ZIGZAG),
    ...{ angle: 34, spread: 48, bow: -4, segment: 0.5, stalk: 0, blade: 1.4, breadth: 0.15 },
    room: 11,
    shape: leafShape([5, 1, 0.6, 1.06, 0.25], 14), // c
    notch: 0,
    greens: ['#35766c', '#86b8a2', '#dcefe0', '#6a9f8a'],
    flower: ['rays', 12, '#2f55bd', '#86a8f2', '#37206b'],
  },
  {
    name: 'Lupin',
    rules: alternate(...HAND),
    ...{ angle: 50, spread: 64, bow: 0, segment: 1.55, stalk: 0.02, blade: 1.1, breadth: 0.36 },
    room: 8,
    shape: leafShape([5, 1.2, 10, 1, 0.5], 12), // d
    notch: 0,
    greens: ['#1f7350', '#5fb26a', '#bfe3ac', '#4b8f63'],
    flower: ['bells', 13, '#5b51bf', '#c7bdf5', '#e58fb4'],
  },
  {
    name: 'Poppy',
    rules: alternate(...ZIGZAG),
    ...{ angle: 46, spread: 60, bow: 4, segment: 0.48, stalk: 0.05, blade: 1.15, breadth: 0.66 },
    room: 10,
    shape: leafShape([5, 1.1, 1, 1.2, 1], 8),
    notch: 0.62,
    greens: ['#3f7f5c', '#8dbb80', '#e0edc8', '#7ea06a'],
    flower: ['rays', 4, '#da2a20', '#ff7a58', '#221b27'],
  },
  {
    name: 'Sweet pea',
    rules: alternate(...TENDRIL),
    ...{ angle: 56, spread: 60, bow: -8, segment: 0.55, stalk: 0.08, blade: 0.82, breadth: 0.6 },
    room: 8.2,
    shape: leafShape([5, 1.1, 2, 1.15, 1.2], 10),
    notch: 0,
    greens: ['#4d9338', '#a6d05a', '#eaf5b8', '#8dbb4e'],
    flower: ['bells', 6, '#e2558c', '#fbc9d8', '#b32a68'],
  },
  {
    name: 'Dahlia',
    rules: opposite(...FEATHER),
    ...{ angle: 46, spread: 60, bow: 3, segment: 0.78, stalk: 0.08, blade: 1.02, breadth: 0.52 },
    room: 6.6,
    shape: leafShape([5, 1.1, 1, 1.2, 1], 9),
    notch: 0.26,
    greens: ['#17492f', '#3d8450', '#94c78c', '#5b3a3a'],
    flower: ['photograph', 0, '#f2954f', '#ffc98e', '#d3542c'],
  },
  {
    name: 'Geranium',
    rules: alternate(...FEATHER),
    ...{ angle: 54, spread: 58, bow: -6, segment: 0.9, stalk: 0.3, blade: 0.8, breadth: 1.16 },
    room: 7,
    shape: fanShape(fan(1, 9, 0.09), 17),
    notch: 0.05,
    greens: ['#2c7046', '#6fae58', '#cfe6a6', '#86a05c'],
    flower: ['balls', 15, '#d3202f', '#ff7f78', '#8f1020'],
  },
]

const words = new Map<string, string>()

/** The word of a species after so many minutes: a leaf for each. */
export function plantAt(hour12: number, minute: number): string {
  const key = `${hour12 % 12}:${minute}`
  let word = words.get(key)
  if (word === undefined) {
    word = derive('A', SPECIES[hour12 % 12]!.rules, minute)
    words.set(key, word)
  }
  return word
}

/** Leaves of a word. */
export const leavesOf = (word: string): number => word.split('L').length - 1

export const GROWING_SECONDS = 1.2

/** Starts fast, shoots a little past `1`, comes back. */
export function spring(share: number): number {
  if (share >= 1) return 1
  const rest = share - 1
  return 1 + 2.4 * rest ** 3 + 1.4 * rest ** 2
}

/**
 * How high the plant stands on the stake, in minutes: it shoots up to the mark in the first moments of a minute.
 * @param seconds - Of the minute, with the fraction.
 */
export function heightAt(minute: number, seconds: number, isSettled: boolean): number {
  if (isSettled || minute === 0) return minute
  return minute - 1 + spring(Math.min(1, seconds / GROWING_SECONDS))
}

/** How far the flower is out, `0` to `1`: a bud through the last ten minutes, open by the end of the hour. */
export function bloomAt(minute: number, seconds: number): number {
  if (minute < 50) return 0
  if (minute < 59) return ((minute - 49) / 10) * 0.25
  return 0.25 + 0.75 * Math.max(0, Math.min(1, (seconds - 50) / 9)) ** 0.7
}

/** What stands on the pots, the first one first: `12, 1 … 11`; `00 … 11` or `12 … 23` by the long count. */
export function labelOf(pot: number, hour: number, hourCycle: 12 | 24): string {
  if (hourCycle === 12) return String(pot || 12)
  return String(pot + (hour < 12 ? 0 : 12)).padStart(2, '0')
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Left of the hour's part of the stage, and its width. */
  readonly lane: number
  readonly laneWidth: number
  /** Where the main stem rises, and how far its leaves may reach to a side. */
  readonly axis: number
  readonly reach: number
  /** Left edge and width of the stake. */
  readonly stake: number
  readonly lath: number
  /** Heights of marks 0 and 60 on the stake. */
  readonly zero: number
  readonly sixty: number
  readonly pot: number
  /** Where the pots stand. */
  readonly bench: number
  /** Underside of the glazing bar; beads hang from it in `beadRows` rows. */
  readonly bar: number
  readonly beadRows: 1 | 2
  readonly columns: number
  readonly rows: number
  /** Too small for shelves with anything written on them. */
  readonly isTiny: boolean
}

export function layoutOf(width: number, height: number): Layout {
  const shape = width / height
  const isTiny = Math.min(width, height) < 150
  const [share, columns] = isTiny
    ? [0.7, 3]
    : shape < 0.8
      ? [0.66, 2]
      : shape < 1.25
        ? [0.6, 3]
        : shape < 1.9
          ? [0.52, 4]
          : [0.46, 6]
  const laneWidth = width * share
  const lane = width - laneWidth
  const bench = height * (isTiny ? 1 : 0.955)
  const bar = height * (isTiny ? 0.07 : 0.045)
  const pot = Math.min(height * (isTiny ? 0.36 : 0.2), laneWidth * 0.44)
  const lath = isTiny ? width * 0.1 : Math.max(20, Math.min(laneWidth * 0.09, height * 0.07))
  const tag = isTiny ? width * 0.27 : Math.max(52, lath * 1.65)
  const stake = lane + tag
  const reach = (width - stake - lath) * 0.475
  return {
    width,
    height,
    lane,
    laneWidth,
    axis: width - reach * 1.05,
    reach,
    stake,
    lath,
    zero: bench - pot * 0.99,
    sixty: height * (isTiny ? 0.2 : 0.195),
    pot,
    bench,
    bar,
    beadRows: width < 560 && !isTiny ? 2 : 1,
    columns,
    rows: 12 / columns,
    isTiny,
  }
}

/** Height of a minute's mark. */
export function markOf({ zero, sixty }: Pick<Layout, 'zero' | 'sixty'>, minute: number): number {
  return zero + ((sixty - zero) * minute) / 60
}

/** Where a second's bead hangs, `0` to `59`: in fives, from left to right. */
export function beadOf(layout: Layout, bead: number): readonly [x: number, y: number] {
  const { width, beadRows, bar } = layout
  const inRow = 60 / beadRows
  const row = Math.floor(bead / inRow)
  const place = bead % inRow
  const slots = inRow + (inRow / 5 - 1) * 0.7
  const x = ((place + Math.floor(place / 5) * 0.7 + 1) / (slots + 1)) * width
  return [x, bar * (1 + row * 1.15)]
}

/** When a drop's trembling passes its rest for the fourth time; what is left of it would be a fifth of a pixel. */
const CALM_SECONDS = (7 * Math.PI) / 2 / 19

/**
 * How large a drop of dew is, against a grown one: it swells out, trembles and stands.
 * @param age - In seconds.
 */
export const swellAt = (age: number): number =>
  age >= CALM_SECONDS ? 1 : 1 - Math.exp(-7 * age) * Math.cos(age * 19)

type StageSize = Pick<Layout, 'width' | 'height'>

/** The part of the stage that the hour's pot, its plant and the peg take. */
export function plantPart({ width, height }: StageSize) {
  const { lane, lath } = layoutOf(width, height)
  const left = Math.max(0, lane - lath * 0.3)
  return { left, top: 0, width: width - left, height }
}

/** The part of the stage that the dew takes as long as it hangs. */
export function beadsPart({ width, height }: StageSize) {
  const { bar, beadRows } = layoutOf(width, height)
  const top = bar * 0.6
  return { left: 0, top, width, height: bar * (beadRows === 2 ? 3 : 1.85) + 3 - top }
}
