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
          const px = ([x, y]: readonly [number, number]) => [x * cell[0] - over, y * cell[1] - over] as const
          path = new Path2D()
          path.moveTo(...px(start))
          for (const [first, second, end] of curves)
            path.bezierCurveTo(...px(first), ...px(second), ...px(end))
          path.closePath()
          paths.set(at.join(), path)
        }
        return path
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

/** The pressed edge of a piece: light from the upper left. */
function edge(context: Context, path: Path2D, size: number) {
  context.save()
  context.clip(path)
  for (const [off, wide, colour] of [
    [1, 0.048, 'rgb(255 248 224 / 0.15)'],
    [-1, 0.048, 'rgb(14 8 2 / 0.2)'],
    [1, 0.024, 'rgb(255 248 224 / 0.36)'],
    [-1, 0.024, 'rgb(14 8 2 / 0.42)'],
  ] as const) {
    const rim = new Path2D(path)
    rim.addPath(path, { e: off * wide * size * 0.7, f: off * wide * size * 0.7 })
    context.fillStyle = colour
    context.fill(rim, 'evenodd')
  }
  context.restore()
  context.strokeStyle = 'rgb(22 12 5 / 0.7)'
  context.lineWidth = Math.max(0.6, size * 0.0105)
  context.stroke(path)
}

interface Hole {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
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
function paintPieces(frame: CanvasFrame, board: Board) {
  const { context, time, hourCycle } = frame
  const { hour, minute, second } = time
  const size = Math.min(...board.cell)
  const painting = paintingOf(frame, hour)
  paintPicture(frame, painting)
  const faces = board.order.map((_, piece) => faceOf(piece, minute, second))
  const only = (face: 'back' | 'before', paint: () => void) => {
    const all = new Path2D()
    for (const [piece, is] of faces.entries()) if (is === face) all.addPath(board.path(board.order[piece]!))
    context.save()
    context.clip(all)
    paint()
    context.restore()
  }
  only('before', () => paintPicture(frame, paintingOf(frame, (hour + 23) % 24)))
  only('back', () => {
    context.fillStyle = painting.back
    context.fillRect(0, 0, frame.width, frame.height)
  })
  for (const [piece, is] of faces.entries())
    if (is === 'back' && piece !== minute) backNumber(context, board, piece, WAITING, 0.23)
  weave(frame, 0.3)
  for (const cell of [...board.block, ...board.order]) edge(context, board.path(cell), size)
  sawHole(context, holeOf(context, board, frame, figureOf(hour, hourCycle)), size)
  context.globalCompositeOperation = 'destination-out'
  context.fill(board.path(board.order[minute]!))
  context.globalCompositeOperation = 'source-over'
}

/** The table, the pieces on it, and their shadow in what is missing of them. */
export function drawBoard(frame: CanvasFrame) {
  const { context, width, height, ratio, time, image, layer, hourCycle } = frame
  const board = boardOf(frame)
  const size = Math.min(...board.cell)
  const table = image(walnut)
  const planks = context.createPattern(table, 'repeat')!
  planks.setTransform(new DOMMatrix().scale((size * 5) / table.naturalWidth))
  // Whatever is missing shows the table deep below, and to the lower right, where light falls in, the cardboard's cut edge.
  context.fillStyle = '#a08a62'
  context.fillRect(0, 0, width, height)
  const hole = holeOf(context, board, frame, figureOf(time.hour, hourCycle))
  setHole(context, hole)
  const deep = size * 0.02
  for (const wood of [planks, 'rgb(70 18 0 / 0.34)']) {
    context.fillStyle = wood
    context.fillText(hole.text, hole.x - deep, hole.y - deep)
    context.save()
    context.translate(-deep, -deep)
    context.fill(board.path(board.order[time.minute]!))
    context.restore()
  }
  context.shadowColor = SHADOW
  context.shadowBlur = hole.size * 0.06 * ratio
  context.shadowOffsetX = context.shadowOffsetY = hole.size * 0.038 * ratio
  const key = `${time.hour} ${time.minute} ${time.minute ? 0 : time.second} ${hourCycle}`
  layer('pieces', key, (on) => paintPieces({ ...frame, context: on }, board))
  context.shadowColor = 'transparent'
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
  edge(context, path, size)
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
