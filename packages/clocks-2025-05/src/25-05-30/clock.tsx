import { Stage, untilMinute, untilSecond, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { FACES, paintCalls, paintFigure, paintGroup, paintScale, paintWord } from './dial'
import { callOf, groupOf, layoutOf, snap } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: FACES.figures, source: new URL('./figures.woff2', import.meta.url).href, weight: '500' },
  { family: FACES.engraved, source: new URL('./engraved.woff2', import.meta.url).href, weight: '400' },
]

/** Seconds in which the needle comes to rest on a new minute, and in which a word is spoken. */
const [SWUNG, SPOKEN] = [0.9, 0.7]

/** The glass, the needle behind it, the group on it. */
function drawDial({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const { hour, minute, second, millisecond } = time
  const since = second + millisecond / 1000
  const isSwung = isSettled || since >= SWUNG
  const swing = isSwung ? 0 : ((snap(since / SWUNG) - 1) * 3) / 1440
  paintScale(context, layout, hourCycle)
  paintGroup(context, layout, groupOf(hour, minute, hourCycle), { hour, minute, hourCycle, swing })
  return isSwung ? untilMinute(time) : undefined
}

/** The figure that is called, its word as it is spoken, the count of calls. */
function drawCall({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const group = groupOf(time.hour, time.minute, hourCycle)
  const { place } = callOf(time.second)
  const spoken = isSettled ? 1 : Math.min(1, time.millisecond / 1000 / SPOKEN)
  paintFigure(context, layout, group, place, true)
  for (let at = 0; at < 5; at++) paintWord(context, layout, group, at, at === place ? spoken : 0)
  paintCalls(context, layout, time.second)
  return spoken === 1 ? untilSecond(time) : undefined
}

/** The dial of a receiver, alone in the dark. The glass is painted once a minute, the call in front of it. */
export default function NumbersStation() {
  const { motion, mode } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.room} images={images} fonts={fonts}>
      <Canvas draw={(frame) => drawDial(frame, isSettled)} beat={20} />
      <Canvas draw={(frame) => drawCall(frame, isSettled)} beat={12} />
    </Stage>
  )
}
