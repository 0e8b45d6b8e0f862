import { easeInOut, Stage, untilSecond, useFrame, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { carLength, drawDeck, drawLit, drawNight, litPart, STENCIL } from './deck'
import { colourOf, placeOn, planOf, poseAt, roofOf, SPRITE } from './model'

export { notes } from './notes'

const asphalt = new URL('./asphalt.webp', import.meta.url).href
const cars = new URL('./cars.webp', import.meta.url).href

export const images = [asphalt, cars]
export const fonts = [
  { family: STENCIL, source: new URL('./stencil.woff2', import.meta.url).href, weight: '400' },
]

const drawGround = (frame: CanvasFrame) => drawDeck(frame, asphalt, cars)

/** Part of each second in which the car that comes moves on. */
const ROLLS = 0.5

function Comer() {
  const lot = useRef<HTMLDivElement>(null)
  const car = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const size = useSize(lot)
  useFrame((time) => {
    if (!size || !car.current || !body.current) return untilSecond(time)
    const plan = planOf(size.width, size.height)
    const long = carLength(plan)
    const wide = (long * SPRITE[0]) / SPRITE[1]
    const step = easeInOut(time.millisecond / 1000 / ROLLS)
    const pose = poseAt(plan, time.minute, (time.second + step) / 60)
    const { x, y } = placeOn(plan, pose.along, pose.across)
    const turn = pose.turn + (plan.upright ? 0 : 90)
    const { style } = car.current
    style.width = `${wide}px`
    style.height = `${long}px`
    style.transform = `translate(${x - wide / 2}px, ${y - long / 2}px) rotate(${turn}deg)`
    const next = (time.minute + 1) % 60
    const hour = next ? time.hour : (time.hour + 1) % 24
    const across = (colourOf(hour, next) * 100) / 7
    body.current.style.backgroundPosition = `${across}% ${roofOf(hour, next) * 100}%`
    return step === 1 ? untilSecond(time) : undefined
  }, 16)
  return (
    <div ref={lot} style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      <div ref={car} className={styles.car}>
        <div className={styles.beam} />
        <div className={styles.shade} />
        <div ref={body} className={styles.body} />
      </div>
    </div>
  )
}

/**
 * A street of a car park from above, at night: the level is the hour. In each minute one car backs into the next bay
 * along an S; the last one in shines its headlights on its number, and that is the minute.
 */
export default function ParallelParking() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.deck}
      style={{ '--asphalt': `url("${asphalt}")`, '--cars': `url("${cars}")` } as CSSProperties}
    >
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={drawNight} beat="minute" maxPixels={320 * 240} />
      <Canvas draw={drawLit} beat="minute" part={({ width, height }) => litPart(width, height)} />
      <Comer />
    </Stage>
  )
}
