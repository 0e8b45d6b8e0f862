import { clamp, easeInOut, twoDigits } from '@found-time/clock-runtime'
import { DECLINATIONS, NAMES, QUARTERS, STEPS } from './sky'

/** Across and down: CSS pixels on the plate, or shares of a figure's height. */
export type Point = readonly [x: number, y: number]

export interface Star {
  /** Degrees, J2000. */
  readonly rightAscension: number
  readonly declination: number
  readonly magnitude: number
  readonly name?: string
}

export const RADIAN = Math.PI / 180
const DAY_MS = 86_400_000
/** Characters that need no escape in a TypeScript text. */
const ALPHABET = Array.from({ length: 465 }, (_, place) => String.fromCharCode(35 + place)).filter(
  (character) => /[^\u007f-\u00a0\u00ad$'\\`]/.test(character),
)
const PLACES = new Map(ALPHABET.map((character, place) => [character, place]))
const placeOf = (text: string, at: number) => PLACES.get(text[at]!)!

/** The catalogue, by right ascension; magnitudes to the third. */
export function unpackStars(): Star[] {
  const names = new Map(
    NAMES.split(';').map((entry) => [Number.parseInt(entry, 10), entry.replace(/^\d+ /, '')] as const),
  )
  let quarters = 0
  return Array.from(STEPS, (_, at) => {
    const step = placeOf(STEPS, at)
    quarters += Math.floor(step / 22)
    return {
      rightAscension: quarters / 4,
      declination: (placeOf(DECLINATIONS, at) * 24 + placeOf(QUARTERS, at)) / 4 - 26,
      magnitude: ((step % 22) - 4) / 3,
      name: names.get(at),
    }
  })
}

const turn = (degrees: number) => ((degrees % 360) + 360) % 360

/**
 * Mean sidereal time at Greenwich in degrees (Meeus, Astronomical Algorithms, 2nd edition, formula 12.4).
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z; UT1 is taken to be UTC.
 */
export function greenwichSiderealTime(epochMs: number): number {
  const days = julianDay(epochMs) - 2_451_545
  const centuries = days / 36_525
  return turn(
    280.46061837 + 360.98564736629 * days + 0.000387933 * centuries ** 2 - centuries ** 3 / 38_710_000,
  )
}

export const julianDay = (epochMs: number) => epochMs / DAY_MS + 2_440_587.5

interface Moment {
  readonly epochMs: number
  readonly secondsOfDay: number
}

/**
 * Where precession has moved stars since J2000 (Meeus, formulas 21.3 and 21.4, after Lieske 1979).
 * @param stars - Places of J2000.
 * @param epochMs - Milliseconds since 1970-01-01T00:00Z.
 */
export function precess(stars: readonly Star[], epochMs: number): Star[] {
  const centuries = (julianDay(epochMs) - 2_451_545) / 36_525
  const angle = (one: number, two: number, three: number) =>
    ((one + (two + three * centuries) * centuries) * centuries * RADIAN) / 3600
  const zeta = angle(2306.2181, 0.30188, 0.017998)
  const z = angle(2306.2181, 1.09468, 0.018203)
  const theta = angle(2004.3109, -0.42665, -0.041833)
  return stars.map((star) => {
    const from = star.rightAscension * RADIAN + zeta
    const [sine, cosine] = [Math.sin(star.declination * RADIAN), Math.cos(star.declination * RADIAN)]
    const level = Math.cos(theta) * cosine * Math.cos(from) - Math.sin(theta) * sine
    return {
      name: star.name,
      magnitude: star.magnitude,
      rightAscension: turn((Math.atan2(cosine * Math.sin(from), level) + z) / RADIAN),
      declination: Math.asin(Math.sin(theta) * cosine * Math.cos(from) + Math.cos(theta) * sine) / RADIAN,
    }
  })
}

/**
 * The meridian a zone's standard time is kept for, in degrees east, `0` to `360`.
 * @param now - What the wall clock shows.
 * @param halfAYearLater - What it shows then: of the two, the one that is behind is standard time.
 */
export function meridianOf(now: Moment, halfAYearLater: Moment): number {
  const ahead = ({ epochMs, secondsOfDay }: Moment) => turn(secondsOfDay / 240 - (epochMs % DAY_MS) / 240_000)
  const [one, other] = [ahead(now), ahead(halfAYearLater)]
  const summer = turn(one - other)
  return summer > 0 && summer < 180 ? other : one
}

/** How a stage is filled. Lengths in CSS pixels. */
export interface Layout {
  /** Pixels to a degree at the middle of the plate. */
  readonly scale: number
  /** The exposed emulsion: left, top, right, bottom. */
  readonly field: readonly [left: number, top: number, right: number, bottom: number]
  /** Height of a figure. */
  readonly size: number
  /** Where the four figures stand: the left upper corner of each. */
  readonly places: readonly Point[]
  /** How far a figure may reach beyond its place, across and down, as shares of its height. */
  readonly slack: Point
  /** Height of the handwriting; `0` where there is no room for any. */
  readonly hand: number
}

/** A figure's width, as a share of its height. */
export const FIGURE_WIDTH = 0.54

export function layoutAt(width: number, height: number): Layout {
  const short = Math.min(width, height)
  const tiny = short < 200
  const side = tiny ? 4 : Math.max(12, short * 0.034)
  const head = tiny ? 4 : Math.max(20, short * 0.052)
  const foot = tiny ? 11 : Math.max(24, short * 0.07)
  const [across, down] = [width - 2 * side, height - head - foot]
  // One row of four figures, or two of two.
  const upright = width / height < 1.12
  const size = upright
    ? Math.min(down * 0.385, (across * 0.385) / FIGURE_WIDTH)
    : Math.min(down * 0.68, (across * 0.178) / FIGURE_WIDTH)
  const wide = size * FIGURE_WIDTH
  const gap = upright ? (across - 2 * wide) * 0.42 : Math.min(across * 0.052, size * 0.22)
  const apart = upright ? Math.min(down * 0.1, size * 0.34) : Math.min(across * 0.105, size * 0.5)
  // A raised m follows the last figure of a row.
  const middle = width / 2 - (tiny || upright ? 0 : across * 0.012)
  const centre = head + down / 2
  const pair = wide * 2 + gap
  const places = [0, 1, 2, 3].map((figure): Point => {
    const [minutes, units] = [figure > 1, (figure % 2) * (wide + gap)]
    return upright
      ? [middle - pair / 2 + units, centre + (minutes ? apart / 2 : -apart / 2 - size)]
      : [middle + (minutes ? apart / 2 : -apart / 2 - pair) + units, centre - size / 2]
  })
  return {
    scale: Math.sqrt((width * height) / 8200),
    field: [side, head, width - side, height - foot],
    size,
    places,
    slack: upright
      ? [Math.min(0.16, (gap / size) * 0.45), Math.min(0.14, (apart / size) * 0.42)]
      : [(gap / size) * 0.46, 0.13],
    hand: tiny ? 0 : Math.max(11, short * 0.028),
  }
}

/**
 * The galactic centre, a quarter turn along the galactic equator, and the pole, in J2000: ESA, The Hipparcos and Tycho
 * Catalogues (1997), volume 1, section 1.5.3.
 */
export const GALAXY = [
  { rightAscension: 266.405, declination: -28.9362 },
  { rightAscension: 318.0044, declination: 48.3296 },
  { rightAscension: 192.8595, declination: 27.1282 },
]

/** Declination of the plate's middle. */
export const PLATE_DECLINATION = 35

/**
 * The direction to a place in the sky, as the plate lies at `PLATE_DECLINATION` on the meridian.
 * @param siderealTime - Right ascension on the meridian, in degrees.
 * @returns A unit vector: right, down and out of the plate's middle.
 */
export function directionTo(
  { rightAscension, declination }: Pick<Star, 'rightAscension' | 'declination'>,
  siderealTime: number,
): readonly [number, number, number] {
  const hourAngle = (siderealTime - rightAscension) * RADIAN
  const sine = Math.sin(declination * RADIAN)
  const cosine = Math.cos(declination * RADIAN)
  const up = Math.sin(PLATE_DECLINATION * RADIAN)
  const level = Math.cos(PLATE_DECLINATION * RADIAN)
  const south = cosine * Math.cos(hourAngle)
  return [cosine * Math.sin(hourAngle), up * south - level * sine, up * sine + level * south]
}

/** Degrees on the plate to a length of `1` across a direction so far `out`: stereographic, true in the middle. */
export const spreadAt = (out: number) => 2 / RADIAN / Math.max(0.05, 1 + out)

/**
 * Stereographic, north up and east to the left.
 * @param siderealTime - Right ascension on the meridian, in degrees.
 * @returns Degrees right of and below the plate's middle, true there.
 */
export function project(place: Pick<Star, 'rightAscension' | 'declination'>, siderealTime: number): Point {
  const [right, down, out] = directionTo(place, siderealTime)
  return [right * spreadAt(out), down * spreadAt(out)]
}

/** The figures as one stroke of the pen each, in shares of the width and the height. */
const STROKES = [
  '50,0 16,12 0,38 0,64 17,89 50,100 83,89 100,64 100,38 84,12 50,0',
  '20,24 60,0 60,100',
  '3,25 20,5 52,0 88,11 94,34 66,62 0,100 100,100',
  '5,9 48,0 91,13 90,36 48,48 92,61 98,84 55,100 0,91',
  '73,100 73,0 0,69 100,69',
  '92,0 12,0 5,44 50,37 90,51 100,74 80,94 42,100 0,90',
  '86,5 46,10 12,36 0,67 18,93 52,100 86,91 100,69 82,48 44,44 0,67',
  '0,0 100,0 36,100',
  '50,47 10,32 18,8 50,0 82,8 90,32 50,47 3,66 10,91 50,100 90,91 97,66 50,47',
  '14,95 54,90 88,64 100,33 82,7 48,0 14,9 0,31 18,52 56,56 100,33',
].map((stroke) =>
  stroke.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    return [(x! / 100) * FIGURE_WIDTH, y! / 100]
  }),
)

