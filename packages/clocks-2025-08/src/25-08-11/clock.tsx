import {
  type ClockFont,
  type ClockTime,
  clamp,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { drumAt, type Plan, planOf } from './model'
import { Dial, Drum, Front, glassOf, pegOf, Signs, Sock, Socks } from './washer'

export { notes } from './notes'

const knob: ClockFont = {
  family: 'ft-25-08-11 Knob',
  source: new URL('./knob.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [knob]

/** How long the drum takes for its turn of a second. */
const TURN_MS = 620

interface Sized {
  readonly plan: Plan
  readonly viewBox: string
}

function Machine({ plan, viewBox }: Sized) {
  return (
    <svg className={styles.layer} viewBox={viewBox} aria-hidden="true">
      <Front plan={plan} />
    </svg>
  )
}

/** All that stands for a minute, over the drum. */
function Wash({ plan, viewBox }: Sized) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <svg className={styles.layer} viewBox={viewBox} aria-hidden="true">
      <Socks plan={plan} minute={minute} />
      <Dial plan={plan} hour={hour} hourCycle={hourCycle} />
    </svg>
  )
}

function Phase({ plan, viewBox }: Sized) {
  const { second } = useClockTime('second')
  return (
    <svg className={styles.layer} viewBox={viewBox} aria-hidden="true">
      <Signs plan={plan} second={second} />
    </svg>
  )
}

/** The drum is an element of its own, as is the newest sock: they are turned, and nothing is painted again. */
function Turning({ plan }: { readonly plan: Plan }) {
  const { motion } = useHostSettings()
  const drum = useRef<SVGSVGElement>(null)
  useFrame((time: ClockTime) => {
    const turned = motion === 'reduced' ? 1 : clamp(time.millisecond / TURN_MS)
    if (drum.current) drum.current.style.transform = `rotate(${drumAt(time.second, easeInOut(turned))}turn)`
    if (turned === 1) return untilSecond(time)
  }, 30)
  const glass = glassOf(plan)
  const [x, y] = plan.door
  return (
    <svg
      ref={drum}
      className={styles.drum}
      style={{ left: x - glass, top: y - glass, width: 2 * glass, height: 2 * glass }}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
    >
      <Drum />
    </svg>
  )
}

function Newest({ plan }: { readonly plan: Plan }) {
  const { minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const sock = useRef<SVGSVGElement>(null)
  useFrame((time: ClockTime) => {
    const turned = motion === 'reduced' ? 1 : clamp(time.millisecond / TURN_MS)
    if (sock.current)
      sock.current.style.rotate = `${13 * Math.sin(turned * 2 * Math.PI) * (1 - turned * 0.5)}deg`
    if (turned === 1) return untilSecond(time)
  }, 30)
  if (minute === 0) return null
  const { at, turn, scale } = pegOf(plan, minute)
  const half = scale * 16
  return (
    <svg
      ref={sock}
      className={styles.newest}
      style={{ left: at[0] - half, top: at[1] - half, width: 2 * half, height: 2 * half }}
      viewBox="-16 -16 32 32"
      aria-hidden="true"
    >
      <g transform={`rotate(${turn + 180}) scale(1.22)`}>
        <Sock sock={minute} lost={false} />
      </g>
    </svg>
  )
}

/** A washing machine's door: the drum turns each second, and each minute another sock is found and pegged on the rim. */
export default function SpinCycle() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const viewBox = `0 0 ${width} ${height}`
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.body}>
      <Machine plan={plan} viewBox={viewBox} />
      <Turning plan={plan} />
      <Wash plan={plan} viewBox={viewBox} />
      <Newest plan={plan} />
      <Phase plan={plan} viewBox={viewBox} />
    </Stage>
  )
}
