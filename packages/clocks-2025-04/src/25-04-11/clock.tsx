import { Stage, untilMinute, untilSecond, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { chalk, drawFrame, drawStick, dryChalk, smear } from './chalk'
import styles, { css } from './clock.module.css'
import {
  headingOf,
  type Layout,
  layoutOf,
  lineOf,
  moodOf,
  PUSH_MS,
  placeOf,
  type Stroke,
  teacherWide,
  teacherWrote,
  WIPE_MS,
  wipedAt,
  writtenAt,
  writtenOf,
} from './model'

export { notes } from './notes'

const board = new URL('./board.webp', import.meta.url).href
const tooth = new URL('./tooth.webp', import.meta.url).href

export const images = [board, tooth]
export const fonts = []

const WHITE = '#f4f3ec'
const YELLOW = '#f3d873'

type Context = CanvasRenderingContext2D

/** As fine as the screen can show, and never coarser than the stroke. */
const fineness = (ratio: number, size: number) => Math.max(0.5 / ratio, size / 190)

/** In pixels of the stage. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The slate's tooth keeps the chalk off what lies deep.
 * @param box - Where there is chalk.
 */
function bite({ image, ratio }: CanvasFrame, on: Context, size: number, box: Box, deep = 0.62) {
  const pattern = on.createPattern(image(tooth), 'repeat')
  if (!pattern) return
  const scale = fineness(ratio, size)
  pattern.setTransform({ a: scale, d: scale, e: 0, f: 0 })
  on.globalCompositeOperation = 'destination-out'
  on.globalAlpha = deep
  on.fillStyle = pattern
  on.fillRect(box.left, box.top, box.width, box.height)
  on.globalAlpha = 1
  on.globalCompositeOperation = 'source-over'
}

/** A line of the pupil's, or as much of it as there is. */
function writeLine(
  on: Context,
  layout: Layout,
  seed: string,
  hour: number,
  minute: number,
  strokes: readonly Stroke[] = lineOf(seed, hour, minute),
) {
  const { strong } = moodOf(seed, hour, minute)
  chalk(on, strokes, placeOf(layout, minute), layout.size, WHITE, layout.size * 0.078, strong)
}

/** Teacher's writing that ends at a place. */
function writeEnding(
  on: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  broad: number,
  strong = 1,
) {
  chalk(on, teacherWrote(text), { x: x - teacherWide(text) * size, y }, size, YELLOW, broad, strong, 0.06)
}

/** The number of the line that is being written is large. */
function writeNumber(on: Context, layout: Layout, minute: number, isNow: boolean) {
  const { x, y } = placeOf(layout, minute)
  const size = layout.size * (isNow ? 1 : 0.62)
  writeEnding(on, String(minute), x, y, size, layout.size * (isNow ? 0.11 : 0.055), isNow ? 1 : 0.66)
}

/** What is right of the felt is still there. */
function keepUnwiped(on: Context, width: number, height: number, wiped: number) {
  const edge = (width + height * 0.5) * wiped
  on.beginPath()
  on.moveTo(edge, 0)
  on.lineTo(width * 2, 0)
  on.lineTo(width * 2, height)
  on.lineTo(edge - height * 0.5, height)
  on.clip()
}

/** Faint chalk that the tooth has bitten already, to draw with where the slate is beneath. WebKit draws patterns without heeding `globalAlpha`. */
function bitten({ image, ratio }: CanvasFrame, colour: string, size: number) {
  const bites = image(tooth)
  const tile = document.createElement('canvas')
  tile.width = bites.naturalWidth || 1
  tile.height = bites.naturalHeight || 1
  const on = tile.getContext('2d')
  if (!on) return undefined
  on.globalAlpha = 0.053
  on.fillStyle = colour
  on.fillRect(0, 0, tile.width, tile.height)
  on.globalCompositeOperation = 'destination-out'
  on.globalAlpha = 0.8
  on.drawImage(bites, 0, 0)
  const pattern = on.createPattern(tile, 'repeat')
  const scale = fineness(ratio, size)
  pattern?.setTransform({ a: scale, d: scale, e: 0, f: 0 })
  return pattern ?? undefined
}

/** Room for some lines and their numbers. */
function boxOf(layout: Layout, first: number, last: number): Box {
  const { size, across } = layout
  const places = Array.from({ length: last - first + 1 }, (_, line) => placeOf(layout, first + line))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - size * 1.6, Math.min(...ys) - size * 1.3]
  return {
    left,
    top,
    width: Math.max(...xs) + across + size * 0.4 - left,
    height: Math.max(...ys) + size * 1.8 - top,
  }
}

/** Milliseconds until the felt is taken up; nothing while it is at work. */
function untilWiped({ minute, second, millisecond }: CanvasFrame['time']): number | undefined {
  const left = (60 - second) * 1000 - millisecond - (minute === 59 ? WIPE_MS : 0)
  return left > 0 ? left : undefined
}

/** What the felt left of the hour before, and the frame. */
function drawSlate(frame: CanvasFrame) {
  const { context: on, width, height, time, seed } = frame
  const layout = layoutOf(width, height)
  const { size } = layout
  const hour = (time.hour + 23) % 24
  on.lineJoin = 'round'
  on.strokeStyle = bitten(frame, '#9fb0aa', size) ?? 'transparent'
  for (let line = 0; line < 60; line++) {
    const { x, y } = placeOf(layout, line)
    smear(on, lineOf(seed, hour, line), { x: x + size * 0.3, y: y - size * 0.2 }, size, size * 0.15)
  }
  drawFrame(on, layout, width, height)
  return untilMinute(time) + (59 - time.minute) * 60_000
}

