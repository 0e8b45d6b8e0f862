import { Stage, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { beamsAt, flashOf, heightOf, layoutOf, levelAt } from './model'
import {
  beams,
  board,
  border,
  bottom,
  coast,
  lampLight,
  rungs,
  sea,
  sky,
  steamer,
  wetRung,
  words,
} from './plate'
import { tower } from './tower'

export { notes } from './notes'

const italic = new URL('./italic.woff2', import.meta.url).href
const stencil = new URL('./stencil.woff2', import.meta.url).href

export const images = []
export const fonts = [
  { family: 'ft-25-05-05 Directions', source: italic, weight: '400', style: 'italic' },
  { family: 'ft-25-05-05 Board', source: stencil, weight: '400' },
]

type Box = readonly [x: number, y: number, width: number, height: number]

/** Layers are as large as the stage: only the part that has something on it is laid down. */
function within(context: CanvasRenderingContext2D, boxes: readonly Box[], paint: () => void) {
  context.save()
  context.beginPath()
  for (const [x, y, width, height] of boxes)
    context.rect(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height))
  context.clip()
  paint()
  context.restore()
}

function drawSky({ context, width, height }: CanvasFrame) {
  const layout = layoutOf(width, height)
  sky(context, layout)
  board(context, layout)
}

function draw(frame: CanvasFrame, isSettled: boolean) {
  const { context, width, height, time, layer } = frame
  const layout = layoutOf(width, height)
  const seconds = time.second + (isSettled ? 0 : time.millisecond / 1000)
  const level = levelAt(time.minute, seconds, isSettled)
  const waterline = heightOf(layout, level, level)
  const lit = beamsAt(time.hour12, seconds, time.minute === 0 && !isSettled)
  const flash = flashOf(lit)
  // The chop begins anew at midnight, unseen under the ebb of the hour.
  const swum = isSettled ? Math.floor(time.secondsOfDay) : time.secondsOfDay

  beams(context, layout, lit, waterline)
  const { unit, border: edge, lamp, ladder } = layout
  within(context, [[0, waterline - unit * 1.6, width, unit * 1.7]], () => {
    context.translate(0, waterline - height / 2)
    layer('coast', '', (context) => coast(context, layout))
  })
  steamer(context, layout, waterline, swum)
  within(context, [[lamp[0] - unit * 4.2, 0, unit * 8.4, height]], () =>
    layer('tower', '', (context) => {
      tower(context, layout)
      if (!layout.isBare) rungs(context, layout, 0)
    }),
  )
  if (layout.isBare) rungs(context, layout, level)
  lampLight(context, layout, flash)
  sea(context, layout, waterline, swum)
  const under = waterline + Math.max(1, unit / 24)
  if (layout.isBare) within(context, [[0, under, width, height]], () => rungs(context, layout, level, true))
  else
    within(context, [[ladder - unit, under, unit * 3, height]], () =>
      layer('sunk', '', (context) => rungs(context, layout, 0, true)),
    )
  if (!layout.isBare) {
    // Not before the water is there, nor while it ebbs.
    if (isSettled || time.second > 0) wetRung(context, layout, time.minute)
    bottom(context, layout, waterline)
  }
  const rim = Math.ceil(edge + 1)
  const strips = [
    [0, 0, width, rim],
    [0, height - rim, width, rim],
    [0, rim, rim, height - 2 * rim],
    [width - rim, rim, rim, height - 2 * rim],
  ] as const
  if (edge) within(context, strips, () => layer('border', '', (context) => border(context, layout)))
  words(context, layout, time.hour12, seconds)
}

/** A light as a pilot book engraves it, seen from the sea at dusk. */
export default function Lighthouse() {
  const { motion, mode } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.chart} images={images} fonts={fonts}>
      <Canvas draw={drawSky} beat="minute" />
      <Canvas draw={(frame) => draw(frame, isSettled)} beat={7} />
    </Stage>
  )
}
