import { Stage, untilMinute, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { columnAt, labelOf, minuteX, planOf, sortColumn, stepOf, THRESHOLDS, thresholdOf } from './model'

export { notes } from './notes'

const alps = new URL('./alps.webp', import.meta.url).href
const figures = {
  family: 'ft-25-10-23 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

export const images = [alps]
export const fonts = [figures]

/** The tone of a carbon print: a hair warmer than neutral, and never quite black. */
const PALE = '#f6f3ec'
const toneOf = (grey: number) =>
  `rgb(${[10 + grey * 0.925, 10 + grey * 0.913, 9 + grey * 0.89].map(Math.round)})`
/** The face's figures are so high, in parts of its size. */
const CAP = 0.66

/**
 * Columns of the photograph from one to another, as far as they are sorted: whole, or down to a row.
 * @returns A picture in the photograph's own pixels.
 */
function sorted(frame: CanvasFrame, from: number, to: number, { until = 1, columns = to - from } = {}) {
  const { width, height, time, image } = frame
  const { crop } = planOf(width, height)
  const sheet = document.createElement('canvas')
  sheet.width = to - from
  sheet.height = crop.height
  const own = sheet.getContext('2d', { willReadFrequently: true })!
  own.drawImage(image(alps), from + crop.left, crop.top, to - from, crop.height, 0, 0, to - from, crop.height)
  const picture = own.getImageData(0, 0, sheet.width, sheet.height)
  const { data } = picture
  const column = new Uint8Array(sheet.height)
  const rows = Math.round(until * sheet.height)
  for (let x = 0; x < sheet.width; x++) {
    for (let y = 0; y < sheet.height; y++) column[y] = data[(y * sheet.width + x) * 4]!
    if (x < columns) sortColumn(column, thresholdOf(time.hour), rows)
    for (let y = 0; y < sheet.height; y++) {
      const at = (y * sheet.width + x) * 4
      const grey = column[y]!
      data[at] = 10 + grey * 0.925
      data[at + 1] = 10 + grey * 0.913
      data[at + 2] = 9 + grey * 0.89
    }
  }
  own.putImageData(picture, 0, 0)
  return sheet
}

/** The photograph as far as it is sorted, its scale, and the wedge. */
function drawView(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { foot, photo, crop, figure, label } = planOf(width, height)
  const { minute } = time
  const sheet = sorted(frame, 0, crop.width, { columns: columnAt(minute, crop.width) })
  context.imageSmoothingQuality = 'high'
  context.drawImage(sheet, photo.left, photo.top, photo.width, photo.height)
  sheet.width = sheet.height = 0 // Safari keeps the pixels otherwise.

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
