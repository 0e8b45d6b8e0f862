import { clamp, createRandom } from '@found-time/clock-runtime'

/** Stickers along an edge. */
export const SIZE = 9

/** Figures of three by five stickers. */
const FIGURES = [
  '111101101101111',
  '010110010010111',
  '111001111100111',
  '111001111001111',
  '101101111001001',
  '111100111001111',
  '111100111101111',
  '111001001001001',
  '111101111101111',
  '111101111001111',
]

/**
 * Whether a sticker of a side belongs to its number: two figures on the rows in the middle.
 * @param row - `0` to `8` from the top.
 * @param column - `0` to `8` from the left.
 * @example isInk('10', 2, 2) // true: the top of the 1
 */
export function isInk(number: string, row: number, column: number): boolean {
  const place = column < 4 ? 0 : 1
  const across = column - (place ? 5 : 1)
  const down = row - 2
  const figure = number[place]
  if (down < 0 || down > 4 || across < 0 || across > 2 || figure === undefined || figure === ' ') return false
  return FIGURES[Number(figure)]![down * 3 + across] === '1'
}

/** The numbers on the left side and on the right one. */
export function facesAt(hour: number, minute: number, cycle: 12 | 24): [string, string] {
  const shown = cycle === 12 ? hour % 12 || 12 : hour
  return [String(shown).padStart(2, cycle === 12 ? ' ' : '0'), String(minute).padStart(2, '0')]
}

/** A point in the cube's own space: half its edge is `1`, y up, x to the right side, z to the left one. */
export type Point = readonly [number, number, number]

/** A side and its colour when solved: blue left, red right, green and orange behind, yellow on top, white beneath. */
export const WHITE = 5

const ON: readonly ((down: number, across: number) => Point)[] = [
  (down, across) => [across, -down, 1],
  (down, across) => [1, -down, -across],
  (down, across) => [-across, -down, -1],
  (down, across) => [-1, -down, across],
  (down, across) => [across, 1, down],
  (down, across) => [across, -1, -down],
]

/**
 * Where a point of a side is.
 * @param row - From the side's upper edge (`0`) to its lower one (`9`); of the top from behind to the left side.
 * @param column - From its left edge to its right one.
 */
export const placeOn = (side: number, row: number, column: number): Point =>
  ON[side]!((row * 2) / SIZE - 1, (column * 2) / SIZE - 1)

/** The colour of each of the 486 stickers: side by side, row by row. */
export type Stickers = readonly number[]

const PLACES = Array.from({ length: 6 * SIZE * SIZE }, (_, index) => index)
const sideOf = (place: number) => Math.floor(place / (SIZE * SIZE))
const rowOf = (place: number) => Math.floor(place / SIZE) % SIZE
const columnOf = (place: number) => place % SIZE
const pointOf = (place: number) => placeOn(sideOf(place), rowOf(place) + 0.5, columnOf(place) + 0.5)
const keyOf = (point: Point) => point.reduce((key, part) => key * 19 + Math.round((part + 1) * SIZE), 0)

/** For each axis and each layer along it, from which place to which one its stickers go in a quarter turn. */
let turns: (readonly [from: number, to: number])[][][] | undefined
function turnsOf() {
  const at = new Map(PLACES.map((place) => [keyOf(pointOf(place)), place]))
  return [0, 1, 2].map((axis) => {
    const layers: [number, number][][] = Array.from({ length: SIZE }, () => [])
    for (const from of PLACES) {
      const point = pointOf(from)
      const turned = [...point] as [number, number, number]
      turned[(axis + 1) % 3] = -point[(axis + 2) % 3]!
      turned[(axis + 2) % 3] = point[(axis + 1) % 3]!
      const layer = Math.min(SIZE - 1, Math.floor(((point[axis]! + 1) / 2) * SIZE))
      layers[layer]!.push([from, at.get(keyOf(turned))!])
    }
    return layers
  })
}

/**
 * The stickers after a layer has been turned by a quarter.
 * @param axis - `0` x, `1` y, `2` z.
 * @param layer - `0` to `8` along the axis.
 */
export function turn(stickers: Stickers, axis: number, layer: number): Stickers {
  turns ??= turnsOf()
  const after = [...stickers]
  for (const [from, to] of turns[axis]![layer]!) after[to] = stickers[from]!
  return after
}

/** The layers that turn each second, by their rows from the top: none holds a part of a number. */
export const LOOSE = [0, 7, 8] as const
/** The rows with the numbers: the first, and the first after them. */
export const NUMBERED = [1, 7] as const

