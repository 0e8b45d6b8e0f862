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
import { drumAt, leanAt, type Plan, planOf } from './model'
import { Dial, Door, Drum, GLASS, newestOf, Signs, Sock, Socks, Wash } from './washer'

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

/** All that stands for a minute, over the drum. */
function Minute({ plan, viewBox }: Sized) {
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

/** Drum and wash are elements of their own, as is the newest sock: they are turned, and nothing is painted again. */
function Turning({ plan }: { readonly plan: Plan }) {
  const { motion } = useHostSettings()
  const drum = useRef<SVGSVGElement>(null)
  const wash = useRef<SVGSVGElement>(null)
  useFrame((time: ClockTime) => {
    const turned = easeInOut(motion === 'reduced' ? 1 : clamp(time.millisecond / TURN_MS))
    if (drum.current) drum.current.style.transform = `rotate(${drumAt(time.second, turned)}turn)`
    if (wash.current) wash.current.style.transform = `rotate(${leanAt(time.second, turned) * 13}deg)`
    if (turned === 1) return untilSecond(time)
  }, 30)
  const glass = plan.radius * GLASS
  const [x, y] = plan.door
  const round = { left: x - glass, top: y - glass, width: 2 * glass, height: 2 * glass }
  return (
    <>
      <svg ref={drum} className={styles.drum} style={round} viewBox="-100 -100 200 200" aria-hidden="true">
        <Drum />
      </svg>
      <svg ref={wash} className={styles.drum} style={round} viewBox="-100 -100 200 200" aria-hidden="true">
        <Wash />
      </svg>
    </>
  )
}

/** The sock of this minute, with its number; it is drawn out as its minute begins, and wriggles each second. */
function Newest({ plan }: { readonly plan: Plan }) {
  const { minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const sock = useRef<SVGSVGElement>(null)
  useFrame((time: ClockTime) => {
    const turned = motion === 'reduced' ? 1 : clamp(time.millisecond / TURN_MS)
    const wriggle = 9 * Math.sin(turned * 2 * Math.PI) * (1 - turned * 0.5)
    const drawn = time.second === 0 ? 0.45 + 0.55 * easeInOut(turned) : 1
    if (sock.current) sock.current.style.transform = `rotate(${wriggle}deg) scale(${drawn})`
    if (turned === 1) return untilSecond(time)
  }, 30)
  if (minute === 0) return null
  const { cuff, scale } = newestOf(plan, minute)
  const half = scale * 26
  return (
    <svg
      ref={sock}
      className={styles.newest}
      style={{ left: cuff[0] - half, top: cuff[1] - half, width: 2 * half, height: 2 * half }}
      viewBox="-26 -26 52 52"
      aria-hidden="true"
    >
      <g transform={`rotate(${minute * 6})`}>
        <Sock sock={minute} rim={1.8} />
        <g transform={`translate(2.4 16) rotate(${-minute * 6})`}>
          <text className={styles.number} y="3" fontSize="8.4">
            {minute}
          </text>
        </g>
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
      <Door plan={plan} />
      <Turning plan={plan} />
      <Minute plan={plan} viewBox={viewBox} />
      <Newest plan={plan} />
      <Phase plan={plan} viewBox={viewBox} />
    </Stage>
  )
}
