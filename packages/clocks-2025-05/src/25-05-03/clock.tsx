import { laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FLIP, patternOf, SWEEP, secondBefore, turnAt } from './model'
import {
  drawDisc,
  drawFront,
  drawGlass,
  type Kit,
  kitFor,
  kitKey,
  laidOut,
  paneOf,
  shownOn,
  surfaceOf,
  wallOn,
} from './sign'

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

  /** What there is to draw at this moment: discs turn before the full second, and have turned when it strikes. */
  function* signNow(frame: CanvasFrame, turns: (second: number) => boolean) {
    const { hourCycle, motion, seed, width, height } = frame
    const time = ahead(frame)
    const ratio = ratioOf(frame)
    const wall = wallOn(width, height, ratio)
    const known = kept.current?.key === kitKey(wall, seed) ? kept.current : undefined
    const kit = known ?? (yield* kitFor(wall, frame.image(discs), seed))
    kept.current = kit
    const seconds = time.millisecond / 1000
    const moving = turns(time.second) && motion !== 'reduced' && seconds < FLIP + SWEEP
    const now = patternOf(wall, time, hourCycle)
    const before = moving ? patternOf(wall, secondBefore(time), hourCycle) : now
    /** How far a disc is turned to its yellow side. */
    const turnOf = (index: number) => {
      const turn = now[index] === before[index] ? 1 : turnAt((index % wall.columns) / wall.columns, seconds)
      return now[index] ? turn : 1 - turn
    }
    return { ratio, wall, kit, moving, now, before, turnOf }
  }

  /** The bus's front and all of its sign but the rows of the bus, which another canvas covers. */
  function* drawSign(frame: CanvasFrame) {
    const { context, width, height } = frame
    const { ratio, wall, kit, moving, turnOf } = yield* signNow(frame, (second) => second === 0)
    const pane = paneOf(wall, ratio)
    yield
    drawFront(context, width, height, pane)
    yield
    const surface = surfaceOf(wall.columns * wall.cell, wall.rows * wall.cell)
    const fromCorner = { ...wall, x: 0, y: 0 }
    for (let row = 0; row < wall.rows; row++) {
      if (row >= wall.bus && row < wall.road) continue
      for (let index = row * wall.columns; index < (row + 1) * wall.columns; index++)
        drawDisc(surface, fromCorner, kit, index, turnOf(index))
      yield
    }
    context.save()
    context.scale(1 / ratio, 1 / ratio)
    context.drawImage(surface.canvas, wall.x, wall.y)
    context.restore()
    drawGlass(context, pane)
    return moving ? undefined : untilMinute(ahead(frame))
  }

  /** The rows of the bus: of all that lies there black and all that lies there yellow, and what turns by itself. */
  function* drawBus(frame: CanvasFrame) {
    const { context } = frame
    const { ratio, wall, kit, moving, now, before, turnOf } = yield* signNow(frame, () => true)
    yield
    kit.bus ??= yield* laidOut(wall, kit)
    const { black, yellow } = kit.bus
    context.save()
    context.scale(1 / ratio, 1 / ratio)
    context.save()
    context.translate(wall.x, wall.y + wall.bus * wall.cell)
    context.drawImage(black, 0, 0)
    context.fillStyle = context.createPattern(yellow, 'no-repeat')!
    context.fill(shownOn(wall, now))
    context.restore()
    if (moving)
      for (let index = wall.bus * wall.columns; index < wall.road * wall.columns; index++)
        if (now[index] !== before[index]) drawDisc(context, wall, kit, index, turnOf(index))
    context.restore()
    const pane = paneOf(wall, ratio)
    const row = pane.high / wall.rows
    context.save()
    context.beginPath()
    context.rect(pane.left, pane.top + wall.bus * row, pane.wide, (wall.road - wall.bus) * row)
    context.clip()
    drawGlass(context, pane)
    context.restore()
    return moving ? undefined : untilSecond(ahead(frame))
  }

  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sign}>
      <Canvas draw={drawSign} beat={PICTURES} />
      <Canvas draw={drawBus} beat={PICTURES} part={busPart} />
    </Stage>
  )
}
