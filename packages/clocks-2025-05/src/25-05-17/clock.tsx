import { Stage, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  bowlFrontPart,
  bowlPart,
  bowlTabletPart,
  drawBack,
  drawBowl,
  drawBowlFront,
  drawBowlTablet,
  drawDrop,
  drawJar,
  drawJarFront,
  drawJarTablet,
  drawSeconds,
  dropPart,
  friezePart,
  jarFrontPart,
  jarPart,
  jarTabletPart,
} from './draw'
import { clay, grain, sea, wall } from './pictures'

export { notes } from './notes'

export const images = [wall, grain, clay, sea]
export const fonts = [
  { family: 'ft-25-05-17 Painter', source: new URL('./painter.woff2', import.meta.url).href, weight: '700' },
]

const MAX_PIXELS = 2560 * 1440

/** A clepsydra of two vessels, as Vitruvius describes in his ninth book (IX.8). */
export default function WaterClock() {
  const { transparent } = useHostSettings()
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      ground={styles.wall}
      style={transparent ? undefined : { backgroundImage: `url(${wall})` }}
    >
      <Canvas draw={drawBack} beat="minute" maxPixels={MAX_PIXELS} />
      <Canvas draw={drawBowl} beat={20} part={bowlPart} />
      <Canvas draw={drawJar} beat={20} part={jarPart} />
      <Canvas draw={drawDrop} beat={20} part={dropPart} />
      <Canvas draw={drawBowlFront} beat="minute" part={bowlFrontPart} />
      <Canvas draw={drawJarFront} beat="minute" part={jarFrontPart} />
      <Canvas draw={drawSeconds} beat="second" part={friezePart} />
      <Canvas draw={drawBowlTablet} beat={20} part={bowlTabletPart} />
      <Canvas draw={drawJarTablet} beat={20} part={jarTabletPart} />
    </Stage>
  )
}
