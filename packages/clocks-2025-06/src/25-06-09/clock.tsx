import {
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { figuresOf } from './model'
import { FACE, lineOf, nextSheet, paintRelief, paintWay } from './paint'
import { cornersOf, MOUNT, viewOf } from './view'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

function* drawRelief({ context, time, width, height, ratio, hourCycle }: CanvasFrame) {
  const figures = figuresOf(time.hour, hourCycle)
  yield* paintRelief(context, viewOf(width, height), width, height, time.hour, time.minute, figures, ratio)
  return untilMinute(time)
}

function drawEdge({ context, time, width, height, ratio }: CanvasFrame) {
  paintWay(context, viewOf(width, height), time.minute, time.second / 60, ratio)
  return untilSecond(time)
}

/** The opening in the frame, and no more. */
function opening({ width, height }: { width: number; height: number }) {
  const view = viewOf(width, height)
  const spots = cornersOf(view).map(([x, y]) => view.see(x, y, MOUNT))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Seconds in which the spark gets to where the edge is lit by now. */
const RUN = 0.5

function Spark() {
  const spark = useRef<HTMLDivElement>(null)
  const size = useSize(spark)
  const { motion } = useHostSettings()
  useFrame((time) => {
    if (!spark.current || !size?.width) return
    const still = motion === 'reduced'
    const view = viewOf(size.width, size.height)
    const run = still ? 1 : easeInOut(Math.min(1, time.millisecond / 1000 / RUN))
    const end = lineOf(view, time.minute, Math.max(0, time.second - 1 + run) / 60)
      .at(-1)
      ?.at(-1)
    if (!end) return untilSecond(time)
    const [x, y] = end
    const at = view.see(x, y, nextSheet(time.minute))
    const dot = spark.current.firstElementChild as HTMLElement
    dot.style.translate = `${at.x}px ${at.y}px`
    return run === 1 ? untilSecond(time) : undefined
  }, 20)
  return (
    <div ref={spark} className={styles.over}>
      <i className={styles.spark} />
    </div>
  )
}

/**
 * A hill in sixty sheets of card, in a box whose frame has the hours cut into it. Light fills it sheet by sheet, one a
 * minute; behind the hour's figure there is light, too, and from there it falls on all the rest.
 */
export default function Contour() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.card}>
      <Canvas draw={drawRelief} beat="minute" />
      <Canvas draw={drawEdge} beat="second" part={opening} />
      <Spark />
    </Stage>
  )
}
