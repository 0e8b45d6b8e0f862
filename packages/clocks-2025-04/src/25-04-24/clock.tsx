import { Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { paintDashboard } from './dashboard'
import { paintDrum } from './drum'
import { type Box, lampsAt, needleAt, panelOf, positionsAt, untilAny, untilTurning, wheelsOf } from './model'
import { paintNeedle, tickHeight } from './scale'

export { notes } from './notes'

const hide = new URL('./hide.webp', import.meta.url).href
const chrome = new URL('./chrome.webp', import.meta.url).href

export const images = [hide, chrome]
export const fonts = []

/** Pictures a second of a wheel that turns. */
const PICTURES = 30

type Size = Pick<CanvasFrame, 'width' | 'height'>

function dashboard({ context, width, height, time, image }: CanvasFrame) {
  paintDashboard(context, panelOf(width, height), width, height, {
    hide: image(hide),
    chrome: image(chrome),
    lit: lampsAt(time.hour),
  })
  return untilMinute(time)
}

/** Some of the windows, two drums in each. */
function drumsOf(...windows: number[]) {
  return ({ context, width, height, time, hourCycle, motion }: CanvasFrame) => {
    const panel = panelOf(width, height)
    // Under reduced motion a drum stands on its figure.
    const still = motion === 'reduced'
    const positions = positionsAt(still ? { ...time, millisecond: 0 } : time, hourCycle)
    const wheels = wheelsOf(hourCycle)
    const places = windows.flatMap((window) => [window * 2, window * 2 + 1])
    for (const place of places) {
      const { x, y, w, h } = panel.windows[place >> 1]!
      const drum = { x: x + (place % 2) * (w / 2), y, w: w / 2, h }
      paintDrum(context, drum, positions[place]!, wheels[place]!.figures, {
        red: place > 3,
        lit: lampsAt(time.hour),
      })
    }
    return still ? untilSecond(time) : untilAny(places, time)
  }
}

const whole = ({ x, y, w, h }: Box) => {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return { left, top, width: Math.ceil(x + w) - left, height: Math.ceil(y + h) - top }
}

/** Hours and minutes are one part of the stage. */
const slowPart = ({ width, height }: Size) => {
  const [hours, minutes] = panelOf(width, height).windows
  return whole({
    x: hours.x,
    y: hours.y,
    w: minutes.x + minutes.w - hours.x,
    h: minutes.y + minutes.h - hours.y,
  })
}
const secondsPart = ({ width, height }: Size) => whole(panelOf(width, height).windows[2])

const needlePart = ({ width, height }: Size) => {
  const { scale } = panelOf(width, height)
  const high = tickHeight(scale.size)
  return whole({
    x: scale.left - scale.size,
    y: scale.y - high * 1.25,
    w: scale.right - scale.left + scale.size * 2,
    h: high * 1.25 + scale.size * 0.5,
  })
}

function needle({ context, width, height, time, motion }: CanvasFrame) {
  const { scale } = panelOf(width, height)
  const still = motion === 'reduced'
  paintNeedle(context, scale, still ? time.second : needleAt(time), lampsAt(time.hour))
  return still ? untilSecond(time) : untilTurning(5, time)
}

const slow = drumsOf(0, 1)
const seconds = drumsOf(2)

/** The instrument of a car, from nought to sixty in sixty seconds, by day and with its lamps lit. */
export default function Odometer() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.car}>
      <Canvas draw={dashboard} beat="minute" />
      <Canvas draw={slow} beat={PICTURES} part={slowPart} />
      <Canvas draw={seconds} beat={PICTURES} part={secondsPart} />
      <Canvas draw={needle} beat={PICTURES} part={needlePart} />
    </Stage>
  )
}