export interface Placed {
  readonly star: Star
  readonly at: Point
}

/** How many of the nearest stars are thought of for a bend of a figure. */
const CHOICES = 7

/** A line out of its direction offends more than a bend out of its place, whose weight is `1`. */
const OUT_OF_SHAPE = 1.3
const FAINTNESS = 0.00025

/**
 * Joins stars into a figure: of a few hundred ways to lay it near its place, the one that real stars fit best.
 * @param stars - Near the figure, in pixels.
 * @param digit - `0` to `9`.
 * @param place - Left upper corner, in pixels.
 * @param size - Height of the figure, in pixels.
 * @param slack - How far the stars may lie beyond its place, as shares of its height.
 * @returns The stars in the order of the pen; the closing star of a loop comes twice.
 */
export function join(
  stars: readonly Placed[],
  digit: number,
  place: Point,
  size: number,
  [beside, above]: Point = [0.22, 0.22],
): Placed[] {
  const stroke = STROKES[digit]!
  const near = stars
    .map((placed) => ({
      placed,
      x: (placed.at[0] - place[0]) / size,
      y: (placed.at[1] - place[1]) / size,
      faint: Math.max(0, placed.star.magnitude) * FAINTNESS,
    }))
    .filter(({ x, y }) => x > -beside && x < FIGURE_WIDTH + beside && y > -above && y < 1 + above)
  if (near.length < stroke.length) return []
  const ways: { points: Point[]; toll: number; least: number }[] = []
  for (const wide of [0.94, 1, 1.06]) {
    for (let shift = 0; shift < 49; shift++) {
      const [dx, dy] = [((shift % 7) - 3) * 0.014, (Math.floor(shift / 7) - 3) * 0.014]
      const points = stroke.map(
        ([x, y]): Point => [
          (x - FIGURE_WIDTH / 2) * wide + FIGURE_WIDTH / 2 + dx,
          (y - 0.5) * (2 - wide) + 0.5 + dy,
        ],
      )
      const toll = 0.06 * (dx * dx + dy * dy)
      let least = toll
      for (const [x, y] of points) {
        let nearest = Infinity
        for (const star of near) nearest = Math.min(nearest, distance(star, x, y))
        least += nearest
      }
      ways.push({ points, toll, least })
    }
  }
  ways.sort((one, other) => one.least - other.least)
  let best: Way<(typeof near)[number]> | undefined
  for (const { points, toll } of ways.slice(0, 24)) best = thread(points, near, toll, best)
  const chosen: Placed[] = []
  for (let step = best; step; step = step.before) chosen.unshift(step.star.placed)
  return chosen
}

