import { type ClockTime, easeOut, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import type { CSSProperties } from 'react'
import styles, { css } from './clock.module.css'
import { placeOf } from './model'
import { FACE, lensOf, needleOf, paintScene, paintSun, radiusOf } from './paint'

export { notes } from './notes'

const grain = new URL('./grain.webp', import.meta.url).href

export const images = [grain]
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const MINUTE_MS = 60_000

/** Where the clock is, as far as its zone tells, and the full minute it shows. */
function hereAt(time: ClockTime) {
  const minuteMs = Math.floor(time.epochMs / MINUTE_MS) * MINUTE_MS
  const shown = Date.UTC(2000, 0, 2, time.hour, time.minute)
  const day = 86_400_000
  const ahead = (((shown - (minuteMs % day)) % day) + day) % day
  const hours = ahead / 3_600_000
  return {
    place: placeOf(time.timeZone, hours > 14 ? hours - 24 : hours),
    epochMs: minuteMs,
  }
}

function drawScene({ context, time, width, height, hourCycle, seed }: CanvasFrame) {
  const { hour, minute, year } = time
  paintScene(context, { ...hereAt(time), width, height, hour, minute, hourCycle, seed, year })
  return untilMinute(time)
}

function drawSun({ context, time, width, height, motion }: CanvasFrame) {
  const here = hereAt(time)
  const lens = lensOf({ ...here, width, height })
  const still = motion === 'reduced'
  const part = still ? 1 : easeOut(Math.min(1, time.millisecond / 450))
  const needle = needleOf(lens, width, height)
  if (needle)
    paintSun(
      context,
      needle.spot,
      needle.tip,
      radiusOf(width, height),
      time.second,
      part,
      lens.sunAltitude > -1,
    )
  return part === 1 ? untilSecond(time) : undefined
}

function sunPart({ width, height }: { width: number; height: number }) {
  const reach = radiusOf(width, height) * 3.3 + 24
  return {
    left: width * 0.5 - reach,
    top: height * (height > width * 1.3 ? 0.5 : 0.6) - reach,
    width: reach * 2,
    height: reach * 2,
  }
}

/**
 * A sheet of photographic paper that has looked at the sun for half a year: each day's arc is burnt where no cloud was,
 * today's is being burnt now. Seen close, about the sun's true place over the zone's own town; the sky farther out is drawn together, as in a tin, so that the
 * whole day bends through the picture; by night the sun is under the horizon, and the paper is seen there, unburnt. It goes on minute by minute; sixty rays count the seconds.
 */
export default function Solstice() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.paper}
      style={{ '--grain': `url("${grain}")` } as CSSProperties}
    >
      <Canvas draw={drawScene} beat="minute" />
      <i className={styles.grain} />
      <Canvas draw={drawSun} beat={20} part={sunPart} />
    </Stage>
  )
}
