import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawBalloons, drawEyes, drawPanels, shout, talk } from './page'

export { notes } from './notes'

export const images = []
export const fonts = [talk, shout]

/** A strip of four panels, told anew each minute, in which the light is out: eyes, balloons and a sound. */
export default function FunnyPages() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.page}>
      <Canvas draw={drawPanels} beat="minute" />
      <Canvas draw={drawEyes} beat="second" />
      <Canvas draw={drawBalloons} beat="minute" />
    </Stage>
  )
}
