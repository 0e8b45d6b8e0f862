import { clamp, untilMinute, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  asideOf,
  blockOf,
  type Cell,
  type Cut,
  cutFor,
  faceOf,
  figureOf,
  GROWN,
  type Held,
  heldAt,
  leavingAt,
  leeway,
  orderOf,
  outlineOf,
  TURN,
} from './model'
import { FAMILY, type Painting, paintingsFor } from './paintings'

type Context = CanvasRenderingContext2D
type Size = Pick<CanvasFrame, 'width' | 'height'>

export const linen = new URL('./linen.webp', import.meta.url).href
export const walnut = new URL('./walnut.webp', import.meta.url).href

/** The cut edge of the board, in the shade: light comes from the upper left, and we look from the lower right. */
const EDGE = ['#3d352c', '#5b5044', '#7a6d5d', '#978977'] as const
/** The paper's own edge where it was sawn. */
const SAWN = '#f6ecd4'
const BACK = '#e9dfca'
const NUMBER = '#5e1f16'

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
    const over = Math.min(width, height) * 0.008
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

const sizeOf = ({ cell }: Board) => Math.min(...cell)

const middleOf = ({ cell, start }: Board, [column, row]: Cell) =>
  [start[0] + (column + 0.5) * cell[0], start[1] + (row + 0.5) * cell[1]] as const

const together = (board: Board, cells: readonly Cell[]) => {
  const path = new Path2D()
  for (const cell of cells) path.addPath(board.path(cell))
  return path
}

const paintingOf = ({ width, height }: Size, hour: number) => {
  const paintings = paintingsFor(width / height)
  return paintings[hour % paintings.length]!
}

/** The painting over the whole stage, cropped and never stretched. */
function paintPicture({ context, width, height, image }: CanvasFrame, { source, focus }: Painting) {
  const picture = image(source)
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight) * 1.02
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  const put = (room: number, length: number, at: number) =>
    Math.min(0, Math.max(room - length, room / 2 - length * at))
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, put(width, wide, focus[0]), put(height, high, focus[1]), wide, high)
}

/** The linen that puzzles are embossed with. */
function weave({ context, width, height, image, ratio }: CanvasFrame, alpha: number) {
  const pattern = context.createPattern(image(linen), 'repeat')!
  pattern.setTransform(new DOMMatrix().scale(Math.max(0.5 / ratio, Math.min(width, height) / 2100)))
  context.globalCompositeOperation = 'overlay'
  context.globalAlpha = alpha
  context.fillStyle = pattern
  context.fillRect(0, 0, width, height)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
}

/** The board that the puzzle came with: the picture once more, in one ink, and where each piece belongs. */
function paintGhost(frame: CanvasFrame, board: Board, painting: Painting) {
  const { context, width, height, ratio } = frame
  const size = sizeOf(board)
  context.fillStyle = painting.ink
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'luminosity'
  paintPicture(frame, painting)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 0.28
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'multiply'
  context.globalAlpha = 0.36
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  context.globalAlpha = 1
  weave(frame, 0.2)
  const cuts = board.chequered()
  const line = Math.max(1 / ratio, size * 0.008)
  for (const [off, colour] of [
    [line, 'rgb(255 255 255 / 0.2)'],
    [0, 'rgb(8 12 24 / 0.42)'],
  ] as const) {
    context.save()
    context.translate(off, off)
    context.strokeStyle = colour
    context.lineWidth = line
    context.stroke(cuts)
    context.restore()
  }
}

/** Along a cut, light from the upper left: how far to the lower right, and what falls there. */
const RIMS = [
  [0.034, 'rgb(255 250 230 / 0.2)'],
  [-0.034, 'rgb(14 6 2 / 0.24)'],
  [0.015, 'rgb(255 250 230 / 0.5)'],
  [-0.015, 'rgb(14 6 2 / 0.5)'],
] as const

/** The pressed edges of pieces, on both sides of their outlines: what is in a piece or in the same piece pushed aside, but not in both. */
function rims(context: Context, path: Path2D, size: number) {
  for (const [off, colour] of RIMS) {
    const rim = new Path2D(path)
    rim.addPath(path, { e: off * size, f: off * size })
    context.fillStyle = colour
    context.fill(rim, 'evenodd')
  }
}

