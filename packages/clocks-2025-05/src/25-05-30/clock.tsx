import { Stage, secondsOf, untilMinute, untilSecond, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ENGRAVED, TYPED } from './brush'
import styles, { css } from './clock.module.css'
import { groupOf, layoutOf, logOf, padPart, scopePart, wordPart } from './model'
import { needle, noted, read, readPart, SPOKEN, trace, wordSaid } from './paint'
import { scene } from './scene'

export { notes } from './notes'

const cloth = new URL('./cloth.webp', import.meta.url).href

export const images = [cloth]
export const fonts = [
  { family: TYPED, source: new URL('./telegram.woff2', import.meta.url).href, weight: '700' },
  { family: ENGRAVED, source: new URL('./engraved.woff2', import.meta.url).href, weight: '400' },
]

const secondsShown = (time: CanvasFrame['time'], isSettled: boolean) =>
  isSettled ? time.second : secondsOf(time)

/** The needle swings and the ring is drawn as a minute begins; what is left by then is a hundredth of a pixel. */
const SWUNG = 1.2

function drawSet({ context, width, height, time, layer, image, hourCycle }: CanvasFrame, isSettled: boolean) {
  const layout = layoutOf(width, height)
  const seconds = secondsShown(time, isSettled)
  const isSwung = isSettled || seconds >= SWUNG
  const drawScene = (target: CanvasFrame['context']) => {
    target.save()
    scene(target, layout, hourCycle, image(cloth))
    target.restore()
  }
  // Kept for the pictures of the swing alone: a copy of the whole stage takes its time.
  if (isSwung) drawScene(context)
  else layer('scene', String(hourCycle), drawScene)
  needle(context, layout, time.hour, time.minute, hourCycle, seconds, isSettled)
  return isSwung ? untilMinute(time) : undefined
}

function drawWord({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const group = groupOf(time.hour, time.minute, hourCycle)
  const trueFor = wordSaid(context, layoutOf(width, height), group, secondsShown(time, isSettled), isSettled)
  return Math.min(trueFor * 1000, untilSecond(time))
}

function drawScope({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const group = groupOf(time.hour, time.minute, hourCycle)
  trace(context, layoutOf(width, height), group, secondsShown(time, isSettled), isSettled)
  return isSettled || isSaid(time) ? untilSecond(time) : undefined
}

const isSaid = ({ millisecond }: CanvasFrame['time']) => millisecond >= SPOKEN * 1000

/** The minutes before, the ring and the strokes: they are moved as a minute begins, and as a reading does. */
function drawPad({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const { hour, minute, second } = time
  const layout = layoutOf(width, height)
  const log = logOf(hour, minute, hourCycle, layout.lines)
  noted(context, layout, log, secondsShown(time, isSettled), isSettled)
  if (isSettled) return untilSecond(time)
  const isPulled = second % 5 > 0 || time.millisecond >= 250
  return secondsOf(time) >= SWUNG && isPulled ? 1000 * (5 - (second % 5)) - time.millisecond : undefined
}

/** The group, and the dot that hops along below it. */
function drawGroup({ context, width, height, time, hourCycle }: CanvasFrame, isSettled: boolean) {
  const group = groupOf(time.hour, time.minute, hourCycle)
  read(context, layoutOf(width, height), group, secondsShown(time, isSettled), isSettled)
  return isSettled || (time.second > 1 && isSaid(time)) ? untilSecond(time) : undefined
}

/** Pictures a second, of all that moves: one frame shows them all. */
const BEAT = 20

/** A shortwave receiver on a desk in daylight, and the pad on which its message is taken down. */
export default function NumbersStation() {
  const { motion, mode } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <Stage css={css} className={styles.desk} images={images} fonts={fonts}>
      <Canvas draw={(frame) => drawSet(frame, isSettled)} beat={30} />
      <Canvas draw={(frame) => drawWord(frame, isSettled)} beat={BEAT} part={wordPart} />
      <Canvas draw={(frame) => drawScope(frame, isSettled)} beat={BEAT} part={scopePart} />
      <Canvas draw={(frame) => drawPad(frame, isSettled)} beat={BEAT} part={padPart} />
      <Canvas draw={(frame) => drawGroup(frame, isSettled)} beat={BEAT} part={readPart} />
    </Stage>
  )
}