/** What has been written this hour, all but the last line. */
function drawLines(frame: CanvasFrame) {
  const { context: on, width, height, time, seed, motion } = frame
  const layout = layoutOf(width, height)
  const { hour, minute } = time
  const wiped = motion === 'reduced' ? 0 : wipedAt(minute, time.second, time.millisecond)
  on.save()
  if (wiped) keepUnwiped(on, width, height, wiped)
  // A quarter that is full is not written again.
  for (let part = 0; part < 4; part++) {
    const first = part * 15
    const last = Math.min(minute, first + 15)
    if (last <= first) break
    frame.layer(`part ${part}`, `${time.day} ${hour} ${last} ${seed}`, (layer) => {
      for (let line = first; line < last; line++) {
        writeNumber(layer, layout, line, false)
        writeLine(layer, layout, seed, hour, line)
      }
      bite(frame, layer, layout.size, boxOf(layout, first, last - 1))
    })
  }
  on.restore()
  return motion === 'reduced' ? untilMinute(time) : untilWiped(time)
}

/** The board's upper edge, where the teacher writes. */
function headOf({ width, height }: Pick<CanvasFrame, 'width' | 'height'>): Box {
  const { headline, headSize, isTwoLined } = layoutOf(width, height)
  return { left: 0, top: 0, width, height: headline + headSize * (isTwoLined ? 2 : 0.9) }
}

/** The teacher's: the hour, and how many lines there are. */
function drawHead(frame: CanvasFrame) {
  const { context: on, width, height, time } = frame
  const { size, headSize, headline, isTwoLined, countSize, inset } = layoutOf(width, height)
  const broad = headSize * 0.073
  const heading = headingOf(time.hour)
  const first = isTwoLined ? heading.split(' ', 1)[0]! : heading
  const second = heading.slice(first.length).trim()
  const write = (words: string, down: number, large: number) =>
    dryChalk(
      on,
      teacherWrote(words),
      { x: inset, y: headline + headSize * down },
      headSize * large,
      YELLOW,
      broad,
      words,
    )
  write(first, 0, isTwoLined ? 1.2 : 1)
  if (second) write(second, 1.12, 1)
  const text = String(time.minute)
  const foot = headline + (isTwoLined ? headSize * 0.52 : headSize * 0.02)
  const right = width - inset
  const wide = Math.max(teacherWide(text), 0.9) * countSize
  dryChalk(
    on,
    teacherWrote(text),
    { x: right - teacherWide(text) * countSize, y: foot },
    countSize,
    YELLOW,
    countSize * 0.09,
    text,
  )
  // Underlined twice.
  const rule = (from: number, down: number): Stroke => ({
    points: [-wide * from, down * 1.06, -wide * 0.4, down * 0.95, wide * 0.02, down],
    wide: 1,
    pressed: 0.94,
  })
  dryChalk(
    on,
    [rule(1.04, countSize * 0.2), rule(0.92, countSize * 0.34)],
    { x: right, y: foot },
    1,
    YELLOW,
    countSize * 0.07,
    'twice',
  )
  bite(frame, on, size, headOf(frame), 0.42)
  return untilMinute(time)
}

/** The line that is being written, as far as it has come. */
function drawLine(frame: CanvasFrame) {
  const { context: on, width, height, time, seed, motion } = frame
  const layout = layoutOf(width, height)
  const { size } = layout
  const { hour, minute } = time
  const isCalm = motion === 'reduced'
  const wiped = isCalm ? 0 : wipedAt(minute, time.second, time.millisecond)
  const { strokes, x, y } = writtenOf(
    lineOf(seed, hour, minute),
    writtenAt(time.second, isCalm ? 1000 : time.millisecond),
  )
  const begin = placeOf(layout, minute)
  on.save()
  if (wiped) keepUnwiped(on, width, height, wiped)
  writeNumber(on, layout, minute, true)
  writeLine(on, layout, seed, hour, minute, strokes)
  bite(frame, on, size, boxOf(layout, minute, minute))
  on.restore()
  if (!wiped) drawStick(on, begin.x + x * size, begin.y + y * size, size, 0.68 + y * 0.16)
  if (isCalm) return untilSecond(time)
  if (time.millisecond < PUSH_MS) return undefined
  return time.second === 59 ? untilWiped(time) : untilSecond(time)
}

/** The small canvas of the line in the making: another one each minute. */
function LineInTheMaking() {
  const { minute } = useClockTime('minute')
  return (
    <Canvas
      key={minute}
      draw={drawLine}
      beat={30}
      part={({ width, height }) => {
        const layout = layoutOf(width, height)
        const { x, y } = placeOf(layout, minute)
        const [left, top] = [Math.max(0, x - layout.size * 1.6), Math.max(0, y - layout.size * 1.3)]
        return {
          left,
          top,
          width: Math.min(width - left, layout.across + layout.size * 2),
          height: Math.min(height - top, layout.size * 3.1),
        }
      }}
    />
  )
}

function Slate() {
  return useHostSettings().transparent ? null : <img src={board} alt="" className={styles.slate} />
}

/** A line for each minute late: a board that is full when the hour is. */
export default function IWillNotBeLate() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Slate />
      <Canvas draw={drawSlate} beat="minute" ground />
      <Canvas draw={drawLines} beat={30} />
      <Canvas draw={drawHead} beat="minute" part={headOf} />
      <LineInTheMaking />
    </Stage>
  )
}
