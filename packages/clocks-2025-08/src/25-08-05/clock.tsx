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
import { type ReactNode, type Ref, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { DECIMAL_MS, decimalHands, dialIn, RING_MS, STEP_MS, untilDecimal, usualHands } from './model'
import { DIDONE, paintPlate } from './paint'

export { notes } from './notes'

const didone = {
  family: DIDONE,
  source: new URL('./didone.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [didone]

/** The stage is the decimal day, and the white dial on it the usual half day; each has hands that end at its own ring. */
export default function OneHundred() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { x, y, radius } = dialIn(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.plate}>
      <Canvas draw={paintPlate} beat="minute" />
      {/* An em in the hands is a hundredth of the white dial's radius. */}
      <div className={styles.hands} style={{ left: x, top: y, fontSize: radius / 100 }}>
        <DecimalHands />
        <UsualHands />
      </div>
    </Stage>
  )
}

interface HandProps {
  ref?: Ref<SVGSVGElement>
  turn?: number
  colour: string
  children: ReactNode
}

/** A hand as it points to the top. */
function Hand({ ref, turn, colour, children }: HandProps) {
  return (
    <svg
      ref={ref}
      className={`${styles.hand} ${colour}`}
      viewBox="-12 -118 24 142"
      aria-hidden="true"
      style={turn === undefined ? undefined : { rotate: `${turn}deg` }}
    >
      {children}
    </svg>
  )
}

/** With a white edge, so that it is whole where it crosses something of its own colour. */
const Edged = ({ d }: { d: string }) => (
  <>
    <path className={styles.edge} d={d} />
    <path d={d} />
  </>
)

/** The hour a leaf of laurel, short and broad; the minute a lance, as long as its ring is far. */
function UsualHands() {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const lance = useRef<SVGSVGElement>(null)
  const calm = motion === 'reduced'
  useFrame((time: ClockTime) => {
    turn(lance.current, usualHands(time, calm).minute)
    if (calm || time.second || time.millisecond >= RING_MS) return untilMinute(time)
  }, 30)
  return (
    <>
      <Hand turn={usualHands({ hour, minute, second: 1, millisecond: 0 }).hour} colour={styles.blue!}>
        <Edged d="M-1.9 18V-12C-8-18-10.6-27-8-36C-6.2-43-2-49 0-55C2-49 6.2-43 8-36C10.6-27 8-18 1.9-12V18Z" />
        <path className={styles.white} d="M-.7-14L0-46L.7-14Z" />
      </Hand>
      <Hand ref={lance} colour={styles.blue!}>
        <Edged d="M-1.6 22L-1.2-55H1.2L1.6 22Z" />
        {/* A hair where it crosses a figure, and its tip beyond them. */}
        <path d="M-1.2-54L-.55-58V-73.4L-3.6-75.6L0-85L3.6-75.6L.55-73.4V-58L1.2-54Z" />
        <circle r="5" />
        <circle className={styles.gold} r="2" />
      </Hand>
    </>
  )
}

/** They come out from under the white dial, and go no further than their ring of a hundred. */
function DecimalHands() {
  const { motion } = useHostSettings()
  const long = useRef<SVGSVGElement>(null)
  const bead = useRef<SVGSVGElement>(null)
  const calm = motion === 'reduced'
  useFrame((time: ClockTime) => {
    const left = untilDecimal(time)
    const step = calm ? 1 : Math.min(1, (DECIMAL_MS - left) / STEP_MS)
    const { minute, second } = decimalHands(time, easeOut(step))
    turn(long.current, minute)
    turn(bead.current, second)
    return step === 1 ? left : undefined
  }, 30)
  return (
    <>
      <Hand ref={long} colour={styles.gold!}>
        <path d="M-6.8-102.4L0-116L6.8-102.4Z" />
      </Hand>
      <Hand ref={bead} colour={styles.gold!}>
        <circle r="2.6" cy="-109" />
      </Hand>
    </>
  )
}

function turn(hand: SVGSVGElement | null, degrees: number) {
  if (hand) hand.style.rotate = `${degrees.toFixed(3)}deg`
}
