import { laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FLIP, patternOf, SWEEP, secondBefore, turnAt } from './model'
import { drawDisc, drawFront, drawGlass, type Kit, kitFor, paneOf, wallOn } from './sign'

export { notes } from './notes'

const discs = new URL('./discs.webp', import.meta.url).href

export const images = [discs]
export const fonts = []

const PICTURES = 30
const MAX_PIXELS = 3840 * 2160

/** The ratio of a canvas over the whole stage, whose pixels may have a limit: one grid for both canvases. */
const ratioOf = ({ width, height, ratio }: CanvasFrame) =>
  Math.min(ratio, Math.sqrt(MAX_PIXELS / (width * height)))

/** The rows of the bus, wherever the screen's pixels put them. */
function busPart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>) {
  const edges = [1, 100].flatMap((ratio) => {
    const wall = wallOn(width, height, ratio)
    return [wall.bus, wall.road].map((row) => (wall.y + row * wall.cell) / ratio)
  })
  const top = Math.max(0, Math.min(...edges) - 1)
  return { left: 0, top, width, height: Math.min(height, Math.max(...edges) + 1) - top }
}

/** The time that discs begin to turn to. */
const ahead = ({ time, motion }: CanvasFrame) =>
  motion === 'reduced' ? time : laterBy(time, (FLIP + SWEEP) * 1000)

/** The sign in a bus's front, of discs that are black on one side and yellow on the other. */
export default function FlipDot() {
  const kept = useRef<Kit>(null)

  /**
   * All discs from one row to another, as they are at this moment: they turn before the full second, and have turned
   * when it strikes. Tells whether any turns.
   */
  function draw(frame: CanvasFrame, whole: boolean) {
    const { context, hourCycle, motion, seed, width, height } = frame
    const time = ahead(frame)
    const ratio = ratioOf(frame)
    const wall = wallOn(width, height, ratio)
    if (kept.current?.key !== wall.key + seed) kept.current = kitFor(wall, frame.image(discs), seed)
    const kit = kept.current
    const seconds = time.millisecond / 1000
    const moving = (!whole || time.second === 0) && motion !== 'reduced' && seconds < FLIP + SWEEP
    const now = patternOf(wall, time, hourCycle)
    const before = moving ? patternOf(wall, secondBefore(time), hourCycle) : now
    const pane = paneOf(wall, ratio)
    if (whole) drawFront(context, width, height, pane)
    context.save()
    context.scale(1 / ratio, 1 / ratio)
    const [from, to] = whole ? [0, wall.rows] : [wall.bus, wall.road]
    for (let index = from * wall.columns; index < to * wall.columns; index++) {
      const turn = now[index] === before[index] ? 1 : turnAt((index % wall.columns) / wall.columns, seconds)
      drawDisc(context, wall, kit, index, now[index] ? turn : 1 - turn)
    }
    context.restore()
    context.save()
    context.beginPath()
    const row = pane.high / wall.rows
    context.rect(pane.left, pane.top + from * row, pane.wide, (to - from) * row)
    context.clip()
    drawGlass(context, pane)
    context.restore()
    return moving
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sign}>
      <Canvas draw={(frame) => (draw(frame, true) ? undefined : untilMinute(ahead(frame)))} beat={PICTURES} />
      <Canvas
        draw={(frame) => (draw(frame, false) ? undefined : untilSecond(ahead(frame)))}
        beat={PICTURES}
        part={busPart}
      />
    </Stage>
  )
}
