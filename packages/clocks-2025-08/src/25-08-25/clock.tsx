import { easeInOut, laterBy, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Code, codeOf, SIDE } from './code'
import { planOf, rowsOf, TALL, textOf } from './model'

export { notes } from './notes'

const light = new URL('./light.webp', import.meta.url).href
const dark = new URL('./dark.webp', import.meta.url).href

export const images = [light, dark]
export const fonts = []

/** How long before the next second the modules that change begin to turn. */
const TURN_MS = 280

/** Where of the painting the stage is cut: its walker is kept. */
const FOCUS = [0.48, 0.56] as const

/** The painting over the whole stage, each of its pixels a square. */
function paintOver({ context, width, height, image }: CanvasFrame, source: string) {
  const picture = image(source)
  const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [w, h] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  context.imageSmoothingEnabled = false
  context.drawImage(picture, (width - w) * FOCUS[0], (height - h) * FOCUS[1], w, h)
}

/** Adds the dots of a number to the path, run by run. */
function addNumber(
  context: CanvasRenderingContext2D,
  text: string,
  dot: number,
  [x, y]: readonly [number, number],
) {
  const rows = rowsOf(text)
  const left = Math.round(x - (rows[0]!.length * dot) / 2)
  const top = Math.round(y - (TALL * dot) / 2)
  for (const [index, row] of rows.entries())
    for (const run of row.matchAll(/#+/g))
      context.rect(left + run.index * dot, top + index * dot, run[0].length * dot, dot)
}

function ground(frame: CanvasFrame) {
  const { context, time, width, height, hourCycle } = frame
  const { dot, hour, minute } = planOf(width, height)
  paintOver(frame, light)
  context.save()
  context.beginPath()
  addNumber(context, hourCycle === 12 ? String(time.hour12) : String(time.hour).padStart(2, '0'), dot, hour)
  addNumber(context, String(time.minute).padStart(2, '0'), dot, minute)
  context.clip()
  paintOver(frame, dark)
  context.restore()
}

/** Adds a code's dark modules; those that change to the next one's are squares that grow or shrink. */
function addCode(frame: CanvasFrame, now: Code, next: Code, turned: number) {
  const { context, width, height } = frame
  const {
    module,
    code: [left, top],
  } = planOf(width, height)
  for (let row = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      const [was, will] = [now[row]![column], next[row]![column]]
      if (!was && !will) continue
      let run = 1
      if (was && will) while (now[row]![column + run] && next[row]![column + run]) run++
      const part = was ? (will ? 1 : 1 - turned) : turned
      const inset = ((1 - part) / 2) * module
      context.rect(
        left + column * module + inset,
        top + row * module + inset,
        run * module - 2 * inset,
        module - 2 * inset,
      )
      column += run - 1
    }
}

function code(frame: CanvasFrame) {
  const { context, time, hourCycle, motion } = frame
  const left = 1000 - time.millisecond
  const turning = motion !== 'reduced' && left < TURN_MS
  const now = codeOf(textOf(time, hourCycle))
  const next = turning ? codeOf(textOf(laterBy(time, left), hourCycle)) : now
  context.save()
  context.beginPath()
  addCode(frame, now, next, turning ? easeInOut(1 - left / TURN_MS) : 0)
  context.clip()
  paintOver(frame, dark)
  context.restore()
  if (!turning) return motion === 'reduced' ? untilSecond(time) : left - TURN_MS
}

/**
 * A QR code of the second, cut out of a painting: light where the code is light, and the same painting in dark colours
 * where it is dark. The ground is painted once a minute, the code in the last quarter of each second.
 */
export default function Qr() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.light}>
      <Canvas draw={ground} beat="minute" />
      <Canvas
        draw={code}
        beat={24}
        part={({ width, height }) => {
          const plan = planOf(width, height)
          const size = plan.module * SIDE
          return { left: plan.code[0], top: plan.code[1], width: size, height: size }
        }}
      />
    </Stage>
  )
}
