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
import { drumAt, leanAt, type Plan, planOf, turnOf } from './model'
import { Dial, Door, Drawer, Drum, GLASS, newestOf, Signs, Sock, Socks, Wash } from './washer'

export { notes } from './notes'

const knob: ClockFont = {
  family: 'ft-25-08-11 Knob',
  source: new URL('./knob.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [knob]

/** How long the drum takes for its turn of a second. */
const TURN_MS = 330

/** Pictures a second of its turn: what is soft and wet needs no more. */
const BEAT = 15

interface Sized {
  readonly plan: Plan
  readonly viewBox: string
}

/** The panel's knob, which turns with the hour, and lies over nothing that moves. */
function Hour({ plan, viewBox }: Sized) {
  const { hour } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <svg className={styles.layer} viewBox={viewBox} aria-hidden="true">
      {plan.drawer && <Drawer drawer={plan.drawer} />}
      <Dial plan={plan} hour={hour} hourCycle={hourCycle} />
    </svg>
  )
}

/** All that stands for a minute over the drum: no larger than the door, for it is laid over each picture of the drum. */
function Minute({ plan }: { readonly plan: Plan }) {
  const { minute } = useClockTime('minute')
  const { door, radius } = plan
  return (
    <svg
      className={styles.over}
      style={{ left: door[0] - radius, top: door[1] - radius, width: 2 * radius, height: 2 * radius }}
      viewBox={`0 0 ${2 * radius} ${2 * radius}`}
      aria-hidden="true"
    >
      <Socks plan={plan} minute={minute} />
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
  }, BEAT)
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
  }, BEAT)
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
      <g transform={`rotate(${turnOf(minute) * 360})`}>
        <Sock sock={minute} rim={1.8} />
        <g transform={`translate(2.4 16) rotate(${-turnOf(minute) * 360})`}>
          <text className={styles.number} y="3.4" fontSize="9.6">
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
      <Hour plan={plan} viewBox={viewBox} />
      <Phase plan={plan} viewBox={viewBox} />
      <Door plan={plan} />
      <Turning plan={plan} />
      <Minute plan={plan} />
      <Newest plan={plan} />
    </Stage>
  )
}
