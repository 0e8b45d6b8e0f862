import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { POWERS_END } from './model'
import { sheet, strike } from './paint'

export { notes } from './notes'

export const images = []
export const fonts = []

/** The minute of the day as a sum of powers, and what it comes to: a sheet a minute, printed in two inks. */
export default function Powers() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.press}>
      <Canvas draw={sheet} beat="minute" />
      <Canvas
        draw={strike}
        beat={30}
        part={({ width, height }) => ({ left: 0, top: 0, width, height: height * POWERS_END })}
      />
    </Stage>
  )
}
