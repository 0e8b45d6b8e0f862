import { clamp, easeInOut } from '@found-time/clock-runtime'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A place on a track, looking the way trains go. */
export interface Place extends Point {
  /** Degrees clockwise from rightwards. */
  readonly angleDeg: number
}

/** A closed track of straights and arcs, clockwise. Distances are in CSS pixels from its first straight on. */
export interface Track {
  /** For an SVG path. */
  readonly d: string
  readonly length: number
  at(distance: number): Place
  /** How far along the nearest place on a straight is. */
  nearest(point: Point): number
  /** The middle of the straight a distance is on; of the nearer one, from within an arc. */
  straight(distance: number): Point
}

interface Piece {
  readonly start: number
  readonly length: number
  readonly from: Point
  /** Direction at its start, radians. */
  readonly direction: number
  /** Radius of an arc, which always turns right; `0` for a straight. */
  readonly radius: number
}

const modulo = (value: number, size: number) => ((value % size) + size) % size
const number = (value: number) => String(Math.round(value * 100) / 100)

/**
 * The track round a convex polygon, each corner an arc of one radius: the convention of transit diagrams.
 * @param corners - Clockwise.
 */
export function trackRound(corners: readonly Point[], radius: number): Track {
  const pieces: Piece[] = []
  let length = 0
  const add = (from: Point, direction: number, piece: number, pieceRadius: number) => {
    pieces.push({ start: length, length: piece, from, direction, radius: pieceRadius })
    length += piece
  }
  let d = ''
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]!
    const after = corners[(index + 2) % corners.length]!
    const before = corners[modulo(index - 1, corners.length)]!
    const direction = Math.atan2(next.y - corner.y, next.x - corner.x)
    const turn = (a: number, b: number) => modulo(b - a, 2 * Math.PI)
    const turnHere = turn(Math.atan2(corner.y - before.y, corner.x - before.x), direction)
    const turnNext = turn(direction, Math.atan2(after.y - next.y, after.x - next.x))
    const cutHere = radius * Math.tan(turnHere / 2)
    const cutNext = radius * Math.tan(turnNext / 2)
    const straight = Math.hypot(next.x - corner.x, next.y - corner.y) - cutHere - cutNext
    const from = along(corner, direction, cutHere)
    const to = along(from, direction, straight)
    add(from, direction, straight, 0)
    add(to, direction, radius * turnNext, radius)
    const arcEnd = along(next, direction + turnNext, cutNext)
    d += `${index === 0 ? 'M' : 'L'}${number(from.x)} ${number(from.y)}L${number(to.x)} ${number(to.y)}`
    d += `A${number(radius)} ${number(radius)} 0 0 1 ${number(arcEnd.x)} ${number(arcEnd.y)}`
  }
  const pieceAt = (distance: number) => pieces.findLast(({ start }) => start <= distance) ?? pieces[0]!
  return {
    d: `${d}z`,
    length,
    straight(distance) {
      const wanted = modulo(distance, length)
      const { start, length: pieceLength, radius: arc } = pieceAt(wanted)
      const way = wanted - start < pieceLength / 2 ? -1 : 1
      const piece = arc
        ? pieceAt(modulo(start + pieceLength / 2 + way * pieceLength, length))
        : pieceAt(start)
      return along(piece.from, piece.direction, piece.length / 2)
    },
    at(distance) {
      const wanted = modulo(distance, length)
      const piece = pieceAt(wanted)
      const into = wanted - piece.start
      if (!piece.radius) {
        return { ...along(piece.from, piece.direction, into), angleDeg: (piece.direction * 180) / Math.PI }
      }
      const centre = along(piece.from, piece.direction + Math.PI / 2, piece.radius)
      const direction = piece.direction + into / piece.radius
      return {
        ...along(centre, direction - Math.PI / 2, piece.radius),
        angleDeg: (direction * 180) / Math.PI,
      }
    },
    nearest(point) {
      let best = { distance: Number.POSITIVE_INFINITY, along: 0 }
      for (const { start, length: pieceLength, from, direction, radius: arc } of pieces) {
        if (arc) continue
        const x = point.x - from.x
        const y = point.y - from.y
        const into = Math.min(pieceLength, Math.max(0, x * Math.cos(direction) + y * Math.sin(direction)))
        const foot = along(from, direction, into)
        const distance = Math.hypot(foot.x - point.x, foot.y - point.y)
        if (distance < best.distance) best = { distance, along: start + into }
      }
      return best.along
    },
  }
}

