import {
  easeInOut,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { figuresAt, lineOf, planOf, swelling } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const BONE = '#f0e9d8'
/** How long a new figure takes to rise out of the line. */
const RISE_MS = 900

/** From this part of its height on: it can be read from the first picture. */
const LOWEST = 0.45

/** The line; it is painted once a minute, and while a new figure rises. */
const draw = ({ context, time, width, height, hourCycle, motion }: CanvasFrame) => {
  const since = time.second * 1000 + time.millisecond
  const rise = motion === 'reduced' ? 1 : easeOut(Math.min(1, since / RISE_MS))
  const figures = figuresAt(time.hour, time.minute, hourCycle)
  const before = figuresAt(
    time.minute ? time.hour : (time.hour + 23) % 24,
    (time.minute + 59) % 60,
    hourCycle,
  ).join('')
  const risen = [...figures.join('')].map((figure, index) =>
    figure === before[index] ? 1 : LOWEST + (1 - LOWEST) * rise,
  )
  const { hair, heavy } = planOf(width, height, figures)
  const line = lineOf(width, height, figures, risen)
  context.strokeStyle = BONE
  context.lineCap = 'round'
  context.lineJoin = 'round'
  // Pieces of one width are one stroke: where strokes meet, their soft edges would show.
  const widthAt = (index: number) => {
    const weight = (line[index - 1]!.weight + line[index]!.weight) / 2
    return Math.round((hair + (heavy - hair) * weight) * 4) / 4
  }
  for (let index = 1; index < line.length; ) {
    context.lineWidth = widthAt(index)
    context.beginPath()
    context.moveTo(line[index - 1]!.x, line[index - 1]!.y)
    const wide = widthAt(index)
    while (index < line.length && widthAt(index) === wide) {
      context.lineTo(line[index]!.x, line[index]!.y)
      index++
    }
    context.stroke()
  }
  return rise === 1 ? untilMinute(time) : undefined
}

/** A swelling that goes on along the line by a sixtieth each second. */
function Bulge({ width, height }: { width: number; height: number }) {
  const path = useRef<SVGPathElement>(null)
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const figures = figuresAt(hour, minute, hourCycle)
  const line = lineOf(width, height, figures)
  const plan = planOf(width, height, figures)
  useFrame((time) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const place = time.second === 0 ? 0 : time.second - 1 + step
    path.current?.setAttribute('d', swelling(line, place, plan))
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <svg aria-hidden="true" className={styles.layer} width={width} height={height}>
      <path ref={path} fill={BONE} />
    </svg>
  )
}

/** One line that goes through the hour and the minute. */
export default function Lines() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.ground}>
      <Canvas draw={draw} beat={30} />
      {size && <Bulge width={size.width} height={size.height} />}
    </Stage>
  )
}
