import {
  type ClockFont,
  type ClockTime,
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
import { type Box, type Crossing, type Plan, planOf, STEP_MS, townOf, walkOf } from './model'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-22 Signs',
  source: new URL('./signs.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [face]

const [STREET, BLOCK, DARK, LIT, NOW, NAVY] = [
  '#f5402c',
  '#cc2718',
  '#3a2f86',
  '#ffffff',
  '#ffd91f',
  '#17124a',
]

/** The two shoes of Font Awesome, in a box of 640 by 512. */
const SHOES =
  'M416 0c-63.7 0-160 32-160 32v128c48 0 76 16 104 32s56 32 104 32c56.4 0 176-16 176-96S512 0 416 0M128 96c0 35.3 28.7 64 64 64h32V32h-32c-35.3 0-64 28.7-64 64m160 416c96 0 224-48 224-128s-119.6-96-176-96c-48 0-76 16-104 32s-56 32-104 32v128s96.3 32 160 32M0 416c0 35.3 28.7 64 64 64h32V352H64c-35.3 0-64 28.7-64 64'

type Context = CanvasRenderingContext2D

/** A number in a box; the widest figure is 0.727 of its size, and all are 0.72 high: room is left for two. */
function number(context: Context, text: string, { x, y, width, height }: Box, colour: string) {
  const size = Math.min((height * 0.6) / 0.72, (width * 0.84) / (0.727 * 2))
  context.font = `${size}px "${face.family}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillStyle = colour
  context.fillText(text, x + width / 2, y + height / 2 + size * 0.36)
}

function drawDoors(context: Context, plan: Plan, open: number, hourCycle: 12 | 24) {
  for (const [index, door] of plan.doors.entries()) {
    const hour = hourCycle === 12 ? index + 1 : index
    const { x, y, width, height } = door
    context.fillStyle = hour === open ? NOW : DARK
    context.beginPath()
    const arch = Math.min(width / 2, height * 0.42)
    context.roundRect(x, y, width, height, [arch, arch, 0, 0])
    context.fill()
    const room = { x, y: y + height * 0.08, width, height: height * 0.92 }
    number(context, String(hour), room, hour === open ? NAVY : '#a89ff0')
    context.fillStyle = hour === open ? NAVY : '#a89ff0'
    context.beginPath()
    context.arc(x + width * 0.88, y + height * 0.8, Math.min(width * 0.06, height * 0.03), 0, Math.PI * 2)
    context.fill()
  }
}

function drawTown({ context, time, width, height, hourCycle }: CanvasFrame) {
  const open = hourCycle === 12 ? time.hour12 : time.hour
  const plan = planOf(width, height, open, hourCycle)
  context.fillStyle = STREET
  context.fillRect(0, 0, width, height)
  context.fillStyle = NAVY
  context.fillRect(0, 0, width, plan.top)
  drawDoors(context, plan, open, hourCycle)
  for (let minute = 0; minute < 60; minute++) {
    const { x, y, width: wide, height: tall } = plan.block(minute)
    const grown = minute === time.minute ? plan.street * 0.2 : 0
    const box = { x: x - grown, y: y - grown, width: wide + 2 * grown, height: tall + 2 * grown }
    context.fillStyle = minute === time.minute ? NOW : minute < time.minute ? LIT : BLOCK
    context.beginPath()
    context.roundRect(box.x, box.y, box.width, box.height, plan.street * 0.34)
    context.fill()
    number(context, String(minute).padStart(2, '0'), box, minute > time.minute ? STREET : NAVY)
  }
  return untilMinute(time)
}

const planAt = ({ hour, hour12 }: ClockTime, width: number, height: number, hourCycle: 12 | 24) =>
  planOf(width, height, hourCycle === 12 ? hour12 : hour, hourCycle)

/** Where he has been in this minute. */
function drawWalk({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const plan = planAt(time, width, height, hourCycle)
  const walk = walkOf(seed, time.hour, time.minute, plan.town)
  context.lineWidth = plan.street * 0.46
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = NAVY
  context.beginPath()
  context.moveTo(...plan.crossing(walk[0]!))
  for (const place of walk.slice(0, time.second + 1)) context.lineTo(...plan.crossing(place))
  context.stroke()
  return untilSecond(time)
}

/** The way of a step, in quarter turns, and the way of the last one before it where he stands. */
function headingOf(walk: readonly Crossing[], second: number): number {
  for (let step = second; step >= 0; step--) {
    const [[ax, ay], [bx, by]] = [walk[step]!, walk[step + 1]!]
    if (ax !== bx || ay !== by) return ax === bx ? (by > ay ? 90 : 270) : bx > ax ? 0 : 180
  }
  return 0
}

/** A town of sixty blocks, painted once a minute; the way he has gone, once a second; and the man, who is moved. */
export default function RandomWalk() {
  const { hourCycle, motion, seed } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const walker = useRef<SVGSVGElement>(null)
  const trail = useRef<HTMLElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const kept = useRef<{ key: string; walk: Crossing[] }>({ key: '', walk: [] })
  const { street } = planOf(width, height, 1, hourCycle)
  const size = street * 1.9

  useFrame((time: ClockTime) => {
    const plan = planAt(time, width, height, hourCycle)
    const key = `${seed} ${time.hour} ${time.minute} ${plan.town.wide}`
    if (kept.current.key !== key)
      kept.current = { key, walk: walkOf(seed, time.hour, time.minute, townOf(plan.town.wide)) }
    const { walk } = kept.current
    const gone = Math.max(0, time.millisecond - 1000 + STEP_MS) / STEP_MS
    const part = motion === 'reduced' ? 0 : easeInOut(gone)
    const [from, to] = [plan.crossing(walk[time.second]!), plan.crossing(walk[time.second + 1]!)]
    const [dx, dy] = [(to[0] - from[0]) * part, (to[1] - from[1]) * part]
    const heading = headingOf(walk, time.second)
    // He leans over to the one foot and the other.
    const lean = (time.second % 2 ? 1 : -1) * 16 * (1 - 2 * part)
    if (walker.current)
      walker.current.style.transform = `translate(${from[0] + dx - size / 2}px, ${from[1] + dy - size / 2}px) rotate(${heading + lean}deg)`
    if (trail.current)
      trail.current.style.transform = `translate(${from[0]}px, ${from[1] - street * 0.23}px) rotate(${heading}deg) scaleX(${Math.hypot(dx, dy).toFixed(2)})`
    if (!gone) return 1000 - STEP_MS - time.millisecond
  }, 30)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.town}>
      <Canvas draw={drawTown} beat="minute" />
      <Canvas draw={drawWalk} beat="second" />
      <i ref={trail} className={styles.trail} style={{ width: 1, height: street * 0.46 }} />
      <svg
        ref={walker}
        className={styles.walker}
        viewBox="-64 -128 768 768"
        width={size}
        height={size}
        aria-hidden="true"
      >
        <circle cx="320" cy="256" r="400" />
        <path d={SHOES} transform="translate(64 51) scale(0.8)" />
      </svg>
    </Stage>
  )
}
