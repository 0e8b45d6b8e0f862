import { shownHour } from '@found-time/clock-runtime'

const ONES =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = ['', '', 'TWENTY', 'THIRTY', 'FORTY', 'FIFTY']

/** @example numberOf(42) // ['FORTY', 'TWO'] */
export function numberOf(number: number): string[] {
  if (number < 20) return [ONES[number]!]
  const tens = TENS[Math.floor(number / 10)]!
  return number % 10 ? [tens, ONES[number % 10]!] : [tens]
}

/** What the hours of the day are about, from midnight. */
const HOURS =
  'BLUES GHOST BAKERS CARGO MILKMAN FERRY ROOSTER KETTLE WHISTLE SCHOOL TANGO HEIST LUNCH DUEL NAP RIVALS TEA EXPRESS SHADOWS STRANGER CURTAIN AFFAIR JAZZ BANDITS'.split(
    ' ',
  )

/** How the titles of the minutes go on. None of them was ever shown. */
const MINUTES = [
  'TO LOSE,PLEASE,OF LOVE,FOR AN EGG,AT SEA,MORE,IN MAY,TO MARS,OF RAIN,IN PARIS',
  'ON ICE,TO HEAVEN,OF NIGHT,OF LUCK,IN A LIFT,OF FAME,AND A DOG,OF SNOW,IN JUNE,OF JAZZ',
  'AWAY,TOO LATE,OF THUNDER,IN ROME,OF GOLD,TO GO,OF SILENCE,UP A TREE,OF FOG,TO LEAP',
  'FLAT,OF MUTINY,TO TEXAS,IN CAIRO,OF ROSES,BY TRAM,OF TROUBLE,AND A DUCK,OF SUN,ON FOOT',
  'OF STORM,IN LISBON,OF HONEY,ON MARS,OF TANGO,A SPY,OF MIST,IN OSLO,OF PLENTY,UNDER OAK',
  'OF APPLAUSE,ALONE,OF CARDS,IN VENICE,OF BREAD,BY BALLOON,OF MOON,IN BED,OF DUST,TO GO HOME',
].flatMap((line) => line.split(','))

export interface Feature {
  /** The words that are the number: they are set in red. */
  readonly number: readonly string[]
  /** The lines below. */
  readonly rest: readonly string[]
}

/**
 * The two films that are on.
 * @example featuresAt(10, 9, 24).map(({ number }) => number.join(' ')) // ['TEN', 'NINE']
 */
export function featuresAt(hour: number, minute: number, cycle: 12 | 24): [Feature, Feature] {
  return [
    { number: numberOf(shownHour(hour, cycle)), rest: ["O'CLOCK", HOURS[hour]!] },
    {
      number: minute ? numberOf(minute) : ['NO'],
      rest: [minute === 1 ? 'MINUTE' : 'MINUTES', MINUTES[minute]!],
    },
  ]
}

/**
 * How high a line is, in lines: on the broad board the number has more than the others; on a narrow one, a number of one
 * word has the place of two.
 */
export function heightOf(row: number, rows: number, lines: number): number {
  if (rows === 3) return row ? 0.85 : 1.3
  return row === 0 && lines < rows ? 2 : 1
}

/**
 * How large the letters of a line are, of the size that a line is made for: a long one is hung in smaller ones.
 * @param high - How high the line is.
 * @example sizeOf('TEN', 3, 2, 1.3) // 1.3
 */
export function sizeOf(text: string, rows: number, length: number, high: number): number {
  const wide = rows === 3 ? 0.15 : 0.124
  return Math.min(high < 1 ? high * 1.04 : high, (length - 0.26) / (text.length * wide))
}

/** The lines of a board: on a narrow one a number of two words takes two. */
export function linesOf({ number, rest }: Feature, rows: number): { text: string; red: boolean }[] {
  const numbers = rows > 3 ? number : [number.join(' ')]
  return [...numbers.map((text) => ({ text, red: true })), ...rest.map((text) => ({ text, red: false }))]
}

/**
 * The marquee in space: a prow that points at the viewer. Lengths are of its own; the camera is at nought, the prow `depth`
 * away; up is positive.
 */
export interface Plan {
  readonly rows: number
  /** Lengths of a face, its run to the side and its run to the back. */
  readonly length: number
  readonly side: number
  readonly back: number
  readonly depth: number
  /** Heights of the underside, of the board's top and of the header's. */
  readonly low: number
  readonly board: number
  readonly top: number
  /** Height of a line of the board. */
  readonly line: number
  /** The camera: pixels of a length at distance one, and where it looks. */
  readonly focal: number
  readonly x: number
  readonly horizon: number
}

