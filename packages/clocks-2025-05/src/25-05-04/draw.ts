import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  type Contour,
  chance,
  flight,
  hourReach,
  LANE,
  minuteOf,
  minuteReach,
  rim,
  type Sheet,
  scatter,
  seatsOf,
  secondOf,
  unpackOutlines,
} from './model'
import { ASTERISK, BULLETS, COMMAS, SEMICOLONS, STOPS, TILDES } from './outlines'

const SHEET = '#ef6d4e'
const DARK = '#14264d'
const PALE = '#fff0d2'

const HOUR = seatsOf([1, 2, 1, 2, 3, 2, 3, 4, 3])
const MINUTE = seatsOf([1, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1])
/** Which of the commas, packed from the fattest to the leanest, swim with which hand; the first leads. */
const FAT = [0, 6, 4, 16, 2, 8, 11, 13, 1, 18, 10, 9, 3, 20, 15, 12, 19, 6, 14, 5, 22]
const SLIM = [
  6, 25, 32, 13, 37, 29, 22, 38, 31, 20, 28, 34, 26, 19, 33, 35, 36, 30, 39, 24, 27, 21, 17, 23, 7,
]
/** The handful: how far behind the leader, and beside it, in its own lengths. */
const HANDFUL = [
  [0, 0],
  [0.95, 0.42],
  [1.1, -0.4],
  [1.95, 0.1],
  [2.5, -0.5],
  [2.8, 0.5],
  [3.7, 0],
] as const

/** Tail positions each mark is drawn in, from one side to the other. */
const BENDS = 17

interface Marks {
  readonly fat: readonly Contour[][]
  readonly slim: readonly Contour[][]
  readonly leader: Contour[]
  readonly starfish: Contour[]
  readonly stops: readonly Contour[][]
  readonly tildes: readonly Contour[][]
  readonly bullets: readonly Contour[][]
}

let unpacked: Marks | undefined

function marks(): Marks {
  if (unpacked) return unpacked
  const commas = unpackOutlines(COMMAS)
  const tildes = unpackOutlines(TILDES)
  unpacked = {
    fat: FAT.map((index) => commas[index]!),
    slim: [...SLIM.map((index) => commas[index]!), ...unpackOutlines(SEMICOLONS)],
    leader: commas[16]!,
    starfish: unpackOutlines(ASTERISK)[0]!,
    tildes,
    stops: unpackOutlines(STOPS),
    bullets: unpackOutlines(BULLETS),
  }
  return unpacked
}

/** Draws an outline with its tail swept aside. */
function trace(contours: readonly Contour[], sweep: number): Path2D {
  const path = new Path2D()
  for (const contour of contours) {
    const points = contour.map(([x, y, on]) => ({ x, y: y + sweep * Math.max(0, 0.5 - x) ** 2, on }))
    const first = Math.max(
      0,
      points.findIndex(({ on }) => on),
    )
    const at = (index: number) => points[(first + index) % points.length]!
    path.moveTo(at(0).x, at(0).y)
    for (let index = 1; index <= points.length; index++) {
      const point = at(index)
      if (point.on) path.lineTo(point.x, point.y)
      else {
        const next = at(index + 1)
        if (next.on) index++
        path.quadraticCurveTo(
          point.x,
          point.y,
          next.on ? next.x : (point.x + next.x) / 2,
          next.on ? next.y : (point.y + next.y) / 2,
        )
      }
    }
    path.closePath()
  }
  return path
}

const traced = new Map<readonly Contour[], Path2D[]>()

/** @param bend - Of the tail, `-1` to `1`. */
function shape(contours: readonly Contour[], bend: number): Path2D {
  let paths = traced.get(contours)
  if (!paths) {
    paths = []
    traced.set(contours, paths)
  }
  const step = Math.round(((Math.max(-1, Math.min(1, bend)) + 1) / 2) * (BENDS - 1))
  paths[step] ??= trace(contours, (step / (BENDS - 1) - 0.5) * 0.56)
  return paths[step]
}

interface Place {
  readonly x: number
  readonly y: number
}

const RADIAN = Math.PI / 180
const wave = (seconds: number, perMinute: number, phase: number) =>
  Math.sin((seconds * perMinute * Math.PI) / 30 + phase * 2 * Math.PI)

