import { Stage, secondsOf, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawFlag, drawFlights, drawGlobe, sightingsOf } from './draw'
import { aloftAt, DEPARTURE, LANDING, middleAt, viewFrom } from './model'
import { planOf } from './plan'
import { CAPS, paintPoster, SCRIPT } from './poster'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: CAPS, source: new URL('./caps.woff2', import.meta.url).href, weight: '400' },
  { family: SCRIPT, source: new URL('./script.woff2', import.meta.url).href, weight: '400' },
]

function drawPoster({ context, width, height, time, hourCycle, transparent }: CanvasFrame) {
  paintPoster(context, planOf(width, height), time, hourCycle, transparent)
}

/** Flights land a little beyond the ring, and the flag stands there. */
function ringPart({ width, height }: Pick<CanvasFrame, 'width' | 'height'>) {
  const { x, y, ring } = planOf(width, height)
  const half = ring * 1.45
  return { left: x - half, top: y - half, width: 2 * half, height: 2 * half }
}

function drawWorld({ context, width, height, time, motion }: CanvasFrame) {
  const plan = planOf(width, height)
  const still = motion === 'reduced'
  const seconds = secondsOf(time)
  const view = viewFrom(middleAt(seconds))
  const sightings = sightingsOf(aloftAt(time.minute * 60 + seconds), view)
  const behind = sightings.filter(({ isBehind }) => isBehind)
  const before = sightings.filter(({ isBehind }) => !isBehind)
  drawFlights(context, plan, behind, view, still)
  drawGlobe(context, plan, view)
  drawFlights(context, plan, before, view, still)
  drawFlag(context, plan, time.minute, still ? 1 : seconds)
  // The globe and what flies round it go three pixels in an eighth of a second; landings and departures go faster.
  const isQuick = seconds >= 60 - LANDING || seconds < (time.minute === 0 ? DEPARTURE : 0.7)
  return Math.min(isQuick ? 60 : 120, untilSecond(time))
}

/** A poster of an airline whose flights all arrive within the hour. */
export default function GreatCircle() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.poster}>
      <Canvas draw={drawPoster} beat="minute" />
      <Canvas draw={drawWorld} beat={30} part={ringPart} />
    </Stage>
  )
}
