import { easeOut, Stage, shownHour, untilMinute, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { drawPips, drawRow, hideBehind, rowBounds } from './draw'
import { fallenAt, restAt } from './model'
import { cropOf, UPRIGHT, viewOf } from './view'

export { notes } from './notes'

const lying = new URL('./lying.webp', import.meta.url).href
const upright = new URL('./upright.webp', import.meta.url).href

export const images = [lying, upright]
export const fonts = []

/** Pictures a second of what falls. */
const FPS = 20

function drawFalling({ context, width, height, time, motion }: CanvasFrame) {
  const second = time.second + (motion === 'reduced' ? 0.95 : time.millisecond / 1000)
  // Still ones show what a whole second shows.
  drawRow(
    context,
    width,
    height,
    motion === 'reduced' ? Math.floor(fallenAt(Math.min(59.5, second))) : fallenAt(second),
  )
  hideBehind(context, width, height)
  const rest = motion === 'reduced' ? 1 : restAt(second)
  // The first picture in which one leans.
  return rest > 0 ? rest * 1000 + 1000 / FPS : undefined
}

/** As much of the stage as the row may be seen on. */
const rowPart = ({ width, height }: { width: number; height: number }) => {
  const { top, bottom } = rowBounds(width, height)
  return { left: 0, top, width, height: bottom - top }
}

/** New spots grow in their holes as the row is stood up. */
const GROWING = 0.35

function drawSpots({ context, width, height, time, hourCycle, motion }: CanvasFrame) {
  const hour = shownHour(time.hour, hourCycle)
  const part = (time.second + time.millisecond / 1000) / GROWING
  const shown = motion === 'reduced' || part >= 1 ? 1 : 0.3 + 0.7 * easeOut(part)
  drawPips(context, width, height, false, hour, time.minute === 0 ? shown : 1)
  drawPips(context, width, height, true, time.minute, shown)
  return shown < 1 ? undefined : untilMinute(time)
}

/**
 * Two dominoes of a double-nine set are the hour and the minute. Behind them a row of sixty topples, one a second, as
 * real ones do; it strikes the minute when it comes round, and stands again.
 */
export default function DominoTheory() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const view = viewOf(width, height)
  const { scale, left, top } = cropOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      <img
        src={view === UPRIGHT ? upright : lying}
        alt=""
        className={styles.picture}
        style={{ left, top, width: view.picture.width * scale, height: view.picture.height * scale }}
      />
      <Canvas draw={drawFalling} beat={FPS} part={rowPart} />
      <Canvas draw={drawSpots} beat={20} />
    </Stage>
  )
}
