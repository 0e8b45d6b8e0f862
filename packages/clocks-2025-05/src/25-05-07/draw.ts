import { type ClockTime, createRandom, untilMinute, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  type Box,
  COLUMNS,
  cardHour,
  columnOf,
  FIRST_SETS_OFF,
  HELD_FROM,
  HOP_FROM,
  middleOf,
  OUT_FROM,
  outlineOf,
  PICTURE_HEIGHT,
  PIECES,
  type Pose,
  ROWS,
  rowOf,
  standAt,
  strewn,
  type Table,
  tableAt,
  type Way,
  wayHome,
  wayOut,
} from './model'
import { FAMILY, PAINTINGS } from './paintings'

type Context = CanvasRenderingContext2D

let cuts: Path2D[] | undefined

/** The sixty outlines, the picture's width being `1`. */
function paths(): Path2D[] {
  cuts ??= Array.from({ length: PIECES }, (_, piece) => {
    const { start, curves } = outlineOf(piece)
    const path = new Path2D()
    path.moveTo(...start)
    for (const [first, second, end] of curves) path.bezierCurveTo(...first, ...second, ...end)
    path.closePath()
    return path
  })
  return cuts
}

const paintingOf = (hour: number) => PAINTINGS[hour % 12]!

/** The throw last asked for: the same for a whole hour. */
let thrown: { readonly key: string; readonly poses: readonly Pose[] } = { key: '', poses: [] }

function posesOf(table: Table, hour: number, seed: string): readonly Pose[] {
  const key = `${table.width}×${table.height} ${hour} ${seed}`
  if (thrown.key !== key) thrown = { key, poses: strewn(table, hour, seed) }
  return thrown.poses
}

const RADIAN = Math.PI / 180

interface Held extends Pose {
  /** Off the table, `0` to `1`. */
  readonly lift: number
  /** Across, `1` flat, `0` on edge while it is turned over. */
  readonly flip: number
}

/** A piece of cardboard on the table or above it, light from the upper left. */
function drawLoose(context: Context, picture: CanvasImageSource, piece: number, held: Held, scale: number) {
  const path = paths()[piece]!
  const [x, y] = middleOf(piece)
  const size = scale * (1 + 0.1 * held.lift)
  const at = (right: number, down: number, spread = 1) => {
    context.save()
    context.translate(held.x + right * scale, held.y + down * scale - 0.03 * held.lift * scale)
    context.scale(Math.max(0.04, Math.abs(held.flip)), 1)
    context.rotate(held.turn * RADIAN)
    context.scale(size * spread, size * spread)
    context.translate(-x, -y)
  }
  // The higher, the wider and softer the shadow: copies of the outline, from small to large.
  const far = 0.0045 + 0.034 * held.lift
  const copies = held.lift > 0 ? 9 : 2
  context.fillStyle = `rgb(16 34 20 / ${(held.lift > 0 ? 0.055 : 0.23) * (1 - 0.25 * held.lift)})`
  for (let copy = 0; copy < copies; copy++) {
    const spread = copy / (copies - 1) - 0.5
    at(far * 0.85, far * 1.3 + 0.03 * held.lift, 1 + (0.05 + 0.36 * held.lift) * spread)
    context.fill(path)
    context.restore()
  }
  at(0.0022, 0.0036)
  context.fillStyle = '#8f8468'
  context.fill(path)
  context.restore()
  at(0, 0)
  drawFace(context, picture, piece, held.turn)
  context.restore()
}

