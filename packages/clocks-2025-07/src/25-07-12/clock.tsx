import { easeInOut, Stage, untilSecond, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { corolla, head } from './drawing'
import { beeAt, FLIGHT_MS, flowerIn } from './model'

export { notes } from './notes'

const bee = new URL('./bee.webp', import.meta.url).href

export const images = [bee]
export const fonts = []

/**
 * A sunflower, a bee's height above it. Petals and seeds are painted once a minute; only the bee moves in between, an
 * element by itself, which is turned and never painted again.
 */
export default function Phyllotaxis() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.flower} ground={styles.sky}>
      <Canvas draw={corolla} beat="minute" />
      <Canvas
        draw={head}
        beat="minute"
        part={({ width, height }) => {
          const { x, y, radius } = flowerIn(width, height)
          const around = radius * 1.12
          return { left: x - around, top: y - around, width: around * 2, height: around * 2 }
        }}
      />
      <Bee />
    </Stage>
  )
}

function Bee() {
  const orbit = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const flown = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / FLIGHT_MS)
    const { turn, lift } = beeAt(time.second, easeInOut(flown))
    if (orbit.current) {
      orbit.current.style.rotate = `${turn.toFixed(5)}turn`
      orbit.current.style.scale = (1 + lift * 0.05).toFixed(4)
    }
    return flown === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <div ref={orbit} className={styles.orbit}>
      <i className={styles.bee} style={{ backgroundImage: `url(${bee})` }} />
    </div>
  )
}
