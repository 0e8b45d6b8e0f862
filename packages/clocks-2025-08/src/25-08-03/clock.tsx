import {
  clamp,
  easeInOut,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { mothAt, numeralAt, openAt, planOf, stillFor } from './model'
import { paintDark, paintFootlights, paintNumeral, paintStage } from './paint'

const ultra = {
  family: 'ft-25-08-03 Ultra',
  source: new URL('./ultra.woff2', import.meta.url).href,
  weight: '400',
}

export { notes } from './notes'

const leg = new URL('./leg.webp', import.meta.url).href

export const images = [leg]
export const fonts = [ultra]

/** Curtain and boards, once a minute; and while the curtain is tugged on, in the last second and a half. */
function drawStage({ context, width, height, time, motion, hourCycle, layer, image }: CanvasFrame) {
  const plan = planOf(width, height)
  const seconds = motion === 'reduced' ? 0 : secondsOf(time)
  const numeral = numeralAt(time.hour, hourCycle)
  const drapery = { leg: image(leg) }
  paintStage(context, plan, numeral, ultra.family, time.minute, openAt(time.minute, seconds), drapery)
  layer('dark', String(time.minute), (clear) => paintDark(clear, plan, time.minute))
  if (motion === 'reduced') return untilMinute(time)
  return stillFor(time.minute, seconds) || undefined
}

/** What stands before the curtain. */
function drawFront({ context, width, height, time, hourCycle, layer }: CanvasFrame) {
  const plan = planOf(width, height)
  const numeral = numeralAt(time.hour, hourCycle)
  layer('numeral', `${numeral} ${time.minute}`, (clear) =>
    paintNumeral(clear, plan, numeral, ultra.family, time.minute),
  )
  paintFootlights(context, plan, ultra.family, time.minute)
  return untilMinute(time)
}

/** How long the moth flies in each second. */
const FLIGHT_MS = 700

/** A moth has found the newest lamp, and flies on each second. */
function Moth({ width, height }: { readonly width: number; readonly height: number }) {
  const { motion } = useHostSettings()
  const moth = useRef<SVGSVGElement>(null)
  const plan = planOf(width, height)
  const size = plan.pitch * 1.7
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : clamp(time.millisecond / FLIGHT_MS)
    const [from, to] = [mothAt(time.second - 1), mothAt(time.second)]
    const gone = easeInOut(part)
    const lamp = plan.lamps[(time.minute || 30) - 1]!
    const x = lamp.x + (from[0] + (to[0] - from[0]) * gone) * plan.pitch
    const y = lamp.y - (from[1] + (to[1] - from[1]) * gone + Math.sin(part * Math.PI) * 0.8) * plan.pitch
    const wings = 0.65 + 0.35 * Math.cos(part * 10 * Math.PI)
    if (moth.current)
      moth.current.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px) rotate(${(to[0] - from[0]) * 9}deg) scaleX(${wings})`
    if (part === 1) return untilSecond(time)
  }, 30)
  return (
    <svg
      ref={moth}
      className={styles.moth}
      width={size}
      height={size}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
    >
      <path
        className={styles.wings}
        d="M0-3C3-10 11-11 11-6C11-2 6 1 0 2C-6 1-11-2-11-6C-11-11-3-10 0-3ZM0 1C6 2 8 5 6 8C4 10 1 6 0 3C-1 6-4 10-6 8C-8 5-6 2 0 1Z"
      />
      <path className={styles.body} d="M-1-5Q0-7 1-5L.8 7Q0 9-.8 7Z" />
    </svg>
  )
}

/** A theatre at the rise of the curtain, seen from the stalls. */
export default function CurtainCall() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.house}>
      <Canvas draw={drawStage} beat={15} />
      <Canvas draw={drawFront} beat="minute" />
      {size && <Moth width={size.width} height={size.height} />}
    </Stage>
  )
}
