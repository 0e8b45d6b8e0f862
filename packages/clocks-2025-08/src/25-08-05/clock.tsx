import {
  type ClockTime,
  easeOut,
  Stage,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  DECIMAL_MS,
  type Dial,
  decimalHands,
  dialsIn,
  RING_MS,
  STEP_MS,
  untilDecimal,
  usualHands,
} from './model'
import { DIDONE, paintPlate } from './paint'

export { notes } from './notes'

const didone = {
  family: DIDONE,
  source: new URL('./didone.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [didone]

/** A plate with two dials: the usual time on the large one, the same moment in decimal time on the other. */
export default function OneHundred() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { usual, decimal } = dialsIn(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.plate}>
      <Canvas draw={paintPlate} beat="minute" />
      <UsualHands on={usual} />
      <DecimalHands on={decimal} />
    </Stage>
  )
}

/** A dial's hands; an em in them is a hundredth of its radius. */
const placeOf = ({ x, y, radius }: Dial) => ({ left: x, top: y, fontSize: radius / 100 })

/** A hand as it points to the top, and its shadow, which falls to the lower right wherever it points. */
function Hand({ turn, colour, children }: { turn?: number; colour: string; children: ReactNode }) {
  const style = turn === undefined ? undefined : { rotate: `${turn}deg` }
  return (
    <>
      <div className={styles.shadow}>
        <svg className={styles.hand} viewBox="-12 -92 24 118" aria-hidden="true" style={style}>
          {children}
        </svg>
      </div>
      <svg className={`${styles.hand} ${colour}`} viewBox="-12 -92 24 118" aria-hidden="true" style={style}>
        {children}
      </svg>
    </>
  )
}

function UsualHands({ on }: { on: Dial }) {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const hands = useRef<HTMLDivElement>(null)
  const calm = motion === 'reduced'
  const stand = usualHands({ hour, minute, second: 1, millisecond: 0 })
  useFrame((time: ClockTime) => {
    turn(hands.current, 1, usualHands(time, calm).minute)
    if (calm || time.second || time.millisecond >= RING_MS) return untilMinute(time)
  }, 30)
  return (
    <div ref={hands} className={styles.hands} style={placeOf(on)}>
      <Hand turn={stand.hour} colour={styles.steel!}>
        <path d="M-2.7 16L-2-31.5H2L2.7 16Z" />
        <circle className={styles.ring} r="6.2" cy="-37.4" strokeWidth="3.2" />
        <path d="M-3.4-43.6L0-56L3.4-43.6Z" />
        <circle r="5.6" />
      </Hand>
      <Hand colour={styles.steel!}>
        <path d="M-2.2 21L-1.4-57H1.4L2.2 21Z" />
        <circle className={styles.ring} r="4.8" cy="-61.4" strokeWidth="2.7" />
        <path d="M-2.4-66L0-83L2.4-66Z" />
        <circle r="4.6" />
      </Hand>
      <i className={styles.pin} />
    </div>
  )
}

function DecimalHands({ on }: { on: Dial }) {
  const { motion } = useHostSettings()
  const hands = useRef<HTMLDivElement>(null)
  const calm = motion === 'reduced'
  useFrame((time: ClockTime) => {
    const left = untilDecimal(time)
    const step = calm ? 1 : Math.min(1, (DECIMAL_MS - left) / STEP_MS)
    const { hour, minute, second } = decimalHands(time, easeOut(step))
    for (const [index, degrees] of [hour, minute, second].entries()) turn(hands.current, index, degrees)
    return step === 1 ? left : undefined
  }, 30)
  return (
    <div ref={hands} className={styles.hands} style={placeOf(on)}>
      <Hand colour={styles.red!}>
        <path d="M-2.2 17L-1.6-33H1.6L2.2 17Z" />
        <path d="M0-54C-3.4-47.6-10.4-43.6-10.4-36.6C-10.4-30.4-3.2-28.4 0-33.4C3.2-28.4 10.4-30.4 10.4-36.6C10.4-43.6 3.4-47.6 0-54Z" />
        <circle r="5" />
      </Hand>
      <Hand colour={styles.red!}>
        <path d="M-1.9 20L-1.5-50L0-82L1.5-50L1.9 20Z" />
        <circle r="4.2" />
      </Hand>
      <Hand colour={styles.thin!}>
        <path d="M-.75 24L-.45-88H.45L.75 24Z" />
        <circle r="2.8" />
      </Hand>
      <i className={styles.pin} />
    </div>
  )
}

/** Turns a hand, and its shadow with it. */
function turn(hands: HTMLElement | null, index: number, degrees: number) {
  const both = hands?.querySelectorAll('svg')
  for (const svg of [both?.[index * 2], both?.[index * 2 + 1]])
    if (svg) svg.style.rotate = `${degrees.toFixed(3)}deg`
}