interface Shoal {
  readonly seats: ReturnType<typeof seatsOf>
  /** Keeps the chances of the shoals apart. */
  readonly first: number
  /** Degrees a minute. */
  readonly pace: number
  readonly reach: (sheet: Sheet, degrees: number) => number
  /** Of a fish, as a part of the reach's square root in units. */
  readonly length: number
  /** Half the shoal's width at its widest, in fish. */
  readonly breadth: number
}

const hours: Shoal = {
  seats: HOUR,
  first: 0,
  pace: 0.5,
  reach: hourReach,
  length: 0.113,
  breadth: 1.6,
}
const minutes: Shoal = {
  seats: MINUTE,
  first: 100,
  pace: 6,
  reach: minuteReach,
  length: 0.083,
  breadth: 0.9,
}

/** Where a fish of a hand is at a time: in its seat, but for the swell, its own wandering and its frights. */
function swim(
  sheet: Sheet,
  shoal: Shoal,
  index: number,
  seconds: number,
): Place & { readonly fright: number; readonly size: number } {
  const seat = shoal.seats[index]!
  const fish = shoal.first + index
  const [minute, startle] = minuteOf(seconds, seat.along)
  const heading = minute * shoal.pace
  const reach = shoal.reach(sheet, heading)
  const size = shoal.length * Math.sqrt(reach * sheet.unit)
  const breadth = shoal.breadth * size
  const beat = Math.floor(seconds)
  const scattered = scatter(seconds - beat)
  const [away, aside] = flight(fish, beat)
  const { unit } = sheet
  const lone = seat.along === 1 ? 0 : 1
  const wander = 0.12 * size * lone
  const start = 0.07 * unit
  const along =
    start +
    seat.along * (reach - start) +
    wander * wave(seconds, 13 + (fish % 11), chance(fish)) +
    0.4 * size * scattered * away * lone
  const taper = Math.min(1, 0.3 + 1.3 * (1 - seat.along))
  const across =
    seat.across * breadth * taper * (1 + 0.9 * startle) +
    0.16 * size * (1 - seat.along) * wave(seconds, 24, 1.4 * seat.along) +
    wander * wave(seconds, 17 + (fish % 7), chance(fish, 1)) +
    0.5 * size * scattered * aside * lone
  const sine = Math.sin(heading * RADIAN)
  const cosine = Math.cos(heading * RADIAN)
  return {
    size,
    x: along * sine + across * cosine,
    y: -along * cosine + across * sine,
    fright: Math.min(1, startle + scattered * Math.hypot(away, aside)),
  }
}

/** A place so far inside the rim. */
const placer = (sheet: Sheet) => (degrees: number, inward: number) => {
  const distance = rim(sheet, degrees) - inward
  return {
    x: sheet.width / 2 + distance * Math.sin(degrees * RADIAN),
    y: sheet.height / 2 - distance * Math.cos(degrees * RADIAN),
  }
}

