import {
  type ClockTime,
  easeOut,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  armAt,
  edgeAt,
  endsOf,
  FINE,
  LET_GO,
  type Plan,
  type Point,
  planOf,
  RING,
  shiverAt,
  standOf,
  swingOf,
  traceOf,
} from './model'

export { notes } from './notes'

const FAMILY = 'ft-25-07-29 Figures'
export const images = []
export const fonts = [
  { family: FAMILY, source: new URL('./figures.woff2', import.meta.url).href, weight: '700' },
]

const [GROUND, RAY, DEEP, HOUR] = ['#1a3fd4', '#2148e2', '#1737bd', '#ffe02e']

/** From the blue that it sinks into up to pink. */
const ribbonAt = (late: number) =>
  `rgb(${[
    [78, 255],
    [84, 92],
    [222, 146],
  ]
    .map(([from, to]) => Math.round(from! + (to! - from!) * late))
    .join(' ')})`

const minuteOf = (time: ClockTime) => time.hour * 60 + time.minute

/** The last swings that were reckoned: several layers ask for the same one, many times a second. */
const swings = new Map<number, Float32Array>()
function swingFor(minuteOfDay: number): Float32Array {
  let found = swings.get(minuteOfDay)
  if (!found) {
    if (swings.size > 7) swings.clear()
    found = swingOf(minuteOfDay)
    swings.set(minuteOfDay, found)
  }
  return found
}

/** The swing that brought the arm to where it is. */
function lastTrace(time: ClockTime, plan: Plan) {
  const before = minuteOf(laterBy(time, -60_000))
  return traceOf(swingFor(before), before, 60, plan)
}

/** Twelve rays out to the stage's edge. */
function paintRays({ context, time, width, height }: CanvasFrame) {
  const [x, y] = planOf(width, height, minuteOf(time)).pivot
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  const far = Math.hypot(width, height)
  context.fillStyle = RAY
  for (let hour = 0; hour < 12; hour += 2) {
    context.beginPath()
    context.moveTo(x, y)
    for (const at of [hour, hour + 1]) {
      const angle = (at / 6) * Math.PI
      context.lineTo(x + far * Math.sin(angle), y - far * Math.cos(angle))
    }
    context.fill()
  }
}

/** Each hour at the end of its ray, with a margin where the ribbon passes beneath. */
function paintHours({ context, time, width, height }: CanvasFrame, plan: Plan) {
  const small = Math.min(width, height)
  context.font = `700 ${small * 0.09}px "${FAMILY}", sans-serif`
  context.textAlign = 'center'
  context.lineJoin = 'round'
  context.lineWidth = small * 0.018
  context.strokeStyle = '#1e44db'
  for (let hour = 1; hour <= 12; hour++) {
    const [x, y] = edgeAt(plan.pivot, hour / 12, [width, height], small * 0.078)
    context.fillStyle = hour === time.hour12 ? HOUR : '#7f9aff'
    context.strokeText(String(hour), x, y + small * 0.032)
    context.fillText(String(hour), x, y + small * 0.032)
  }
}

/** Round the elbow, where it belongs: sixty minutes, filled as far as it is. */
function paintRing(context: CanvasRenderingContext2D, time: ClockTime, plan: Plan) {
  const { rod, pivot } = plan
  const [elbow, tip] = endsOf(standOf(minuteOf(time)), plan)
  const top = -Math.PI / 2
  context.lineCap = 'butt'
  context.beginPath()
  context.arc(elbow[0], elbow[1], rod * RING, 0, 2 * Math.PI)
  context.fillStyle = 'rgb(13 33 124 / 0.88)'
  context.fill()
  // Where the arm belongs is seen even while it is off on its swing.
  context.strokeStyle = 'rgb(255 255 255 / 0.55)'
  context.lineWidth = rod * 0.016
  context.beginPath()
  for (const [index, [x, y]] of [pivot, elbow, tip].entries()) context[index ? 'lineTo' : 'moveTo'](x, y)
  context.stroke()
  for (let minute = 0; minute < 60; minute++) {
    const angle = top + (minute / 30) * Math.PI
    const five = minute % 5 === 0
    context.strokeStyle = minute <= time.minute ? '#fff' : '#7f9aff'
    context.lineWidth = rod * (five ? 0.04 : 0.018)
    context.beginPath()
    for (const far of [five ? 0.86 : 0.93, 1.03])
      context.lineTo(elbow[0] + rod * far * Math.cos(angle), elbow[1] + rod * far * Math.sin(angle))
    context.stroke()
  }
  if (rod < 70) return
  context.font = `700 ${rod * 0.13}px "${FAMILY}", sans-serif`
  context.textAlign = 'center'
  for (let minute = 0; minute < 60; minute += 5) {
    const angle = top + (minute / 30) * Math.PI
    context.fillStyle = minute <= time.minute ? '#fff' : '#7f9aff'
    context.fillText(
      String(minute),
      elbow[0] + rod * 0.74 * Math.cos(angle),
      elbow[1] + rod * (0.74 * Math.sin(angle) + 0.045),
    )
  }
}