const isNumbered = (place: number) =>
  sideOf(place) < 4 && rowOf(place) >= NUMBERED[0] && rowOf(place) < NUMBERED[1]

type Fits = (colour: number) => boolean
const isWhite: Fits = (colour) => colour === WHITE
/** What stands beside the figures: blue on the left, red on the right. More colours hide them. */
const BESIDE: readonly Fits[] = [(colour) => colour === 0, (colour) => colour === 1]
const isBesideAny: Fits = (colour) => BESIDE.some((fits) => fits(colour))

/** Where a sticker does not fit it changes places with one elsewhere that does. */
function exchange(stickers: number[], places: readonly number[], fits: Fits, others: readonly number[]) {
  const rest = others[Symbol.iterator]()
  for (const place of places)
    while (!fits(stickers[place]!)) {
      const { value: other, done } = rest.next()
      if (done) break
      if (fits(stickers[other]!)) [stickers[place], stickers[other]] = [stickers[other]!, stickers[place]!]
    }
}

/** The most stickers that two numbers need, those of 08:08. */
const MOST = 50

let scrambled: Stickers | undefined
/** The cube without numbers: those of the loose rows, the top and the bottom are the same all day. */
export const cube = (): Stickers => {
  scrambled ??= scramble()
  return scrambled
}

/**
 * A solved cube after two hundred turns; then the white stickers of the loose rows are put among the numbered ones, and
 * so are the white, blue and red ones from beneath, where nobody sees what is there.
 */
function scramble(): Stickers {
  const { integer, shuffle } = createRandom('a cube of nine by nine')
  let turned: Stickers = PLACES.map(sideOf)
  for (let count = 0; count < 200; count++) turned = turn(turned, integer(0, 2), integer(0, SIZE - 1))
  const stickers = [...turned]
  const numbered = shuffle(PLACES.filter(isNumbered))
  const loose = PLACES.filter((place) => sideOf(place) < 4 && !isNumbered(place))
  exchange(stickers, loose, (colour) => colour !== WHITE, numbered)
  const missing = MOST - numbered.filter((place) => stickers[place] === WHITE).length
  const beneath = PLACES.filter((place) => sideOf(place) === 5)
  const others = numbered.filter((place) => !isWhite(stickers[place]!) && !isBesideAny(stickers[place]!))
  exchange(stickers, others.slice(0, Math.max(0, missing)), isWhite, beneath)
  exchange(stickers, others.slice(Math.max(0, missing)), isBesideAny, beneath)
  // Beside an hour of one figure there is much blue: some more of it comes from the loose rows.
  const more = others
    .filter((place) => !isWhite(stickers[place]!) && !isBesideAny(stickers[place]!))
    .slice(0, 6)
  exchange(stickers, more, BESIDE[0]!, loose)
  return stickers
}

/**
 * A scrambled cube with two numbers, as one makes it who peels stickers off. Guaranteed: it is a solved cube after real
 * turns of its layers, all of them, and for each minute of those with the numbers again; then stickers change places two
 * by two, until those of the numbers are white and the others beside them are blue on the left and red on the right. So
 * each of the six colours is on it 81 times, as on a new one, though after the peeling no turns could solve it. What is in
 * the other rows stays the same.
 */
export function stickersOf(hour: string, minute: string): Stickers {
  const { integer, shuffle } = createRandom('stickers', hour, minute)
  let turned = cube()
  for (let row = NUMBERED[0]; row < NUMBERED[1]; row++)
    for (let quarters = integer(0, 3); quarters > 0; quarters--) turned = turn(turned, 1, SIZE - 1 - row)
  const stickers = [...turned]
  const places = shuffle(PLACES.filter(isNumbered))
  const inks = (place: number) =>
    sideOf(place) < 2 && isInk(sideOf(place) ? minute : hour, rowOf(place), columnOf(place))
  const [left, right] = [0, 1].map((side) => places.filter((place) => sideOf(place) === side && !inks(place)))
  const behind = places.filter((place) => sideOf(place) > 1)
  exchange(stickers, places.filter(inks), isWhite, [...left!, ...right!, ...behind])
  exchange(stickers, left!, BESIDE[0]!, [...right!, ...behind])
  exchange(stickers, right!, BESIDE[1]!, behind)
  return stickers
}

interface Twist {
  /** Which of the loose layers. */
  readonly layer: number
  /** `1` or `-1`, a quarter turn. */
  readonly quarters: number
}

