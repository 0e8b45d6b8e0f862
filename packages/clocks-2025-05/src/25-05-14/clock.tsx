import { type ClockNotes, Stage, secondsOf, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawFlag, drawFlights, drawGlobe, sightingsOf } from './draw'
import { aloftAt, DEPARTURE, LANDING, middleAt, viewFrom } from './model'
import { planOf } from './plan'
import { CAPS, paintPoster, SCRIPT } from './poster'

export const images = []
export const fonts = [
  { family: CAPS, source: new URL('./caps.woff2', import.meta.url).href, weight: '400' },
  { family: SCRIPT, source: new URL('./script.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The large label gives the hour here and the others the hour in their cities; the aeroplanes standing in the ring, counted clockwise from the top, are the minutes past, and the red flag bears their number.',
  credits: [
    {
      title: 'Natural Earth coastlines, 1:110 million (public domain)',
      creator: 'Natural Earth; made into TopoJSON by Michael Bostock',
      source: 'world-atlas 2.0.2 (npm)',
      licence: 'ISC',
      notice: 'Copyright 2013-2019 Michael Bostock',
      changes: 'simplified to a thousand points on a grid of half degrees, small islands left out',
    },
    {
      title: 'Positions of sixty airports',
      creator: 'James Brooks',
      source: 'airports 1.0.0 (npm)',
      licence: 'MIT',
      notice: 'Copyright (c) James Brooks (https://james-brooks.uk/)',
      changes: 'sixty picked, rounded to tenths of a degree',
    },
    {
      title: 'Contrail One',
      creator: 'Sorkin Type Co',
      source: '@fontsource/contrail-one 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011, Sorkin Type Co (www.sorkintype.com eben@eyebytes.com) with Reserved Font Names "Contrail" and "Contrail One".',
      changes: 'subset to letters and figures, renamed',
      files: ['caps.woff2'],
    },
    {
      title: 'Yesteryear',
      creator: 'Brian J. Bonislawsky, Astigmatic',
      source: '@fontsource/yesteryear 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Yesteryear"',
      changes: 'subset to two words, renamed',
      files: ['script.woff2'],
    },
  ],
}

function drawPoster({ context, width, height, time, hourCycle }: CanvasFrame) {
  paintPoster(context, planOf(width, height), time, hourCycle)
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
    <Stage css={css} images={images} fonts={fonts} className={styles.poster}>
      <Canvas draw={drawPoster} beat="minute" />
      <Canvas draw={drawWorld} beat={30} part={ringPart} />
    </Stage>
  )
}
