import { Stage, useClockTime } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { drawPlant, drawWet, figures, wetPart } from './brush'
import styles, { css } from './clock.module.css'

export { notes } from './notes'

export const images = []
export const fonts = [figures]

/** One plant of bamboo in ink: a joint an hour, a leaf a minute. */
export default function Bamboo() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.silk}>
      <Canvas draw={drawPlant} beat="minute" />
      <Canvas key={`${hour} ${minute}`} draw={drawWet} beat="second" part={(size) => wetPart(size, minute)} />
    </Stage>
  )
}