/** The printed side, in the picture's lengths, with its edges rolled by the press. */
function drawFace(context: Context, picture: CanvasImageSource, piece: number, turn: number) {
  const path = paths()[piece]!
  const { naturalWidth, naturalHeight } = picture as HTMLImageElement
  const [x, y] = middleOf(piece)
  const [half, tall] = [0.09, 0.1]
  const left = Math.max(0, x - half)
  const top = Math.max(0, y - tall)
  const right = Math.min(1, x + half)
  const bottom = Math.min(PICTURE_HEIGHT, y + tall)
  const down = naturalHeight / PICTURE_HEIGHT
  context.clip(path)
  context.imageSmoothingQuality = 'medium'
  context.drawImage(
    picture,
    left * naturalWidth,
    top * down,
    (right - left) * naturalWidth,
    (bottom - top) * down,
    left,
    top,
    right - left,
    bottom - top,
  )
  const cosine = Math.cos(turn * RADIAN) * 0.0015
  const sine = Math.sin(turn * RADIAN) * 0.0015
  // What the same outline, moved into the light and out of it, leaves over: filled, not stroked.
  for (const [side, colour] of [
    [2, 'rgb(255 250 225 / .5)'],
    [-2, 'rgb(28 20 8 / .55)'],
  ] as const) {
    const rim = new Path2D(path)
    rim.addPath(path, { e: side * (cosine + sine), f: side * (cosine - sine) })
    context.fillStyle = colour
    context.fill(rim, 'evenodd')
  }
}

/** Tray, card and the felt they lie on: the same for an hour. */
export function drawTable({ context, width, height, time, hourCycle, seed }: CanvasFrame) {
  const table = tableAt(width, height)
  paintTable(context, table, seed)
  paintCard(context, table, time.hour, hourCycle)
}

const isOpening = ({ minute }: ClockTime) => minute === 0
/** The piece on its way home, if one is. */
const homing = ({ minute, second }: ClockTime) => {
  if (minute > 0) return minute
  return second >= FIRST_SETS_OFF ? 0 : undefined
}

/** The pieces that lie, and the numbers on the rails. */
export function drawPieces({ context, width, height, time, seed, image }: CanvasFrame) {
  const { hour, minute, second } = time
  const table = tableAt(width, height)
  const { picture } = table
  const poses = posesOf(table, hour, seed)
  const stand = standAt(hour, minute, second)
  const shown = image(paintingOf(stand.shown).source)
  const next = image(paintingOf(hour).source)
  const opening = isOpening(time)
  paintNumbers(context, table, opening ? PIECES - 1 : minute - 1)
  context.save()
  context.translate(picture.x, picture.y)
  context.scale(picture.width, picture.width)
  for (let piece = stand.first; piece < stand.end; piece++) {
    if (opening && piece === second) continue
    context.save()
    context.translate(0.002, 0.0035)
    context.fillStyle = 'rgb(40 28 10 / .55)'
    context.fill(paths()[piece]!)
    context.restore()
  }
  for (let piece = stand.first; piece < stand.end; piece++) {
    if (opening && piece === second) continue
    context.save()
    drawFace(context, shown, piece, 0)
    context.restore()
  }
  context.restore()
  for (let piece = PIECES - 1; piece >= 0; piece--) {
    const gone = opening ? piece < second : piece >= minute
    if (gone && piece !== homing(time))
      drawLoose(context, next, piece, { ...poses[piece]!, lift: 0, flip: 1 }, picture.width)
  }
  return opening ? untilSecond(time) : untilMinute(time)
}

function seatOf({ picture }: Table, piece: number): Pose {
  const [x, y] = middleOf(piece)
  return { x: picture.x + x * picture.width, y: picture.y + y * picture.width, turn: 0 }
}

function between(from: Pose, to: Pose, { part, lift, tremble }: Way, flip: number): Held {
  const away = Math.sin(Math.PI * part) * 0.12
  return {
    x: from.x + (to.x - from.x) * part - (to.y - from.y) * away,
    y: from.y + (to.y - from.y) * part + (to.x - from.x) * away,
    turn: from.turn + (to.turn - from.turn) * part + tremble,
    lift,
    flip,
  }
}

/** The piece that goes home, somewhere in a second. */
function heldHome(table: Table, poses: readonly Pose[], piece: number, second: number, since: number): Held {
  const way = wayHome(second, since, piece === 0 ? FIRST_SETS_OFF : 0)
  return between(poses[piece]!, seatOf(table, piece), way, 1)
}

