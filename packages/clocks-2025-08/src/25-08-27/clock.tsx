import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { sheet, strike, TYPE } from './paint'

export { notes } from './notes'

export const images = []
export const fonts = [{ family: TYPE, source: new URL('./type.woff2', import.meta.url).href, weight: '700' }]

/** The minute of the day as a sum of powers, and what it comes to: a sheet a minute, printed in two inks. */
export default function Powers() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.press}>
      <Canvas draw={sheet} beat="minute" />
      <Canvas
        draw={strike}
        beat={30}
        part={({ width, height }) => ({ left: 0, top: 0, width, height: height * 0.7 })}
      />
    </Stage>
  )
}
