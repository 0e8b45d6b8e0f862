import { easeInOut, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { numeralAt, openAt, planOf, stillFor } from './model'
import {
  paintCurtain,
  paintGlow,
  paintLamps,
  paintNumeral,
  paintScene,
  paintSpot,
  paintTassels,
  paintValance,
  paintWaves,
} from './paint'

const ultra = {
  family: 'ft-25-08-03 Ultra',
  source: new URL('./ultra.woff2', import.meta.url).href,
  weight: '400',
}
const leg = new URL('./leg.webp', import.meta.url).href
const swag = new URL('./swag.webp', import.meta.url).href

export { notes } from './notes'
export const images = [leg, swag]
export const fonts = [ultra]

/** What is behind the curtain: it stands for good. */
function drawScene({ context, width, height, time }: CanvasFrame) {
  paintScene(context, planOf(width, height))
  return untilMinute(time)
}

/** The carved sea is cranked a step each second. */
function drawWaves({ context, width, height, time, motion }: CanvasFrame) {
  const gone = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 450)
  const from = time.second % 2 ? -1 : 1
  paintWaves(context, planOf(width, height), from * (1 - 2 * easeInOut(gone)))
  return gone === 1 ? untilSecond(time) : undefined
}

const sea = ({ width, height }: { width: number; height: number }) => {
  const { foot } = planOf(width, height)
  return { left: 0, top: foot * 0.8, width, height: foot * 0.2 }
}

/** All before it, once a minute; and while the curtain is tugged on, in the last second and a half. */
function drawFront({ context, width, height, time, motion, hourCycle, image, layer }: CanvasFrame) {
  const plan = planOf(width, height)
  const numeral = numeralAt(time.hour, hourCycle)
  const seconds = motion === 'reduced' ? 0 : secondsOf(time)
  const legs = paintCurtain(context, plan, image(leg), openAt(time.minute, seconds))
  paintSpot(context, plan, numeral, legs)
  paintGlow(context, plan, time.minute)
  paintValance(context, plan, image(swag))
  layer('numeral', numeral, (clear) => paintNumeral(clear, plan, numeral, ultra.family))
  paintLamps(context, plan, time.minute)
  if (motion === 'reduced') return untilMinute(time)
  return stillFor(time.minute, seconds) || undefined
}

/** A pendulum's half swing in each second. */
function drawTassels({ context, width, height, time, motion }: CanvasFrame) {
  const gone = motion === 'reduced' ? 0 : Math.min(1, time.millisecond / 750)
  const from = time.second % 2 ? -1 : 1
  paintTassels(context, planOf(width, height), from * Math.cos(Math.PI * gone))
  return gone === 1 ? untilSecond(time) : undefined
}

const cord = ({ width, height }: { width: number; height: number }) => ({
  left: 0,
  top: 0,
  width,
  height: planOf(width, height).valance * 0.84,
})

/** A theatre at the rise of the curtain, seen from the stalls. */
export default function CurtainCall() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.house}>
      <Canvas draw={drawScene} beat="minute" />
      <Canvas draw={drawWaves} beat={10} part={sea} />
      <Canvas draw={drawFront} beat={15} />
      <Canvas draw={drawTassels} beat={10} part={cord} />
    </Stage>
  )
}
