import {
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { drawCloth, drawLifted, drawReed, reedPart, shedPart } from './cloth'
import { BEAT, clothOf, reedAt, shuttleAt, THROW, weftOf } from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

/** It goes through the shed below the lifted threads, and lays the pick of the minute to come. */
function Shuttle() {
  const shed = useRef<HTMLDivElement>(null)
  const boat = useRef<SVGSVGElement>(null)
  const yarn = useRef<HTMLElement>(null)
  const size = useSize(shed)
  const { motion } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const weft = weftOf(hour * 60 + minute + 1)
  useFrame((time) => {
    if (!size || !boat.current || !yarn.current) return untilSecond(time)
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / THROW))
    const { fell, pick } = clothOf(size.width, size.height)
    const long = fell * 1.15
    const right = time.minute % 2 === 1
    const x = long * 0.04 + shuttleAt(time.minute, time.second, part) * (size.width - long * 1.08)
    const y = fell * 0.5
    boat.current.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)${right ? '' : ' scaleX(-1)'}`
    boat.current.style.width = `${long}px`
    boat.current.style.height = `${long * 0.22}px`
    // From the end of the last pick at the edge to the eye of the shuttle.
    const from = right ? 0 : size.width
    const to = x + long * (right ? 0.4 : 0.6)
    const [dx, dy] = [to - from, y + long * 0.11 - fell]
    yarn.current.style.height = `${pick * 0.42}px`
    yarn.current.style.width = `${Math.hypot(dx, dy)}px`
    yarn.current.style.transform = `translate(${from}px, ${fell - pick * 0.21}px) rotate(${Math.atan2(dy, dx)}rad)`
    return part === 1 ? untilSecond(time) : undefined
  }, 20)
  return (
    <div ref={shed} className={styles.shed}>
      <i ref={yarn} className={styles.yarn} style={{ backgroundColor: weft }} />
      <svg ref={boat} className={styles.boat} viewBox="0 0 200 44" aria-hidden="true">
        <path
          d="M6 30C40 6 70 4 100 4s60 2 94 26C160 44 130 44 100 44s-60 0-94-14Z"
          fill="#5c1f2e"
          fillOpacity={0.4}
          transform="translate(5 6)"
        />
        <path d="M0 22C36 2 66 0 100 0s64 2 100 22C164 42 134 44 100 44S36 42 0 22Z" fill="#b5652a" />
        <path d="M4 21C38 3 68 2 100 2s62 1 96 19C164 12 134 10 100 10S38 12 4 21Z" fill="#f0b266" />
        <path d="M46 22C46 10 54 9 100 9s54 1 54 13-8 13-54 13-54-1-54-13Z" fill="#4a1d10" />
        <path d="M56 22C60 12 72 11 100 11s40 1 44 11c-4 10-16 11-44 11s-40-1-44-11Z" fill={weft} />
        <path
          d="M62 15l5 16M71 12l6 20M81 11l6 21M91 11l6 22M101 11l6 22M111 11l6 21M121 11l6 20M131 13l4 15"
          stroke="#000"
          strokeOpacity={0.28}
          strokeWidth={1.6}
        />
        <path
          d="M62 16C72 12 86 12.500 100 12.500s28 0 38 3.500"
          stroke="#fff"
          strokeOpacity={0.5}
          strokeWidth={2}
          fill="none"
        />
      </svg>
    </div>
  )
}

function Reed() {
  const reed = useRef<HTMLDivElement>(null)
  const size = useSize(reed)
  const { motion } = useHostSettings()
  useFrame((time) => {
    if (!size || !reed.current) return untilSecond(time)
    const down = motion === 'reduced' ? 0 : reedAt(time.second, time.millisecond)
    reed.current.style.transform = `translateY(${(down * clothOf(size.width, size.height).fell * 0.7).toFixed(2)}px)`
    if (time.second === 59)
      return motion !== 'reduced' && time.millisecond < 1000 - BEAT
        ? 1000 - BEAT - time.millisecond
        : undefined
    return down ? undefined : untilSecond(time)
  }, 24)
  return (
    <div ref={reed} className={styles.reed}>
      <Canvas draw={drawReed} beat="minute" part={reedPart} />
    </div>
  )
}

/** A loom from above: a thread of the weft each minute, a number of each five, and the cloth rolls up all day. */
export default function Loom() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.loom}>
      <Canvas draw={drawCloth} beat="minute" />
      <Shuttle />
      <Canvas draw={drawLifted} beat="minute" part={shedPart} />
      <Reed />
    </Stage>
  )
}
