import { easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { grainsAt, hourCell, minuteCell, type Pile, pileOf, planOf, pouredOn } from './model'

export { notes } from './notes'

const figures = {
  family: 'ft-25-10-25 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [figures]

/** None to three grains, and where there is no sand: the two cuts and the margin, into which it runs off. */
const SAND = [
  [74, 46, 66],
  [150, 112, 128],
  [205, 184, 178],
  [232, 220, 210],
] as const
const VOID = [27, 15, 25] as const
const PALE = '#e8dcd2'

/** The face's figures are so high, in parts of its size. */
const CAP = 0.6

const piles = new Map<string, Pile>()

/** The identity of a rectangle, kept while it is shown. */
function keptPile(width: number, height: number): Pile {
  const key = `${width}×${height}`
  const pile = piles.get(key) ?? pileOf(width, height)
  if (piles.size > 11) piles.clear()
  piles.set(key, pile)
  return pile
}

const WAVE_MS = 620

/** The four piles that the cuts leave, each with the grains of its minute; the last one's avalanche is on its way. */
function drawField(frame: CanvasFrame) {
  const { context, time, width, height, ratio, motion } = frame
  const { upright, cell, cells, columns, rows, left, top } = planOf(width, height, ratio)
  const [minute, hour] = [minuteCell(time.minute), hourCell(time.hour, cells)]
  const [cutX, cutY] = upright ? [hour, minute] : [minute, hour]
  const sheet = document.createElement('canvas')
  sheet.width = columns
  sheet.height = rows
  const own = sheet.getContext('2d')!
  const picture = own.createImageData(columns, rows)
  const { data } = picture
  const paint = (x: number, y: number, [red, green, blue]: readonly [number, number, number]) => {
    const at = (y * columns + x) * 4
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
    data[at + 3] = 255
  }
  for (let x = 0; x < columns; x++) paint(x, cutY, VOID)
  for (let y = 0; y < rows; y++) paint(cutX, y, VOID)
  const part = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / WAVE_MS))
  for (const [fromX, toX] of [
    [0, cutX],
    [cutX + 1, columns],
  ] as const)
    for (const [fromY, toY] of [
      [0, cutY],
      [cutY + 1, rows],
    ] as const) {
      const [wide, high] = [toX - fromX, toY - fromY]
      if (wide < 1 || high < 1) continue
      const pile = keptPile(wide, high)
      const now = pouredOn(pile, time.second)
      const before = part < 1 && time.second > 0 ? pouredOn(pile, time.second - 1) : now
      // Sand comes from the middle on a square that stands on its corner, as an avalanche does.
      const reached = (part * (wide + high)) / 2
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++) {
          const far = Math.abs(x - (wide - 1) / 2) + Math.abs(y - (high - 1) / 2)
          paint(fromX + x, fromY + y, SAND[grainsAt(pile, far <= reached ? now : before, x, y)]!)
        }
    }
  own.putImageData(picture, 0, 0)
  context.imageSmoothingEnabled = false
  context.drawImage(sheet, left, top, columns * cell, rows * cell)
  sheet.width = sheet.height = 0
  return part === 1 ? untilSecond(time) : undefined
}

/** The margins with their scales. */
function drawScales({ context, time, width, height, ratio }: CanvasFrame) {
  const plan = planOf(width, height, ratio)
  const { upright, unit, edge, cell, cells, left, top, bottom } = plan
  context.fillStyle = `rgb(${VOID.join()})`
  context.fillRect(0, 0, width, height)
  context.fillStyle = PALE
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'

  /** Where a cell's middle is, on the scale below or on the one at the left. */
  const along = (below: boolean, at: number) => (below ? left : top) + (at + 0.5) * cell
  const font = (high: number) => `700 ${high / CAP}px "${figures.family}"`
  const sizeOf = (text: string, high: number) => {
    context.font = font(high)
    return context.measureText(text).width
  }
  const set = (text: string, x: number, y: number, high: number) => {
    context.font = font(high)
    context.fillText(text, x, y)
  }
  // How high the small figures are.
  const small = Math.max(upright ? width * 0.026 : 0, unit * 13)

  const scale = (
    below: boolean,
    entries: readonly { text: string; at: number }[],
    shown: { text: string; at: number },
    ticks: readonly number[],
  ) => {
    const margin = below ? height - bottom : left
    const tick = margin * 0.07
    const hair = Math.max(1, unit * 1.6)
    for (const at of ticks) {
      const place = along(below, at) - hair / 2
      if (below) context.fillRect(place, bottom + tick * 0.6, hair, tick)
      else context.fillRect(left - tick * 1.6, place, tick, hair)
    }
    // As large as the margin allows: two figures are about as broad as they are high and a half.
    const room = margin - tick * 2.6 - edge
    const high = below ? room : Math.min((room / sizeOf('00', 100)) * 100, unit * 160)
    const reach = (below ? sizeOf(shown.text, high) : high) / 2
    const place = Math.min(
      (below ? width : height) - edge - reach,
      Math.max(edge + reach, along(below, shown.at)),
    )
    if (below) set(shown.text, place - reach, bottom + tick * 2.6 + high, high)
    else set(shown.text, left - tick * 2.6 - sizeOf(shown.text, high), place + reach, high)
    for (const { text, at } of entries) {
      const long = (below ? sizeOf(text, small) : small) / 2
      const middle = along(below, at)
      if (Math.abs(middle - place) < reach + long + small * 0.4) continue
      if (below) set(text, middle - long, bottom + tick * 2.6 + small, small)
      else set(text, left - tick * 2.6 - sizeOf(text, small), middle + long, small)
    }
  }
  const hourEntry = (hour: number) => ({ text: String(hour % 12 || 12), at: hourCell(hour, cells) })
  const minuteEntry = (minute: number) => ({ text: String(minute), at: minuteCell(minute) })
  const hours = Array.from({ length: 12 }, (_, hour) => hourEntry(hour))
  const minutes = Array.from({ length: 12 }, (_, fifth) => minuteEntry(fifth * 5))
  scale(
    upright,
    hours,
    hourEntry(time.hour),
    hours.map(({ at }) => at),
  )
  scale(
    !upright,
    minutes,
    minuteEntry(time.minute),
    Array.from({ length: 60 }, (_, minute) => minuteCell(minute)),
  )
  return untilMinute(time)
}

/** Sand on a lattice that two cuts part at the hour and at the minute; each part lies as its identity does. */
export default function Sandpile() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawScales} beat="minute" />
      <Canvas draw={drawField} beat={10} />
    </Stage>
  )
}