/** The sea, and the stops, that of the minute dark. */
export function drawGround({ context, width, height, time }: CanvasFrame) {
  const unit = Math.min(width, height)
  const sheet: Sheet = { width, height, unit }
  const { stops, bullets } = marks()
  const place = placer(sheet)
  paintSea(context, sheet)
  const pen = penOf(context)
  const stopUnit = 0.65 * unit + 0.175 * (width + height)
  const apart = (minute: number) => (rim(sheet, minute * 6) * Math.PI) / 30
  const gap = 0.012 * unit
  const plain = 0.0215 * stopUnit
  // The larger ones leave room for those beside them.
  const sizeOf = (minute: number) =>
    Math.min(
      stopUnit * (minute % 15 === 0 ? 0.07 : minute % 5 === 0 ? 0.04 : 0.0215),
      2 * apart(minute) - plain - gap,
    )
  for (let minute = 0; minute < 60; minute++) {
    const { x, y } = place(minute * 6, 0)
    const now = minute === time.minute
    const beside = Math.max(sizeOf(minute - 1), sizeOf(minute + 1))
    const grown = Math.min(0.045 * stopUnit, 2 * apart(minute) - beside - gap)
    const mark =
      minute % 15 === 0
        ? bullets[[8, 1, 4, 7][minute / 15]!]!
        : minute % 5 === 0
          ? bullets[[0, 2, 3, 5, 6, 9, 10, 11][minute / 5 - 1 - Math.floor(minute / 15)]!]!
          : stops[(minute * 7) % stops.length]!
    context.fillStyle = now ? DARK : PALE
    pen(shape(mark, 0), x, y, 0, now ? Math.max(sizeOf(minute), grown) : sizeOf(minute), 1)
  }
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

const sheetOf = ({ width, height }: Size): Sheet => ({ width, height, unit: Math.min(width, height) })

/** On the smallest sheets fish are larger. */
const growthOf = ({ unit }: Sheet) => (unit < 200 ? 1.25 : 1)

function drawShoal({ context, width, height, time }: CanvasFrame, shoal: Shoal, kinds: readonly Contour[][]) {
  const sheet = sheetOf({ width, height })
  const { unit } = sheet
  const seconds = time.secondsOfDay
  const pen = penOf(context, true)
  for (let index = shoal.seats.length - 1; index >= 0; index--) {
    const fish = shoal.first + index
    const now = swim(sheet, shoal, index, seconds)
    const before = swim(sheet, shoal, index, seconds - 0.04)
    const [minute] = minuteOf(seconds, shoal.seats[index]!.along)
    // It swims against a current that flows from the tip: its body lies along its way through the water.
    const out = minute * shoal.pace * RADIAN
    const speed = 0.4 * unit * 0.04
    const angle = Math.atan2(
      now.y - before.y - speed * Math.cos(out),
      now.x - before.x + speed * Math.sin(out),
    )
    const tail = wave(seconds, 95 + (fish % 9) * 9, chance(fish, 2)) * (0.55 + 0.6 * now.fright)
    const size = now.size * growthOf(sheet) * (0.86 + 0.3 * chance(fish, 3)) * (index === 0 ? 1.16 : 1)
    const kind = kinds[index % kinds.length]!
    pen(shape(kind, tail), width / 2 + now.x, height / 2 + now.y, angle, size, chance(fish, 4) < 0.5 ? -1 : 1)
  }
}

/** The starfish in the middle, and the shoal of the hour. */
export function drawHour(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const { fat, starfish } = marks()
  const sheet = sheetOf(frame)
  context.fillStyle = DARK
  // An arm's width a minute: it is itself again at midnight.
  penOf(context, true)(
    shape(starfish, 0),
    width / 2,
    height / 2,
    time.secondsOfDay * 1.2 * RADIAN,
    STARFISH * sheet.unit * growthOf(sheet),
    1,
  )
  context.fillStyle = PALE
  drawShoal(frame, hours, fat)
  return untilSwims(time)
}

const STARFISH = 0.075

/** The shoal of the minute. */
export function drawMinute(frame: CanvasFrame) {
  frame.context.fillStyle = DARK
  drawShoal(frame, minutes, marks().slim)
  return untilSwims(frame.time)
}

/** Places of the handful and their directions, the leader first. */
function handfulAt(sheet: Sheet, seconds: number) {
  const place = placer(sheet)
  const { unit } = sheet
  const length = HANDFUL_LENGTH * unit * growthOf(sheet)
  return HANDFUL.map(([behind, beside], index) => {
    const degrees = secondOf(seconds, behind * 0.07) * 6
    const ahead = place(degrees + 0.5, LANE * unit)
    const back = place(degrees - 0.5, LANE * unit)
    const degree = Math.hypot(ahead.x - back.x, ahead.y - back.y)
    const centre = degrees - ((behind + 0.5) * length) / degree
    const sway = beside * 0.62 + 0.12 * wave(seconds, 41 + index * 6, index / 7) * Math.min(1, behind)
    const at = place(centre, LANE * unit + sway * length)
    const next = place(centre + 1.5, LANE * unit + sway * length)
    return { ...at, angle: Math.atan2(next.y - at.y, next.x - at.x) }
  })
}

/** Of a fish of the handful, in units. */
const HANDFUL_LENGTH = 0.056

/** Milliseconds of a second in which the handful keeps its place: between the last one's arrival and the leader's dart. */
const KEEPS = { from: 240, to: 730 }

/** Just short of the next picture of so many milliseconds, so that the beat at which it comes is not missed. */
const untilNext = (millisecond: number, every: number) => Math.max(1, every - (millisecond % every) - 10)

/** A hand scatters quickly at the beat and dashes before the stroke; else it only swims. */
const untilSwims = ({ second, millisecond }: CanvasFrame['time']) =>
  second === 59 ? undefined : untilNext(millisecond, millisecond < 190 ? 100 : 250)

/** The handful that circles: its dart is smooth, and while it keeps its place only its tails move. */
export function drawHandful({ context, width, height, time }: CanvasFrame) {
  const { fat, leader } = marks()
  const sheet = sheetOf({ width, height })
  const seconds = time.secondsOfDay
  const pen = penOf(context, true)
  context.fillStyle = PALE
  const length = HANDFUL_LENGTH * sheet.unit * growthOf(sheet)
  for (const [index, { x, y, angle }] of handfulAt(sheet, seconds).entries()) {
    const tail = wave(seconds, 120, index / 3) * 0.9
    pen(
      shape(index === 0 ? leader : fat[(index * 5) % fat.length]!, tail),
      x,
      y,
      angle,
      length * (index === 0 ? 1.25 : 0.8),
      index % 2 ? -1 : 1,
    )
  }
  const { millisecond } = time
  return millisecond >= KEEPS.from && millisecond < KEEPS.to
    ? Math.min(200, KEEPS.to - millisecond)
    : undefined
}

/** The box that holds all of some places and so much around each. */
function around(places: readonly Place[], margin: number) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top }
}

