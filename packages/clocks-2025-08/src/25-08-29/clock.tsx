import {
  type ClockTime,
  easeInOut,
  secondsOf,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { channels, FIRE, HOP_MS, hourAt, INK, PAPERS, planetAt, planOf, SUNLIGHT, screenAt } from './model'
import { paintSun } from './painted'
import { SCREEN } from './screen'

export { notes } from './notes'

const sun = new URL('./sun.webp', import.meta.url).href

export const images = [sun]
export const fonts = []

/** Where there is no WebGL. */
const print = (frame: CanvasFrame) => paintSun(frame, frame.image(sun))

/** A small planet outside the marks, that hops from second to second. */
function Planet() {
  const orbit = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const hopped = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / HOP_MS)
    if (orbit.current) orbit.current.style.rotate = `${planetAt(time.second, easeInOut(hopped))}turn`
    if (hopped === 1) return untilSecond(time)
  }, 30)
  return (
    <div ref={orbit} className={styles.orbit}>
      <i className={styles.planet} />
    </div>
  )
}

/** A newspaper's picture of the sun, whose screen is turned to the minute. */
export default function HalftoneSun() {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const still = motion === 'reduced'
  return (
    <ShaderStage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.sheet}
      fragment={SCREEN}
      textures={{ sun }}
      // Only in a minute's last second does the screen move.
      beat={second === 59 && !still ? 30 : 'minute'}
      fallback={<Canvas draw={print} beat="minute" maxPixels={1600 * 1000} />}
      uniforms={(time, { width, height }) => {
        const screen = screenAt(time.minute, secondsOf(time) * 1000, still)
        const { pitch, dial, sun: radius } = planOf(width, height)
        return {
          uPlan: [pitch, dial, radius],
          uHands: [hourAt(time.hour, screen), screen],
          uPaper: channels(PAPERS[time.hour]!),
          uSunlight: channels(SUNLIGHT),
          uFire: channels(FIRE),
          uInk: channels(INK),
        }
      }}
    >
      <Planet />
    </ShaderStage>
  )
}