/** The piece that is taken out of the finished picture in a second of the hour's first minute. */
function heldOut(table: Table, poses: readonly Pose[], piece: number, since: number): Held {
  const way = wayOut(since)
  return between(seatOf(table, piece), poses[piece]!, way, Math.cos(Math.PI * way.part))
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** What a piece covers, with its shadow, wherever it is in a second. */
function coverOf({ picture }: Table, heldAt: (since: number) => Held) {
  const ways = Array.from({ length: 21 }, (_, step) => heldAt(step / 20))
  const room = (Math.max(...ways.map(({ lift }) => lift)) > 0.5 ? 0.25 : 0.23) * picture.width
  const left = Math.min(...ways.map(({ x }) => x)) - room
  const top = Math.min(...ways.map(({ y }) => y)) - room
  return {
    left,
    top,
    width: Math.max(...ways.map(({ x }) => x)) + room - left,
    height: Math.max(...ways.map(({ y }) => y)) + room - top,
  }
}

export function homePart({ width, height }: Size, time: ClockTime, seed: string) {
  const table = tableAt(width, height)
  const poses = posesOf(table, time.hour, seed)
  return coverOf(table, (since) => heldHome(table, poses, homing(time) ?? 0, time.second, since))
}

export function outPart({ width, height }: Size, time: ClockTime, seed: string) {
  const table = tableAt(width, height)
  const poses = posesOf(table, time.hour, seed)
  return coverOf(table, (since) => heldOut(table, poses, time.second, since))
}

/** What moves passes under the card. */
function clipToTable(context: Context, table: Table) {
  context.beginPath()
  context.rect(0, 0, table.width, table.height)
  context.save()
  placeCard(context, table)
  context.rect(0, 0, table.card.width, table.card.height)
  context.restore()
  context.clip('evenodd')
}

/** Rests until its hop; held over its place it never does. */
export function drawHome({ context, width, height, time, motion, seed, image }: CanvasFrame) {
  const table = tableAt(width, height)
  const piece = homing(time)
  if (piece === undefined) return untilSecond(time)
  const since = time.millisecond / 1000
  clipToTable(context, table)
  const held = heldHome(table, posesOf(table, time.hour, seed), piece, time.second, since)
  drawLoose(context, image(paintingOf(time.hour).source), piece, held, table.picture.width)
  if (motion === 'reduced') return untilSecond(time)
  return time.second < HELD_FROM && since < HOP_FROM ? (HOP_FROM - since) * 1000 : undefined
}

export function drawOut({ context, width, height, time, motion, seed, image }: CanvasFrame) {
  if (!isOpening(time)) return untilMinute(time)
  const table = tableAt(width, height)
  const since = time.millisecond / 1000
  const stand = standAt(time.hour, time.minute, time.second)
  const face = wayOut(since).part < 0.5 ? stand.shown : time.hour
  clipToTable(context, table)
  const held = heldOut(table, posesOf(table, time.hour, seed), time.second, since)
  drawLoose(context, image(paintingOf(face).source), time.second, held, table.picture.width)
  if (motion === 'reduced') return untilSecond(time)
  return since < OUT_FROM ? (OUT_FROM - since) * 1000 : undefined
}

/** The tray with its rails. */
const outerOf = ({ picture: { x, y, width, height }, rail }: Table): Box => ({
  x: x - rail,
  y: y - rail,
  width: width + 2 * rail,
  height: height + 2 * rail,
})

/** How much smaller light and shadow are painted, soft as they are. */
const SOFT = 4

/** The light on the table, and in it the tray with its shadow. */
function paintLight(shown: Context, table: Table) {
  const { width, height, rail } = table
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width / SOFT)
  canvas.height = Math.ceil(height / SOFT)
  const context = canvas.getContext('2d')!
  context.scale(canvas.width / width, canvas.height / height)
  const light = context.createRadialGradient(
    width * 0.28,
    height * 0.1,
    0,
    width * 0.4,
    height * 0.4,
    Math.hypot(width, height) * 0.72,
  )
  light.addColorStop(0, '#7fab80')
  light.addColorStop(0.55, '#658f6b')
  light.addColorStop(1, '#43694f')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  const outer = outerOf(table)
  shaded(context, rail * 0.35, () => {
    context.beginPath()
    context.roundRect(outer.x, outer.y, outer.width, outer.height, rail * 0.16)
    context.fill()
  })
  shown.imageSmoothingQuality = 'medium'
  shown.drawImage(canvas, 0, 0, width, height)
}