/** How far from its place a fish is seen, in its lengths: it is longer than most, sways, and has a halo. */
const FISH_REACH = 1.4

/** Moments of a minute at which its shoals reach farthest: just after each beat, and while they change places. */
const FARTHEST = [
  ...Array.from({ length: 60 }, (_, second) => second + 0.12),
  ...Array.from({ length: 17 }, (_, step) => 59.2 + step * 0.05),
]

/** The part of the stage in which a hand swims through a minute. */
export function handPart(size: Size, hand: 'hour' | 'minute', minuteOfDay: number) {
  const sheet = sheetOf(size)
  const shoal = hand === 'hour' ? hours : minutes
  const growth = growthOf(sheet)
  let longest = 0
  const places = shoal.seats.flatMap((_, index) =>
    FARTHEST.map((second) => {
      const { x, y, size: long } = swim(sheet, shoal, index, minuteOfDay * 60 + second)
      longest = Math.max(longest, long)
      return { x: size.width / 2 + x, y: size.height / 2 + y }
    }),
  )
  // Where the starfish lies, as if it were a fish.
  if (hand === 'hour') places.push({ x: size.width / 2, y: size.height / 2 })
  return around(places, FISH_REACH * growth * Math.max(longest, STARFISH * sheet.unit))
}

/** The part of the stage in which the handful swims through so many seconds. */
export function handfulPart(size: Size, secondOfDay: number, seconds: number) {
  const sheet = sheetOf(size)
  const places = Array.from({ length: seconds * 10 + 1 }, (_, tenth) =>
    handfulAt(sheet, secondOfDay + tenth / 10),
  ).flat()
  return around(places, FISH_REACH * growthOf(sheet) * HANDFUL_LENGTH * sheet.unit)
}

/**
 * A pen that prints a shape at a place, turned, in a size, or mirrored.
 * @param halo - Whether it leaves the sheet bare around the shape.
 */
function penOf(context: CanvasRenderingContext2D, halo = false) {
  return (path: Path2D, x: number, y: number, angle: number, size: number, mirror: 1 | -1) => {
    context.save()
    context.translate(x, y)
    context.rotate(angle)
    context.scale(size, size * mirror)
    if (halo) {
      context.lineWidth = 0.17
      context.strokeStyle = SHEET
      context.stroke(path)
    }
    context.fill(path)
    context.restore()
  }
}

/** Rows of tildes, a shade above the sheet. */
function paintSea(context: CanvasRenderingContext2D, { width, height, unit }: Sheet) {
  const { tildes } = marks()
  const pen = penOf(context)
  const step = unit * 0.088
  context.fillStyle = '#f27757'
  const rows = Math.ceil(height / 2 / (step * 0.62)) + 1
  const files = Math.ceil(width / 2 / step) + 1
  for (let row = -rows; row <= rows; row++) {
    const kind = shape(tildes[[0, 2, 4, 2][row & 3]!]!, 0)
    for (let file = -files; file <= files; file++) {
      pen(
        kind,
        width / 2 + (file + (row % 2 ? 0.5 : 0)) * step,
        height / 2 + row * step * 0.62,
        0,
        step * 0.7,
        1,
      )
    }
  }
}
