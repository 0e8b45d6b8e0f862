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
import {
  BOSS,
  channels,
  FIRE,
  HANDS,
  HOP_MS,
  hourAt,
  INK,
  markAt,
  PAPERS,
  planetAt,
  planOf,
  STEM,
  SUNLIGHT,
  screenAt,
} from './model'
import { SCREEN } from './screen'

export { notes } from './notes'

const sun = new URL('./sun.webp', import.meta.url).href

export const images = [sun]
export const fonts = []

const TURN = 2 * Math.PI

/** Where there is no WebGL: the same sun and the same hands, without a screen. */
function paintPlain({ context, time, width, height }: CanvasFrame) {
  const { dial, sun: radius } = planOf(width, height)
  context.fillStyle = PAPERS[time.hour]!
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.fillStyle = SUNLIGHT
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fill()
  context.scale(dial, dial)
  context.fillStyle = INK
  for (let minute = 0; minute < 60; minute++) {
    const angle = (minute / 60) * TURN
    context.beginPath()
    context.arc(Math.sin(angle), -Math.cos(angle), markAt(minute), 0, TURN)
    context.fill()
  }
  context.strokeStyle = SUNLIGHT
  context.lineWidth = 0.03
  const screen = time.minute / 60
  for (const [turn, { tip, half, point, tail, swell }] of [
    [hourAt(time.hour, screen), HANDS.hour],
    [screen, HANDS.minute],
  ] as const) {
    context.save()
    context.rotate(turn * TURN)
    const shape = new Path2D(
      `M0 ${tail}L${-half} ${tail - swell}V${point - tip}L0 ${-tip}L${half} ${point - tip}V${tail - swell}Z`,
    )
    context.stroke(shape)
    context.fill(shape)
    if (tail < 0) context.fillRect(-STEM.half, -STEM.out, 2 * STEM.half, STEM.out)
    context.restore()
  }
  context.beginPath()
  context.arc(0, 0, BOSS, 0, TURN)
  context.fill()
}

/** A small planet outside the marks, that hops from second to second. */
function Planet() {
  const orbit = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const hopped = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / HOP_MS)
    if (orbit.current) orbit.current.style.rotate = `${planetAt(time.second, easeInOut(hopped))}turn`
    if (hopped === 1) return untilSecond(time)
  }, 20)
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
      fallback={<Canvas draw={paintPlain} beat="minute" />}
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
