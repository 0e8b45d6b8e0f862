/** Rewriting rules of a deterministic, context-free L-system: what each letter becomes. */
export type Rules = Readonly<Record<string, string>>

/**
 * Rewrites every letter at once, as often as told (Lindenmayer 1968; Prusinkiewicz & Lindenmayer, The Algorithmic
 * Beauty of Plants, 1990, section 1.2). Letters without a rule stay.
 * @example derive('B', { A: 'AB', B: 'A' }, 3) // 'ABA'
 */
export function derive(axiom: string, rules: Rules, steps: number): string {
  let word = axiom
  for (let step = 0; step < steps; step++)
    word = Array.from(word, (letter) => rules[letter] ?? letter).join('')
  return word
}

export type Flower = readonly [
  kind: 'daisy' | 'cup' | 'spike' | 'umbel',
  petals: number,
  colour: string,
  heart: string,
]

export interface Species {
  readonly name: string
  readonly rules: Rules
  /** Degrees of a turn `+` or `-`. */
  readonly angle: number
  /** Breadth of a blade against its length; where along it that breadth lies; lobes on a side; stalk against blade. */
  readonly blade: readonly [breadth: number, widest: number, lobes: number, stalk: number]
  /** Length of a blade against that of the plainest. */
  readonly length: number
  /** Shade, light, stem. */
  readonly greens: readonly [string, string, string]
  readonly flower: Flower
}

// One side organ a step, left and right in turn; in pairs; or in a spiral, whose fore leaves are seen shortened.
const ALTERNATE = { A: 'F[+L]B', B: 'F[-L]A' }
const PAIRED = { A: 'F[+L]B', B: '[-L]FA' }
const SPIRAL = { A: 'F[+L]B', B: 'F[-l]C', C: 'F[+l]D', D: 'F[-L]A' }
// Leaves that go on dividing after they have come: leaflets by pairs, or a hand of five.
const PINNATE = { A: 'F[+P]B', B: 'F[-P]A', P: 'G[+l][-l]Q', Q: 'G[+l][-l]R', R: 'G[+l][-l]S', S: 'Gl' }
const PALMATE = { A: 'F[+P]B', B: 'F[-P]A', P: 'GQ', Q: '[+l]l[-l]' }

const species = (
  name: string,
  rules: Rules,
  angle: number,
  blade: Species['blade'],
  length: number,
  greens: Species['greens'],
  ...flower: Flower
): Species => ({ name, rules, angle, blade, length, greens, flower })

/** By the hour on a twelve-hour dial, twelve first. */
export const SPECIES: readonly Species[] = [
  species(
    'Daisy',
    SPIRAL,
    48,
    [0.3, 0.6, 0, 0.1],
    1,
    ['#2f7d4f', '#58a867', '#4b8f4f'],
    'daisy',
    17,
    '#fffdf2',
    '#f2b21c',
  ),
  species(
    'Sunflower',
    ALTERNATE,
    56,
    [0.66, 0.32, 0, 0.3],
    1,
    ['#3b7a36', '#76a944', '#5d8a35'],
    'daisy',
    21,
    '#f8bf1f',
    '#6b3b1f',
  ),
  species(
    'Mimosa',
    PINNATE,
    52,
    [0.36, 0.5, 0, 0],
    1.05,
    ['#1f7d6b', '#4fae92', '#2b7a62'],
    'umbel',
    19,
    '#f7d236',
    '#e3ab12',
  ),
  species(
    'Tulip',
    ALTERNATE,
    24,
    [0.22, 0.42, 0, 0],
    1.5,
    ['#3d8a6a', '#86bd92', '#5aa072'],
    'cup',
    3,
    '#ee5a45',
    '#c83a34',
  ),
  species(
    'Foxglove',
    SPIRAL,
    50,
    [0.44, 0.45, 0, 0.06],
    0.95,
    ['#39744a', '#79a765', '#4d7f48'],
    'spike',
    9,
    '#c9529b',
    '#8e2f74',
  ),
  species(
    'Nasturtium',
    ALTERNATE,
    46,
    [0.94, 0.5, 0, 0.85],
    0.66,
    ['#3f9461', '#8cc66f', '#62a35a'],
    'daisy',
    5,
    '#f47a20',
    '#b93a12',
  ),
  species(
    'Cornflower',
    ALTERNATE,
    40,
    [0.13, 0.45, 0, 0],
    1.15,
    ['#4d857a', '#8fb8a0', '#5c9483'],
    'daisy',
    11,
    '#3a62c4',
    '#23348a',
  ),
  species(
    'Lupin',
    PALMATE,
    42,
    [0.26, 0.62, 0, 0],
    1.25,
    ['#2d7a4c', '#67ad5c', '#3f8a50'],
    'spike',
    11,
    '#6f63c9',
    '#f1b7c9',
  ),
  species(
    'Poppy',
    ALTERNATE,
    45,
    [0.5, 0.5, 4, 0.1],
    1.1,
    ['#4a8560', '#8db886', '#6b9f6c'],
    'daisy',
    4,
    '#e2382b',
    '#2a2430',
  ),
  species(
    'Vetch',
    PINNATE,
    62,
    [0.5, 0.55, 0, 0],
    0.95,
    ['#4a9140', '#95c455', '#6aa743'],
    'spike',
    7,
    '#e0437d',
    '#f6a6bd',
  ),
  species(
    'Dahlia',
    PAIRED,
    50,
    [0.56, 0.45, 3, 0.12],
    0.98,
    ['#22653f', '#4f9655', '#41704a'],
    'daisy',
    26,
    '#b8264a',
    '#7b1236',
  ),
  species(
    'Agapanthus',
    PAIRED,
    34,
    [0.12, 0.35, 0, 0],
    1.4,
    ['#2e8263', '#6db587', '#3b8c68'],
    'umbel',
    15,
    '#7f8fe0',
    '#4f5fc0',
  ),
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

/** Leaves of a word: side organs on the main stem. */
export function leavesOf(word: string): number {
  let depth = 0
  let leaves = 0
  for (const letter of word) {
    if (letter === '[' && depth++ === 0) leaves++
    if (letter === ']') depth--
  }
  return leaves
}

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
  /** Left of the front plant's part of the stage, and its width. */
  readonly lane: number
  readonly laneWidth: number
  /** Where the main stem rises. */
  readonly axis: number
  /** Heights of marks 0 and 60 on the stake. */
  readonly zero: number
  readonly sixty: number
  readonly lath: number
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
    ? [0.62, 4]
    : shape < 0.8
      ? [0.58, 2]
      : shape < 1.25
        ? [0.52, 3]
        : shape < 1.9
          ? [0.4, 4]
          : [0.38, 6]
  const laneWidth = width * share
  const lane = width - laneWidth
  const bench = height * (isTiny ? 1 : 0.95)
  const bar = height * (isTiny ? 0.07 : 0.045)
  const pot = Math.min(height * (isTiny ? 0.36 : 0.235), laneWidth * 0.5)
  return {
    width,
    height,
    lane,
    laneWidth,
    axis: lane + laneWidth * (isTiny ? 0.66 : 0.5),
    zero: bench - pot * 1.02,
    sixty: height * (isTiny ? 0.16 : 0.15),
    lath: isTiny ? width * 0.1 : Math.max(22, Math.min(laneWidth * 0.12, height * 0.075)),
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
