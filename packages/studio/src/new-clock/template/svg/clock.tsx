import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { beeAt, FLIGHT_MS, flowerAt } from './model'

export { notes } from './notes'

/** Every file the clock shows: `new URL('./name.webp', import.meta.url).href`. */
export const images: string[] = []
export const fonts = []

/** A flower of twelve petals and sixty stamens, and a bee. */
export default function TemplateTitle() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.meadow}>
      <div className={styles.stem} />
      <Flower />
      <Bee />
    </Stage>
  )
}

/**
 * Changes once a minute, so that is its beat: nothing here is rendered or painted in between. Whoever asks for the
 * second here paints 72 shapes sixty times as often.
 */
function Flower() {
  const { hour, minute } = useClockTime('minute')
  const { petals, stamens } = flowerAt(hour, minute)
  return (
    // Its own units, a hundred each way round the middle: the style sheet says how large that is.
    <svg className={styles.flower} viewBox="-50 -50 100 100" aria-hidden="true">
      {petals.map((open, index) => (
        <path
          key={index}
          className={open ? styles.petal : styles.bud}
          d={open ? 'M0-27C12-33 12-48 0-49C-12-48-12-33 0-27Z' : 'M0-27C3-31 3-39 0-41C-3-39-3-31 0-27Z'}
          transform={`rotate(${index * 30})`}
        />
      ))}
      <circle className={styles.heart} r="26" />
      {stamens.map((out, index) => (
        <g key={index} className={out ? styles.out : styles.hidden} transform={`rotate(${index * 6})`}>
          <path d={out ? 'M0-13V-23' : 'M0-13V-14'} />
          {out && <circle cy="-23" r={index % 5 === 4 ? 1.6 : 1} />}
        </g>
      ))}
    </svg>
  )
}

/**
 * Moves each second, so it is an element of its own over the flower: what is only turned is not painted again, and the
 * flower below stays as it was painted.
 */
function Bee() {
  const orbit = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    // Who asked for less motion sees it in its place at once.
    const flown = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / FLIGHT_MS)
    if (orbit.current) orbit.current.style.rotate = `${beeAt(time.second, easeInOut(flown))}turn`
    // It has arrived: no frame is asked for until the next second.
    if (flown === 1) return untilSecond(time)
  }, 30)
  return (
    <div ref={orbit} className={styles.orbit}>
      <i className={styles.bee} />
    </div>
  )
}