function paintTable(context: Context, table: Table, seed: string) {
  const { width, height } = table
  const random = createRandom(seed, 'felt')
  const ratio = context.canvas.width / width
  paintLight(context, table)
  // Felt: hairs of wool, each a stroke, on a third of the table each way and the same on the others.
  const hair = Math.max(0.5, Math.min(width, height) / 900)
  const patch = document.createElement('canvas')
  patch.width = Math.ceil((width * ratio) / 3)
  patch.height = Math.ceil((height * ratio) / 3)
  const wool = patch.getContext('2d')!
  wool.scale(ratio, ratio)
  wool.lineWidth = hair
  for (const colour of ['rgb(255 255 230 / .09)', 'rgb(10 40 20 / .13)']) {
    wool.strokeStyle = colour
    wool.beginPath()
    for (let count = 0; count < 400; count++) {
      const x = (random() * width) / 3
      const y = (random() * height) / 3
      const angle = random() * 6.3
      const reach = hair * random.between(3, 9)
      wool.moveTo(x, y)
      wool.quadraticCurveTo(
        x + reach * Math.cos(angle + 0.5),
        y + reach * Math.sin(angle + 0.5),
        x + 1.6 * reach * Math.cos(angle),
        y + 1.6 * reach * Math.sin(angle),
      )
    }
    wool.stroke()
  }
  const felt = context.createPattern(patch, 'repeat')!
  felt.setTransform(new DOMMatrix().scale(1 / ratio))
  context.fillStyle = felt
  context.fillRect(0, 0, width, height)
  paintTray(context, table, seed)
}

/** Draws something with the soft shadow of a thing that lies there. */
function shaded(context: Context, reach: number, paint: () => void) {
  context.save()
  // Shadows are in surface pixels, whatever the scale.
  const ratio = context.getTransform().a
  context.shadowColor = 'rgb(12 30 16 / .55)'
  context.shadowBlur = reach * 1.6 * ratio
  context.shadowOffsetX = reach * 0.5 * ratio
  context.shadowOffsetY = reach * 0.8 * ratio
  paint()
  context.restore()
}

function paintTray(context: Context, table: Table, seed: string) {
  const { picture, rail } = table
  const { x, y, width, height } = picture
  const outer = outerOf(table)
  context.fillStyle = '#e5cfa1'
  context.beginPath()
  context.roundRect(outer.x, outer.y, outer.width, outer.height, rail * 0.16)
  context.fill()
  const random = createRandom(seed, 'grain')
  const middle = [x + width / 2, y + height / 2] as const
  // Four mitred rails, their grain lengthwise.
  for (let side = 0; side < 4; side++) {
    const [across, down] = side % 2 ? [outer.height, outer.width] : [outer.width, outer.height]
    context.save()
    context.translate(...middle)
    context.rotate((side * Math.PI) / 2)
    context.beginPath()
    context.moveTo(-across / 2, -down / 2)
    context.lineTo(across / 2, -down / 2)
    context.lineTo(across / 2 - rail, -down / 2 + rail)
    context.lineTo(-across / 2 + rail, -down / 2 + rail)
    context.closePath()
    context.clip()
    context.fillStyle = ['#f0deb4', '#dcc391', '#d9bf8c', '#ead6aa'][side]!
    context.fillRect(-across / 2, -down / 2, across, rail)
    for (let line = 0; line < 16; line++) {
      const level = -down / 2 + rail * random()
      context.strokeStyle = `rgb(150 105 45 / ${random.between(0.08, 0.22).toFixed(2)})`
      context.lineWidth = rail * random.between(0.01, 0.035)
      context.beginPath()
      context.moveTo(-across / 2, level)
      context.bezierCurveTo(
        -across / 6,
        level + rail * random.between(-0.12, 0.12),
        across / 6,
        level + rail * random.between(-0.12, 0.12),
        across / 2,
        level + rail * random.between(-0.05, 0.05),
      )
      context.stroke()
    }
    context.strokeStyle = 'rgb(110 75 30 / .5)'
    context.lineWidth = rail * 0.03
    context.beginPath()
    context.moveTo(-across / 2, -down / 2)
    context.lineTo(-across / 2 + rail, -down / 2 + rail)
    context.stroke()
    context.restore()
  }
  context.save()
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.fillStyle = '#c8b186'
  context.fillRect(x, y, width, height)
  context.save()
  context.translate(x, y)
  context.scale(width, width)
  context.lineWidth = 0.0016
  context.strokeStyle = 'rgb(96 66 28 / .75)'
  // Every other piece, as on a chessboard, has all cuts between them.
  for (const [piece, path] of paths().entries())
    if ((columnOf(piece) + rowOf(piece)) % 2 === 0) context.stroke(path)
  context.restore()
  // The rails' shadow on the floor of the tray.
  context.beginPath()
  context.rect(x - rail, y - rail, width + 2 * rail, height + 2 * rail)
  context.rect(x, y, width, height)
  shaded(context, rail * 0.22, () => context.fill('evenodd'))
  context.restore()
}