function along({ x, y }: Point, direction: number, distance: number): Point {
  return { x: x + Math.cos(direction) * distance, y: y + Math.sin(direction) * distance }
}

/** A rectangle with its four corners cut at 45°. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How much is cut off, along each side: top left, top right, bottom right, bottom left. */
  readonly cuts: readonly [number, number, number, number]
}

function cornersOf({ left, top, right, bottom, cuts: [a, b, c, d] }: Cut): Point[] {
  return [
    { x: left + a, y: top },
    { x: right - b, y: top },
    { x: right, y: top + b },
    { x: right, y: bottom - c },
    { x: right - c, y: bottom },
    { x: left + d, y: bottom },
    { x: left, y: bottom - d },
    { x: left, y: top + a },
  ]
}

/** A line: its track and how far along each of its stations lies, ascending from station 0 for once round. */
export interface Line {
  readonly track: Track
  readonly stations: readonly number[]
}

/**
 * Puts stations on a track: some where they must be, the others evenly between.
 * @param count - Stations on the line.
 * @param anchors - Station numbers and their distances along the track; station 0 among them.
 */
export function lineOf(track: Track, count: number, anchors: ReadonlyMap<number, number>): Line {
  const zero = anchors.get(0)
  if (zero === undefined) throw new RangeError('lineOf: station 0 needs a place.')
  const fixed = [...anchors]
    .map(([station, distance]) => ({ station, distance: modulo(distance - zero, track.length) + zero }))
    .sort((a, b) => a.station - b.station)
  fixed.push({ station: count, distance: zero + track.length })
  const stations: number[] = []
  for (const [index, { station, distance }] of fixed.slice(0, -1).entries()) {
    const next = fixed[index + 1]!
    for (let here = station; here < next.station; here++) {
      stations.push(distance + ((here - station) / (next.station - station)) * (next.distance - distance))
    }
  }
  return { track, stations }
}

/**
 * How far along a train is.
 * @param progress - In stations: `9.5` is half way from station 9 to station 10; any number of times round.
 */
export function distanceAt({ track, stations }: Line, progress: number): number {
  const around = modulo(progress, stations.length)
  const station = Math.floor(around)
  const here = stations[station]!
  const next = stations[station + 1] ?? stations[0]! + track.length
  return here + (around - station) * (next - here)
}

/** From standstill to standstill: a train speeds up briskly and brakes gently. */
export function ride(part: number): number {
  const at = clamp(part)
  // Speed rises over the first third and falls over the rest, both evenly.
  const peak = 0.34
  return at < peak ? (at * at) / peak : 1 - (1 - at) ** 2 / (1 - peak)
}

export interface Moment {
  readonly hour12: number
  readonly minute: number
  readonly second: number
  readonly millisecond: number
}

/** How long into a second the train of the seconds stands at its station. */
const WAIT_MS = 560

/**
 * Where the three trains are, in stations. They arrive on the beat, never after it, so that whole seconds are true.
 */
export function progressOf({ hour12, minute, second, millisecond }: Moment) {
  const part = millisecond / 1000
  return {
    hours: (hour12 % 12) + (minute * 60 + second + part) / 3600,
    minutes: minute + ride((second + part - 57) / 3),
    seconds: second + ride((millisecond - WAIT_MS) / (1000 - WAIT_MS)),
  }
}

/**
 * For how many milliseconds all trains stand, but for the creeping one of the hours; `undefined` while one rides.
 */
export function untilRide({
  second,
  millisecond,
}: Pick<Moment, 'second' | 'millisecond'>): number | undefined {
  return second < 57 && millisecond < WAIT_MS ? WAIT_MS - millisecond : undefined
}

/** How long a board's roller takes. */
const ROLL_MS = 220

/**
 * How far the boards' rollers have turned to the next names, `0` to `1`: with the trains' arrival, never after the beat.
 */
export function rollsOf({ minute, second, millisecond }: Omit<Moment, 'hour12'>) {
  const seconds = easeInOut((millisecond - 1000 + ROLL_MS) / ROLL_MS)
  const minutes = second === 59 ? seconds : 0
  return { hours: minute === 59 ? minutes : 0, minutes, seconds }
}

/** For how many milliseconds a board's rollers stand; `undefined` while they turn. */
export function untilRoll(
  { second, millisecond }: Pick<Moment, 'second' | 'millisecond'>,
  unit: keyof ReturnType<typeof rollsOf>,
): number | undefined {
  const seconds = unit === 'seconds' ? 0 : 59 - second
  const rest = seconds * 1000 + 1000 - ROLL_MS - millisecond
  return rest > 0 ? rest : undefined
}