/** The twists of a minute's seconds: what is done in its first half is taken back in the other, the last one first. */
export function twistsOf(seed: string): readonly Twist[] {
  const { integer, pick } = createRandom(seed, 'twists')
  const twists: Twist[] = []
  for (let last = -1; twists.length < 29; ) {
    const layer = last < 0 ? 0 : (last + integer(1, LOOSE.length - 1)) % LOOSE.length
    twists.push({ layer, quarters: pick([1, -1]) })
    last = layer
  }
  return [...twists, ...twists.toReversed().map(({ layer, quarters }) => ({ layer, quarters: -quarters }))]
}

/** How far a layer is turned when it is let go of, in quarters: it hangs there for the rest of the second. */
export const HOLD = 0.19

/** Within a second, in milliseconds: what hung has struck and stands, another is pulled, and hangs. */
const [STRUCK, PULLED, HANGS] = [220, 130, 430]

/** What hung falls into its catch: slow to start, at full speed when it strikes, and it gives a little. */
function strike(millisecond: number): number {
  const reached = STRUCK * 0.6
  if (millisecond < reached) return (millisecond / reached) ** 2.2
  const after = clamp((millisecond - reached) / (STRUCK - reached))
  return 1 + 0.06 * Math.sin(Math.PI * after) * (1 - after)
}

/** A new layer is pulled loose: stiff at first, then it runs a little too far and comes back. */
function pull(millisecond: number): number {
  const part = clamp((millisecond - PULLED) / (HANGS - PULLED))
  return part < 0.6 ? 1.08 * (part / 0.6) ** 2.6 : 1 + 0.08 * Math.cos(((part - 0.6) / 0.8) * Math.PI)
}

/**
 * How far a loose layer has been turned, in quarters. At each full second the one that hung since the last one falls into
 * its place and another is pulled loose.
 */
export function standOf(
  twists: readonly Twist[],
  layer: number,
  second: number,
  millisecond: number,
): number {
  let stand = 0
  for (const [index, twist] of twists.slice(0, second + 1).entries()) {
    if (twist.layer !== layer) continue
    const part =
      index === second
        ? HOLD * pull(millisecond)
        : index === second - 1
          ? HOLD + (1 - HOLD) * strike(millisecond)
          : 1
    stand += twist.quarters * part
  }
  return stand
}

/** For how many milliseconds a loose layer stands as it stands: `0` while it moves. */
export function restOf(twists: readonly Twist[], layer: number, second: number, millisecond: number): number {
  const [struck, pulled] = [twists[second - 1]?.layer === layer, twists[second]?.layer === layer]
  if (struck && millisecond < STRUCK) return 0
  if (!pulled || millisecond >= HANGS) return 1000 - millisecond
  return Math.max(0, PULLED - millisecond)
}

/** When in its last second a minute begins to be turned away. */
export const SWING_FROM = 480

/** How far the next minute has been turned in, `0` to `1`: it arrives with the minute. */
export function swingAt(second: number, millisecond: number): number {
  if (second < 59 || millisecond < SWING_FROM) return 0
  const part = (millisecond - SWING_FROM) / (1000 - SWING_FROM)
  return part * part * (3 - 2 * part)
}

/** A place on the stage. */
export type Place = readonly [number, number]

export interface View {
  readonly at: (point: Point) => Place
  /** Where the eye is. */
  readonly eye: Point
}

export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** From where the light comes: from the left, so that the right side has only what the room gives back. */
export const LIGHT: Point = [0.06, 0.68, 0.73]

/** How far away the eye is. */
const FAR = 7.5
/** The part of the stage's breadth and of its height that the cube has at most. */
const [BROAD, HIGH] = [0.95, 0.91]

/** Looks at the edge between the two numbers, the more from above the taller the stage; the cube is whole in it. */
export function viewOf(width: number, height: number): View {
  const rise = clamp(0.25 + (0.25 * height) / width, 0.4, 0.5)
  const [sin, cos] = [Math.sin(rise), Math.cos(rise)]
  const raw = ([x, y, z]: Point): Place => {
    const toward = (x + z) * Math.SQRT1_2
    const depth = FAR - toward * cos - y * sin
    return [((x - z) * Math.SQRT1_2) / depth, (toward * sin - y * cos) / depth]
  }
  const [east] = raw([1, 1, -1])
  const [north, south] = [raw([-1, 1, -1])[1], raw([1, -1, 1])[1]]
  const scale = Math.min((width * BROAD) / (2 * east), (height * HIGH) / (south - north))
  const top = height / 2 - ((north + south) / 2) * scale
  return {
    eye: [FAR * cos * Math.SQRT1_2, FAR * sin, FAR * cos * Math.SQRT1_2],
    at: (point) => {
      const [x, y] = raw(point)
      return [width / 2 + x * scale, top + y * scale]
    },
  }
}
