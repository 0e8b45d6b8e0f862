import {
  type ClockTime,
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
  anglesTo,
  between,
  CAUGHT,
  endOf,
  LET_GO,
  mixed,
  type Plan,
  type Point,
  planOf,
  strokesOf,
  swingOf,
  swungAt,
  upTo,
  writtenAt,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

const [GROUND, RIBBON, TRACE] = ['#1a3fd4', '#ffe02e', '#ff8fb3']

/** For how many seconds the free arm's trace is seen, and in how many steps it fades. */
const [SEEN, FADES] = [7, 7]

const digitsOf = (time: ClockTime, hourCycle: 12 | 24): string =>
  [hourCycle === 12 ? time.hour12 : time.hour, time.minute]
    .map((part) => String(part).padStart(2, '0'))
    .join('')

/** The last swings that were reckoned: both layers ask for the same one, many times a second. */
const swings = new Map<string, Float32Array>()
function swingFor(digits: string, minuteOfDay: number, plan: Plan): Float32Array {
  const key = `${digits} ${minuteOfDay} ${plan.rod} ${plan.boxes}`
  let found = swings.get(key)
  if (!found) {
    if (swings.size > 7) swings.clear()
    found = swingOf(digits, minuteOfDay, plan)
    swings.set(key, found)
  }
  return found
}

/** How the arm stands at a second of a minute: writing, swinging free, or being brought to the next first stroke. */
function armAt(time: ClockTime, second: number, hourCycle: 12 | 24, plan: Plan): [number, number] {
  const digits = digitsOf(time, hourCycle)
  if (second < LET_GO) return anglesTo(upTo(strokesOf(digits, plan).flat(), writtenAt(second)).at(-1)!, plan)
  const free = swungAt(swingFor(digits, time.hour * 60 + time.minute, plan), second - LET_GO)
  if (second <= CAUGHT) return free
  const part = (second - CAUGHT) / (60 - CAUGHT)
  // Which way round is the shorter one is asked once: the arm goes on turning while it is brought there.
  const caught = swungAt(swingFor(digits, time.hour * 60 + time.minute, plan), CAUGHT - LET_GO)
  const next = digitsOf(laterBy(time, 60_000), hourCycle)
  const to = between(caught, anglesTo(strokesOf(next, plan)[0]![0]!, plan), 1)
  return mixed(free, to, part * part * (3 - 2 * part))
}

function line(context: CanvasRenderingContext2D, points: readonly Point[], width: number, colour: string) {
  context.lineWidth = width
  context.strokeStyle = colour
  context.beginPath()
  for (const [index, [x, y]] of points.entries()) context[index ? 'lineTo' : 'moveTo'](x, y)
  context.stroke()
}

/** The figures: a fine line where the pen has to go, and the ribbon as far as it has come. */
function paintFigures({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const strokes = strokesOf(digitsOf(time, hourCycle), plan)
  const second = secondsOf(time)
  context.lineCap = context.lineJoin = 'round'
  for (const stroke of strokes) line(context, stroke, plan.pen * 0.44, RIBBON)
  const written = upTo(strokes.flat(), writtenAt(second))
  let from = 0
  for (const stroke of strokes) {
    const part = written.slice(from, from + stroke.length)
    if (part.length > 1) {
      line(context, part, plan.pen, RIBBON)
      // The line that the arm's end went along, within the ribbon.
      line(context, part, plan.pen * 0.07, GROUND)
    }
    from += stroke.length
  }
  if (second >= LET_GO) return untilMinute(time)
}

/** What the free arm drew in the last seconds. */
function paintTrace({ context, time, width, height, hourCycle }: CanvasFrame) {
  const second = secondsOf(time)
  if (second < LET_GO) return (LET_GO - second) * 1000
  const plan = planOf(width, height)
  context.lineCap = context.lineJoin = 'round'
  for (let fade = FADES - 1; fade >= 0; fade--) {
    const to = second - (fade * SEEN) / FADES
    const from = Math.max(LET_GO, to - SEEN / FADES)
    if (to <= from) continue
    const parts = 36
    const points = Array.from({ length: parts + 1 }, (_, part) =>
      endOf(armAt(time, from + ((to - from) * part) / parts, hourCycle, plan), plan),
    )
    context.globalAlpha = 1 - fade / FADES
    line(context, points, plan.pen * (0.2 - 0.02 * fade), TRACE)
  }
}

/**
 * A double pendulum writes the minute and is let go. The figures are painted while they are written and stand for the
 * rest of the minute; the arm's parts are elements that are turned, over a fine trace twenty times a second, which is
 * what its end needs to draw a line without corners.
 */
export default function DoublePendulum() {
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)

  useFrame((time: ClockTime) => {
    const parts = art.current?.querySelectorAll<HTMLElement>('[data-arm]')
    if (!parts?.length) return
    const [first, second] = armAt(time, secondsOf(time), hourCycle, plan)
    const [x, y] = [plan.pivot[0] + plan.rod * Math.sin(first), plan.pivot[1] + plan.rod * Math.cos(first)]
    const [endX, endY] = endOf([first, second], plan)
    const places = [
      `translate(${plan.pivot[0]}px, ${plan.pivot[1]}px) rotate(${-first}rad)`,
      `translate(${x}px, ${y}px) rotate(${-second}rad)`,
      `translate(${x}px, ${y}px)`,
      `translate(${endX}px, ${endY}px)`,
    ]
    for (const [index, place] of places.entries()) parts[index]!.style.transform = place
  }, 20)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.sheet}>
      <Canvas draw={paintTrace} beat={20} maxPixels={1_100_000} />
      <Canvas draw={paintFigures} beat={20} />
      <i data-arm className={styles.rod} style={{ height: plan.rod }} />
      <i data-arm className={styles.rod} style={{ height: plan.rod }} />
      <i data-arm className={styles.joint} />
      <i data-arm className={`${styles.joint} ${styles.weight}`} />
    </Stage>
  )
}
