import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawCircles, drawInk, drawThreads } from './draw'

export { notes } from './notes'

export const images = []
export const fonts = []

/** The minute in one line, drawn by circles on circles. */
export default function Epicycles() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={drawThreads} beat="minute" />
      <Canvas draw={drawInk} beat="second" />
      <Canvas draw={drawCircles} beat={20} />
    </Stage>
  )
}