/** A ribbon that passes over itself, broader and brighter the later it was drawn: piece by piece, each with a margin. */
function paintRibbon(
  context: CanvasRenderingContext2D,
  points: readonly Point[],
  whole: number,
  width: number,
) {
  const step = 10
  context.lineJoin = 'round'
  for (let from = 0; from < points.length - 1; from += step) {
    const part = points.slice(Math.max(0, from - 1), from + step + 1)
    const late = (from / whole) ** 0.75
    const thick = width * (0.28 + 0.72 * late)
    for (const [wide, colour, cap] of [
      [thick + width * 0.62, DEEP, 'butt'],
      [thick, ribbonAt(late), 'round'],
    ] as const) {
      context.lineWidth = wide
      context.strokeStyle = colour
      context.lineCap = cap
      context.beginPath()
      for (const [index, [x, y]] of part.entries()) context[index ? 'lineTo' : 'moveTo'](x, y)
      context.stroke()
    }
  }
}

/** The ribbon of the swing that is over, or of the one under way; and over it the minutes. */
function paintSwing(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height, minuteOf(time))
  const second = secondsOf(time)
  const free = second >= LET_GO && motion !== 'reduced'
  const minute = minuteOf(time)
  const points = free ? traceOf(swingFor(minute), minute, second, plan) : lastTrace(time, plan)
  paintRibbon(context, points, (60 - LET_GO) * FINE, plan.rod * 0.115)
  paintHours(frame, plan)
  paintRing(context, time, plan)
  if (motion === 'reduced') return untilMinute(time)
  if (!free) return (LET_GO - second) * 1000
}

/**
 * A double pendulum whose rods are the hands of a clock, and which forgets itself at the end of each minute. Its parts
 * are elements that are turned.
 */
export default function DoublePendulum() {
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { rod } = planOf(width, height, 0)
  const kept = useRef<{ key: string; points: Point[] }>(undefined)

  useFrame((time: ClockTime) => {
    const parts = art.current?.querySelectorAll<HTMLElement>('[data-arm]')
    if (!parts?.length) return
    const minute = minuteOf(time)
    const plan = planOf(width, height, minute)
    const second = secondsOf(time)
    const still = motion === 'reduced'
    const free = second >= LET_GO && !still
    const stand = standOf(minute)
    const shiver = still ? 0 : shiverAt(time.millisecond)
    const [first, lower] = free
      ? armAt(swingFor(minute), minute, second)
      : ([stand[0] + shiver * 0.012, stand[1] - shiver * 0.05] as const)
    const [[x, y], [endX, endY]] = endsOf([first, lower], plan)
    const key = `${minute} ${width} ${height}`
    if (kept.current?.key !== key) kept.current = { key, points: lastTrace(time, plan) }
    const { points } = kept.current
    const along = Math.floor(second) - 1 + (still ? 1 : easeOut(Math.min(1, time.millisecond / 400)))
    const [beadX, beadY] =
      points[Math.round((Math.max(0, along) / LET_GO) * (points.length - 1))] ?? points.at(-1)!
    const places = [
      `translate(${beadX}px, ${beadY}px) scale(${free ? 0 : 1})`,
      `translate(${plan.pivot[0]}px, ${plan.pivot[1]}px) rotate(${-first}rad)`,
      `translate(${x}px, ${y}px) rotate(${-lower}rad)`,
      `translate(${plan.pivot[0]}px, ${plan.pivot[1]}px)`,
      `translate(${x}px, ${y}px)`,
      `translate(${endX}px, ${endY}px)`,
    ]
    for (const [index, place] of places.entries()) parts[index]!.style.transform = place
  }, 24)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.sheet}>
      <Canvas draw={paintRays} beat="minute" />
      <Canvas draw={paintSwing} beat={24} />
      <i data-arm className={styles.bead} />
      <i data-arm className={`${styles.rod} ${styles.hour}`} style={{ height: rod }} />
      <i data-arm className={`${styles.rod} ${styles.minute}`} style={{ height: rod }} />
      <i data-arm className={`${styles.joint} ${styles.pivot}`} />
      <i data-arm className={styles.joint} />
      <i data-arm className={`${styles.joint} ${styles.weight}`} />
    </Stage>
  )
}
