import {
  type ClockTime,
  easeInOut,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  FIRE,
  fireDot,
  HOP_MS,
  hourAt,
  INK,
  inkDot,
  outside,
  PAPERS,
  type Plan,
  planOf,
  SUNLIGHT,
  screenAt,
  spotAt,
  sunDot,
  TURN_MS,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

const TURN = 2 * Math.PI

function dot(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y)
  path.arc(x, y, radius, 0, TURN)
}

/** Sixty marks, every fifth of them large, and the four quarters larger. */
function marks(path: Path2D, { x, y, pitch, dial }: Plan): void {
  for (let minute = 0; minute < 60; minute++) {
    const turn = (minute / 60) * TURN
    const radius = minute % 15 === 0 ? 1.8 : minute % 5 === 0 ? 1.4 : 0.58
    dot(path, x + Math.sin(turn) * dial, y - Math.cos(turn) * dial, radius * pitch)
  }
}

/**
 * Both plates, on one square screen whose rows run along the minute hand: that is the screen's angle.
 * Sizes of dots say all: the photograph, and where ink swells until the dots meet, the two hands.
 */
function plates(
  plan: Plan,
  width: number,
  height: number,
  screen: number,
  hour: number,
): [Path2D, Path2D, Path2D] {
  const { x, y, pitch, dial, sun } = plan
  const [light, fire, ink] = [new Path2D(), new Path2D(), new Path2D()]
  const [sine, cosine] = [Math.sin(screen * TURN), Math.cos(screen * TURN)]
  const [hourSine, hourCosine] = [Math.sin(hour * TURN), Math.cos(hour * TURN)]
  const reach = Math.ceil(Math.hypot(width, height) / 2 / pitch) + 1
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      // Rows run up the minute hand: `along` it and `across` it, and then to the right and down.
      const [across, along] = [column * pitch, row * pitch]
      const [dx, dy] = [cosine * across + sine * along, sine * across - cosine * along]
      if (Math.abs(dx) > width / 2 + pitch || Math.abs(dy) > height / 2 + pitch) continue
      const minuteHand = outside(along, across, dial * 0.14, dial * 0.975, pitch * 1.9, pitch * 3.6)
      const [up, aside] = [hourSine * dx - hourCosine * dy, hourCosine * dx + hourSine * dy]
      const hourHand = outside(up, aside, dial * 0.14, dial * 0.62, pitch * 3.7, pitch * 7)
      const out = Math.min(minuteHand, hourHand, Math.hypot(dx, dy) - pitch * 3.9) / pitch
      const inked = inkDot(out)
      // Under the hands and around them the sun is printed solid.
      dot(light, x + dx, y + dy, sunDot(dx / sun, dy / sun) * pitch)
      const marked = Math.abs(Math.hypot(dx, dy) - dial) < pitch * 1.25
      const burnt = out < 1.4 || marked ? 0 : fireDot(dx / sun, dy / sun)
      if (burnt > 0.06) dot(fire, x + dx, y + dy, burnt * pitch)
      if (inked > 0.08) dot(ink, x + dx, y + dy, inked * pitch)
    }
  marks(ink, plan)
  return [light, fire, ink]
}

const print = ({ context, time, width, height, motion }: CanvasFrame) => {
  const spent = secondsOf(time) * 1000
  const screen = screenAt(time.minute, spent, motion === 'reduced')
  const [light, fire, ink] = plates(planOf(width, height), width, height, screen, hourAt(time.hour, screen))
  context.fillStyle = PAPERS[time.hour]!
  context.fillRect(0, 0, width, height)
  context.fillStyle = SUNLIGHT
  context.fill(light)
  context.fillStyle = FIRE
  context.fill(fire)
  context.fillStyle = INK
  context.fill(ink)
  const left = untilMinute(time)
  if (motion === 'reduced') return left
  return left > TURN_MS ? left - TURN_MS : undefined
}

/** A sunspot outside the marks, that hops from second to second. */
function Spot() {
  const orbit = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const hopped = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / HOP_MS)
    if (orbit.current) {
      orbit.current.style.rotate = `${spotAt(time.second, easeInOut(hopped))}turn`
      const swollen = 1 - 0.45 * Math.sin(hopped * Math.PI)
      orbit.current.style.setProperty('--swell', swollen.toFixed(3))
    }
    if (hopped === 1) return untilSecond(time)
  }, 30)
  return (
    <div ref={orbit} className={styles.orbit}>
      <i className={styles.spot} />
    </div>
  )
}

/** A newspaper's picture of the sun, whose screen is turned to the minute. */
export default function HalftoneSun() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={print} beat={20} />
      <Spot />
    </Stage>
  )
}
