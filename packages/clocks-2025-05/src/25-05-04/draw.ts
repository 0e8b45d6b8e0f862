import { secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  aim,
  type Contour,
  DART,
  dartedTo,
  fileOf,
  HOUR_SIZES,
  hourReach,
  isMeeting,
  LANE,
  MINUTE_SIZES,
  minuteReach,
  rim,
  type Sheet,
  stopSize,
  turnOf,
  unpackOutlines,
} from './model'
import { ASTERISK, COMMAS, SIGNS, STOPS } from './outlines'

const SEA = '#ef6a4a'
const DEEP = '#df4f31'
const DARK = '#12244d'
const PALE = '#fff1d4'
/** The second's own: neither the hour's tint nor the minute's. */
const WINE = '#9c1f2e'

const RADIAN = Math.PI / 180

interface Marks {
  readonly commas: readonly Contour[][]
  readonly stops: readonly Contour[][]
  readonly signs: readonly Contour[][]
  readonly starfish: Contour[]
}

let unpacked: Marks | undefined

function marks(): Marks {
  unpacked ??= {
    commas: unpackOutlines(COMMAS),
    stops: unpackOutlines(STOPS),
    signs: unpackOutlines(SIGNS),
    starfish: unpackOutlines(ASTERISK)[0]!,
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

const sheetOf = ({ width, height }: CanvasFrame): Sheet => ({ width, height, unit: Math.min(width, height) })

/** A mark with its middle `out` from the dial's, in a direction, its nose outwards or turned from there. */
function mark(
  frame: CanvasFrame,
  colour: string,
  contours: readonly Contour[],
  degrees: number,
  out: number,
  size: number,
  turn = 0,
  sweep = 0,
  mirrored = false,
  clearing = 0,
) {
  const { context, width, height } = frame
  context.save()
  context.translate(
    width / 2 + Math.sin(degrees * RADIAN) * out,
    height / 2 - Math.cos(degrees * RADIAN) * out,
  )
  context.rotate((degrees - 90 + turn) * RADIAN)
  context.scale(size, mirrored ? -size : size)
  const path = trace(contours, sweep)
  if (clearing) {
    context.globalCompositeOperation = 'destination-out'
    context.lineWidth = (clearing * 2) / size
    context.lineJoin = 'round'
    context.stroke(path)
    context.globalCompositeOperation = 'source-over'
  }
  context.fillStyle = colour
  context.fill(path)
  context.restore()
}

/** The hour's own, as large as the sea bed: solid ones with a head and a tail. */
const FAT = [0, 6, 4, 22, 13, 8, 19, 1, 10, 20, 32, 18]
/** Those that swim as hands: the ones with the roundest heads. */
const ROUND = [0, 6, 4, 22, 13, 8, 19]
/** Those that stay clear when they are small. */
const SMALL = [1, 9, 0, 24, 13, 2, 29, 16, 23, 18, 37, 4, 35, 21, 38, 33]
/** The two that stand at the top, as a closing quotation mark, and the second's. */
const [QUOTE, LONE] = [32, 0]

/** Draws the hour's comma as large as fits, along the stage's longer way, its head and its tail to be seen. */
function drawWhale(frame: CanvasFrame, comma: Contour[]) {
  const { width, height, time } = frame
  const { context } = frame
  // Its head to the right and to the left by turns, and up where the stage stands.
  const lean = width > height ? 22 : 72
  const turn = (time.hour % 2 === 0 ? -lean : 180 + lean) * RADIAN
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const spots = comma.flatMap((contour) =>
    contour.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const),
  )
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const size = 0.98 * Math.min(width / (right - left), height / (foot - top))
  context.save()
  context.translate(width / 2 - ((left + right) / 2) * size, height / 2 - ((top + foot) / 2) * size)
  context.rotate(turn)
  context.scale(size, size)
  context.fillStyle = DEEP
  context.fill(trace(comma, 0))
  context.restore()
}

/** The sea with the hour's own comma in it, larger than the stage, and the stops: that of the minute is dark. */
export function drawSea(frame: CanvasFrame) {
  const { context, width, height, time, transparent } = frame
  const sheet = sheetOf(frame)
  const { commas, stops, signs } = marks()
  if (!transparent) {
    context.fillStyle = SEA
    context.fillRect(0, 0, width, height)
    drawWhale(frame, commas[FAT[time.hour % 12]!]!)
  }
  for (let minute = 0; minute < 60; minute++) {
    const isFive = minute % 5 === 0
    const isNow = minute === time.minute
    const glyph = isFive ? signs[minute / 5 - 1]! : stops[SMALL[(minute * 7) % SMALL.length]!]!
    const size = stopSize(sheet, minute) * sheet.unit
    const degrees = aim(sheet, turnOf(minute))
    const out = rim(sheet, degrees)
    // The hour's own stands in a disc: on an oval a hand alone leaves room for doubt.
    const isHour = minute === (time.hour % 12) * 5
    if (isHour) {
      const [sin, cos] = [Math.sin(degrees * RADIAN), Math.cos(degrees * RADIAN)]
      context.fillStyle = PALE
      context.beginPath()
      context.arc(width / 2 + sin * out, height / 2 - cos * out, size * 0.72, 0, 2 * Math.PI)
      context.fill()
    }
    const colour = isNow ? DARK : isHour ? DEEP : PALE
    // Twelve is two commas standing side by side, as they do at the end of a saying.
    if (minute === 0)
      for (const side of [-1, 1]) {
        const within = size * (isHour ? 0.74 : 1)
        const aside = side * within * 0.26
        mark(
          frame,
          colour,
          commas[QUOTE]!,
          Math.atan2(aside, out) / RADIAN,
          Math.hypot(aside, out),
          within * 1.36,
        )
      }
    // Upright, as they are set.
    else mark(frame, colour, glyph, degrees, out, size * (isNow && !isFive ? 1.7 : 1), 90 - degrees)
  }
}

/** The hands: one great comma for the hour, a row of others for the minute. */
export function drawHands(frame: CanvasFrame) {
  const { time, motion } = frame
  const sheet = sheetOf(frame)
  const { commas, starfish } = marks()
  const since = motion === 'reduced' ? 1 : secondsOf(time)
  const minutes = time.hour * 60 + time.minute
  const now = dartedTo(minutes, since)
  const bend = since < DART ? Math.sin((since / DART) * Math.PI * 3) * 0.35 : 0
  const start = 0.065 * sheet.unit
  const hour = aim(sheet, now / 2)
  const minute = aim(sheet, turnOf(now))
  const hours = fileOf(start, hourReach(sheet, hour), HOUR_SIZES)
  for (const [fish, { middle, length }] of hours.entries()) {
    const glyph = commas[ROUND[(time.hour + fish * 3) % ROUND.length]!]!
    mark(frame, PALE, glyph, hour, middle, length, 0, bend, fish % 2 === 1)
  }
  const reach = minuteReach(sheet, minute)
  // Where they would swim through the hour's they queue before it; and fewer where there is little room, but larger.
  const from = isMeeting(hour, minute) ? hourReach(sheet, hour) + 0.014 * sheet.unit : start
  const room = (reach - from) / sheet.unit
  const file = fileOf(
    from,
    reach,
    MINUTE_SIZES.slice(0, room > 0.42 ? 4 : room > 0.24 ? 3 : room > 0.12 ? 2 : 1),
  )
  // First all clear what is beneath them, so that none cuts into the one before it.
  for (const clearing of [0.009 * sheet.unit, 0])
    for (const [fish, { middle, length }] of file.entries()) {
      const glyph = commas[ROUND[(minutes * 3 + fish * 2) % ROUND.length]!]!
      mark(frame, DARK, glyph, minute, middle, length, 0, -bend, fish % 2 === 0, clearing)
    }
  mark(frame, DARK, starfish, 0, 0, 0.11 * sheet.unit, 72 * (now % 5), 0, false, 0.008 * sheet.unit)
  return since >= DART ? untilMinute(time) : undefined
}

/** The lone one that noses past a stop a second. */
export function drawSwimmer(frame: CanvasFrame) {
  const { time, motion } = frame
  const sheet = sheetOf(frame)
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const degrees = aim(sheet, turnOf(dartedTo(time.second, since)))
  const at = (angle: number) => {
    const out = rim(sheet, angle) - LANE * sheet.unit
    return [Math.sin(angle * RADIAN) * out, -Math.cos(angle * RADIAN) * out] as const
  }
  const [here, ahead] = [at(degrees), at(degrees + 1)]
  const heading = Math.atan2(ahead[1] - here[1], ahead[0] - here[0]) / RADIAN
  const bend = since < DART ? Math.sin((since / DART) * Math.PI * 2) * 0.4 : 0
  mark(
    frame,
    WINE,
    marks().commas[LONE]!,
    degrees,
    rim(sheet, degrees) - LANE * sheet.unit,
    0.066 * sheet.unit,
    heading - degrees + 90,
    bend,
  )
  return since >= DART ? untilSecond(time) : undefined
}
