import { type ClockTime, untilMinute, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  blockOf,
  type Cell,
  type Cut,
  cutFor,
  faceOf,
  figureOf,
  heldAt,
  leeway,
  orderOf,
  outlineOf,
  PIECES,
} from './model'
import { FAMILY, type Painting, paintingsFor } from './paintings'

type Context = CanvasRenderingContext2D
type Size = Pick<CanvasFrame, 'width' | 'height'>

export const linen = new URL('./linen.webp', import.meta.url).href
export const walnut = new URL('./walnut.webp', import.meta.url).href

/** Printed on the backs: faint on those that wait, so that the one in hand speaks. */
const WAITING = 'rgb(255 240 214 / 0.34)'
const IN_HAND = 'rgb(255 248 230 / 0.96)'
const SHADOW = 'rgb(8 3 1 / 0.92)'
/** Cardboard, freshly sawn. */
const SAWN = '#f4e7c8'
const BOARD = '#b79e72'

interface Board {
  readonly cut: Cut
  readonly order: readonly Cell[]
  readonly block: readonly Cell[]
  /** A cell, and where the first one begins: the picture runs over the stage's edges by a little. */
  readonly cell: readonly [width: number, height: number]
  readonly start: readonly [x: number, y: number]
  readonly path: (cell: Cell) => Path2D
  /** Every other piece, as on a chessboard: between them they have each cut once. */
  readonly chequered: () => Path2D
}

const boards = new Map<string, Board>()

function boardOf({ width, height }: Size): Board {
  const key = `${width}×${height}`
  let board = boards.get(key)
  if (!board) {
    const cut = cutFor(width, height)
    const over = Math.min(width, height) * 0.012
    const cell = [(width + 2 * over) / cut.columns, (height + 2 * over) / cut.rows] as const
    const paths = new Map<string, Path2D>()
    let chequered: Path2D | undefined
    board = {
      cut,
      order: orderOf(cut),
      block: blockOf(cut),
      cell,
      start: [-over, -over],
      path(at) {
        let path = paths.get(at.join())
        if (!path) {
          const { start, curves } = outlineOf(cut, at, cell)
          const small = new Path2D()
          small.moveTo(start[0], start[1])
          for (const [first, second, end] of curves)
            small.bezierCurveTo(first[0], first[1], second[0], second[1], end[0], end[1])
          small.closePath()
          path = new Path2D()
          path.addPath(small, { a: cell[0], d: cell[1], e: -over, f: -over })
          paths.set(at.join(), path)
        }
        return path
      },
      chequered() {
        if (chequered) return chequered
        chequered = new Path2D()
        for (const cell of [...this.block, ...this.order])
          if ((cell[0] + cell[1]) % 2) chequered.addPath(this.path(cell))
        return chequered
      },
    }
    if (boards.size > 3) boards.clear()
    boards.set(key, board)
  }
  return board
}

const middleOf = ({ cell, start }: Board, [column, row]: Cell) =>
  [start[0] + (column + 0.5) * cell[0], start[1] + (row + 0.5) * cell[1]] as const

const paintingOf = ({ width, height }: Size, hour: number) => {
  const paintings = paintingsFor(width / height)
  return paintings[hour % paintings.length]!
}

/** The painting over the whole stage, cropped and never stretched, and paler about the hour. */
function paintPicture({ context, width, height, image }: CanvasFrame, { source, focus }: Painting) {
  const picture = image(source)
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight) * 1.03
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  const put = (room: number, length: number, at: number) =>
    Math.min(0, Math.max(room - length, room / 2 - length * at))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, put(width, wide, focus[0]), put(height, high, focus[1]), wide, high)
  for (const [mode, colour, middle, rim] of [
    ['saturation', '128 128 128', 0.2, 0.05],
    ['source-over', '240 230 208', 0.06, 0],
  ] as const) {
    const [x, y] = [width / 2, height / 2]
    const reach = Math.hypot(x, y) * 0.8
    const calm = context.createRadialGradient(x, y, reach * 0.3, x, y, reach)
    calm.addColorStop(0, `rgb(${colour} / ${middle})`)
    calm.addColorStop(1, `rgb(${colour} / ${rim})`)
    context.globalCompositeOperation = mode
    context.fillStyle = calm
    context.fillRect(0, 0, width, height)
  }
}

