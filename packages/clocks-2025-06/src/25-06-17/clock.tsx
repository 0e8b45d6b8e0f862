import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawGrass, drawGround } from './draw'

export { notes } from './notes'

export const images = []
export const fonts = []

/**
 * A game that plays itself in a meadow. The mines of each minute lie in the shape of the time, a daisy stands on each
 * from the start, and every number that is uncovered is the true count of mines round it. A new field each minute.
 */
export default function Minesweeper() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.meadow}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={drawGrass} beat="second" />
    </Stage>
  )
}
