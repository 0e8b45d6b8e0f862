import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Disc,
  type Fount,
  joltAt,
  type Poster,
  posterOf,
  raggedOf,
  rewardAt,
  shotsAt,
  starAt,
  TURN_MS,
} from './model'

export { notes } from './notes'

const wear = new URL('./wear.webp', import.meta.url).href
export const images = [wear]

const SOURCES: Record<Fount, string> = {
  wanted: new URL('./wanted.woff2', import.meta.url).href,
  shadow: new URL('./shadow.woff2', import.meta.url).href,
  ewert: new URL('./reward.woff2', import.meta.url).href,
  smokum: new URL('./smokum.woff2', import.meta.url).href,
  figures: new URL('./figures.woff2', import.meta.url).href,
}
const familyOf = (fount: Fount) => `ft-25-08-07 ${fount}`
export const fonts = (Object.keys(SOURCES) as Fount[]).map((fount) => ({
  family: familyOf(fount),
  source: SOURCES[fount],
  weight: '400',
}))

/** All that is printed; what moves lies over it. */
const Print = memo(function Print({ poster, shots, hour }: { poster: Poster; shots: number; hour: number }) {
  const { ring } = poster
  return (
    <svg className={styles.print} width="100%" height="100%" aria-hidden="true">
      {poster.rules.map(({ red, ...rule }, index) => (
        <rect key={index} {...rule} className={red ? styles.red : undefined} />
      ))}
      {poster.sorts.map(({ fount, text, x, y, across, up, red }, index) => (
        // A fount is set at a hundred and drawn to its size: small sizes are rounded in some browsers.
        <text
          key={index}
          transform={`translate(${x} ${y}) scale(${across / 100} ${up / 100})`}
          style={{ fontFamily: `"${familyOf(fount)}"`, fontSize: 100 }}
          className={red ? styles.red : undefined}
        >
          {text}
        </text>
      ))}
      <circle
        cx={ring.x}
        cy={ring.y}
        r={ring.radius}
        fill="none"
        stroke="#1c0b07"
        strokeWidth={ring.radius * 0.075}
      />
      {[{ x: ring.x, y: ring.y - ring.radius }, ...poster.holes].map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={ring.radius * 0.13} />
      ))}
      {poster.holes.slice(0, shots).map(({ x, y, radius }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <path d={raggedOf(radius * 1.5, 0.16, hour, index, 'torn')} fill="#fff3c2" />
          <path
            d={raggedOf(radius * 1.5, 0.16, hour, index, 'torn')}
            fill="#c87a00"
            transform={`translate(${radius * 0.1} ${radius * 0.14}) scale(0.88)`}
          />
          <path d={raggedOf(radius, 0.1, hour, index, 'hole')} fill="#240d04" />
          <path
            d={raggedOf(radius * 0.62, 0.14, hour, index, 'wall')}
            fill="#4a1d08"
            transform={`translate(${radius * 0.16} ${radius * 0.2})`}
          />
        </g>
      ))}
    </svg>
  )
})

/** Points of a star round nought, the first at the top. */
function pointsOf(count: number, outer: number, inner: number): string {
  return Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / count) * Math.PI
    const out = index % 2 ? inner : outer
    return `${(Math.sin(angle) * out).toFixed(2)},${(-Math.cos(angle) * out).toFixed(2)}`
  }).join(' ')
}

const TIPS = [0, 60, 120, 180, 240, 300]

/** The badge, cut in wood: each second it turns by a sixtieth. */
const Star = memo(function Star({ x, y, radius }: Disc) {
  const { motion } = useHostSettings()
  const star = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const done = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / TURN_MS)
    if (star.current) star.current.style.rotate = `${starAt(time.second, done).toFixed(2)}deg`
    return done === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <div
      ref={star}
      className={styles.star}
      style={{ left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }}
    >
      <svg width="100%" height="100%" viewBox="-100 -100 200 200" aria-hidden="true">
        <g className={styles.red}>
          <polygon points={pointsOf(6, 94, 60)} />
          {TIPS.map((angle) => (
            <circle key={angle} cy="-88" r="12" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle r="50" fill="none" stroke="#ffc412" strokeWidth="2.5" />
        <circle r="43" fill="#ffc412" />
        <circle r="39" fill="#1c0b07" />
        <polygon points={pointsOf(5, 34, 14)} fill="#ffc412" />
        {TIPS.map((angle) => (
          <path
            key={angle}
            d="M0-76L6-65L0-55L-6-65Z"
            fill={angle ? '#ffc412' : '#1c0b07'}
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
    </div>
  )
})

/** A printed bill: the reward is the time. */
export default function WoodType() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const poster = posterOf(width, height, rewardAt(hour, minute, hourCycle))
  useFrame((time) => {
    const jolt = motion === 'reduced' ? 0 : joltAt(time.minute, time.second, time.millisecond)
    if (sheet.current) sheet.current.style.translate = jolt ? `0 ${jolt * poster.holes[0]!.radius}px` : ''
    return jolt ? undefined : untilSecond(time)
  }, 30)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.sheet}>
      <div ref={sheet} className={styles.print}>
        <Print poster={poster} shots={shotsAt(minute)} hour={hour} />
        <Star {...poster.star} />
        <div className={styles.wear} style={{ backgroundImage: `url("${wear}")` }} />
      </div>
    </Stage>
  )
}