/** The linen that puzzles are embossed with. */
function weave({ context, width, height, image, ratio }: CanvasFrame, alpha: number) {
  const picture = image(linen)
  const pattern = context.createPattern(picture, 'repeat')!
  pattern.setTransform(new DOMMatrix().scale(Math.max(0.5 / ratio, Math.min(width, height) / 2100)))
  context.globalCompositeOperation = 'overlay'
  context.globalAlpha = alpha
  context.fillStyle = pattern
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

function backNumber(context: Context, board: Board, piece: number, colour: string, size: number) {
  const cell = board.order[piece]!
  const [x, y] = middleOf(board, cell)
  const aside = leeway(board.cut, cell) * Math.min(...board.cell) * 0.1
  context.fillStyle = colour
  context.font = `700 ${Math.min(...board.cell) * size}px "${FAMILY}", serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(String(piece), x + aside, y + Math.min(...board.cell) * size * 0.36)
}

/** Along a cut, light from the upper left: how far to the lower right, and what falls there. */
const RIMS = [
  [0.048, 'rgb(255 248 224 / 0.15)'],
  [-0.048, 'rgb(14 8 2 / 0.2)'],
  [0.024, 'rgb(255 248 224 / 0.36)'],
  [-0.024, 'rgb(14 8 2 / 0.42)'],
] as const

/** The pressed edges of pieces, on both sides of their outlines: what is in a piece or in the same piece pushed aside, but not in both. */
function rims(context: Context, path: Path2D, size: number) {
  for (const [off, colour] of RIMS) {
    const rim = new Path2D(path)
    rim.addPath(path, { e: off * size * 0.7, f: off * size * 0.7 })
    context.fillStyle = colour
    context.fill(rim, 'evenodd')
  }
}

/** A line that is hardly broader than a pixel is drawn as a hairline, a little darker: that takes a quarter of the time. */
function saw(context: Context, path: Path2D, size: number, ratio: number) {
  const wide = Math.max(0.6, size * 0.0105)
  const isFine = wide * ratio >= 1 && wide * ratio < 1.25
  context.strokeStyle = `rgb(22 12 5 / ${isFine ? 0.74 : 0.7})`
  context.lineWidth = isFine ? 0.999 / ratio : wide
  context.stroke(path)
}

interface Hole {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  /** About the middle of the stage. */
  readonly wide: number
  readonly high: number
}

/** The hour, as large as its block of pieces allows. */
function holeOf(context: Context, { cut, cell }: Board, { width, height }: Size, text: string): Hole {
  const room = [cut.block[0] * cell[0] * 0.92, cut.block[1] * cell[1] * 0.9] as const
  context.textAlign = 'left'
  context.font = `700 100px "${FAMILY}", serif`
  const {
    actualBoundingBoxAscent: up,
    actualBoundingBoxLeft: left,
    actualBoundingBoxRight: right,
  } = context.measureText(text)
  const size = Math.min((room[0] / (left + right)) * 100, (room[1] / up) * 100)
  return {
    text,
    size,
    x: width / 2 + (((left - right) / 2) * size) / 100,
    y: height / 2 + ((up / 2) * size) / 100,
    wide: ((left + right) * size) / 100,
    high: (up * size) / 100,
  }
}

function setHole(context: Context, { size }: Hole) {
  context.font = `700 ${size}px "${FAMILY}", serif`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
}

/** Saws the hour out: along the cut the cardboard is bare, and beside it the paper a little worn. */
function sawHole(context: Context, hole: Hole, size: number) {
  setHole(context, hole)
  const rim = Math.max(1.3, size * 0.03)
  for (const [wide, colour] of [
    [rim * 3.2, 'rgb(20 10 3 / 0.22)'],
    [rim * 2.6, 'rgb(20 10 3 / 0.5)'],
    [rim * 2, SAWN],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide
    context.strokeText(hole.text, hole.x, hole.y)
  }
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = '#000'
  context.fillText(hole.text, hole.x, hole.y)
  context.globalCompositeOperation = 'source-over'
}

/** All pieces as they lie, without the one under way and with the hour sawn out. */
function paintPieces(frame: CanvasFrame, board: Board, hole: Hole) {
  const { context, time } = frame
  const { hour, minute, second } = time
  const size = Math.min(...board.cell)
  const painting = paintingOf(frame, hour)
  paintPicture(frame, painting)
  const faces = board.order.map((_, piece) => faceOf(piece, minute, second))
  const all = (face: 'back' | 'before') => {
    const path = new Path2D()
    for (const [piece, is] of faces.entries()) if (is === face) path.addPath(board.path(board.order[piece]!))
    return path
  }
  if (faces.includes('before')) {
    context.save()
    context.clip(all('before'))
    paintPicture(frame, paintingOf(frame, (hour + 23) % 24))
    context.restore()
  }
  context.fillStyle = painting.back
  context.fill(all('back'))
  for (const [piece, is] of faces.entries())
    if (is === 'back' && piece !== minute) backNumber(context, board, piece, WAITING, 0.23)
  weave(frame, 0.3)
  // A cut is two pieces' edge: one is sawn beneath the other's rims, one above.
  const cuts = board.chequered()
  saw(context, cuts, size, frame.ratio)
  rims(context, cuts, size)
  saw(context, cuts, size, frame.ratio)
  sawHole(context, hole, size)
  context.globalCompositeOperation = 'destination-out'
  context.fill(board.path(board.order[minute]!))
  context.globalCompositeOperation = 'source-over'
}

/** The shadow of the pieces in what is missing of them. It is soft, and painted as small as that allows. */
function shadeOf({ width, height, ratio, time }: CanvasFrame, board: Board, hole: Hole) {
  const soft = hole.size * 0.06
  const scale = ratio * Math.min(1, 5 / (soft * ratio))
  const sheet = () => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(width * scale)
    canvas.height = Math.ceil(height * scale)
    return canvas
  }
  const [pieces, shade] = [sheet(), sheet()]
  const shape = pieces.getContext('2d')!
  shape.fillRect(0, 0, pieces.width, pieces.height)
  shape.scale(scale, scale)
  shape.globalCompositeOperation = 'destination-out'
  setHole(shape, hole)
  shape.fillText(hole.text, hole.x, hole.y)
  shape.fill(board.path(board.order[time.minute]!))
  const on = shade.getContext('2d')!
  // The pieces themselves stay outside.
  const aside = pieces.width * 2
  on.shadowColor = SHADOW
  on.shadowBlur = soft * scale
  on.shadowOffsetY = hole.size * 0.038 * scale
  on.shadowOffsetX = aside + on.shadowOffsetY
  on.drawImage(pieces, -aside, 0)
  return { shade, wide: shade.width / scale, high: shade.height / scale }
}

/**
 * Whatever is missing shows the table deep below, and to the lower right, where light falls in, the cardboard's cut edge.
 * Painted beneath what is there already, and so from the top down.
 */
function paintTable(frame: CanvasFrame, board: Board, hole: Hole) {
  const { context, width, height, time, image } = frame
  const size = Math.min(...board.cell)
  const piece = board.order[time.minute]!
  const [x, y] = middleOf(board, piece)
  const [wide, high] = [board.cell[0] + size * 0.8, board.cell[1] + size * 0.8]
  context.save()
  context.beginPath()
  context.rect(
    (width - hole.wide) / 2 - size * 0.1,
    (height - hole.high) / 2 - size * 0.1,
    hole.wide + size * 0.2,
    hole.high + size * 0.2,
  )
  context.rect(x - wide / 2, y - high / 2, wide, high)
  context.clip()
  context.globalCompositeOperation = 'destination-over'
  const { shade, ...large } = shadeOf(frame, board, hole)
  context.drawImage(shade, 0, 0, large.wide, large.high)
  const table = image(walnut)
  const planks = context.createPattern(table, 'repeat')!
  planks.setTransform(new DOMMatrix().scale((size * 5) / table.naturalWidth))
  setHole(context, hole)
  const deep = size * 0.02
  for (const wood of ['rgb(70 18 0 / 0.34)', planks]) {
    context.fillStyle = wood
    context.save()
    context.translate(-deep, -deep)
    context.fill(board.path(piece))
    context.restore()
    context.fillText(hole.text, hole.x - deep, hole.y - deep)
  }
  context.fillStyle = '#a08a62'
  context.fillRect(0, 0, width, height)
  context.restore()
}

/** The pieces on the table. */
export function drawBoard(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const board = boardOf(frame)
  const hole = holeOf(context, board, frame, figureOf(time.hour, hourCycle))
  paintPieces(frame, board, hole)
  paintTable(frame, board, hole)
  const light = context.createRadialGradient(
    0,
    0,
    0,
    width * 0.3,
    height * 0.3,
    Math.hypot(width, height) * 0.8,
  )
  light.addColorStop(0, 'rgb(255 240 200 / 0.07)')
  light.addColorStop(0.5, 'rgb(255 240 200 / 0)')
  light.addColorStop(1, 'rgb(20 6 0 / 0.34)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
  return time.minute === 0 ? untilSecond(time) : untilMinute(time)
}

/** The piece of a minute with room to be turned in. */
export function piecePart(size: Size, minute: number) {
  const board = boardOf(size)
  const [x, y] = middleOf(board, board.order[minute]!)
  const reach = Math.max(...board.cell) * 1.3
  const left = Math.floor(x - reach)
  const top = Math.floor(y - reach)
  return { left, top, width: Math.ceil(x + reach) - left, height: Math.ceil(y + reach) - top }
}

/** The minute's own piece, held over its place. */
export function drawPiece(frame: CanvasFrame) {
  const { context, time, motion, ratio, hourCycle } = frame
  const { minute, second, hour } = time
  const board = boardOf(frame)
  const cell = board.order[minute]!
  const [x, y] = middleOf(board, cell)
  const size = Math.min(...board.cell)
  const still = motion === 'reduced'
  const { turn, lift, over } = heldAt(
    second,
    still ? Math.min(500, time.millisecond + 400) : time.millisecond,
  )
  const flat = Math.cos(Math.PI * over)
  const path = board.path(cell)
  // Away from the hour, but into the picture from its edges.
  const away = (at: number, count: number) =>
    (at === 0 ? 0.36 : at === count - 1 ? -0.36 : Math.sign(at - (count - 1) / 2) * 0.16) * size * lift
  context.translate(
    x + away(cell[0], board.cut.columns),
    y + away(cell[1], board.cut.rows) - size * 0.03 * lift,
  )
  context.rotate((turn * lift * Math.PI) / 180)
  const grown = 1 + 0.13 * lift
  context.scale(Math.max(0.05, Math.abs(flat)) * grown, grown)
  context.translate(-x, -y)
  context.shadowColor = 'rgb(8 3 0 / 0.62)'
  context.shadowBlur = size * (0.04 + 0.22 * lift) * ratio
  context.shadowOffsetX = size * (0.03 + 0.13 * lift) * ratio
  context.shadowOffsetY = size * (0.04 + 0.18 * lift) * ratio
  // The board it is sawn from shows to the lower right, away from the light.
  const thick = size * 0.022 * lift
  context.fillStyle = BOARD
  context.save()
  context.translate(x, y)
  context.scale(1 / Math.max(0.05, Math.abs(flat)), 1)
  context.rotate((-turn * lift * Math.PI) / 180)
  context.translate(thick, thick)
  context.rotate((turn * lift * Math.PI) / 180)
  context.scale(Math.max(0.05, Math.abs(flat)), 1)
  context.translate(-x, -y)
  context.fill(path)
  context.restore()
  context.shadowColor = 'transparent'
  context.save()
  context.clip(path)
  if (flat < 0) paintPicture(frame, paintingOf(frame, hour))
  else {
    context.fillStyle = paintingOf(frame, hour).back
    context.fill(path)
    context.fillStyle = 'rgb(255 255 255 / 0.1)'
    context.fill(path)
    backNumber(context, board, minute, IN_HAND, 0.5)
  }
  weave(frame, 0.3)
  context.restore()
  context.save()
  context.clip(path)
  rims(context, path, size)
  context.restore()
  saw(context, path, size, ratio)
  // Where a knob reaches into the hour, it is sawn off with it.
  context.save()
  context.clip(path)
  sawHole(context, holeOf(context, board, frame, figureOf(hour, hourCycle)), size)
  context.restore()
  return restOf(time, still)
}

/** Swung within a third of a second, and in a minute's last second turned over. */
function restOf(time: ClockTime, still: boolean) {
  if (still || (time.millisecond >= 300 && time.second < PIECES - 1)) return untilSecond(time)
  if (time.second === PIECES - 1 && time.millisecond >= 300 && time.millisecond < 560)
    return 560 - time.millisecond
  return undefined
}
