import { createRandom, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { layoutOf } from './layout'
import { BOB_MS, bobAt, figuresAt, meltAt } from './model'
import { paintBlock, paintGlass, paintSheen } from './paint'

export { notes } from './notes'

const tensOfHours = new URL('./ice0.webp', import.meta.url).href
const hours = new URL('./ice1.webp', import.meta.url).href
const tensOfMinutes = new URL('./ice2.webp', import.meta.url).href
const minutes = new URL('./ice3.webp', import.meta.url).href

/** A strip of blocks for each place of the time, so that no two in the glass are alike. */
export const images = [tensOfHours, hours, tensOfMinutes, minutes]
export const fonts = []

/** Pixels of a block in the strips; where the first begins that has no figure, and how many of those there are. */
const [PIXELS, PLAIN, PLAINS] = [350, 3, 3]

function* drawGlass({ context, time, width, height, seed, image }: CanvasFrame) {
  const { side, surface, deep } = layoutOf({ width, height })
  paintGlass(context, { width, height, surface, seed })
  yield
  const { between, integer } = createRandom(seed, 'deep')
  // From the bottom up: what floats higher is nearer.
  for (const [x, y] of [...deep].reverse()) {
    context.save()
    context.translate(x + between(-0.04, 0.04) * side, y + between(-0.03, 0.05) * side)
    context.rotate(between(-0.16, 0.16) + integer(0, 3) * (Math.PI / 2))
    paintBlock(context, {
      image: image(tensOfHours),
      from: PLAIN + integer(0, PLAINS - 1),
      pixels: PIXELS,
      side: side * between(0.88, 0.97),
      round: between(0.16, 0.3),
      above: side,
      veil: 0.42 + 0.3 * ((y - surface) / height),
    })
    context.restore()
    yield
  }
  paintSheen(context, width, height)
  return untilMinute(time)
}

/** They melt a little each second, and one after another is nudged. */
function* drawIce({ context, time, width, height, hourCycle, motion, seed, image }: CanvasFrame) {
  const { side, places, surface } = layoutOf({ width, height })
  const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / BOB_MS)
  const melt = meltAt(time.second)
  const { between } = createRandom(seed, time.hour, time.minute)
  for (const [at, figure] of figuresAt(time.hour, time.minute, hourCycle).entries()) {
    const [x, y] = places[at]!
    const tilt = between(-0.045, 0.045)
    // At a full minute all four have just been dropped in.
    const bob = time.second === 0 || time.second % 4 === at ? bobAt(part) : 0
    const sink = bob * side * 0.03
    context.save()
    context.translate(x, y + sink)
    context.rotate(tilt + bob * 0.03 * (at % 2 ? -1 : 1))
    paintBlock(context, {
      image: image(images[at]!),
      from: figure,
      pixels: PIXELS,
      side: side * melt.side,
      round: melt.round,
      above: y - surface + sink,
    })
    context.restore()
    yield
  }
  return part === 1 ? untilSecond(time) : undefined
}

/** The blocks with figures, and their bobbing. */
function band({ width, height }: { width: number; height: number }) {
  const { side, places } = layoutOf({ width, height })
  const reach = side * 0.6
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  return { left, top, width: Math.max(...xs) + reach - left, height: Math.max(...ys) + reach - top }
}

/** A long drink from very near, with the time in its ice. */
export default function Ice() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.glass}>
      <Canvas draw={drawGlass} beat="minute" />
      <Canvas draw={drawIce} beat={12} part={band} />
    </Stage>
  )
}
