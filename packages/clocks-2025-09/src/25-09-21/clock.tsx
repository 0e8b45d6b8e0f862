import { Stage, untilMinute, untilSecond, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Box, layoutOf, letterOf, OPEN_MS, openAt } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  { family: 'ft-25-09-21 Animals', source: new URL('./animals.woff2', import.meta.url).href, weight: '700' },
  { family: 'ft-25-09-21 Figures', source: new URL('./figures.woff2', import.meta.url).href, weight: '800' },
]

const [INK, PAPER, TYPED] = ['#0f0f10', '#ffffff', '#d6d9d4']
/** An animal is so broad, and its middle so far above the line, in parts of its size of type. */
const [ANIMAL, MIDDLE] = [1.24, 0.342]
/** How high figures are, and how broad one is. */
const [HIGH, BROAD] = [0.74, 0.65]

/** How much of its key an animal takes. */
const SMALL = 0.84

type Context = CanvasRenderingContext2D

/** Type is set large and scaled down: some engines set small type on whole pixels. */
function write(context: Context, text: string, family: string, x: number, y: number, size: number) {
  context.save()
  context.translate(x, y)
  context.scale(size / 200, size / 200)
  context.font = family
  context.textAlign = 'center'
  context.fillText(text, 0, 0)
  context.restore()
}

const drawAnimal = (context: Context, key: number, x: number, y: number, across: number) => {
  const size = across / ANIMAL
  write(context, letterOf(key), '700 200px "ft-25-09-21 Animals"', x, y + MIDDLE * size, size)
}

const drawFigures = (context: Context, text: string, x: number, y: number, size: number) =>
  write(context, text, '800 200px "ft-25-09-21 Figures"', x, y + (HIGH / 2) * size, size)

/** A key: its animal, and as it opens, its number beside it, or below where the key is not broad enough. */
function drawKey(context: Context, key: number, box: Box & { open: number }, pressed = 0) {
  const { x, y, width, height, open } = box
  const side = Math.min(width, height)
  const [middle, centre] = [x + width / 2, y + height / 2]
  if (open === 0) {
    drawAnimal(context, key, middle, centre, side * SMALL * (1 - pressed))
    return
  }
  const text = String(key)
  const beside = width > height * 0.92
  // Two figures’ room is kept for one, so that the key looks the same all the hour.
  const size = beside
    ? Math.min((height * 0.84) / HIGH, (width * 0.53) / (BROAD * 2))
    : Math.min((height * 0.46) / HIGH, (width * 0.94) / (BROAD * 2))
  const animal =
    (beside ? Math.min(width * 0.385, height * 0.86) : Math.min(width * 0.72, height * 0.4)) * (1 - pressed)
  const small = side * SMALL
  const at = (closed: number, opened: number) => closed + (opened - closed) * open
  if (beside) {
    const [wide, gap] = [text.length * BROAD * size, width * 0.03]
    const left = (width - wide - gap - animal) / 2
    drawAnimal(context, key, at(middle, x + left + animal / 2), centre, at(small, animal))
    if (open > 0.5) drawFigures(context, text, x + left + animal + gap + wide / 2, centre, size * open)
  } else {
    const gap = height * 0.05
    const top = (height - animal - gap - HIGH * size) / 2
    drawAnimal(context, key, middle, at(centre, y + top + animal / 2), at(small, animal))
    if (open > 0.5)
      drawFigures(context, text, middle, y + top + animal + gap + (HIGH * size) / 2, size * open)
  }
}

const fill = (context: Context, colour: string, { x, y, width, height }: Box, line: number) => {
  context.fillStyle = colour
  context.fillRect(x + line / 2, y + line / 2, width - line, height - line)
}

const lineOf = (width: number, height: number) => Math.max(1, Math.min(width, height) * 0.004)

/** The keyboard: a key opens each minute, a tab each hour. */
function drawKeyboard({ context, time, width, height, motion }: CanvasFrame) {
  const part = motion === 'reduced' ? 1 : openAt(time.second, time.millisecond)
  const { keys, tabs } = layoutOf(width, height, time.hour, time.minute, part)
  const line = lineOf(width, height)
  context.fillStyle = INK
  context.fillRect(0, 0, width, height)
  for (const [key, box] of keys.entries()) {
    const dark = box.open > 0.5
    fill(context, dark ? INK : PAPER, box, line)
    context.fillStyle = dark ? PAPER : INK
    drawKey(context, key, box)
  }
  const [top, below] = [tabs[0]!.height, keys[0]!.y]
  context.fillStyle = PAPER
  context.fillRect(0, top, width, below - top - line / 2)
  for (const [index, box] of tabs.entries()) {
    const open = box.open > 0.5
    // The open one has no edge below: it belongs to the keys.
    fill(context, open ? PAPER : INK, open ? { ...box, height: box.height + line } : box, line)
    context.fillStyle = open ? INK : PAPER
    const small = Math.min(box.width * 0.8, box.height * 0.4) / (BROAD * 2)
    const large = Math.min((box.height * 0.76) / HIGH, (box.width * 0.8) / (BROAD * 2))
    const size = open ? small + (large - small) * box.open : small
    drawFigures(context, String(index + 1), box.x + box.width / 2, box.y + box.height / 2, size)
  }
  return part === 1 ? untilMinute(time) : undefined
}

/** How long a typed key is down. */
const DOWN_MS = 220

/** Each second a key is typed, in their order. */
function Typed() {
  const { hour, minute, second } = useClockTime('second')
  const boxIn = (width: number, height: number) => layoutOf(width, height, hour, minute).keys[second]!
  const draw = ({ context, time, width, height, motion }: CanvasFrame) => {
    if (motion !== 'reduced' && time.second === 0 && time.millisecond < OPEN_MS) return
    const down = motion === 'reduced' ? 0 : Math.max(0, 1 - time.millisecond / DOWN_MS)
    const key = time.second
    const box = layoutOf(width, height, time.hour, time.minute).keys[key]!
    fill(context, box.open ? INK : TYPED, box, lineOf(width, height))
    context.fillStyle = box.open ? PAPER : INK
    drawKey(context, key, box, 0.18 * down)
    return down === 0 ? untilSecond(time) : undefined
  }
  const part = ({ width, height }: { width: number; height: number }) => {
    const { x, y, width: broad, height: high } = boxIn(width, height)
    return { left: x, top: y, width: broad, height: high }
  }
  return <Canvas key={minute * 60 + second} draw={draw} beat={30} part={part} />
}

/** A keyboard of sixty animals, on which the key of the minute is open. */
export default function RecentlyUsed() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.keyboard}>
      <Canvas draw={drawKeyboard} beat={30} />
      <Typed />
    </Stage>
  )
}