/** Row and column of the last piece stand out. */
function paintNumbers(context: Context, { picture, rail }: Table, last: number) {
  const size = rail * 0.56
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const write = (text: string, x: number, y: number, marked: boolean) => {
    context.font = `700 ${(marked ? 1.22 : 1) * size}px "${FAMILY}"`
    context.fillStyle = marked ? '#c4261d' : '#5c4526'
    context.fillText(text, x, y + (marked ? 1.22 : 1) * size * 0.36)
  }
  for (let column = 0; column < COLUMNS; column++)
    write(
      String(column + 1),
      picture.x + ((column + 0.5) * picture.width) / COLUMNS,
      picture.y - rail / 2,
      columnOf(last) === column,
    )
  for (let row = 0; row < ROWS; row++)
    write(
      String(row * 10),
      picture.x - rail / 2,
      picture.y + ((row + 0.5) * picture.height) / ROWS,
      rowOf(last) === row,
    )
}

/** It lies a little askew. */
function placeCard(context: Context, { card }: Table) {
  context.translate(card.x + card.width / 2, card.y + card.height / 2)
  context.rotate(-0.035)
  context.translate(-card.width / 2, -card.height / 2)
}

function paintCard(context: Context, table: Table, hour: number, hourCycle: 12 | 24) {
  const { card } = table
  const { title, year } = paintingOf(hour)
  const { width, height } = card
  const plain = width < 105
  context.save()
  placeCard(context, table)
  shaded(context, width * 0.02, () => {
    context.fillStyle = '#f6ecd0'
    context.fillRect(0, 0, width, height)
  })
  const edge = width * 0.035
  context.strokeStyle = '#c4261d'
  context.lineWidth = width * 0.012
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge)
  context.lineWidth = width * 0.004
  context.strokeRect(edge * 1.55, edge * 1.55, width - 3.1 * edge, height - 3.1 * edge)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const write = (text: string, size: number, x: number, y: number, colour: string) => {
    context.font = `700 ${size}px "${FAMILY}"`
    context.fillStyle = colour
    context.fillText(text, x, y)
  }
  const numeral = cardHour(hour, hourCycle)
  if (plain) {
    const size = Math.min(height * 0.8, width * 0.6)
    write(numeral, size, width / 2, height / 2 + size * 0.36, '#1f2a22')
  } else {
    const size = height * 0.43
    context.font = `700 ${size}px "${FAMILY}"`
    const reach = context.measureText(numeral).width
    const small = size * 0.44
    context.font = `700 ${small}px "${FAMILY}"`
    const before = context.measureText('No').width
    const left = (width - reach - before - small * 0.45) / 2
    context.textAlign = 'left'
    write('No', small, left, height * 0.51, '#c4261d')
    write(numeral, size, left + before + small * 0.45, height * 0.51, '#1f2a22')
    context.textAlign = 'center'
    const line = height * 0.112
    write(title[0], line, width / 2, height * 0.66, '#1f2a22')
    write(title[1], line, width / 2, height * 0.78, '#1f2a22')
    write(`van Gogh, ${year}`, line * 0.66, width / 2, height * 0.885, '#5c4526')
  }
  context.restore()
}