interface Near {
  readonly x: number
  readonly y: number
  readonly faint: number
}

/** How ill a star serves as a bend. */
const distance = (star: Near, x: number, y: number) => (star.x - x) ** 2 + (star.y - y) ** 2 + star.faint

interface Way<Kind> {
  readonly cost: number
  readonly star: Kind
  readonly before?: Way<Kind>
}

const passes = <Kind>(way: Way<Kind> | undefined, star: Kind): boolean => {
  for (let step = way; step; step = step.before) if (step.star === star) return true
  return false
}

/** The cheapest way along the bends of a stroke, from star to star (after Viterbi), or the best so far. */
function thread<Kind extends Near>(
  points: readonly Point[],
  near: readonly Kind[],
  toll: number,
  best: Way<Kind> | undefined,
) {
  const options = points.map(([x, y]) => {
    const choices: { star: Kind; cost: number }[] = []
    for (const star of near) {
      const cost = distance(star, x, y)
      if (cost >= (choices[CHOICES - 1]?.cost ?? Infinity)) continue
      choices.push({ star, cost })
      choices.sort((one, other) => one.cost - other.cost).splice(CHOICES)
    }
    return choices
  })
  // A bend that is passed again needs the same star each time: all its choices are tried in turn.
  const last = points.length - 1
  const knots = points.map(([x, y]) => x === points[last]![0] && y === points[last]![1])
  const knotted = knots.indexOf(true) < last
  for (const knot of knotted ? options[last]! : [undefined]) {
    let ways: (Way<Kind> | undefined)[] = [undefined]
    for (const [index, choices] of options.entries()) {
      const next: Way<Kind>[] = []
      const [toX, toY] = points[index]!
      const [fromX, fromY] = points[index - 1] ?? [0, 0]
      for (const { star, cost } of knot && knots[index] ? [knot] : choices) {
        let cheapest: Way<Kind> | undefined
        for (const way of ways) {
          let sum = (way?.cost ?? toll) + cost
          if (way)
            sum +=
              OUT_OF_SHAPE *
              ((star.x - way.star.x - toX + fromX) ** 2 + (star.y - way.star.y - toY + fromY) ** 2)
          // What is dearer already than a whole way known can only become dearer.
          if (
            sum < ((cheapest ?? best)?.cost ?? Infinity) &&
            star !== way?.star &&
            (star === knot?.star || !passes(way, star))
          )
            cheapest = { cost: sum, star, before: way }
        }
        if (cheapest) next.push(cheapest)
      }
      ways = next
    }
    for (const way of ways) if (way && (!best || way.cost < best.cost)) best = way
  }
  return best
}

