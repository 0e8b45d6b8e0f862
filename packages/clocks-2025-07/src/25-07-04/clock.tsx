import { easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { chamberAt, TUMBLE_MS, windowAt } from './model'
import { type Glass, INNER, paintLeads, paintRim, paintWedge } from './paint'

export { notes } from './notes'

const night = new URL('./night.webp', import.meta.url).href
const cafe = new URL('./cafe.webp', import.meta.url).href
const ruby = new URL('./ruby.webp', import.meta.url).href
const milk = new URL('./milk.webp', import.meta.url).href

export const images = [night, cafe, ruby, milk]
export const fonts = [
  {
    family: 'ft-25-07-04 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '100 900',
  },
]

const WEDGES = Array.from({ length: 12 }, (_, wedge) => wedge)

const glassOf = (image: CanvasFrame['image']): Glass => ({
  night: image(night),
  cafe: image(cafe),
  ruby: image(ruby),
  milk: image(milk),
})

/** What lies outside the rim, out to the corners: it stands for a minute. */
function drawWindow({ context, time, width, height, image }: CanvasFrame) {
  const { bright } = windowAt(time.hour, time.minute)
  const [size, reach] = [Math.min(width, height), Math.hypot(width, height) / 2]
  const glass = glassOf(image)
  context.translate(width / 2, height / 2)
  for (const wedge of WEDGES) {
    const { [wedge === bright ? 'cafe' : 'night']: cell } = glass
    paintWedge(context, cell, wedge, { from: size * INNER, to: reach, turn: wedge === bright ? 40 : 10 })
  }
  paintLeads(context, size * INNER, reach, size)
  return untilMinute(time)
}

/** The rim lies over the tube's end. */
function drawRim({ context, time, width, height, image }: CanvasFrame) {
  context.translate(width / 2, height / 2)
  const { panes } = windowAt(time.hour, time.minute)
  paintRim(context, Math.min(width, height), panes, glassOf(image), fonts[0]!.family)
  return untilMinute(time)
}

/** What is seen down the tube: one chamber of glass, twenty-four times. It tumbles on the second and then lies still. */
function drawMirrors({ context, time, width, height, motion, image }: CanvasFrame) {
  const { bright } = windowAt(time.hour, time.minute)
  const size = Math.min(width, height)
  const tumbled = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / TUMBLE_MS)
  const turn = chamberAt(time.second, easeOut(tumbled))
  const glass = glassOf(image)
  context.translate(width / 2, height / 2)
  context.beginPath()
  context.arc(0, 0, size * (INNER + 0.003), 0, Math.PI * 2)
  context.clip()
  for (const wedge of WEDGES) {
    const { [wedge === bright ? 'cafe' : 'night']: cell } = glass
    paintWedge(context, cell, wedge, { from: 0, to: size * (INNER + 0.006), turn })
  }
  paintLeads(context, size * 0.03, size * INNER, size)
  return tumbled === 1 ? untilSecond(time) : undefined
}

const tube = ({ width, height }: { width: number; height: number }) => {
  const reach = Math.min(width, height) * (INNER + 0.003)
  return { left: width / 2 - reach, top: height / 2 - reach, width: reach * 2, height: reach * 2 }
}

const frame = ({ width, height }: { width: number; height: number }) => {
  const size = Math.min(width, height)
  return { left: (width - size) / 2, top: (height - size) / 2, width: size, height: size }
}

/**
 * A rose window seen down a kaleidoscope. Only the glass between the mirrors moves, a dozen pictures a second for less
 * than half of each; rim and corners are painted once a minute.
 */
export default function Kaleidoscope() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.window}>
      <Canvas draw={drawWindow} beat="minute" />
      <Canvas draw={drawMirrors} beat={12} part={tube} />
      <Canvas draw={drawRim} beat="minute" part={frame} />
    </Stage>
  )
}
