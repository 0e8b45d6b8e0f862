import { easeInOut, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { printedAt, slipAt } from './model'
import { FACES, halvesOf, type Ink, plateOf, sheetOf } from './plate'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: FACES[0].family, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
  { family: FACES[1].family, source: new URL('./broad.woff2', import.meta.url).href, weight: '900' },
  { family: FACES[2].family, source: new URL('./broadest.woff2', import.meta.url).href, weight: '900' },
]

/** Seconds in which the yellow plate slips on. */
const STEP = 0.3

/** Plate by plate, each in pieces where it is made for the first time. */
function* drawPrint({ context, width, height, time, hourCycle, motion }: CanvasFrame) {
  const sheet = sheetOf(width, height)
  const texts = printedAt(time.hour, time.minute, time.second, hourCycle)
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / 1000 / STEP)
  const moved = time.second === 0 ? 0 : time.second - 1 + easeInOut(part)
  const slips = { cyan: 0, magenta: time.minute / 60, yellow: moved / 60 }
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  // Inks are transparent: where they lie over each other, each takes its part of the light.
  context.globalCompositeOperation = 'multiply'
  const halves = halvesOf(sheet)
  for (const ink of ['cyan', 'magenta', 'yellow'] as const satisfies readonly Ink[]) {
    const text = texts[ink]
    const figures =
      ink === 'yellow'
        ? halves.map((box, place) => ({ text: text[place] ?? '', box }))
        : [{ text, box: halves[ink === 'cyan' ? 0 : 1] }]
    const [x, y] = slipAt(slips[ink])
    const [dx, dy] = ink === 'yellow' ? [-x, y] : [x, y]
    const plate = yield* plateOf(context, sheet, ink, figures)
    context.drawImage(plate, dx * sheet.slip, dy * sheet.slip, width, height)
    yield
  }
  return part === 1 ? untilSecond(time) : undefined
}

/**
 * A sheet printed in three inks, each from its own plate. The pink plate goes once round in an hour and the yellow one in
 * a minute, both from where they fit and back to it: at the full hour the sheet is in register.
 */
export default function Registration() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={drawPrint} beat={10} />
    </Stage>
  )
}