export interface Plate {
  /** All stars on the plate, in pixels. */
  readonly stars: readonly Placed[]
  /** The hour's two figures, then the minute's. */
  readonly figures: readonly (readonly Placed[])[]
}

/**
 * The plate of a minute: the sky about the meridian and four figures in it.
 * @param siderealTime - Degrees.
 * @param digits - Four figures, `0` to `9`.
 */
export function exposePlate(
  stars: readonly Star[],
  siderealTime: number,
  digits: readonly number[],
  layout: Layout,
): Plate {
  const job = exposing(stars, siderealTime, digits, layout)
  for (;;) {
    const { done, value } = job.next()
    if (done) return value
  }
}

/** The same by and by: what is yielded between may be put off to the next frame. */
export function* exposing(
  stars: readonly Star[],
  siderealTime: number,
  digits: readonly number[],
  layout: Layout,
): Generator<undefined, Plate> {
  const [left, top, right, bottom] = layout.field
  const seen: Placed[] = []
  for (const star of stars) {
    const [x, y] = project(star, siderealTime)
    const at: Point = [(left + right) / 2 + x * layout.scale, (top + bottom) / 2 + y * layout.scale]
    if (at[0] > left && at[0] < right && at[1] > top && at[1] < bottom) seen.push({ star, at })
  }
  // A line that ends at the edge of the emulsion has nothing to hold it.
  const inset = layout.size * 0.04
  const inside = seen.filter(
    ({ at: [x, y] }) => x > left + inset && x < right - inset && y > top + inset && y < bottom - inset,
  )
  const figures: (readonly Placed[])[] = []
  for (const [index, digit] of digits.entries()) {
    yield
    const taken = new Set(figures.flat())
    figures.push(
      join(
        inside.filter((placed) => !taken.has(placed)),
        digit,
        layout.places[index]!,
        layout.size,
        layout.slack,
      ),
    )
  }
  return { stars: seen, figures }
}

