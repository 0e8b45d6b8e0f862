import { easeOut, Stage, twoDigits, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { grainsAt, hourAt, minuteAt, type Pile, pileOf, planOf, pouredOn, tabsOf } from './model'

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
const DIM = '#967080'

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

const set = (context: CanvasFrame['context'], text: string, x: number, y: number, high: number) => {
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  context.font = `700 ${high / CAP}px "${figures.family}"`
  context.fillText(text, x, y)
}

/** The cuts where they widen, and what they hold. */
function drawNumerals({ context, time, width, height, ratio }: CanvasFrame) {
  const plan = planOf(width, height, ratio)
  const { cell, large, high, left, top } = plan
  const tabs = tabsOf(plan, time.hour, time.minute)
  const texts = [String(time.hour % 12 || 12), twoDigits(time.minute)]
  for (const [index, { x, y, wide }] of [tabs.hour, tabs.minute].entries()) {
    context.fillStyle = `rgb(${VOID.join()})`
    context.fillRect(left + x * cell, top + y * cell, wide * cell, high * cell)
    context.fillStyle = PALE
    const foot = top + (y + high / 2) * cell + large / 2
    set(context, texts[index]!, left + (x + wide / 2) * cell, foot, large)
  }
}

interface Change {
  readonly at: number
  readonly far: number
  /** Grains before it and after. */
  readonly was: number
  readonly is: number
}

/** A second's avalanche. */
interface Fall {
  readonly key: string
  /** Of the field, a pixel a cell: only the cells that change are painted again. */
  readonly picture: ImageData
  /** Those, with how far they lie from the middle of their pile, in parts of the way. */
  readonly changes: readonly Change[]
}

let fall: Fall | undefined

const paint = ({ data }: ImageData, at: number, grains: number) => {
  const [red, green, blue] = SAND[grains]!
  data[at * 4] = red
  data[at * 4 + 1] = green
  data[at * 4 + 2] = blue
  data[at * 4 + 3] = 255
}

/** Worked out once for all pictures of a second. */
function fallOf({ time, width, height, ratio }: CanvasFrame, own: ReturnType<typeof createOffscreen>): Fall {
  const plan = planOf(width, height, ratio)
  const { columns, rows, cut } = plan
  const half = Math.floor(cut / 2)
  const [cutX, cutY] = [minuteAt(plan, time.minute) - half, hourAt(plan, time.hour) - half]
  const key = [columns, rows, cut, cutX, cutY, time.second].join()
  if (fall?.key === key) return fall
  const picture = own.createImageData(columns, rows)
  const changes: Change[] = []
  for (const [fromX, toX] of [
    [0, cutX],
    [cutX + cut, columns],
  ] as const)
    for (const [fromY, toY] of [
      [0, cutY],
      [cutY + cut, rows],
    ] as const) {
      const [wide, high] = [toX - fromX, toY - fromY]
      if (wide < 1 || high < 1) continue
      const pile = keptPile(wide, high)
      const before = pouredOn(pile, Math.max(0, time.second - 1))
      const now = pouredOn(pile, time.second)
      for (let y = 0; y < high; y++)
        for (let x = 0; x < wide; x++) {
          const at = (fromY + y) * columns + fromX + x
          const [was, is] = [grainsAt(pile, before, x, y), grainsAt(pile, now, x, y)]
          paint(picture, at, was)
          if (is === was) continue
          // Sand comes from the middle on a square that stands on its corner, as an avalanche does.
          const far = Math.abs(x - (wide - 1) / 2) + Math.abs(y - (high - 1) / 2)
          changes.push({ at, far: (2 * far) / (wide + high), was, is })
        }
    }
  fall = { key, picture, changes }
  return fall
}

/** The four piles that the cuts leave, each with the grains of its minute; the last one's avalanche is on its way. */
function drawField(frame: CanvasFrame) {
  const { context, time, width, height, ratio, motion } = frame
  const { cell, columns, rows, left, top } = planOf(width, height, ratio)
  const own = createOffscreen(columns, rows)
  const sheet = own.canvas
  const { picture, changes } = fallOf(frame, own)
  const part = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / WAVE_MS))
  for (const { at, far, was, is } of changes) paint(picture, at, far <= part ? is : was)
  own.putImageData(picture, 0, 0)
  context.imageSmoothingEnabled = false
  context.drawImage(sheet, left, top, columns * cell, rows * cell)
  sheet.width = sheet.height = 0
  drawNumerals(frame)
  return part === 1 ? untilSecond(time) : undefined
}

/** The ground, with the scales along two edges. */
function drawScales({ context, time, width, height, ratio }: CanvasFrame) {
  const plan = planOf(width, height, ratio)
  const { cell, small, left, top, bottom } = plan
  context.fillStyle = `rgb(${VOID.join()})`
  context.fillRect(0, 0, width, height)
  // The middle of a cut, which is broader than one cell.
  const middle = ((plan.cut % 2) * cell) / 2
  const minuteX = (minute: number) => left + minuteAt(plan, minute) * cell + middle
  const hourY = (hour: number) => top + hourAt(plan, hour) * cell + middle
  const [tick, hair] = [small * 0.5, Math.max(1 / ratio, small * 0.12)]

  for (let minute = 0; minute < 60; minute++) {
    const shown = minute === time.minute
    const fifth = minute % 5 === 0
    context.fillStyle = shown || fifth ? PALE : DIM
    const wide = shown ? hair * 2.4 : hair
    context.fillRect(minuteX(minute) - wide / 2, bottom + small * 0.3, wide, tick)
    if (fifth) set(context, String(minute), minuteX(minute), bottom + small * 2.1, small)
  }
  for (let hour = 0; hour < 12; hour++) {
    const shown = hour === time.hour % 12
    context.fillStyle = PALE
    const high = shown ? hair * 2.4 : hair
    context.fillRect(left - small * 0.3 - tick, hourY(hour) - high / 2, tick, high)
    set(context, String(hour || 12), small * 1.05, hourY(hour) + small / 2, small)
  }
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
