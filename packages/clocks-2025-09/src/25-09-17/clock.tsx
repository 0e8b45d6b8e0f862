import { Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  hoursOf,
  leftAt,
  minutesOf,
  type Press,
  pressesOf,
  restAfter,
  SPRING,
  STROKE,
  squeezed,
} from './model'

export { notes } from './notes'

const LABEL = 'ft-25-09-17 Label'

export const images = []
export const fonts = [
  { family: LABEL, source: new URL('./label.woff2', import.meta.url).href, weight: '400' },
]

const STEEL = '#16171a'
const PUTTY = '#cbc7ba'
const GREEN = '#3f9a33'

/** The plate, the rod that drives it, and what lies under it. */
function drawPress(
  context: CanvasRenderingContext2D,
  press: Press,
  text: string,
  label: string,
  part: number,
) {
  const { middle, floor, across, up, broad, plate, top, left, width, scale } = press
  context.save()
  context.beginPath()
  context.rect(left, top, width, floor - top)
  context.clip()
  context.fillStyle = GREEN
  context.beginPath()
  for (const shape of squeezed(text, part)) {
    for (const [index, [x, y]] of shape.entries()) {
      const at = [middle + x * across, floor - y * up] as const
      if (index) context.lineTo(...at)
      else context.moveTo(...at)
    }
    context.closePath()
  }
  context.fill()
  context.restore()

  const face = floor - part * up
  context.fillStyle = STEEL
  context.fillRect(middle - broad * 0.16, top, broad * 0.32, Math.max(0, face - plate * 0.5 - top))
  // The hand of the scale is a corner of the plate, drawn out.
  context.beginPath()
  context.moveTo(middle - broad / 2, face - plate)
  context.lineTo(middle + broad / 2, face - plate)
  context.lineTo(middle + broad / 2, face)
  context.lineTo(left + scale * 0.74, face)
  context.fill()
  context.fillStyle = PUTTY
  context.font = `400 ${Math.max(plate * 0.56, 3)}px "${LABEL}"`
  context.textAlign = 'center'
  context.fillText(label, middle, face - plate * 0.27)
}

/** Beds and scales never change. */
function drawBeds({ context, width, height }: CanvasFrame) {
  context.fillStyle = PUTTY
  context.fillRect(0, 0, width, height)
  const labels = ['KEEP HANDS CLEAR', 'CONTENTS UNDER PRESSURE'] as const
  for (const [index, press] of pressesOf(width, height).entries()) {
    const { left, width: wide, floor, bed, up, scale, middle } = press
    context.fillStyle = STEEL
    context.fillRect(left - 1, floor, wide + 2, bed + 1)
    const type = Math.max(scale * 0.27, Math.min(12.5, scale * 0.31))
    for (let stroke = 0; stroke <= 59; stroke++) {
      const y = floor - restAfter(stroke) * up
      const long = stroke % 5 ? 0.1 : stroke % 15 ? 0.18 : 0.26
      context.fillRect(left + scale * 0.1, y - up * 0.0011, scale * long, Math.max(1, up * 0.0022))
      if (stroke % 15 || scale < 20) continue
      context.font = `400 ${type}px "${LABEL}"`
      context.textAlign = 'left'
      context.fillText(String(stroke), left + scale * 0.42, y + type * 0.43)
    }
    context.fillStyle = PUTTY
    context.textAlign = 'center'
    context.font = `400 ${Math.max(bed * 0.42, 3)}px "${LABEL}"`
    context.fillText(labels[index]!, middle, floor + bed * 0.68)
  }
}

const partOf = (index: number) => (stage: { width: number; height: number }) => {
  const { left, width, top, floor } = pressesOf(stage.width, stage.height)[index]!
  return { left, top, width, height: floor - top }
}

/** The hour has a stroke each minute. */
function drawHour({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const seconds = motion === 'reduced' ? SPRING : secondsOf(time)
  const [press] = pressesOf(width, height)
  drawPress(context, press, hoursOf(time.hour, hourCycle), 'SIXTY MINUTES', leftAt(time.minute, seconds))
  return seconds < (time.minute ? STROKE : SPRING) ? undefined : untilMinute(time)
}

/** The minute has a stroke each second. */
function drawMinute({ context, time, width, height, motion }: CanvasFrame) {
  const seconds = motion === 'reduced' ? SPRING : time.millisecond / 1000
  const [, press] = pressesOf(width, height)
  drawPress(context, press, minutesOf(time.minute), 'SIXTY SECONDS', leftAt(time.second, seconds))
  return seconds < (time.second ? STROKE : SPRING) ? undefined : untilSecond(time)
}

/** Two presses: one squeezes the hour for sixty minutes, the other the minute for sixty seconds. */
export default function Crush() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.shop}>
      <Canvas draw={drawBeds} beat="minute" />
      <Canvas draw={drawHour} beat={30} part={partOf(0)} />
      <Canvas draw={drawMinute} beat={30} part={partOf(1)} />
    </Stage>
  )
}
