import {
  type ClockTime,
  Stage,
  secondsOf,
  twoDigits,
  untilSecond,
  useClockTime,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { Fragment } from 'react'
import styles, { css } from './clock.module.css'
import { bearing, type Desk, deskOf, hop, nearest, onRing, type Point } from './model'

export { notes } from './notes'

const sheet = new URL('./pointers.webp', import.meta.url).href
const FAMILY = 'ft-25-04-26 Tip'

export const images = [sheet]
export const fonts = [{ family: FAMILY, source: new URL('./tip.woff2', import.meta.url).href, weight: '700' }]

/** Pixels of a cell in the sheet, and the places of what is in it. */
const CELL = 64
const ARROW = 0
const TARGET = 1
const CARET = 2
const CROSS = 3
/** The pixels of its cell that the arrow fills, and a few around them. */
const ARROW_BOX = { left: 16, top: 5, width: 32, height: 53 }
const GLASS = 4
/** The hourglass runs down in five pictures and turns over in three. */
const RUNNING = 5
const TURNING = 3

/** The outline of an upright pointer, for its shadow; lengths in pointers. */
const SHADE = [
  [0, 0.38],
  [0.2, -0.12],
  [0.07, -0.12],
  [0.07, -0.37],
  [-0.07, -0.37],
  [-0.07, -0.12],
  [-0.2, -0.12],
] as const

/** The hourglass hops for this long, in milliseconds. */
const HOP_MS = 520
const HOP_FROM_S = 60 - HOP_MS / 1000

let kept: { readonly key: string; readonly desk: Desk } | undefined
function deskFor(width: number, height: number): Desk {
  const key = `${width} ${height}`
  if (kept?.key !== key) kept = { key, desk: deskOf(width, height) }
  return kept.desk
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws a picture of the sheet about a place. */
const stampFrom =
  (pictures: HTMLImageElement) =>
  (on: CanvasRenderingContext2D, cell: number, x: number, y: number, size: number, turned = 0) => {
    on.save()
    on.translate(x, y)
    if (turned) on.rotate(turned)
    on.drawImage(pictures, cell * CELL, 0, CELL, CELL, -size / 2, -size / 2, size, size)
    on.restore()
  }

/** The sixty ticks that the hourglass and the caret go along. */
function paintTicks(on: CanvasRenderingContext2D, { minutes }: Desk, short: number) {
  const dot = Math.max(1, short * 0.006)
  for (let tick = 0; tick < 60; tick++) {
    const { x, y } = onRing(minutes, tick / 60)
    const five = tick % 5 === 0
    on.fillStyle = '#20264a'
    on.fillRect(
      x - dot * (five ? 1.3 : 0.65),
      y - dot * (five ? 1.3 : 0.65),
      dot * (five ? 2.6 : 1.3),
      dot * (five ? 2.6 : 1.3),
    )
    if (!five) continue
    on.fillStyle = '#eef0fb'
    on.fillRect(x - dot * 0.7, y - dot * 0.7, dot * 1.4, dot * 1.4)
  }
}

/** The way of the caret in twelve: a thousand pointers are aimed once in each, which moves none by a tenth of a pixel. */
const SECONDS = 5
const aimedAt = (second: number) => second - (second % SECONDS)

/** Where everything is at a time. */
function placesAt({ width, height, time }: Pick<CanvasFrame, 'width' | 'height' | 'time'>) {
  const desk = deskFor(width, height)
  const { minutes, hours, pitch } = desk
  const { hour, minute, second, millisecond } = time
  const short = Math.min(width, height)
  const target = onRing(hours, ((hour % 12) * 3600 + minute * 60 + aimedAt(second)) / 43_200)
  const caret = onRing(minutes, second / 60)
  // It lands on the stroke of the minute.
  const hopping = Math.max(0, (second * 1000 + millisecond - 60_000 + HOP_MS) / HOP_MS)
  const glass = onRing(minutes, (minute + hop(hopping)) / 60)
  const rest = onRing(minutes, minute / 60)
  const leap = Math.sin(hopping * Math.PI) * short * 0.06

  const glassSize = Math.max(short * 0.125, 19)
  const tip = Math.max(short * 0.092, 15)
  const glassAt = {
    x: glass.x + glass.inX * (glassSize * 0.28 + leap),
    y: glass.y + glass.inY * (glassSize * 0.28 + leap),
  }
  // Along the edge that the hourglass is at, on its side towards the edge's middle: out of the pointers' way.
  const tag = (at: Point, flat: boolean): Box => {
    const box = { width: tip * 1.8, height: tip * 1.16 }
    const [right, below] = [at.x < width / 2, at.y < height / 2]
    const beside = glassSize * (flat ? 0.4 : 0.48)
    const x = flat ? at.x + (right ? beside : -beside - box.width) : at.x - box.width / 2
    const y = flat ? at.y - box.height / 2 : at.y + (below ? beside : -beside - box.height)
    const edge = Math.max(2, short * 0.02)
    return {
      x: Math.round(Math.min(Math.max(x, edge), width - box.width - edge)),
      y: Math.round(Math.min(Math.max(y, edge), height - box.height - edge)),
      ...box,
    }
  }
  const restAt = { x: rest.x + rest.inX * glassSize * 0.28, y: rest.y + rest.inY * glassSize * 0.28 }
  const minuteTag = tag(restAt, Math.abs(rest.inY) > Math.abs(rest.inX))
  const ring = Math.max(short * 0.26, 44)
  const bare = [
    minuteTag,
    { x: restAt.x - glassSize / 2, y: restAt.y - glassSize / 2, width: glassSize, height: glassSize },
  ]
  const isBare = ({ x, y }: Point) =>
    Math.hypot(x - target.x, y - target.y) < ring * 0.4 + pitch * 0.62 ||
    bare.some(
      (box) =>
        x > box.x - pitch * 0.42 &&
        x < box.x + box.width + pitch * 0.42 &&
        y > box.y - pitch * 0.42 &&
        y < box.y + box.height + pitch * 0.42,
    )

  const crosses = Array.from({ length: 12 }, (_, place) => onRing(hours, place / 12))
  const free = (one: Point) =>
    !isBare(one) &&
    crosses.every((cross) => (cross.x - one.x) ** 2 + (cross.y - one.y) ** 2 >= (pitch * 0.72) ** 2)
  return {
    desk,
    short,
    target,
    caret,
    hopping,
    glassSize,
    glassAt,
    tip,
    minuteTag,
    ring,
    isBare,
    free,
  }
}

interface Aimed {
  readonly one: Point
  readonly angle: number
}

/** The arrow by itself, cut from the sheet once, halved where it is shown much smaller: a thousand are drawn of it. */
let cut: { readonly scale: number; readonly arrow: HTMLCanvasElement } | undefined
function arrowFrom(pictures: HTMLImageElement, scale: number): HTMLCanvasElement {
  if (cut?.scale === scale) return cut.arrow
  const { left, top, width, height } = ARROW_BOX
  const on = createOffscreen(width * scale, height * scale)
  const arrow = on.canvas
  on.imageSmoothingQuality = 'high'
  on.drawImage(pictures, ARROW * CELL + left, top, width, height, 0, 0, arrow.width, arrow.height)
  cut = { scale, arrow }
  return arrow
}

/** Shades of attention that shadows come in: all of a shade are filled at once. */
const SHADES = 12

/** Draws pointers, their shadows below all of them. */
function paintPointers(
  on: CanvasRenderingContext2D,
  { desk: { pitch }, short, target }: ReturnType<typeof placesAt>,
  pictures: HTMLImageElement,
  all: readonly Aimed[],
) {
  const away = all.map(({ one }) => (one.x - target.x) ** 2 + (one.y - target.y) ** 2)
  // Those nearby are eager.
  const sizes = away.map((square) => pitch * 1.32 * (1 + 0.55 * Math.exp(-square / (short * 0.24) ** 2)))
  // Attention fades with distance.
  const alphas = away.map((square) => 0.5 + 0.5 * Math.exp(-square / (short * 0.62) ** 2))
  const shadows = new Map<number, Path2D>()
  // Plain loops: these run for a thousand pointers before the first picture.
  for (let index = 0; index < all.length; index++) {
    const { one, angle } = all[index]!
    const shade = Math.round(alphas[index]! * 2 * SHADES)
    const path = shadows.get(shade) ?? new Path2D()
    shadows.set(shade, path)
    const sin = Math.sin(angle) * sizes[index]!
    const cos = Math.cos(angle) * sizes[index]!
    for (let corner = 0; corner < SHADE.length; corner++) {
      const across = SHADE[corner]![0]
      const up = SHADE[corner]![1]
      const x = one.x + pitch * 0.1 + across * cos + up * sin
      const y = one.y + pitch * 0.1 + across * sin - up * cos
      if (corner) path.lineTo(x, y)
      else path.moveTo(x, y)
    }
    path.closePath()
  }
  on.fillStyle = 'rgb(32 38 74 / .3)'
  for (const [shade, path] of shadows) {
    on.globalAlpha = shade / 2 / SHADES
    on.fill(path)
  }
  const { left, top, width, height } = ARROW_BOX
  const { a: ratio, e: originX, f: originY } = on.getTransform()
  const sprite = arrowFrom(pictures, Math.min(1, 2 ** Math.ceil(Math.log2((pitch * 1.32 * ratio) / CELL))))
  for (let index = 0; index < all.length; index++) {
    const { one, angle } = all[index]!
    const pixel = sizes[index]! / CELL
    const sin = Math.sin(angle) * ratio
    const cos = Math.cos(angle) * ratio
    on.globalAlpha = alphas[index]!
    on.setTransform(cos, sin, -sin, cos, originX + one.x * ratio, originY + one.y * ratio)
    on.drawImage(sprite, (left - CELL / 2) * pixel, (top - CELL / 2) * pixel, width * pixel, height * pixel)
  }
  on.setTransform(ratio, 0, 0, ratio, originX, originY)
  on.globalAlpha = 1
}

const reachOf = (short: number) => short * REACH
const isWithin = (reach: number, one: Point, other: Point) =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < reach * reach

/** Where the caret is in the seconds of a piece of its way. */
const caretsOn = (piece: number, { minutes }: Desk) =>
  Array.from({ length: SECONDS }, (_, index) => onRing(minutes, (piece * SECONDS + index) / 60))

const pieceAt = ({ second }: ClockTime) => Math.floor(second / SECONDS)
const untilPiece = (piece: number, time: ClockTime) => 1000 * ((piece * SECONDS - secondsOf(time) + 60) % 60)

/** The ticks, the crosses, and the pointers that the caret does not concern on this piece of its way. */
function pointers(frame: CanvasFrame) {
  const places = placesAt(frame)
  const { desk, short, target, ring, isBare, free } = places
  const { context, image, time } = frame
  const stamp = stampFrom(image(sheet))
  paintTicks(context, desk, short)
  for (let place = 0; place < 12; place++) {
    const { x, y } = onRing(desk.hours, place / 12)
    if (Math.hypot(x - target.x, y - target.y) > ring * 0.5 && !isBare({ x, y }))
      stamp(context, CROSS, x, y, short * 0.085)
  }
  const carets = caretsOn(pieceAt(time), desk)
  const reach = reachOf(short)
  const far = desk.pointers.filter((one) => !carets.some((caret) => isWithin(reach, one, caret)) && free(one))
  const aimed = far.map((one) => ({ one, angle: bearing(one, target) }))
  paintPointers(context, places, image(sheet), aimed)
  return untilPiece(pieceAt(time) + 1, time)
}

/** How far the caret draws glances, in parts of the stage's shorter side. */
const REACH = 0.24

/** When a pointer that glanced has swung back and over, and lies still, in seconds. */
const TURN_S = 0.13
const SWING = 18
const STILL_S = TURN_S + (1.5 * Math.PI) / SWING

/** How far pointers are turned to the caret; they swing back like a needle. */
function glanceAt(since: number): number {
  if (since >= STILL_S) return 0
  if (since < TURN_S) return Math.sin((since / TURN_S) * (Math.PI / 2))
  const settling = 1 - (since / STILL_S) ** 12
  return Math.exp((TURN_S - since) * 8) * Math.cos((since - TURN_S) * SWING) * settling
}

interface Glancing {
  readonly places: ReturnType<typeof placesAt>
  /** Those that glance at the caret in this second, and those that do in another of its piece. */
  readonly eager: readonly (Aimed & { readonly by: number })[]
  readonly calm: readonly Aimed[]
}
let glancing: (Glancing & { readonly key: string }) | undefined
function glancingAt(frame: CanvasFrame): Glancing {
  const { width, height, time } = frame
  const key = `${width} ${height} ${time.hour % 12} ${time.minute} ${time.second}`
  if (glancing?.key === key) return glancing
  const places = placesAt(frame)
  const { desk, short, target, caret, free } = places
  const carets = caretsOn(pieceAt(time), desk)
  const reach = reachOf(short)
  const near = desk.pointers
    .filter((one) => carets.some((caret) => isWithin(reach, one, caret)) && free(one))
    .map((one) => ({ one, angle: bearing(one, target) }))
  const eager = near.flatMap(({ one, angle }) => {
    const far = Math.hypot(one.x - caret.x, one.y - caret.y) / reach
    const by = nearest(bearing(one, caret) - angle) * 0.72 * (1 - far) ** 0.6
    return far < 1 ? { one, angle, by } : []
  })
  glancing = { key, places, eager, calm: near.filter(({ one }) => !isWithin(reach, one, caret)) }
  return glancing
}

/** The pointers of a piece that the caret concerns in another of its seconds. */
const calmness = (piece: number) => (frame: CanvasFrame) => {
  const { context, time, image } = frame
  if (pieceAt(time) !== piece) return untilPiece(piece, time)
  const { places, calm } = glancingAt(frame)
  paintPointers(context, places, image(sheet), calm)
  return untilSecond(time)
}

/** The caret and the pointers that glance at it and swing back. */
const glances = (piece: number) => (frame: CanvasFrame) => {
  const { context, time, image } = frame
  if (pieceAt(time) !== piece) return untilPiece(piece, time)
  const { places, eager } = glancingAt(frame)
  const { short, caret } = places
  const since = time.millisecond / 1000
  const glance = glanceAt(since)
  const turned = eager.map(({ one, angle, by }) => ({ one, angle: angle + by * glance }))
  paintPointers(context, places, image(sheet), turned)
  if (since >= STILL_S) return untilSecond(time)
  stampFrom(image(sheet))(context, CARET, caret.x, caret.y, Math.max(short * 0.1, 14))
  return undefined
}

/** Around the caret on a piece of its way, as far as it is heeded. */
const pieceOf =
  (piece: number) =>
  ({ width, height }: { readonly width: number; readonly height: number }) => {
    const desk = deskFor(width, height)
    const short = Math.min(width, height)
    const around = Math.max(reachOf(short), 14) + desk.pitch * 2.4
    const carets = caretsOn(piece, desk)
    const side = (of: (caret: Point) => number, most: number) => {
      const all = carets.map(of)
      return [Math.max(0, Math.min(...all) - around), Math.min(most, Math.max(...all) + around)] as const
    }
    const [left, right] = side(({ x }) => x, width)
    const [top, bottom] = side(({ y }) => y, height)
    return { left, top, width: right - left, height: bottom - top }
  }

const WAY = Array.from({ length: 60 / SECONDS }, (_, piece) => ({
  piece,
  calm: calmness(piece),
  draw: glances(piece),
  part: pieceOf(piece),
}))

/** Figures about a place, set closer than the face would: two figures, one number. */
function number(context: CanvasRenderingContext2D, size: number, at: Point, text: string) {
  context.fillStyle = '#15193a'
  context.font = `700 ${size}px "${FAMILY}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const wide = [...text].map((figure) => context.measureText(figure).width - size * 0.11)
  let x = at.x - wide.reduce((sum, one) => sum + one, 0) / 2
  for (const [place, figure] of [...text].entries()) {
    context.fillText(figure, x + wide[place]! / 2, at.y + size * 0.31)
    x += wide[place]!
  }
}

/** A tag with figures. */
function label(context: CanvasRenderingContext2D, tip: number, box: Box, text: string) {
  context.fillStyle = 'rgb(32 38 74 / .35)'
  context.fillRect(box.x + tip * 0.09, box.y + tip * 0.09, box.width, box.height)
  context.fillStyle = '#15193a'
  context.fillRect(box.x, box.y, box.width, box.height)
  const rim = Math.max(1, tip * 0.045)
  context.fillStyle = '#fdf9c8'
  context.fillRect(box.x + rim, box.y + rim, box.width - 2 * rim, box.height - 2 * rim)
  number(context, tip, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, text)
}

/** The ring with its figures; it creeps on with the pointers' aim. */
function hourShown(frame: CanvasFrame) {
  const { target, tip, ring } = placesAt(frame)
  const { context, time, hourCycle, image } = frame
  const { hour, hour12 } = time
  const stamp = stampFrom(image(sheet))
  // The ring, on a disc as pale as the tags.
  for (const [reach, colour, by] of [
    [0.345, 'rgb(32 38 74 / .35)', tip * 0.09],
    [0.345, '#15193a', 0],
    [0.325, '#fdf9c8', 0],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(target.x + by, target.y + by, ring * reach, 0, 2 * Math.PI)
    context.fill()
  }
  stamp(context, TARGET, target.x, target.y, ring)
  number(context, ring * 0.27, target, `${hourCycle === 12 ? hour12 : twoDigits(hour)}`)
  return untilPiece(pieceAt(time) + 1, time)
}

/** The hourglass with its tag. */
function minuteShown(frame: CanvasFrame) {
  const { hopping, glassSize, glassAt, tip, minuteTag } = placesAt(frame)
  const { context, time, image } = frame
  const { minute, second } = time
  const picture =
    hopping > 0
      ? RUNNING + Math.min(TURNING - 1, Math.floor(hopping * TURNING))
      : Math.min(RUNNING - 1, Math.floor((second * RUNNING) / 60))
  label(context, tip, minuteTag, twoDigits(minute))
  stampFrom(image(sheet))(context, GLASS + picture, glassAt.x, glassAt.y, glassSize)
  if (secondsOf(time) >= HOP_FROM_S) return undefined
  // It hops at the minute's end.
  const changes = [HOP_FROM_S, (60 / RUNNING) * (Math.floor((second * RUNNING) / 60) + 1)]
  return 1000 * (Math.min(...changes.filter((next) => next > secondsOf(time))) - secondsOf(time))
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** The part of the stage that ring or hourglass and its tag take within a minute. */
const counterPart = (time: ClockTime, of: 'hour' | 'minute') => (size: Size) => {
  const ends = [0, 59_999].map((ms) =>
    placesAt({ ...size, time: { ...time, second: Math.floor(ms / 1000), millisecond: ms % 1000 } }),
  )
  const boxes = ends.flatMap(({ short, target, glassAt, glassSize, ring, minuteTag, tip }) => {
    const at = of === 'hour' ? target : glassAt
    // The hourglass leaps inwards, and past its mark.
    const around = of === 'hour' ? ring * 0.4 + tip * 0.1 : glassSize * 0.6 + short * 0.07
    const reach = 2 * around
    const round = { x: at.x - around, y: at.y - around, width: reach, height: reach }
    if (of === 'hour') return [round]
    const { x, y, width, height } = minuteTag
    return [round, { x: x - 1, y: y - 1, width: width + tip * 0.1 + 2, height: height + tip * 0.1 + 2 }]
  })
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)))
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)))
  const right = Math.min(size.width, Math.max(...boxes.map(({ x, width }) => x + width)))
  const bottom = Math.min(size.height, Math.max(...boxes.map(({ y, height }) => y + height)))
  return { left, top, width: right - left, height: bottom - top }
}

/** On canvases about where they are in this minute. */
function Counters() {
  const time = useClockTime('minute')
  return (
    <Fragment key={`${time.hour} ${time.minute}`}>
      <Canvas draw={hourShown} part={counterPart(time, 'hour')} beat="second" />
      <Canvas draw={minuteShown} part={counterPart(time, 'minute')} beat={30} />
    </Fragment>
  )
}

/** On canvases about the piece of its way that the caret is on. */
function Glances() {
  const { calm, draw, part, piece } = WAY[pieceAt(useClockTime('second'))]!
  return (
    <Fragment key={piece}>
      <Canvas draw={calm} part={part} beat="second" />
      <Canvas draw={draw} part={part} beat={30} />
    </Fragment>
  )
}

/** A desktop on which everything points at the hour. */
export default function Cursors() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.desk}>
      <Canvas draw={pointers} beat="second" />
      <Glances />
      <Counters />
    </Stage>
  )
}