/** A line that is hardly broader than a pixel is drawn as a hairline, a little darker: that takes a quarter of the time. */
function saw(context: Context, path: Path2D, size: number, ratio: number) {
  const wide = Math.max(0.7, size * 0.013)
  const isFine = wide * ratio >= 1 && wide * ratio < 1.25
  context.strokeStyle = `rgb(18 9 4 / ${isFine ? 0.9 : 0.84})`
  context.lineWidth = isFine ? 0.999 / ratio : wide
  context.stroke(path)
}

/** The board's thickness: what it stands on is drawn first, and each step upwards a little lighter. */
function extrude(context: Context, path: Path2D, thick: number) {
  for (const [step, colour] of EDGE.entries()) {
    const off = thick * (1 - step / EDGE.length)
    context.save()
    context.translate(off * 0.62, off)
    context.fillStyle = colour
    context.fill(path)
    context.restore()
  }
}

/** Pieces at home, of one painting: they stand on the board, with a shadow where they touch it. */
function layPieces(frame: CanvasFrame, board: Board, cells: readonly Cell[], painting: Painting) {
  if (!cells.length) return
  const { context, ratio } = frame
  const size = sizeOf(board)
  const path = together(board, cells)
  context.save()
  context.shadowColor = 'rgb(4 4 14 / 0.8)'
  context.shadowBlur = size * 0.1 * ratio
  context.shadowOffsetX = size * 0.06 * ratio
  context.shadowOffsetY = size * 0.075 * ratio
  context.fillStyle = EDGE[0]
  context.fill(path)
  context.restore()
  extrude(context, path, size * 0.05)
  context.save()
  context.clip(path)
  paintPicture(frame, painting)
  weave(frame, 0.34)
  for (const [third, colour] of [
    [0, 'rgb(255 246 220 / 0.07)'],
    [1, 'rgb(20 6 10 / 0.08)'],
  ] as const) {
    // No two pieces of a real puzzle lie quite as high, or quite as flat.
    context.fillStyle = colour
    context.fill(
      together(
        board,
        cells.filter(([column, row]) => (column * 5 + row * 7 + column * row) % 3 === third),
      ),
    )
  }
  const cuts = board.chequered()
  saw(context, cuts, size, frame.ratio)
  rims(context, cuts, size)
  saw(context, cuts, size, frame.ratio)
  context.restore()
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
  const room = [cut.block[0] * cell[0] * 0.86, cut.block[1] * cell[1] * 0.8] as const
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

/** Saws the hour out: along the cut the paper's edge is bare, and beside it the picture a little worn. */
function sawHole(context: Context, hole: Hole, size: number) {
  setHole(context, hole)
  const rim = Math.max(1, size * 0.016)
  for (const [wide, colour] of [
    [rim * 5, 'rgb(20 10 3 / 0.16)'],
    [rim * 3, 'rgb(20 10 3 / 0.42)'],
    [rim * 0.9, SAWN],
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

/** The shadow of the pieces in the hole. It is soft, and painted as small as that allows. */
function shadeOf({ ratio }: CanvasFrame, hole: Hole, left: number, top: number, wide: number, high: number) {
  const soft = hole.size * 0.1
  const scale = ratio * Math.min(1, 5 / (soft * ratio))
  const sheet = () => {
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(wide * scale)
    canvas.height = Math.ceil(high * scale)
    return canvas
  }
  const [pieces, shade] = [sheet(), sheet()]
  const shape = pieces.getContext('2d')!
  shape.fillRect(0, 0, pieces.width, pieces.height)
  shape.scale(scale, scale)
  shape.translate(-left, -top)
  shape.globalCompositeOperation = 'destination-out'
  setHole(shape, hole)
  shape.fillText(hole.text, hole.x, hole.y)
  const on = shade.getContext('2d')!
  // The pieces themselves stay outside.
  const aside = pieces.width * 2
  on.shadowColor = 'rgb(4 1 0 / 0.95)'
  on.shadowBlur = soft * scale
  on.shadowOffsetY = hole.size * 0.11 * scale
  on.shadowOffsetX = aside + on.shadowOffsetY
  on.drawImage(pieces, -aside, 0)
  return shade
}

/**
 * Through the hole one sees the table deep below, and at the upper left the sawn edge of the cardboard.
 * Painted beneath what is there already, and so from the top down.
 */
function paintTable(frame: CanvasFrame, board: Board, hole: Hole) {
  const { context, width, height, image } = frame
  const size = sizeOf(board)
  const [wide, high] = [hole.wide + size * 0.2, hole.high + size * 0.2]
  const [left, top] = [(width - wide) / 2, (height - high) / 2]
  context.save()
  context.beginPath()
  context.rect(left, top, wide, high)
  context.clip()
  context.globalCompositeOperation = 'destination-over'
  const table = image(walnut)
  const planks = context.createPattern(table, 'repeat')!
  planks.setTransform(new DOMMatrix().scale((size * 4.4) / table.naturalWidth))
  const deep = size * 0.1
  // The table, with the shade on it, shows only where the edge does not stand before it.
  const through = document.createElement('canvas')
  through.width = Math.ceil(wide * frame.ratio)
  through.height = Math.ceil(high * frame.ratio)
  const on = through.getContext('2d')!
  on.scale(frame.ratio, frame.ratio)
  on.translate(-left, -top)
  setHole(on, hole)
  on.fillStyle = planks
  on.fillText(hole.text, hole.x + deep * 0.62, hole.y + deep)
  on.globalCompositeOperation = 'source-atop'
  on.fillStyle = 'rgb(16 4 0 / 0.5)'
  on.fillRect(left, top, wide, high)
  on.drawImage(shadeOf(frame, hole, left, top, wide, high), left, top, wide, high)
  context.drawImage(through, left, top, wide, high)
  context.fillStyle = EDGE[1]
  context.fillRect(left, top, wide, high)
  context.restore()
}

/** The lamp over the table. */
function light({ context, width, height }: CanvasFrame) {
  const lamp = context.createRadialGradient(
    width * 0.3,
    height * 0.2,
    0,
    width * 0.42,
    height * 0.4,
    Math.hypot(width, height) * 0.66,
  )
  lamp.addColorStop(0, 'rgb(255 240 200 / 0.13)')
  lamp.addColorStop(0.5, 'rgb(255 240 200 / 0)')
  lamp.addColorStop(1, 'rgb(8 4 16 / 0.42)')
  context.fillStyle = lamp
  context.fillRect(0, 0, width, height)
}

/** The puzzle as it lies. */
export function drawBoard(frame: CanvasFrame) {
  const { context, time, hourCycle } = frame
  const { hour, minute, second } = time
  const board = boardOf(frame)
  const now = paintingOf(frame, hour)
  const before = paintingOf(frame, (hour + 23) % 24)
  paintGhost(frame, board, now)
  const at = (face: 'picture' | 'before') => [
    ...(face === (minute ? 'picture' : 'before') ? board.block : []),
    ...board.order.filter((_, piece) => faceOf(piece, minute, second) === face),
  ]
  layPieces(frame, board, at('before'), before)
  layPieces(frame, board, at('picture'), now)
  const hole = holeOf(context, board, frame, figureOf(hour, hourCycle))
  sawHole(context, hole, sizeOf(board))
  paintTable(frame, board, hole)
  light(frame)
  return minute === 0 ? untilSecond(time) : untilMinute(time)
}

/** Where the middle of the minute's piece is held: beside its place, away from the hour, and within the stage. */
function heldOver(size: Size, board: Board, cell: Cell) {
  const [x, y] = middleOf(board, cell)
  const aside = asideOf(board.cut, cell)
  const reach = board.cell.map((length) => length * 0.5 * GROWN + sizeOf(board) * 0.44)
  const within = (at: number, room: number, keep: number) =>
    room > 2 * keep ? clamp(at, keep, room - keep) : room / 2
  return [
    within(x + aside[0] * board.cell[0], size.width, reach[0]!),
    within(y + aside[1] * board.cell[1], size.height, reach[1]!),
  ] as const
}

/** A piece with room to be lifted and turned in. */
export function piecePart(size: Size, piece: number) {
  const board = boardOf(size)
  const cell = board.order[piece]!
  const [home, held] = [middleOf(board, cell), heldOver(size, board, cell)]
  const reach = Math.max(...board.cell) * (0.75 * GROWN + 0.35)
  const left = Math.floor(Math.min(home[0], held[0]) - reach)
  const top = Math.floor(Math.min(home[1], held[1]) - reach)
  return {
    left,
    top,
    width: Math.ceil(Math.max(home[0], held[0]) + reach) - left,
    height: Math.ceil(Math.max(home[1], held[1]) + reach) - top,
  }
}

/** What stood on its back. */
function backFace(context: Context, board: Board, minute: number, path: Path2D) {
  const cell = board.order[minute]!
  const size = sizeOf(board)
  const [x, y] = middleOf(board, cell)
  context.fillStyle = BACK
  context.fill(path)
  const figures = size * (minute < 10 ? 0.76 : 0.58)
  context.fillStyle = NUMBER
  context.font = `700 ${figures}px "${FAMILY}", serif`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(String(minute), x + leeway(board.cut, cell) * size * 0.1, y + figures * 0.36)
}

/** A piece in the air: its shadow, its thickness and, as it is turned, its back or its picture. */
function drawHeld(frame: CanvasFrame, board: Board, piece: number, held: Held, painting: Painting) {
  const { context, ratio } = frame
  const { turn, lift, over } = held
  const cell = board.order[piece]!
  const [home, aside] = [middleOf(board, cell), heldOver(frame, board, cell)]
  const size = sizeOf(board)
  const flat = Math.cos(Math.PI * over)
  const path = board.path(cell)
  const grown = 1 + (GROWN - 1) * lift
  const thick = size * 0.05 * grown
  /** Draws as seen after all its movement, and lower by so much. */
  const moved = (off: number, draw: () => void) => {
    context.save()
    context.translate(
      home[0] + (aside[0] - home[0]) * lift + off * 0.62,
      home[1] + (aside[1] - home[1]) * lift + off,
    )
    context.rotate((turn * lift * Math.PI) / 180)
    context.scale(Math.max(0.05, Math.abs(flat)) * grown, grown)
    context.translate(-home[0], -home[1])
    draw()
    context.restore()
  }
  for (const [soft, far, alpha] of [
    [0.08 + 0.34 * lift, 0.03 + 0.22 * lift, 0.72],
    [0.06 + 0.1 * lift, 0.02 + 0.06 * lift, 0.5],
  ] as const)
    moved(thick, () => {
      context.shadowColor = `rgb(4 3 12 / ${alpha})`
      context.shadowBlur = size * soft * ratio
      context.shadowOffsetX = size * far * 0.7 * ratio
      context.shadowOffsetY = size * far * ratio
      context.fillStyle = EDGE[0]
      context.fill(path)
    })
  for (const [step, colour] of EDGE.entries())
    moved(thick * (1 - step / EDGE.length), () => {
      context.fillStyle = colour
      context.fill(path)
    })
  moved(0, () => {
    context.clip(path)
    if (flat < 0) paintPicture(frame, painting)
    else backFace(context, board, piece, path)
    weave(frame, flat < 0 ? 0.34 : 0.16)
    rims(context, path, size)
  })
}

/** The minute's own piece, held beside its place. */
export function drawPiece(frame: CanvasFrame) {
  const { time, motion } = frame
  const isStill = motion === 'reduced'
  // A still world has its piece at the end of a turn.
  const since = isStill ? 400 : time.millisecond
  const held = heldAt(isStill && time.second === 0 ? 1 : time.second, since)
  drawHeld(frame, boardOf(frame), time.minute, held, paintingOf(frame, time.hour))
  return isStill || (time.second < 59 && since >= TURN) ? untilSecond(time) : undefined
}

/** In the hour's first minute: the piece that is taken off in this second, until it is out of sight. */
export function drawLeaving(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const piece = leavingAt(time.second)
  const gone = time.millisecond / 420
  if (piece === undefined || time.minute > 0 || gone >= 1 || motion === 'reduced') return untilSecond(time)
  context.globalAlpha = 1 - gone ** 2
  const lift = gone * (2 - gone)
  drawHeld(
    frame,
    boardOf(frame),
    piece,
    { turn: piece % 2 ? 9 : -9, lift, over: 1 },
    paintingOf(frame, (time.hour + 23) % 24),
  )
  return undefined
}