/** When in a minute the next plate starts to be pushed in, and when it lies and the pens are set down. */
export const CHANGE_SECOND = 57.5
export const PEN_SECOND = 58.4

const share = (seconds: number, from: number, to: number) => clamp((seconds - from) / (to - from))

/**
 * How far the next plate has been pushed in, `0` to `1`: a hand gets it moving and it stops against a peg.
 * @param seconds - Of the minute, `0` to `60`.
 */
export function pushedAt(seconds: number): number {
  const at = share(seconds, CHANGE_SECOND, PEN_SECOND)
  return at < 0.8
    ? (at / 0.8) ** 2 * (1.6 - 0.6 * (at / 0.8))
    : 1 - 0.012 * Math.sin(((at - 0.8) / 0.2) * Math.PI)
}

/**
 * How many figures each of the two pens has inked on the next plate, `0` to `2`; both are done on the minute.
 * @param seconds - Of the minute, `0` to `60`.
 */
export function inkedAt(seconds: number): number {
  const at = share(seconds, PEN_SECOND, 59.94) * 2
  return Math.floor(at) + easeInOut(at % 1)
}

/** How far the tape's carriage has run back to its start, `0` to `1`. */
export function returnedAt(seconds: number): number {
  return easeInOut(share(seconds, 59.35, 59.98))
}

/** A step that starts with the second, swings a little too far and settles. */
export function tick(seconds: number): number {
  return 1 - Math.exp(-18 * seconds) * Math.cos(22 * seconds)
}

/** `20h 41m`, the way right ascension is written. */
export function hoursOf(degrees: number): string {
  const minutes = Math.floor(turn(degrees) * 4)
  return `${Math.floor(minutes / 60)}h ${twoDigits(minutes % 60)}m`
}

/** Does the stretch between two points touch a rectangle? */
export function crosses(
  from: Point,
  to: Point,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  // Liang and Barsky's clipping: what is left of the stretch inside all four edges.
  let [enters, leaves] = [0, 1]
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  for (const [way, room] of [
    [-x, from[0] - left],
    [x, right - from[0]],
    [-y, from[1] - top],
    [y, bottom - from[1]],
  ] as const) {
    if (way === 0 && room < 0) return false
    if (way < 0) enters = Math.max(enters, room / way)
    if (way > 0) leaves = Math.min(leaves, room / way)
  }
  return enters <= leaves
}
