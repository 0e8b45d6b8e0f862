import {
  type ClockTime,
  easeOut,
  Stage,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { DECIMAL_MS, decimalHands, RING_MS, STEP_MS, untilDecimal, usualHands } from './model'
import { paintRosette } from './paint'

export { notes } from './notes'

const guilloche = new URL('./guilloche.webp', import.meta.url).href

const didone = {
  family: 'ft-25-08-05 Didone',
  source: new URL('./didone.woff2', import.meta.url).href,
  weight: '700',
}

export const images = [guilloche]
export const fonts = [didone]

/** A cockade that is two clocks: decimal time on its white and red, the usual one on its blue. */
export default function OneHundred() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.cockade}>
      <Canvas draw={paintRosette} beat="minute" />
      <div className={styles.dial}>
        <Decimal />
        <DecimalHands />
        <Usual />
        <UsualHands />
      </div>
    </Stage>
  )
}

/** Where a place on the rim is, `part` of a turn from the top. */
function on(radius: number, part: number): { x: number; y: number } {
  const angle = part * 2 * Math.PI
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
}

/** Figures that lean with the rim; those of the lower half stand on their feet all the same. */
function Figures({ of, radius, size }: { of: readonly (string | number)[]; radius: number; size: number }) {
  return of.map((figure, index) => {
    const part = (index + 1) / of.length
    const low = part > 0.26 && part < 0.74
    const { x, y } = on(radius, part)
    return (
      <text
        key={figure}
        fontSize={size}
        transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${(part * 360 + (low ? 180 : 0)).toFixed(2)})`}
        y={size * 0.35}
      >
        {figure}
      </text>
    )
  })
}

const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const ROMAN = 'I II III IIII V VI VII VIII IX X XI XII'.split(' ')
const FIVES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60]

/** Ten hours on the white ring, a hundred minutes on the red one. */
const Decimal = memo(function Decimal() {
  return (
    <svg className={styles.whole} viewBox="-100 -100 200 200" aria-hidden="true">
      <g className={styles.hours}>
        <Figures of={HOURS} radius={76.4} size={15.5} />
        {Array.from({ length: 100 }, (_, tick) => (
          <path
            key={tick}
            d={tick % 10 ? 'M0-84.9V-83.3' : 'M0-84.9V-81.8'}
            strokeWidth={tick % 10 ? 0.45 : 1}
            transform={`rotate(${tick * 3.6})`}
          />
        ))}
      </g>
      <g className={styles.minutes}>
        <Figures of={TENS} radius={93.7} size={7.4} />
        {Array.from({ length: 100 }, (_, tick) => (
          <circle key={tick} r={tick % 5 ? 0.42 : 0.85} cy={-89.3} transform={`rotate(${tick * 3.6})`} />
        ))}
      </g>
    </svg>
  )
})

/** They come out from under the blue disc: only their ends are there, so that what turns is small. */
function DecimalHands() {
  const { motion } = useHostSettings()
  const ends = useRef<HTMLDivElement>(null)
  const calm = motion === 'reduced'
  useFrame((time: ClockTime) => {
    const left = untilDecimal(time)
    const step = calm ? 1 : Math.min(1, (DECIMAL_MS - left) / STEP_MS)
    const { hour, minute, second } = decimalHands(time, easeOut(step))
    for (const [index, turn] of [hour, minute, second].entries()) {
      const end = ends.current?.children[index] as HTMLElement | undefined
      if (end) end.style.rotate = `${turn.toFixed(3)}deg`
    }
    return step === 1 ? left : undefined
  }, 30)
  return (
    <div ref={ends}>
      <svg className={styles.end} viewBox="-5 -90 10 30" aria-hidden="true">
        <path className={styles.spade} d="M-1.3-60V-66C-4.8-66.5-4-70.4 0-74.4C4-70.4 4.8-66.5 1.3-66V-60Z" />
      </svg>
      <svg className={styles.end} viewBox="-5 -90 10 30" aria-hidden="true">
        <path className={styles.steel} d="M-1.2-60L-.9-80H.9L1.2-60Z" />
        <path className={styles.arrow} d="M0-89.6L3-80.2L0-81.8L-3-80.2Z" />
      </svg>
      <svg className={styles.end} viewBox="-5 -90 10 30" aria-hidden="true">
        <path className={styles.thin} d="M0-60V-88" />
        <circle className={styles.sun} cy="-80" r="2.3" />
      </svg>
    </div>
  )
}

/** The usual day, small and blue in the middle. */
const Usual = memo(function Usual() {
  return (
    <div className={styles.disc} style={{ backgroundImage: `url("${guilloche}")` }}>
      <svg viewBox="-66 -66 132 132" aria-hidden="true">
        <linearGradient id="ft-25-08-05-gold" x1="0.15" y1="0.15" x2="0.85" y2="0.85">
          <stop offset="0" stopColor="#fff3b8" />
          <stop offset="0.3" stopColor="#f2b632" />
          <stop offset="0.62" stopColor="#a96a08" />
          <stop offset="1" stopColor="#ffdf7a" />
        </linearGradient>
        <circle r="64.6" fill="none" stroke="url(#ft-25-08-05-gold)" strokeWidth="2.4" />
        <g className={styles.usual}>
          {Array.from({ length: 60 }, (_, tick) => (
            <path
              key={tick}
              d={tick % 5 ? 'M0-62.4V-58.8' : 'M0-62.6V-57.4'}
              strokeWidth={tick % 5 ? 0.8 : 1.7}
              transform={`rotate(${tick * 6})`}
            />
          ))}
          <Figures of={FIVES} radius={53.2} size={7.2} />
          <Figures of={ROMAN} radius={40.8} size={12} />
        </g>
      </svg>
    </div>
  )
})

function UsualHands() {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const long = useRef<SVGSVGElement>(null)
  const calm = motion === 'reduced'
  const stand = usualHands({ hour, minute, second: 1, millisecond: 0 })
  useFrame((time: ClockTime) => {
    if (long.current) long.current.style.rotate = `${usualHands(time, calm).minute.toFixed(3)}deg`
    if (calm || time.second || time.millisecond >= RING_MS) return untilMinute(time)
  }, 30)
  return (
    <>
      <svg
        className={styles.hand}
        viewBox="-8 -66 16 80"
        aria-hidden="true"
        style={{ rotate: `${stand.hour}deg` }}
      >
        <path
          className={styles.white}
          d="M-2.3 9L-2-20.4A5.4 5.4 0 0 1-2.6-30.2L0-37.6L2.6-30.2A5.4 5.4 0 0 1 2-20.4L2.3 9Z"
        />
        <circle className={styles.moon} cy="-25.2" r="2.6" />
      </svg>
      <svg ref={long} className={styles.hand} viewBox="-8 -66 16 80" aria-hidden="true">
        <path
          className={styles.white}
          d="M-1.9 12L-1.4-38.6A3.6 3.6 0 0 1-1.5-45.4L0-61.9L1.5-45.4A3.6 3.6 0 0 1 1.4-38.6L1.9 12Z"
        />
        <circle className={styles.moon} cy="-42" r="1.6" />
        <circle className={styles.white} r="3.6" />
        <circle className={styles.pin} r="1.5" />
      </svg>
    </>
  )
}