export function planOf(width: number, height: number): Plan {
  const shape = width / height
  const form =
    shape > 1.15
      ? {
          rows: 3,
          length: Math.min(2.6, Math.max(2, shape * 1.25)),
          depth: 2.7,
          low: 0.78,
          angle: 36,
          share: 0.87,
          above: 0.075,
        }
      : shape > 0.75
        ? { rows: 4, length: 1.34, depth: 2.1, low: 0.78, angle: 38, share: 0.78, above: 0.15 }
        : { rows: 4, length: 1.1, depth: 1.7, low: 0.82, angle: 37, share: 0.72, above: 0.36 }
  const { rows, length, depth, low } = form
  const turn = (form.angle * Math.PI) / 180
  const [side, back] = [length * Math.cos(turn), length * Math.sin(turn)]
  const line = rows === 3 ? 0.285 : 0.232
  const board = low + rows * line + 0.13
  const top = board + 0.29
  const tall = top / depth - low / (depth + back)
  const focal = Math.min((width * 0.488 * (depth + back)) / side, (height * form.share) / tall)
  const spare = height - focal * tall
  const horizon = Math.min(height * form.above, spare * 0.66) + (focal * top) / depth
  return { rows, length, side, back, depth, low, board, top, line, focal, x: width / 2, horizon }
}

/** Where a place is seen: `z` is how far it lies behind the prow. */
export function seen(plan: Plan, x: number, y: number, z: number): [number, number] {
  const far = plan.focal / (z + plan.depth)
  return [plan.x + x * far, plan.horizon - y * far]
}

/** Pixels of a length at the prow: the faces are laid out as large as their nearest edge is seen. */
export const pixelsOf = (plan: Plan) => plan.focal / plan.depth

/**
 * The CSS matrix by which a face, laid out flat, is seen in its place.
 * @param face - `-1` the left one, `1` the right one.
 */
export function matrixOf(plan: Plan, face: -1 | 1): string {
  const { focal, x, horizon, side, back, length, depth, top } = plan
  const scale = 1 / pixelsOf(plan)
  const [ox, oz] = face < 0 ? [-side, back + depth] : [0, depth]
  const [ux, uz] = [(side / length) * scale, ((face * back) / length) * scale]
  const columns = [
    [focal * ux + x * uz, horizon * uz, uz],
    [0, focal * scale, 0],
    [focal * ox + x * oz, -focal * top + horizon * oz, oz],
  ].map((column) => column.map((value) => (value / oz).toPrecision(7)))
  const [u, v, o] = columns as [string[], string[], string[]]
  return `matrix3d(${u[0]},${u[1]},0,${u[2]},${v[0]},${v[1]},0,${v[2]},0,0,1,0,${o[0]},${o[1]},0,1)`
}

/** How many circuits the bulbs are wired in, and how often in a second the light moves on. */
export const CIRCUITS = 4
export const STEPS = 3

/** Which circuits are lit: two neighbours of four, so that pairs of bulbs run along. */
export function litAt(second: number, millisecond: number, calm: boolean): boolean[] {
  const step = second * STEPS + (calm ? 0 : Math.floor((millisecond * STEPS) / 1000))
  return Array.from({ length: CIRCUITS }, (_, circuit) => (circuit - step + 240) % CIRCUITS < 2)
}

export interface Bulb {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly circuit: number
}

/** All bulbs, where they are seen: along the faces' edges, and in rows under the roof. */
export function bulbsOf(plan: Plan): Bulb[] {
  const { side, back, length, low, board, top, depth, focal, rows } = plan
  const bulbs: Bulb[] = []
  const add = (x: number, y: number, z: number, size: number, circuit: number) => {
    const [left, over] = seen(plan, x, y, z)
    bulbs.push({ x: left, y: over, radius: (size * focal) / (z + depth), circuit: circuit % CIRCUITS })
  }
  const count = Math.round(length / (rows > 3 ? 0.088 : 0.096) / 2) * 2
  for (const face of [-1, 1])
    for (let index = 0; index < count; index++) {
      const part = (index + 0.5) / count
      for (const [height, shift] of [
        [top - 0.033, 0],
        [board, 2],
        [low + 0.033, 0],
      ] as const)
        add(face * side * part, height, back * part, 0.024, index + shift)
    }
  const deep = 6
  for (let row = 0; row < deep; row++) {
    const part = (row + 0.62) / deep
    const across = Math.max(1, Math.round(row * 2.1))
    for (let index = -across; index <= across; index++)
      if (row || !index)
        add(((index * 0.94) / (across + 0.5)) * side * part, low, back * part, 0.026, row * 3 + 40)
  }
  return bulbs
}

/** How far a letter still swings on its track after it was hung, in degrees. */
export function swingAt(index: number, second: number, millisecond: number): number {
  if (second || millisecond >= 900) return 0
  const seconds = millisecond / 1000
  return (index % 2 ? -5 : 5) * Math.exp(-seconds * 5) * Math.cos(seconds * (19 + (index % 5)))
}
