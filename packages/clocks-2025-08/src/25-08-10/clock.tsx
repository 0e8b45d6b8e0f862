import { Stage, useClockTime } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawCandle, drawFlame, figures, flamePart } from './paint'

export { notes } from './notes'

export const images = []
export const fonts = [figures]

/** A candle from very near, which burns down past a scale in an hour. */
export default function Candle() {
  const { minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.room}>
      <Canvas draw={drawCandle} beat="minute" />
      <Canvas key={minute} draw={drawFlame} beat={20} part={(size) => flamePart(size, minute)} />
    </Stage>
  )
}
