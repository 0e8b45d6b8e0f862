import { Stage, untilMinute, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import {
  columnAt,
  labelOf,
  minuteX,
  PHOTOGRAPH,
  planOf,
  SORTED_EDGE,
  SORTED_ROWS,
  stepOf,
  THRESHOLDS,
  thresholdOf,
} from './model'

export { notes } from './notes'

const alps = new URL('./alps.webp', import.meta.url).href
/** Below one another, the photograph sorted for each hour of twelve. */
const inOrder = new URL('./sorted.webp', import.meta.url).href
const figures = {
  family: 'ft-25-10-23 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

export const images = [alps, inOrder]
export const fonts = [figures]

/** The tone of a carbon print: a hair warmer than neutral, and never quite black. */
const PALE = '#f6f3ec'
const toneOf = (grey: number) =>
  `rgb(${[10 + grey * 0.925, 10 + grey * 0.913, 9 + grey * 0.89].map(Math.round)})`
/** The face's figures are so high, in parts of its size. */
const CAP = 0.66

/**
 * Columns of the photograph from one to another, as far as they are sorted: whole, or down to a row. What is darker than
 * the threshold is the photograph's, the rest is taken from the file in which all is sorted; the two are parted by
 * composition alone, as browsers that protect against fingerprinting give noise for pixels that are read.
 * @returns A picture in the photograph's own pixels.
 */
function sorted(frame: CanvasFrame, from: number, to: number, { until = 1, columns = to - from } = {}) {
  const { width, height, time, image } = frame
  const { crop } = planOf(width, height)
  const own = createOffscreen(to - from, crop.height)
  const sheet = own.canvas
  own.drawImage(image(alps), from + crop.left, crop.top, to - from, crop.height, 0, 0, to - from, crop.height)
  const rows = Math.round(until * sheet.height)
  if (columns > 0 && rows > 0) {
    // White where the photograph is darker than the threshold, black elsewhere.
    const dark = createOffscreen(columns, crop.height)
    const pale = dark.canvas
    dark.drawImage(sheet, 0, 0)
    const beyond = 255 - thresholdOf(time.hour)
    tone(dark, 'lighter', `rgb(${beyond}, ${beyond}, ${beyond})`)
    tone(dark, 'difference', '#fff')
    dark.globalCompositeOperation = 'lighter'
    for (let twice = 0; twice < 8; twice++) dark.drawImage(pale, 0, 0)
    // The sorted columns, white where the photograph stays.
    const run = createOffscreen(columns, crop.height)
    const runs = run.canvas
    const part = SORTED_ROWS / PHOTOGRAPH.height
    const first = (time.hour % 12) * (SORTED_ROWS + 2 * SORTED_EDGE) + SORTED_EDGE
    run.imageSmoothingQuality = 'high'
    run.drawImage(
      image(inOrder),
      from + crop.left,
      first + crop.top * part,
      columns,
      crop.height * part,
      0,
      0,
      columns,
      crop.height,
    )
    run.globalCompositeOperation = 'lighter'
    run.drawImage(pale, 0, 0)
    // And the photograph, white where they are: the darker of the two is both.
    tone(dark, 'difference', '#fff')
    own.globalCompositeOperation = 'lighter'
    own.drawImage(pale, 0, 0, columns, rows, 0, 0, columns, rows)
    own.globalCompositeOperation = 'darken'
    own.drawImage(runs, 0, 0, columns, rows, 0, 0, columns, rows)
    pale.width = pale.height = runs.width = runs.height = 0 // Safari keeps the pixels otherwise.
  }
  tone(own, 'multiply', 'rgb(236, 233, 227)')
  tone(own, 'lighter', 'rgb(10, 10, 9)')
  return sheet
}

/** Lays a colour over a whole picture. */
function tone(context: CanvasRenderingContext2D, operation: GlobalCompositeOperation, colour: string) {
  context.globalCompositeOperation = operation
  context.fillStyle = colour
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

/** The photograph as far as it is sorted, its scale, and the wedge. */
function drawView(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { foot, photo, crop, figure, label } = planOf(width, height)
  const { minute } = time
  const sheet = sorted(frame, 0, crop.width, { columns: columnAt(minute, crop.width) })
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, photo.left, photo.top, photo.width, photo.height)
  sheet.width = sheet.height = 0

  const set = (text: string, x: number, y: number, size: number) => {
    context.font = `${size}px "${figures.family}"`
    context.fillText(text, x, y)
  }
  context.textBaseline = 'alphabetic'
  const hair = Math.max(1, Math.min(width, height) / 560)

  // The wedge.
  for (let step = 0; step < 12; step++) {
    const box = stepOf(step, time.hour, width, height)
    const grey = THRESHOLDS[step]! * 1.3
    context.fillStyle = toneOf(Math.min(255, grey))
    context.fillRect(box.left, box.top, box.width + 0.5, box.height + 0.5)
    context.fillStyle = grey > 118 ? toneOf(0) : PALE
    context.textAlign = 'center'
    const open = step === time.hour % 12
    const size = open ? figure : label
    set(labelOf(step), box.left + box.width / 2, box.top + box.height / 2 + (size * CAP) / 2, size)
  }

  // The scale of minutes, at the foot.
  context.fillStyle = toneOf(0)
  context.fillRect(photo.left, height - foot, photo.width, foot)
  context.fillStyle = PALE
  const base = height - label * 0.5
  for (let at = 1; at < 60; at++) {
    const x = minuteX(at, width, height)
    const fifth = at % 5 === 0
    context.fillRect(x - hair / 2, height - foot, hair, label * (fifth ? 0.8 : 0.45))
    if (fifth) set(String(at), x, base, label)
  }

  // The edge, and its minute beside it.
  const x = minuteX(minute, width, height)
  context.fillRect(x - hair * 2, photo.top, hair * 2, photo.height + label * 0.8)
  const band = minuteX(minute + 1, width, height)
  const gap = figure * 0.1
  const text = String(minute)
  context.font = `${figure}px "${figures.family}"`
  const long = context.measureText(text).width
  const left = x - gap * 1.4 - long > photo.left
  context.textAlign = left ? 'right' : 'left'
  set(text, left ? x - gap : band + gap, height - foot - figure * 0.16, figure)
  return untilMinute(time)
}

/** The columns in hand: a second further down each second. */
function drawBand(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { photo, crop } = planOf(width, height)
  const { minute, second } = time
  const [from, to] = [columnAt(minute, crop.width), columnAt(minute + 1, crop.width)]
  const part = bandPart(minute, { width, height })
  const down = photo.height * ((second + 1) / 60)
  if (to > from) {
    const sheet = sorted(frame, from, to, { until: (second + 1) / 60 })
    context.save()
    context.beginPath()
    context.rect(part.left, photo.top, part.width, down)
    context.clip()
    context.imageSmoothingQuality = 'high'
    context.drawImage(sheet, part.left, photo.top, part.width, photo.height)
    context.restore()
    sheet.width = sheet.height = 0
  }
  const hair = Math.max(1, Math.min(width, height) / 280)
  context.fillStyle = PALE
  context.fillRect(part.left, photo.top + down - hair, part.width, hair)
}

/** The sixtieth of the photograph that is in hand. */
function bandPart(minute: number, { width, height }: { width: number; height: number }) {
  const { photo } = planOf(width, height)
  const left = minuteX(minute, width, height)
  return { left, top: photo.top, width: minuteX(minute + 1, width, height) - left, height: photo.height }
}

/** A view of the Alps whose columns are put in order, one more each minute. */
export default function PixelSort() {
  const { minute } = useClockTime('minute')
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawView} beat="minute" />
      <Canvas key={minute} draw={drawBand} beat="second" part={(stage) => bandPart(minute, stage)} />
    </Stage>
  )
}
