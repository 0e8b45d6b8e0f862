import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawHands, drawSea, drawSwimmer } from './draw'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** Punctuation swims. */
export default function ShoalOfCommas() {
  return (
    <Stage css={css} ground={styles.sheet}>
      <Canvas draw={drawSea} beat="minute" />
      <Canvas draw={drawHands} beat={24} />
      <Canvas draw={drawSwimmer} beat={20} />
    </Stage>
  )
}