const UNITS = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
const TEENS = ['Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen']
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty']

/**
 * A number's name.
 * @param value - `1` to `59`.
 * @example numberName(23) // 'Twenty-Three'
 */
export function numberName(value: number): string {
  if (value <= 12) return UNITS[value]!
  if (value < 20) return TEENS[value - 13]!
  const ten = TENS[Math.floor(value / 10) - 2]!
  return value % 10 ? `${ten}-${UNITS[value % 10]}` : ten
}

/** Names of the stations, so that the three boards read as a sentence: Ten, O’Clock, Sharp. */
export const hourStation = (station: number) => numberName(station % 12 || 12)
export const minuteStation = (station: number) => (station % 60 ? numberName(station % 60) : 'O’Clock')
export const secondStation = (station: number) => (station % 60 ? numberName(station % 60) : 'Sharp')

export interface Spot {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface Network {
  readonly width: number
  readonly height: number
  readonly tall: boolean
  /** Width of a line. */
  readonly gauge: number
  /** Between the middles of lines that run side by side. */
  readonly spacing: number
  readonly fontSize: number
  /** Left and right of what is printed on a tall page. */
  readonly margin: number
  /** Whether there is room for the names of the hours, */
  readonly hoursNamed: boolean
  /** for those of the fives, */
  readonly named: boolean
  /** and for the rest of the printing. */
  readonly roomy: boolean
  readonly hours: Line
  readonly minutes: Line
  readonly seconds: Line
  /** The box round the outermost line. */
  readonly frame: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Depth of the strips between the outermost line and the free sides of the others. */
  readonly strip: number
  /** Where the hours and the seconds cross: top right, bottom left. */
  readonly crossings: readonly [Crossing, Crossing]
  /** Stations where a train of the inner line waits beside one of the outer. */
  readonly platforms: readonly Platform[]
  readonly boards: { readonly hours: Spot; readonly minutes: Spot; readonly seconds: Spot }
}

interface Platform {
  /** On the minutes. */
  readonly from: Point
  /** On the line beside it, and how far along that is. */
  readonly to: Point
  readonly distance: number
}

interface Crossing extends Point {
  readonly hour: number
  readonly second: number
}

/** The network in a stage of this size, CSS pixels. */
export function networkOf(width: number, height: number): Network {
  const size = Math.sqrt(width * height)
  // A little wider than high is still tall: side by side, the boards would have no room.
  const tall = width < height * 1.15
  const gauge = size * 0.0118
  const spacing = gauge * 1.58
  // Side by side, boards that say more than a name need more room.
  const named = size > (tall ? 460 : 560)
  const hoursNamed = size > 280
  const roomy = size > 640
  const fontSize = Math.max(9.2, size * 0.0128)
  // On a tall page the names of the minutes, the title and the key keep one margin.
  const margin = fontSize * 1.1
  const marginX = !named
    ? gauge * 2.4
    : tall
      ? margin + fontSize * 5.1 + gauge * 1.2
      : fontSize * 5.1 + gauge * 2.2
  const marginY = (named ? fontSize * 1.9 + gauge * 1.6 : gauge * 2.4) + (tall && named ? fontSize * 3 : 0)
  const frame = { left: marginX, top: marginY, right: width - marginX, bottom: height - marginY }
  const centreX = width / 2
  const centreY = height / 2
  const strip = tall ? width * 0.13 : height * 0.165
  const overlap = tall ? Math.max(height * 0.09, size * 0.12) : width * 0.135
  const bend = Math.min(width, height) * (tall ? 0.17 : 0.2)
  const corner = strip * 0.62
  const radius = gauge * 2.6

  // Side by side, a cut corner of the inner line must be this much shorter to keep its distance on the slope.
  const inner = (cut: number) => cut - spacing * (2 - Math.SQRT2)
  const hoursRight = tall ? frame.right - strip : centreX + overlap
  const hoursBottom = tall ? centreY + overlap : frame.bottom - strip
  const minutesTrack = trackRound(
    cornersOf({ ...frame, cuts: [bend, corner, bend, corner] }),
    radius + spacing,
  )
  const hoursTrack = trackRound(
    cornersOf({
      left: frame.left + spacing,
      top: frame.top + spacing,
      right: hoursRight,
      bottom: hoursBottom,
      cuts: [inner(bend), corner, corner, corner],
    }),
    radius,
  )
  const secondsTrack = trackRound(
    cornersOf({
      left: width - hoursRight,
      top: height - hoursBottom,
      right: frame.right - spacing,
      bottom: frame.bottom - spacing,
      cuts: [corner, corner, inner(bend), corner],
    }),
    radius,
  )

  const minutes = lineOf(minutesTrack, 60, new Map([[0, minutesTrack.nearest({ x: centreX, y: frame.top })]]))
  const crossA = { x: hoursRight, y: height - hoursBottom }
  const crossB = { x: width - hoursRight, y: hoursBottom }
  const minutePlaces = minutes.stations.map((distance) => minutesTrack.at(distance))
  /** A station of the minutes beside a track and near a point, for a platform across both. */
  const platformNear = (track: Track, point: Point): Platform | undefined =>
    minutePlaces
      .map((from) => {
        const distance = track.nearest(from)
        return { from, to: track.at(distance), distance }
      })
      .filter(({ from, to }) => apart(from, to) < spacing * 1.05)
      .sort((a, b) => apart(a.from, point) - apart(b.from, point))[0]

  const hours = withPlatforms(hoursTrack, 12, { x: (frame.left + hoursRight) / 2, y: frame.top }, 1)
  const seconds = withPlatforms(secondsTrack, 60, undefined, 5)

  /** A line with stations at both crossings, and platforms at the quarters that run beside the minutes. */
  function withPlatforms(track: Track, count: number, top: Point | undefined, step: number) {
    const start = top ? platformNear(track, top) : undefined
    const zero = start?.distance ?? track.nearest(top ?? crossA)
    const anchors = new Map([[0, zero]])
    for (const crossing of top ? [crossA, crossB] : [crossB]) {
      const distance = track.nearest(crossing)
      const natural = (modulo(distance - zero, track.length) / track.length) * count
      anchors.set(Math.round(natural / step) * step, distance)
    }
    const rough = lineOf(track, count, anchors)
    const platforms = start ? [start] : []
    for (const quarter of top ? [0.75] : [0.25, 0.5]) {
      const platform = platformNear(track, track.at(rough.stations[quarter * count]!))
      if (!platform) continue
      const station = nearestStation(rough, platform.to)
      if (anchors.has(station)) continue
      anchors.set(station, platform.distance)
      platforms.push(platform)
    }
    return { line: lineOf(track, count, anchors), platforms }
  }

  // Boards stand in the three cells the lines make, clear of the names on either side.
  const cellLeft = frame.left + spacing + gauge * 1.6 + (hoursNamed ? fontSize * 4.2 : 0)
  const cellRight =
    (tall ? hoursRight : width - hoursRight) - gauge * 2.4 - (named && !tall && !roomy ? fontSize * 3 : 0)
  const hoursBoard = {
    x: (cellLeft + cellRight) / 2,
    y: (frame.top + spacing + (tall ? height - hoursBottom : hoursBottom)) / 2,
    width: Math.min(cellRight - cellLeft, gauge * (tall ? (named ? 30 : 44) : 24)),
  }
  const boards = {
    hours: hoursBoard,
    minutes: {
      x: centreX,
      y: centreY,
      width: Math.min(2 * hoursRight - width - gauge * (named ? 3.8 : 3), gauge * (named ? 32 : 44)),
    },
    seconds: { ...hoursBoard, x: width - hoursBoard.x, y: height - hoursBoard.y },
  }
  return {
    width,
    height,
    tall,
    gauge,
    spacing,
    fontSize,
    margin,
    hoursNamed,
    named,
    roomy,
    hours: hours.line,
    minutes,
    seconds: seconds.line,
    frame,
    strip,
    crossings: [crossingAt(crossA), crossingAt(crossB)],
    platforms: [...hours.platforms, ...seconds.platforms],
    boards,
  }

  function crossingAt(point: Point): Crossing {
    return { ...point, hour: nearestStation(hours.line, point), second: nearestStation(seconds.line, point) }
  }
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function nearestStation({ track, stations }: Line, point: Point): number {
  const distances = stations.map((distance) => apart(track.at(distance), point))
  return distances.indexOf(Math.min(...distances))
}

/** Which side of its line a station's tick and name stand on: `1` outside, `-1` inside, along a straight beside another line. */
export function sideOf({ minutes, strip }: Network, line: Line, distance: number): number {
  if (line === minutes) return 1
  const middle = line.track.straight(distance)
  return apart(minutes.track.at(minutes.track.nearest(middle)), middle) < strip * 0.9 ? -1 : 1
}
