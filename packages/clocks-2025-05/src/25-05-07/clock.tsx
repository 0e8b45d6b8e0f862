import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawHand, drawPlace, drawPuzzle, figures, handPart } from './draw'

export { notes } from './notes'

export const images = []
export const fonts = [figures]

/** A jigsaw an hour: its only picture is the hour, and it is put together piece by piece. */
export default function Jigsaw() {
  return (
    <Stage css={css} className={styles.table} images={images} fonts={fonts}>
      <Canvas draw={drawPuzzle} beat="minute" />
      <Canvas draw={drawPlace} beat="minute" />
      <Canvas draw={drawHand} beat={24} part={handPart} />
    </Stage>
  )
}
