import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawEdge, drawSheet, label, rubbing } from './draw'

export { notes } from './notes'

export const images = [rubbing]
export const fonts = [label]

/** A rubbing of a standing stone: wax on paper, and the time is where the wax found nothing. */
export default function Ogham() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={drawSheet} beat="minute" />
      <Canvas
        draw={drawEdge}
        beat="second"
        part={({ width, height }) =>
          height > width * 1.05
            ? { left: width * 0.38, top: 0, width: width * 0.16, height }
            : { left: 0, top: height * 0.38, width, height: height * 0.16 }
        }
      />
    </Stage>
  )
}
