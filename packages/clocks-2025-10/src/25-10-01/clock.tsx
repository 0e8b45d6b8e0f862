import {
  type ClockTime,
  easeInOut,
  Stage,
  secondsOf,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { useId, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { flakeAt, HOUR_DEGREES, HOUR_MS, MINUTE_DEGREES, MINUTE_MS, sleepersAt, standingAt } from './model'

export { notes } from './notes'

const globe = new URL('./globe.webp', import.meta.url).href
const landmarks = [
  new URL('./1.webp', import.meta.url).href,
  new URL('./2.webp', import.meta.url).href,
  new URL('./3.webp', import.meta.url).href,
  new URL('./4.webp', import.meta.url).href,
  new URL('./5.webp', import.meta.url).href,
  new URL('./6.webp', import.meta.url).href,
  new URL('./7.webp', import.meta.url).href,
  new URL('./8.webp', import.meta.url).href,
  new URL('./9.webp', import.meta.url).href,
  new URL('./10.webp', import.meta.url).href,
  new URL('./11.webp', import.meta.url).href,
  new URL('./12.webp', import.meta.url).href,
]

export const images = [globe, ...landmarks]
export const fonts = [
  {
    family: 'ft-25-10-01 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '700',
  },
]

const GREEN = '#1f4436'
const BONE = '#ece5d6'
/** Where the circle of the railway lies, in hundredths of the style sheet's unit. */
const BED = 'translate(0 174.5) scale(1 .97)'

/** A toy globe that turns to the next landmark every hour, and its railway under an engine to the next number every minute. */
export default function SmallWorld() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sky}>
      <Snow />
      <div className={styles.world}>
        <img className={styles.globe} src={globe} alt="" />
        <Landmarks />
        <Railway />
      </div>
    </Stage>
  )
}

/** How much of a movement that begins with the minute is still to come: `1` to `0`. */
const left = (time: ClockTime, lasts: number) =>
  1 - easeInOut(Math.min(1, (time.second * 1000 + time.millisecond) / lasts))

function Landmarks() {
  const { hour } = useClockTime('minute')
  const { motion } = useHostSettings()
  const ring = useRef<HTMLDivElement>(null)
  useFrame((time: ClockTime) => {
    const turning = motion !== 'reduced' && time.minute === 0
    const rest = turning ? left(time, HOUR_MS) : 0
    if (ring.current) ring.current.style.rotate = `${(rest * HOUR_DEGREES).toFixed(3)}deg`
    return rest === 0 ? untilMinute(time) : undefined
  }, 30)
  return (
    <div ref={ring} className={styles.ring}>
      {standingAt(hour).map(({ number, turn }) => (
        <img
          key={number}
          className={styles.landmark}
          src={landmarks[number - 1]}
          style={{ rotate: `${turn}deg` }}
          alt=""
        />
      ))}
      {/* Their numbers, flat on the plinths. */}
      <svg
        className={styles.numbers}
        viewBox="-1000 -1000 2000 2000"
        fill={GREEN}
        fontSize="196"
        aria-hidden="true"
      >
        {standingAt(hour).map(({ number, turn }) => (
          <text key={number} y="-974" transform={`rotate(${turn})`}>
            {number}
          </text>
        ))}
      </svg>
    </div>
  )
}

/**
 * The numbers of the railway, painted on the front of its bed: a circle that is seen from fourteen degrees above. Its
 * sleepers need not move with them: one number is six of them, after which they look the same.
 */
function Railway() {
  const { minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const id = useId()
  const bed = useRef<SVGGElement>(null)
  const platform = useRef<SVGGElement>(null)
  useFrame((time: ClockTime) => {
    const rest = motion === 'reduced' ? 0 : left(time, MINUTE_MS)
    bed.current?.setAttribute('transform', `${BED} rotate(${(rest * MINUTE_DEGREES).toFixed(3)})`)
    platform.current?.setAttribute('transform', `translate(${(rest * 300).toFixed(2)})`)
    return rest === 0 ? untilMinute(time) : undefined
  }, 30)
  return (
    <svg className={styles.numbers} viewBox="-1000 -1000 2000 2000" aria-hidden="true">
      <clipPath id={`${id}bed`}>
        {/* Numbers pass behind the platform. */}
        <path d="M-1000-1000H-152V1000H-1000ZM152-1000H1000V1000H152Z" />
      </clipPath>
      <clipPath id={`${id}platform`}>
        <path d="M-144-680H144V-512H-144Z" />
      </clipPath>
      <g clipPath={`url(#${id}bed)`}>
        <g ref={bed} transform={BED} fill={BONE} fontSize="66">
          {sleepersAt(minute).map(({ number, turn }) => (
            <text key={number} y="-758" transform={`rotate(${turn})`}>
              {number}
            </text>
          ))}
        </g>
      </g>
      <g clipPath={`url(#${id}platform)`}>
        <g ref={platform} fill={GREEN} fontSize="166">
          {sleepersAt(minute)
            .filter(({ turn }) => Math.abs(turn) <= MINUTE_DEGREES)
            .map(({ number, turn }) => (
              <text key={number} x={(turn / MINUTE_DEGREES) * 300} y="-534">
                {number}
              </text>
            ))}
        </g>
      </g>
    </svg>
  )
}

const FLAKES = Array.from({ length: 22 }, (_, index) => index)

/** Few flakes, and slow: each is an element that is moved, so nothing is painted. */
function Snow() {
  const flakes = useRef<(HTMLElement | null)[]>([])
  useFrame((time: ClockTime) => {
    const seconds = time.hour * 3600 + time.minute * 60 + secondsOf(time)
    flakes.current.forEach((flake, index) => {
      const { x, y } = flakeAt(index, seconds)
      if (flake) flake.style.translate = `${(x * 100).toFixed(2)}cqw ${(y * 100).toFixed(2)}cqh`
    })
  }, 12)
  return FLAKES.map((index) => {
    const size = `${[0.9, 1.5, 1.1, 2.1, 1.3][index % 5]}cqmin`
    return (
      <i
        key={index}
        ref={(element) => {
          flakes.current[index] = element
        }}
        className={styles.flake}
        style={{ width: size, height: size }}
      />
    )
  })
}
