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
import { beadAt, figuresAt, lengthsOf, lineOf, outlineOf, planOf, turnsOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const LINE = '#c4dccb'
/** How long a new figure takes to rise out of the line. */
const RISE_MS = 900
/** From this part of its height on: it can be read from the first picture. */
const LOWEST = 0.7

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
  // One outline, filled once: where pieces of a line meet, their soft edges would show.
  context.fillStyle = LINE
  context.beginPath()
  const line = lineOf(width, height, figures, risen)
  const plan = planOf(width, height, figures)
  for (const [x, y] of outlineOf(line, plan)) context.lineTo(x, y)
  context.fill()
  // Where it turns within its own breadth, its outline crosses itself and leaves a speck.
  context.beginPath()
  for (const { x, y, weight } of turnsOf(line)) {
    context.moveTo(x, y)
    context.arc(x, y, (plan.hair + (plan.heavy - plan.hair) * weight) * 0.48, 0, Math.PI * 2)
  }
  context.fill()
  return rise === 1 ? untilMinute(time) : undefined
}

/** A bead that goes on along the line by a sixtieth each second. */
function Bead({ width, height }: { width: number; height: number }) {
  const bead = useRef<HTMLElement>(null)
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const figures = figuresAt(hour, minute, hourCycle)
  const line = lineOf(width, height, figures)
  const lengths = lengthsOf(line)
  const size = planOf(width, height, figures).heavy * 1.7
  useFrame((time) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const { x, y } = beadAt(line, lengths, time.second === 0 ? 0 : time.second - 1 + step)
    if (bead.current) bead.current.style.translate = `${x - size / 2}px ${y - size / 2}px`
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  return <i ref={bead} className={styles.bead} style={{ width: size, height: size }} />
}

/** One line that goes through the hour and the minute. */
export default function Lines() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.ground}>
      <Canvas draw={draw} beat={30} />
      {size && <Bead width={size.width} height={size.height} />}
    </Stage>
  )
}
